import BindingCore
import Testing

/// Bags end what they hold, once, and hold no more than they must.
struct DisposeBagTests {
  @Test func aBagDisposesWhatItHoldsWhenItGoesAway() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [Int] = []
      do {
        let bag = DisposeBag()
        subject.observeNext { log.append($0) }.dispose(in: bag)
        subject.send(1)
      }
      subject.send(2)
      #expect(log == [1])
    }
  }

  @Test func whatIsAddedToADisposedBagIsDisposedAtOnce() {
    let bag = DisposeBag()
    bag.dispose()
    let late = BlockDisposable {}
    bag.add(late)
    #expect(late.isDisposed)
  }

  @Test func aBagThatWasEmptiedTakesMore() {
    let bag = DisposeBag()
    let first = BlockDisposable {}
    let second = BlockDisposable {}
    bag += first
    bag.removeAll()
    bag += second
    #expect(first.isDisposed)
    #expect(!second.isDisposed)
    bag.removeAll()
    #expect(second.isDisposed)
  }

  @Test func whatHasEndedByItselfDoesNotPileUp() {
    expectNoLeaks {
      let bag = DisposeBag()
      weak var early: Subscription?
      for value in 0..<1000 {
        let observation = Signal<Int, Never>(just: value).observeNext { _ in }
        if value == 0 { early = observation }
        bag.add(observation)
      }
      #expect(early == nil)
    }
  }

  @Test func aBagMayBeDisposedFromInsideAnEmissionThatItObserves() {
    expectNoLeaks {
      let subject = Numbers()
      var bag: DisposeBag? = DisposeBag()
      var log: [String] = []
      for name in ["a", "b", "c"] {
        let observation = subject.observeNext {
          log.append("\(name)\($0)")
          if name == "b" { bag = nil }
        }
        bag?.add(observation)
      }
      subject.send(1)
      subject.send(2)
      #expect(log == ["a1", "b1"])
    }
  }

  @Test func aDisposableMayUseTheBagWhileTheBagIsDisposed() {
    let bag = DisposeBag()
    let late = BlockDisposable {}
    var count = 0
    bag.add(
      BlockDisposable {
        count += 1
        bag.add(late)
        bag.dispose()
      })
    bag.dispose()
    #expect(count == 1)
    #expect(late.isDisposed)
  }

  @Test func aBagTellsOnceThatItIsGone() {
    expectNoLeaks {
      var log: [String] = []
      var bag: DisposeBag? = DisposeBag()
      let deallocated = bag?.deallocated
      for name in ["a", "b"] {
        deallocated?.observe { event in
          if case .next = event { log.append(name) } else { log.append("\(name)|") }
        }
      }
      bag?.dispose()
      bag?.dispose()
      #expect(log == ["a", "b", "a|", "b|"])
      bag?.deallocated.observeNext { log.append("late") }
      #expect(log.last == "late")
      bag = nil
      #expect(log.count == 5)
    }
  }

  @Test func whatHappensWhenABagGoesMayDisposeMoreOfIt() {
    expectNoLeaks {
      let subject = Numbers()
      let other = DisposeBag()
      do {
        let bag = DisposeBag()
        bag.deallocated.observeNext { other.dispose() }
        subject.observeNext { _ in }.dispose(in: other)
        other.deallocated.observeNext { subject.send(1) }
      }
      #expect(other.isDisposed)
    }
  }

  @Test func aBagThatWasEmptiedLetsGoOfWhatItHeld() {
    let bag = DisposeBag()
    weak var held: BlockDisposable?
    do {
      let disposable = BlockDisposable {}
      held = disposable
      bag.add(disposable)
    }
    #expect(held != nil)
    bag.removeAll()
    #expect(held == nil)
  }
}
