import BindingCore
import BindingTesting
import Testing

/// `flatMapLatest`: the order of leaving and entering, and when it ends.
struct FlatMapLatestTests {
  let scheduler = TestScheduler()

  private func switched(_ outer: Marbles, _ inner: [String: Marbles]) -> (Marbles, [ScriptedSignal<String, Failure>]) {
    var made: [ScriptedSignal<String, Failure>] = []
    let source = scheduler.hotSignal(outer, failure: Failure.broken)
    let output = source.flatMapLatest { name in
      let signal = scheduler.coldSignal(inner[name] ?? "", failure: Failure.broken)
      made.append(signal)
      return signal
    }
    return (scheduler.marbles(of: output), made)
  }

  @Test func onlyTheNewestSignalIsHeard() {
    let (output, inner) = switched("--a--------b------------|", ["a": "-1--2--3--4", "b": "-5--6--|"])
    #expect(output == "---1--2--3--5--6--------|")
    #expect(inner.map(\.subscriptions) == [["^--------!"], ["^------!"]])
  }

  @Test func itFinishesWithTheNewestSignalWhenTheSourceHasFinished() {
    #expect(switched("a|", ["a": "--1--|"]).0 == "--1--|")
  }

  @Test func itFinishesWithTheSourceWhenTheNewestSignalHasFinished() {
    #expect(switched("a----|", ["a": "-1|"]).0 == "-1---|")
  }

  @Test func itFinishesWithASourceThatDeliversNothing() {
    #expect(switched("---|", [:]).0 == "---|")
  }

  @Test func aSupersededSignalThatWouldHaveFailedDoesNoHarm() {
    #expect(switched("a-b------|", ["a": "---#", "b": "-1|"]).0 == "---1-----|")
  }

  @Test func aFailureOfTheSourceOrTheNewestSignalFailsIt() {
    #expect(switched("a---#", ["a": "-1-----2"]).0 == "-1--#")
    let (output, inner) = switched("a------b", ["a": "-1-#"])
    #expect(output == "-1-#")
    #expect(inner.count == 1)
  }

  @Test func theOldSignalIsLeftBeforeTheNewOneIsMadeOrObserved() {
    var log: [String] = []
    let selection = Numbers()
    selection.flatMapLatest { value -> SafeSignal<Int> in
      log.append("make \(value)")
      return Signal { _ in
        log.append("observe \(value)")
        return BlockDisposable { log.append("leave \(value)") }
      }
    }.observeNext { _ in }
    selection.send(1)
    selection.send(2)
    #expect(log == ["make 1", "observe 1", "leave 1", "make 2", "observe 2"])
  }

  @Test func disposalLeavesTheSourceAndTheNewestSignal() {
    expectNoLeaks {
      let outer = Property(1)
      let inner = Property(10)
      var log: [Int] = []
      let observation = outer.flatMapLatest { _ in inner }.observeNext { log.append($0) }
      observation.dispose()
      inner.value = 11
      outer.value = 2
      #expect(log == [10])
    }
  }

  @Test func disposalFromTheTransformationLeavesNothingBehind() {
    expectNoLeaks {
      let outer = Numbers()
      let inner = Property(10)
      var observation: Subscription?
      var log: [Int] = []
      observation =
        outer.flatMapLatest { _ -> Property<Int> in
          observation?.dispose()
          return inner
        }.observeNext { log.append($0) }
      outer.send(1)
      inner.value = 11
      #expect(log.isEmpty)
    }
  }

  @Test func manySwitchesPileUpNothing() {
    expectNoLeaks {
      let outer = Numbers()
      let target = Target(0)
      let observation = outer.flatMapLatest { value in
        DynamicSubject(target: target, signal: .never(), get: { $0.value + value }, set: { $0.value = $1 })
      }.observeNext { _ in }
      let before = Subscription.liveCount
      outer.send(0)
      let one = Subscription.liveCount - before
      for value in 1...1000 { outer.send(value) }
      #expect(Subscription.liveCount - before == one)
      observation.dispose()
    }
  }
}
