import BindingCore
import Testing

/// The disposables by themselves.
struct DisposableTests {
  private func counted(_ count: Box) -> BlockDisposable { BlockDisposable { count.value += 1 } }

  private final class Box {
    var value = 0
  }

  @Test func aNonDisposableIsNeverDisposed() {
    NonDisposable.instance.dispose()
    #expect(!NonDisposable.instance.isDisposed)
  }

  @Test func aSimpleDisposableRemembersThatItWasDisposed() {
    let disposable = SimpleDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(SimpleDisposable(isDisposed: true).isDisposed)
  }

  @Test func aBlockRunsOnceAndNotWhenTheDisposableGoesAway() {
    let count = Box()
    do { _ = counted(count) }
    #expect(count.value == 0)
    let disposable = counted(count)
    disposable.dispose()
    disposable.dispose()
    #expect(count.value == 1)
  }

  @Test func aDeinitDisposableDisposesWhenItGoesAway() {
    expectNoLeaks {
      let numbers = Numbers()
      var log: [Int] = []
      do {
        let guardian = DeinitDisposable(disposable: numbers.observeNext { log.append($0) })
        numbers.send(1)
        #expect(!guardian.isDisposed)
      }
      numbers.send(2)
      #expect(log == [1])
      let guardian = DeinitDisposable(disposable: SafeSignal(just: 1).observeNext { _ in })
      #expect(guardian.isDisposed, "the observation has ended by itself")
    }
  }

  @Test func aCompositeDisposesAllOfItAndWhatComesLaterAtOnce() {
    let count = Box()
    let composite = CompositeDisposable([counted(count), counted(count)])
    composite += counted(count)
    composite.dispose()
    composite.dispose()
    #expect(count.value == 3)
    composite.add(disposable: counted(count))
    #expect(count.value == 4)
    #expect(composite.isDisposed)
  }

  @Test func whatHasEndedByItselfDoesNotPileUpInAComposite() {
    let composite = CompositeDisposable()
    weak var early: Subscription?
    for value in 0..<1000 {
      let observation = SafeSignal(just: value).observeNext { _ in }
      if value == 0 { early = observation }
      composite.add(disposable: observation)
    }
    #expect(early == nil)
  }

  @Test func aDisposableMayUseTheCompositeWhileItIsDisposed() {
    let count = Box()
    let composite = CompositeDisposable()
    composite.add(
      disposable: BlockDisposable {
        composite.add(disposable: BlockDisposable { count.value += 1 })
        composite.dispose()
      })
    composite.dispose()
    #expect(count.value == 1)
  }

  @Test func aSerialDisposableHoldsOneAtATime() {
    let count = Box()
    let serial = SerialDisposable()
    let first = counted(count)
    serial.otherDisposable = first
    serial.otherDisposable = first
    #expect(count.value == 0, "the same one is not replaced")
    let second = counted(count)
    serial.otherDisposable = second
    #expect(first.isDisposed)
    serial.dispose()
    #expect(second.isDisposed)
    let late = counted(count)
    serial.otherDisposable = late
    #expect(late.isDisposed)
    #expect(serial.otherDisposable == nil)
  }

  @Test func aDisposableGoesIntoWhateverHoldsIt() {
    expectNoLeaks {
      let numbers = Numbers()
      var log: [String] = []
      let bag = DisposeBag([numbers.observeNext { log.append("bag \($0)") }])
      bag += [numbers.observeNext { log.append("array \($0)") }]
      numbers.observeNext { log.append("in \($0)") }.dispose(in: bag)
      numbers.send(1)
      #expect(log == ["bag 1", "array 1", "in 1"])
      bag.dispose()
      numbers.send(2)
      #expect(log.count == 3)
    }
  }

  @Test func aSetOrAnArrayOfCancellablesDisposesWhenItGoesAway() {
    expectNoLeaks {
      let numbers = Numbers()
      var log: [String] = []
      do {
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        numbers.observeNext { log.append("set \($0)") }.store(in: &set)
        numbers.observeNext { log.append("array \($0)") }.store(in: &array)
        numbers.sink { log.append("sink \($0)") }.store(in: &array)
        numbers.send(1)
        #expect(set.count + array.count == 3)
      }
      numbers.send(2)
      #expect(log == ["set 1", "array 1", "sink 1"])
    }
  }

  @Test func aCancellableIsInASetOnceAlsoWhenItsTypeIsNotKnown() {
    var set: Set<AnyCancellable> = []
    let cancellable = AnyCancellable {}
    let disposable: any Disposable = cancellable
    cancellable.store(in: &set)
    disposable.store(in: &set)
    #expect(set == [cancellable])
  }
}
