import BindingCore
import BindingTesting
import Testing

/// `timeout` in virtual time: a silence that is too long is a failure.
struct TimeoutTests {
  let scheduler = TestScheduler()

  private func limited(_ diagram: Marbles, to seconds: Int, subscription: Marbles = "^") -> Marbles {
    let source = scheduler.hotSignal(diagram, failure: Failure.broken)
    return scheduler.marbles(
      of: source.timeout(after: .seconds(seconds), with: .broken, scheduler: scheduler), subscription: subscription)
  }

  @Test func aSilenceThatIsTooLongFails() {
    #expect(limited("--1--2--------|", to: 4) == "--1--2---#")
    #expect(limited("", to: 4) == "----#")
  }

  @Test func whatComesInTimePasses() {
    #expect(limited("--1--2--|", to: 4) == "--1--2--|")
    #expect(limited("--1#", to: 4) == "--1#")
    #expect(limited("|", to: 4) == "|")
  }

  @Test func theSourceIsDisposed() {
    let source = scheduler.coldSignal("--a------b|", failure: Failure.broken)
    let limited = source.timeout(after: 3.0, with: .broken, scheduler: scheduler)
    expectNoLeaks { #expect(scheduler.marbles(of: limited) == "--a--#") }
    #expect(source.subscriptions == ["^----!"])
    #expect(scheduler.waitingCount == 0)
  }

  @Test func noTimerIsLeftBehind() {
    let source = scheduler.hotSignal("a|", failure: Failure.broken)
    let recording = scheduler.record(source.timeout(after: .seconds(60), with: .broken, scheduler: scheduler))
    scheduler.advance(by: .seconds(1))
    #expect(recording.marbles == "a|")
    #expect(scheduler.waitingCount == 0)
    #expect(limited("a", to: 60, subscription: "^-!") == "a")
    #expect(scheduler.waitingCount == 0)
  }

  @Test func eachObserverHasALimitOfItsOwn() {
    let limited = scheduler.coldSignal("--a", failure: Failure.broken)
      .timeout(after: .seconds(3), with: .broken, scheduler: scheduler)
    let early = scheduler.record(limited)
    let late = scheduler.record(limited, subscription: "--^")
    scheduler.run()
    #expect(early.marbles == "--a--#")
    #expect(late.marbles == "----a--#")
  }
}
