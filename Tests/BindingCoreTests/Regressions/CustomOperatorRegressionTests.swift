import BindingCore
import BindingTesting
import Testing

/// An operator written as a closure that observes its source was not glitch-free.
struct CustomOperatorRegressionTests {
  private func doubled(_ source: some SignalProtocol<Int, Never>) -> SafeSignal<Int> {
    Signal { observer in source.observe { observer.on($0.map { $0 * 2 }) } }
  }

  private func negated(_ source: Property<Int>) -> SafeSignal<Int> {
    Signal { observer in source.observeNext { observer.receive(-$0) } }
  }

  @Test func anOperatorMadeOfObserveMeetsItsSourceConsistently() {
    expectNoLeaks {
      let a = Property(1)
      var heard: [[Int]] = []
      combineLatest(doubled(a), a, negated(a)).observeNext { heard.append([$0, $1, $2]) }
      a.value = 2
      a.value = 3
      #expect(heard == [[2, 1, -1], [4, 2, -2], [6, 3, -3]])
    }
  }

  @Test func operatorsMadeOfEachOtherStayConsistent() {
    expectNoLeaks {
      let a = Property(1)
      var heard: [[Int]] = []
      combineLatest(a, doubled(doubled(doubled(a)).map { $0 + 1 })).observeNext { heard.append([$0, $1]) }
      a.value = 2
      #expect(heard == [[1, 10], [2, 18]])
    }
  }

  @Test func whatAnObserverObservesBelowIsNoPartOfTheOperator() {
    expectNoLeaks {
      let (a, other) = (Property(1), Property(0))
      let bag = DisposeBag()
      var heard: [Int] = []
      var seen: [Int] = []
      let target = Property(0)
      doubled(a).bind(to: target)
      target.observeNext { _ in other.observeNext { seen.append($0) }.dispose(in: bag) }
      combineLatest(target, a).observeNext { heard.append($0 + $1) }
      bag.removeAll()
      seen = []
      a.value = 2
      other.value = 5
      #expect(heard == [3, 6])
      #expect(seen == [0, 5])
      bag.dispose()
    }
  }

  @Test func anObservationThatOutlivesTheOperatorIsHarmless() {
    expectNoLeaks {
      let (a, b) = (Property(1), Property(1))
      var leftBehind: [Int] = []
      let signal = SafeSignal<Int> { observer in
        b.observeNext { leftBehind.append($0) }
        return a.observeNext { observer.receive($0) }
      }
      var heard: [Int] = []
      let observation = combineLatest(signal, b, a).observeNext { heard.append($0 * 100 + $1 * 10 + $2) }
      b.value = 2
      observation.dispose()
      b.value = 3
      a.value = 4
      #expect(heard == [111, 121])
      #expect(leftBehind == [1, 2, 3])
    }
  }
}
