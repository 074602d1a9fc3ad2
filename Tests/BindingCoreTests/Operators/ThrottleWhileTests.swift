import BindingCore
import BindingTesting
import Testing

/// `throttle(while:)`: holds the newest element while a condition is true.
struct ThrottleWhileTests {
  let scheduler = TestScheduler()

  private func held(_ a: Marbles, while b: Marbles, subscription: Marbles = "^") -> Marbles {
    let source = scheduler.hotSignal(a, failure: Failure.broken)
    let condition: ScriptedSignal<Bool, Never> = scheduler.hotSignal(b) { $0 == "t" }
    return scheduler.marbles(of: source.throttle(while: condition), subscription: subscription)
  }

  @Test func theNewestElementWaitsUntilTheConditionIsFalse() {
    #expect(held("--1--2-3--4--5-|", while: "---t-----f--t----") == "--1------34----(5|)")
  }

  @Test func nothingIsDeliveredTwice() {
    #expect(held("-1-------", while: "t--f-t-f-") == "---1")
  }

  @Test func aFailureDropsWhatWaits() {
    #expect(held("--1#", while: "-t") == "---#")
  }

  @Test func theEndOfTheConditionReleasesWhatWaits() {
    #expect(held("--1---2-|", while: "-t--|") == "----1-2-|")
  }

  @Test func theConditionIsLeftWhenTheSourceEnds() {
    let condition: ScriptedSignal<Bool, Never> = scheduler.hotSignal("t--------f") { $0 == "t" }
    let source = scheduler.hotSignal("-1|")
    expectNoLeaks { #expect(scheduler.marbles(of: source.throttle(while: condition)) == "--(1|)") }
    #expect(condition.subscriptions == ["^-!"])
  }

  @Test func nothingComesAfterDisposal() {
    expectNoLeaks { #expect(held("-1", while: "t---f", subscription: "^-!") == "") }
  }

  @Test func thePropertyThatHoldsIsLookedAtFirst() {
    expectNoLeaks {
      let number = Property(0)
      var log: [Int] = []
      let observation = number.throttle(while: number.map { $0 % 2 == 1 }).observeNext { log.append($0) }
      number.value = 1
      #expect(log == [0])
      number.value = 2
      #expect(log == [0, 1, 2])
      observation.dispose()
    }
  }

  @Test func eachObserverHoldsItsOwn() {
    let isHolding = Property(true)
    let subject = Numbers()
    let held = subject.throttle(while: isHolding)
    let early = scheduler.record(held)
    subject.send(1)
    let late = scheduler.record(held)
    isHolding.value = false
    #expect(early.elements == [1])
    #expect(late.elements.isEmpty)
  }

  @Test func whatTheObserverSendsDuringTheReleaseComesAfterwards() {
    let isHolding = Property(true)
    let subject = Numbers()
    var log: [Int] = []
    subject.throttle(while: isHolding).observeNext {
      if $0 < 3 { subject.send($0 + 1) }
      log.append($0)
    }
    subject.send(1)
    #expect(log.isEmpty)
    isHolding.value = false
    #expect(log == [1, 2, 3])
  }
}
