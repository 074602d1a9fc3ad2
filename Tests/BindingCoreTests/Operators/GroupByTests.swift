import BindingCore
import BindingTesting
import Testing

/// `groupBy`: a signal for each key.
struct GroupByTests {
  @Test func elementsGoThroughTheSignalOfTheirKey() {
    #expect(
      marbles("--1--2--3--4--|") { $0.groupBy { $0 % 2 }.flatMapMerge { $0.scan(0, +).dropFirst(1) } }
        == "--1--2--4--6--|")
    #expect(marbles("-1-2-3-|") { $0.groupBy { $0 % 2 }.map(\.key) } == "-1-0---|")
  }

  @Test func theGroupsEndAsTheSourceDoes() {
    #expect(marbles("-1-2-3-|") { $0.groupBy { $0 % 2 }.flatMapMerge { $0.reduce(0, +) } } == "-------(42|)")
    #expect(marbles("-1-2-#") { $0.groupBy { $0 % 2 }.flatMapMerge { $0.reduce(0, +) } } == "-----#")
  }

  @Test func groupsFinishWhenTheObservationIsDisposed() {
    expectNoLeaks {
      let numbers = Numbers()
      var groups: [SignalGroup<Int, Int, Never>] = []
      var log: [String] = []
      let observation = numbers.groupBy { $0 % 2 }.observeNext { group in
        groups.append(group)
        group.observe { log.append("\(group.key): \($0)") }
      }
      numbers.send(1)
      numbers.send(2)
      observation.dispose()
      numbers.send(3)
      #expect(log == ["1: next(1)", "0: next(2)", "1: completed", "0: completed"])
      #expect(groups.count == 2)
    }
  }

  @Test func aSynchronousProducerIsStopped() {
    expectNoLeaks {
      var made = 0
      let numbers = SafeSignal(
        sequence: (1...1_000_000).lazy.map {
          made += 1
          return $0
        })
      var log: [Int] = []
      numbers.groupBy { $0 % 2 }.flatMapMerge { $0 }.prefix(maxLength: 3).observeNext { log.append($0) }
      #expect(log == [1, 2, 3])
      #expect(made == 3)
    }
  }

  @Test func eachObserverHasGroupsOfItsOwn() {
    expectNoLeaks {
      let numbers = Numbers()
      var log: [Int] = []
      let groups = numbers.groupBy { $0 % 2 }
      let first = groups.observeNext { log.append($0.key) }
      numbers.send(1)
      let second = groups.observeNext { log.append($0.key + 10) }
      numbers.send(1)
      #expect(log == [1, 11])
      first.dispose()
      second.dispose()
    }
  }
}
