import BindingTesting
import Glibc
import Synchronization
import Testing

@testable import BindingCore

/// `debug`, `breakpoint` and `doOn`: what a person sees who looks into a chain.
struct DebuggingTests {
  let scheduler = TestScheduler()

  @Test func everyStageIsWrittenWithItsNameAndPlace() {
    var lines: [String] = []
    let signal = scheduler.coldSignal("-1-2|").debug("numbers", file: "App/View.swift", line: 12) { lines.append($0) }
    #expect(scheduler.marbles(of: signal) == "-1-2|")
    #expect(
      lines == [
        "[numbers View.swift:12] subscribed", "[numbers View.swift:12] next(1)", "[numbers View.swift:12] next(2)",
        "[numbers View.swift:12] finished", "[numbers View.swift:12] disposed",
      ])
  }

  @Test func failureAndDisposalAreWritten() {
    var lines: [String] = []
    let failing = scheduler.coldSignal("#", failure: Failure.broken).debug(file: "View.swift", line: 3) {
      lines.append($0)
    }
    #expect(scheduler.marbles(of: failing) == "#")
    #expect(lines == ["[View.swift:3] subscribed", "[View.swift:3] failed(broken)", "[View.swift:3] disposed"])
    lines = []
    Signal<Int, Never>.never().debug("n", file: "V.swift", line: 1) { lines.append($0) }.observeNext { _ in }.dispose()
    #expect(lines == ["[n V.swift:1] subscribed", "[n V.swift:1] disposed"])
  }

  @Test func thePlaceIsThatOfTheCall() {
    var lines: [String] = []
    SafeSignal(just: 1).debug(output: { lines.append($0) }).observeNext { _ in }
    #expect(lines.first?.contains("DebuggingTests.swift:") == true)
  }

  /// How often the debugger would have stopped while `body` ran.
  private func stops(during body: () -> Void) -> Int {
    let count = Mutex(0)
    withoutActuallyEscaping(body) { body in
      Breakpoint.$stop.withValue({ count.withLock { $0 += 1 } }, operation: { body() })
    }
    return count.withLock { $0 }
  }

  @Test func aBreakpointStopsWhereItsClosuresSaySo() {
    let source = SafeSignal(sequence: 1...5)
    #expect(stops { source.breakpoint(receiveSubscription: { true }).observeNext { _ in } } == 1)
    #expect(stops { source.breakpoint(receiveOutput: { $0 > 3 }).observeNext { _ in } } == 2)
    #expect(stops { source.breakpoint(receiveCompletion: { _ in true }).observeNext { _ in } } == 1)
    #expect(stops { source.breakpoint().observeNext { _ in } } == 0)
  }

  @Test func aBreakpointOnErrorStopsForFailuresOnly() {
    #expect(stops { Signal<Int, Failure>.failed(.broken).breakpointOnError().observeNext { _ in } } == 1)
    #expect(stops { SafeSignal(just: 1).breakpointOnError().observeNext { _ in } } == 0)
  }

  @Test func withoutADebuggerABreakpointEndsTheProgram() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) { @MainActor in
      _ = SafeSignal(just: 1).breakpoint(receiveOutput: { $0 == 1 }).observeNext { _ in }
    }
  }
}
