import BindingCore
import BindingTesting
import Testing

/// Buffers and windows that are limited in time, and `timeout` with another signal.
struct BufferAndTimeoutTests {
  let scheduler = TestScheduler()

  private func counts(_ diagram: Marbles, _ seconds: Int, _ size: Int) -> Marbles {
    let source = scheduler.hotSignal(diagram, failure: Failure.broken)
    let buffers = source.buffer(for: .seconds(seconds), size: size, scheduler: scheduler)
    let result = scheduler.marbles(of: buffers.map(\.count))
    #expect(scheduler.waitingCount == 0)
    return result
  }

  @Test func aBufferIsDeliveredWhenItIsFullOrItsTimeIsOver() {
    #expect(counts("--1-2-3---------4--|", 5, 2) == "----2------1-------(1|)")
    #expect(counts("abcde|", 10, 1) == "11111|")
    #expect(counts("abc-----|", 3, 3) == "--3-----|")
  }

  @Test func aFinishDeliversWhatWaitsAndAFailureDropsIt() {
    #expect(counts("ab|", 5, 3) == "--(2|)")
    #expect(counts("ab#", 5, 3) == "--#")
    #expect(counts("|", 5, 3) == "|")
  }

  @Test func anObserverOfABufferMaySendToItsSource() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [[Int]] = []
      let observation = subject.buffer(for: .seconds(1), size: 2, scheduler: scheduler).observeNext {
        log.append($0)
        if log.count < 3 { subject.send($0.count) }
      }
      subject.send(7)
      subject.send(8)
      scheduler.run()
      #expect(log == [[7, 8], [2], [1]])
      observation.dispose()
    }
  }

  @Test func aWindowIsWhatCameInItsTime() {
    let numbers: ScriptedSignal<Int, Failure> = scheduler.coldSignal("--1-2-3---------4--|", failure: .broken) {
      Int($0)!
    }
    let sums = numbers.window(for: .seconds(3), scheduler: scheduler).flatMapMerge { $0.reduce(0, +) }
    #expect(scheduler.marbles(of: sums) == "-----3---3---------(4|)")
  }

  private func limited(_ source: Marbles, to seconds: Int, then other: Marbles) -> Marbles {
    var result: Marbles = ""
    expectNoLeaks {
      let scheduler = TestScheduler()
      let first = scheduler.coldSignal(source, failure: Failure.broken)
      let second = scheduler.coldSignal(other, failure: Failure.broken)
      result = scheduler.marbles(
        of: first.timeout(after: .seconds(seconds), switchingTo: second, scheduler: scheduler))
      #expect(scheduler.waitingCount == 0)
    }
    return result
  }

  @Test func afterASilenceTheOtherGoesOn() {
    #expect(limited("--1--2--------|", to: 4, then: "-8--9|") == "--1--2----8--9|")
    #expect(limited("-----", to: 3, then: "|") == "---|")
    #expect(limited("-----", to: 3, then: "-#") == "----#")
    #expect(limited("-----", to: 2, then: "-----8|") == "-------8|")
  }

  @Test func whatComesInTimePasses() {
    #expect(limited("--1--2|", to: 4, then: "-8--9|") == "--1--2|")
    #expect(limited("--1--2#", to: 4, then: "-8--9|") == "--1--2#")
  }

  @Test func theSourceIsDisposed() {
    let source = scheduler.coldSignal("--a------b|", failure: Failure.broken)
    let other = scheduler.coldSignal("--c|", failure: Failure.broken)
    let limited = source.timeout(after: .seconds(3), switchingTo: other, scheduler: scheduler)
    expectNoLeaks { #expect(scheduler.marbles(of: limited) == "--a----c|") }
    #expect(source.subscriptions == ["^----!"])
    #expect(other.subscriptions == ["-----^--!"])
  }
}
