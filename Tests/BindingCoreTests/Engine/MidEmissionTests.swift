import BindingCore
import BindingTesting
import Testing

/// Who comes, leaves or ends in the middle of an emission.
struct MidEmissionTests {
  @Test func theFirstOfTwoEndsThatAnObserverSendsCounts() {
    expectNoLeaks {
      let numbers = PassthroughSubject<Int, Failure>()
      var heard: [String] = []
      numbers.observeNext { _ in
        numbers.send(completion: .failure(.broken))
        numbers.send(completion: .finished)
      }
      numbers.observe { event in
        switch event {
        case .next(let number): heard.append("\(number)")
        case .failed: heard.append("failed")
        case .completed: heard.append("completed")
        }
      }
      numbers.send(1)
      #expect(heard == ["1", "failed"])
    }
  }

  @Test func whoTakesThePlaceOfTheOnlyObserverMissesWhatWasSentBefore() {
    expectNoLeaks {
      let numbers = Numbers()
      var heard: [Int] = []
      var first: Subscription?
      first = numbers.observeNext { _ in
        first?.dispose()
        numbers.send(2)
        numbers.observeNext { heard.append($0) }
        numbers.send(3)
      }
      numbers.send(1)
      #expect(heard == [3])
      numbers.send(completion: .finished)
    }
  }

  @Test func aDisposedObservationIsNotAttached() {
    let numbers = Numbers()
    let subscription = Subscription()
    subscription.dispose()
    weak var held: Token?
    var heard: [Int] = []
    do {
      let token = Token()
      held = token
      numbers.attach(Observer(next: { number in withExtendedLifetime(token) { heard.append(number) } }), subscription)
    }
    #expect(held == nil)
    numbers.send(1)
    #expect(heard == [])
  }

  @Test func whatAnObserverHeldIsReleasedWhenItHasLeftDuringAnEmission() {
    let numbers = Numbers()
    weak var held: Token?
    do {
      let token = Token()
      held = token
      var observation: Subscription?
      observation = numbers.observeNext { _ in withExtendedLifetime(token) { observation?.dispose() } }
    }
    numbers.send(1)
    #expect(held == nil)
  }

  @Test func aSubjectWithTwoPathsIntoItIsWaitedForUntilBothHaveCome() {
    expectNoLeaks {
      let number = Property(1)
      let target = Property(0)
      var heard: [[Int]] = []
      number.bind(to: target)
      // A second observer: with one alone no second path can begin here.
      target.observeNext { _ in }
      // Between the bindings, so that everything else has come when the second one delivers.
      combineLatest(target, number).observeNext { heard.append([$0, $1]) }
      number.map { $0 * 10 }.bind(to: target)
      heard = []
      number.value = 2
      #expect(heard == [[20, 2]])
    }
  }

  @Test func aJoinThatComesInTheMiddleOfAChangeIsToldItOnce() {
    expectNoLeaks {
      let number = Property(1)
      let (one, other) = (Property(0), Property(0))
      var heard: [[Int]] = []
      // Before the bindings, so that neither copy has the number yet.
      number.observeNext { value in
        if value == 2 { combineLatest(one, other).observeNext { heard.append([$0, $1]) } }
      }
      number.bind(to: one)
      number.bind(to: other)
      // Only what reaches a join is waited for.
      combineLatest(one, other).observeNext { _ in }
      number.value = 2
      #expect(heard == [[2, 2]])
    }
  }

  @Test func whatASwitchWasPromisedIsDeliveredBeforeTheEndOfItsSource() {
    expectNoLeaks {
      let number = Property(1)
      var copy: Property<Int>? = Property(1)
      var heard: [Int] = []
      let never = Numbers()
      number.flatMapLatest { [weak copy] value in value == 2 ? copy!.toSignal() : never.toSignal() }
        .observeNext { heard.append($0) }
      number.observeNext { if $0 == 2 { copy = nil } }
      number.bind(to: copy!)
      combineLatest(copy!, number).observeNext { _ in }
      number.value = 2
      #expect(heard == [1])
    }
  }

  @Test func aSwitchThatHasLeftIsNotToldWhatItWasPromised() {
    expectNoLeaks {
      let number = Property(1)
      let copy = Property(1)
      var mapped: [Int] = []
      var observation: Subscription?
      observation =
        number
        .flatMapLatest { value in value == 2 ? copy.map { $0 } : Signal.never() }
        .map { mapped.append($0) }
        .observeNext {}
      number.observeNext { if $0 == 2 { observation?.dispose() } }
      number.bind(to: copy)
      combineLatest(copy, number).observeNext { _ in }
      number.value = 2
      #expect(mapped == [])
    }
  }

  @Test func noClosureBelowAJoinRunsWhenTheObservationEndsBetweenItsInputs() {
    expectNoLeaks {
      let number = Property(1)
      var combined: [[Int]] = []
      var observation: Subscription?
      let afterTheEnd = Signal<Int, Never>(attach: { observer, subscription in
        number.observeNext { if $0 == 2 { observation?.dispose() } }
        number.attach(observer, subscription)
      })
      observation = combineLatest(number, afterTheEnd).map { combined.append([$0, $1]) }.observeNext {}
      number.value = 2
      #expect(combined == [[1, 1]])
    }
  }

  @Test func aJoinDeliversAChangeOfWhichItsLastInputMakesTheEnd() {
    expectNoLeaks {
      let number = Property(1)
      var copy: Property<Int>? = Property(1)
      var heard: [[Int]] = []
      combineLatest(number.prefix(maxLength: 2), copy!).observeNext { heard.append([$0, $1]) }
      number.observeNext { if $0 == 2 { copy = nil } }
      number.bind(to: copy!)
      heard = []
      number.value = 2
      #expect(heard == [[2, 1]])
    }
  }
}
