import BindingCore
import BindingTesting
import Testing

/// Programs that `BindingProgramTests` generated and the engine did not stand.
struct GeneratedProgramRegressionTests {
  /// The node of a join was used after it was freed: nobody on the way to it held it.
  @Test func aJoinBelowAnOperatorThatForgetsItsEndStaysAlive() {
    for _ in 0..<500 {
      expectNoLeaks {
        let property = Property(0)
        let silent = property.ignoreTerminal()
        combineLatest(silent.last(), silent.last()).observeNext { _ = $0 }
        silent.reduce(1, &+).with(latestFrom: silent.reduce(1, &+)).observeNext { _ = $0 }
        property.observeNext { _ in }
        property.value = 1
        property.value = 2
      }
    }
  }

  /// Another observer of the source made a burst arrive as one element.
  @Test func replayLatestDeliversEachElementOfABurst() {
    for isObservedTwice in [false, true] {
      expectNoLeaks {
        let (subject, trigger) = (Numbers(), Property(0))
        let bursts = subject.map { [$0, $0 + 1] }.flattenElements()
        var heard: [Int] = []
        bursts.replayLatest(when: trigger).observeNext { heard.append($0) }
        if isObservedTwice { bursts.observeNext { _ in } }
        subject.send(0)
        #expect(heard == [0, 1])
        trigger.value = 1
        #expect(heard == [0, 1, 1])
      }
    }
  }

  @Test func replayLatestRepeatsForEachElementOfABurst() {
    for isObservedTwice in [false, true] {
      expectNoLeaks {
        let (source, subject) = (Property(5), Numbers())
        let bursts = subject.map { [$0, $0] }.flattenElements()
        var heard: [Int] = []
        source.replayLatest(when: bursts).observeNext { heard.append($0) }
        if isObservedTwice { bursts.observeNext { _ in } }
        subject.send(0)
        #expect(heard == [5, 5, 5])
      }
    }
  }

  /// Nobody waited for a property without observers, so a switch to it began with the value of before.
  @Test func aFirstSwitchToAPropertyThatIsAboutToChangeSkipsItsOldValue() {
    expectNoLeaks {
      let (source, target) = (Property(0), Property(0))
      let trigger = Numbers()
      source.bind(to: trigger)
      source.bind(to: target)
      var heard: [Int] = []
      trigger.flatMapLatest { _ in target }.observeNext { heard.append($0) }
      source.value = 1
      source.value = 2
      #expect(heard == [1, 2])
    }
  }
}
