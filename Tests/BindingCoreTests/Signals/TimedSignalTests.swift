import BindingCore
import BindingTesting
import Testing

/// The constructors that deal with time, and `dropFirst(for:)`, in virtual time.
struct TimedSignalTests {
  let scheduler = TestScheduler()

  @Test func oneElementComesLater() {
    #expect(scheduler.marbles(of: SafeSignal(just: 1, after: .seconds(3), scheduler: scheduler)) == "---(1|)")
  }

  @Test func aSequenceIsDeliveredInRhythm() {
    let signal = SafeSignal(sequence: 1...3, interval: .seconds(2), scheduler: scheduler)
    #expect(scheduler.marbles(of: signal) == "--1-2-3-|")
    #expect(scheduler.marbles(of: signal) == "--1-2-3-|")
    #expect(scheduler.marbles(of: SafeSignal(sequence: [Int](), interval: .seconds(2), scheduler: scheduler)) == "--|")
  }

  @Test func anIntervalCountsUntilItIsDisposed() {
    expectNoLeaks {
      let numbers = SafeSignal.interval(.seconds(2), scheduler: scheduler)
      #expect(scheduler.marbles(of: numbers, subscription: "^----------!") == "--0-1-2-3-4")
      let two = SafeSignal.interval(.seconds(1), scheduler: scheduler).prefix(maxLength: 2)
      #expect(scheduler.marbles(of: two) == "-0(1|)")
    }
    #expect(scheduler.waitingCount == 0)
  }

  @Test func aHeartBeatsAtOnceAndThenRegularly() {
    let beats = SafeSignal.heartbeat(interval: .seconds(3), scheduler: scheduler).replaceElements(with: "x")
    #expect(scheduler.marbles(of: beats, subscription: "^---------!") == "x--x--x--x")
    let first = SafeSignal.heartbeat(interval: .seconds(3), scheduler: scheduler).prefix(maxLength: 1).map { "x" }
    #expect(scheduler.marbles(of: first) == "(x|)")
    #expect(scheduler.waitingCount == 0)
  }

  @Test func theSequenceIsAskedOnlyWhenAnElementIsDue() {
    var asked = 0
    let elements = AnyIterator<Int> {
      asked += 1
      return asked
    }
    let recording = scheduler.record(SafeSignal(sequence: elements, interval: .seconds(1), scheduler: scheduler))
    #expect(asked == 0)
    scheduler.advance(by: .seconds(2))
    #expect(asked == 2)
    recording.dispose()
    scheduler.run()
    #expect(asked == 2)
  }

  @Test func aRhythmThatWasHeldUpGoesOnWithoutABurst() {
    let clock = LateScheduler()
    var log: [Int] = []
    let observation = SafeSignal.interval(.seconds(1), scheduler: clock).observeNext { log.append($0) }
    clock.now = .seconds(10)
    clock.runDue()
    #expect(log == [0])
    clock.runDue()
    #expect(log == [0, 1])
    clock.runDue()
    #expect(log == [0, 1])
    #expect(clock.due == .seconds(11))
    observation.dispose()
  }

  @Test func theFirstIntervalIsSwallowed() {
    let source = scheduler.hotSignal("--1-2---3-4-|")
    #expect(scheduler.marbles(of: source.dropFirst(for: .seconds(8), scheduler: scheduler)) == "--------3-4-|")
    let later = scheduler.hotSignal("--1-2-3-|").dropFirst(for: .seconds(2), scheduler: scheduler)
    #expect(scheduler.marbles(of: later, subscription: "-^") == "----2-3-|")
    #expect(scheduler.marbles(of: scheduler.hotSignal("|").dropFirst(for: .seconds(8), scheduler: scheduler)) == "|")
  }
}

/// A scheduler whose program was held up: time may have passed without anything having run.
private final class LateScheduler: Scheduler {
  var now: Duration = .zero
  private(set) var due: Duration?
  private var action: (() -> Void)?

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    due = now + delay
    self.action = action
    return BlockDisposable { self.action = nil }
  }

  /// Runs what is due, once.
  func runDue() {
    guard let due, due <= now else { return }
    let action = action
    self.action = nil
    action?()
  }
}
