import BindingCore
import BindingTesting
import Testing

/// `repeat(when:)`: a signal that is observed again when another one says so.
struct RepeatTests {
  let scheduler = TestScheduler()

  @Test func theSourceIsObservedAgainForEachElementOfTheOther() {
    let source = scheduler.coldSignal("-1-|")
    let refresh = scheduler.hotSignal("------x----|")
    expectNoLeaks { #expect(scheduler.marbles(of: source.repeat { _ in refresh }) == "-1-----1---|") }
    #expect(source.subscriptions == ["^--!", "------^--!"])
  }

  @Test func aSourceThatIsStillRunningIsDisposedFirst() {
    let source = scheduler.coldSignal("-1--2|")
    let refresh = scheduler.hotSignal("---x--|")
    #expect(scheduler.marbles(of: source.repeat { _ in refresh }) == "-1--1--2|")
    #expect(source.subscriptions == ["^--!", "---^----!"])
  }

  @Test func aSourceWithoutElementsCannotBeRepeated() {
    #expect(scheduler.marbles(of: scheduler.coldSignal("--|").repeat { _ in Numbers() }) == "--|")
  }

  @Test func aFailureEndsBoth() {
    let refresh = scheduler.hotSignal("-------x")
    let source = scheduler.coldSignal("-1#", failure: Failure.broken).repeat { _ in refresh }
    expectNoLeaks { #expect(scheduler.marbles(of: source) == "-1#") }
    #expect(refresh.subscriptions == ["-^!"])
  }

  @Test func disposalEndsBoth() {
    let source = scheduler.coldSignal("-1---2|")
    let refresh = scheduler.hotSignal("-------x")
    expectNoLeaks { #expect(scheduler.marbles(of: source.repeat { _ in refresh }, subscription: "^--!") == "-1") }
    #expect(source.subscriptions == ["^--!"])
    #expect(refresh.subscriptions == ["-^-!"])
  }

  @Test func synchronousSignalsRepeatWithoutRecursion() {
    expectNoLeaks {
      var count = 0
      SafeSignal(just: 1).repeat { _ in SafeSignal(just: ()) }.prefix(maxLength: 100_000).observeNext { _ in count += 1
      }
      #expect(count == 100_000)
    }
  }

  @Test func eachObserverRepeatsForItself() {
    let refresh = PassthroughSubject<Void, Never>()
    let signal = SafeSignal(just: 1).repeat { _ in refresh }
    let first = scheduler.record(signal)
    refresh.send()
    let second = scheduler.record(signal)
    refresh.send()
    #expect(first.elements == [1, 1, 1])
    #expect(second.elements == [1, 1])
    first.dispose()
    second.dispose()
  }
}
