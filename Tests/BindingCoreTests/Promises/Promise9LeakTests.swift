import BindingCore
import BindingTesting
import Testing

/// Each operator, applied to a signal.
nonisolated enum Operators: CaseIterable {
  case map, filter, compactMap, removeDuplicates, prefix, dropFirst, prepend, handleEvents
  case merge, combineLatest, switchToSelf, switchToProperty, throttle, debounce

  @MainActor
  func applied(to signal: SafeSignal<Int>, _ scheduler: TestScheduler) -> SafeSignal<Int> {
    switch self {
    case .map: signal.map { $0 }
    case .filter: signal.filter { _ in true }
    case .compactMap: signal.compactMap { $0 }
    case .removeDuplicates: signal.removeDuplicates()
    case .prefix: signal.prefix(maxLength: 10)
    case .dropFirst: signal.dropFirst(1)
    case .prepend: signal.prepend(0)
    case .handleEvents: signal.handleEvents()
    case .merge: BindingCore.merge(signal, signal.map { $0 })
    case .combineLatest: BindingCore.combineLatest(signal, signal.map { $0 }).map { $0 + $1 }
    case .switchToSelf: signal.flatMapLatest { value in signal.map { $0 + value } }
    case .switchToProperty: signal.flatMapLatest { Property($0) }
    case .throttle: signal.throttle(for: 1, scheduler: scheduler)
    case .debounce: signal.debounce(for: 1, scheduler: scheduler)
    }
  }
}

/// What nobody needs any more is released, whichever part goes first.
struct Promise9LeakTests {
  @Test func aSubjectThatGoesReleasesTheClosuresOfItsObservers() {
    weak var captured: Token?
    var observation: Subscription?
    do {
      let subject = Numbers()
      let token = Token()
      captured = token
      observation = subject.map { $0 }.filter { _ in true }.removeDuplicates().observeNext { _ in _ = token }
    }
    #expect(captured == nil)
    #expect(observation?.isDisposed == true)
  }

  @Test func aFinishedSignalReleasesTheClosuresOfItsObservers() {
    weak var captured: Token?
    let subject = Numbers()
    do {
      let token = Token()
      captured = token
      subject.observe { _ in _ = token }
    }
    #expect(captured != nil)
    subject.send(completion: .finished)
    #expect(captured == nil)
  }

  @Test(arguments: Operators.allCases)
  func everyOperatorIsReleasedWhenTheObservationIsDisposed(operators: Operators) {
    expectNoLeaks {
      let scheduler = TestScheduler()
      let source = Property(1)
      weak var captured: Token?
      let observation = {
        let token = Token()
        captured = token
        return operators.applied(to: source.toSignal(), scheduler).observeNext { _ in _ = token }
      }()
      source.value = 2
      source.value = 3
      #expect(captured != nil)
      observation.dispose()
      #expect(captured == nil)
    }
  }

  /// But for the switch whose own closure holds the source.
  @Test(arguments: Operators.allCases.filter { $0 != .switchToSelf })
  func everyOperatorIsReleasedWhenTheSourceGoes(operators: Operators) {
    expectNoLeaks {
      let scheduler = TestScheduler()
      weak var captured: Token?
      var ends = 0
      do {
        let source = Property(1)
        let token = Token()
        captured = token
        operators.applied(to: source.toSignal(), scheduler).observe { event in
          _ = token
          if case .completed = event { ends += 1 }
        }
        source.value = 2
      }
      #expect(captured == nil)
      #expect(ends == 1)
      #expect(scheduler.waitingCount == 0)
    }
  }

  @Test func aBindingRetainsNeitherItsSourceNorItsTarget() {
    expectNoLeaks {
      let source = Property(1)
      let target = Property(0)
      weak var weakTarget: Property<Int>?
      do {
        let other = Property(0)
        weakTarget = other
        source.bind(to: other)
      }
      #expect(weakTarget == nil)
      weak var weakSource: Property<Int>?
      do {
        let other = Property(0)
        weakSource = other
        other.bind(to: target)
      }
      #expect(weakSource == nil)
    }
  }

  @Test func aCircleOfBindingsRetainsNothing() {
    expectNoLeaks {
      weak var captured: Property<Int>?
      do {
        let a = Property(1)
        let b = Property(1)
        captured = a
        a.filter { $0 < 5 }.bind(to: b)
        b.filter { $0 < 5 }.map { $0 + 1 }.bind(to: a)
      }
      #expect(captured == nil)
    }
  }

  @Test func aViewModelWithBindingsBetweenItsOwnPropertiesIsReleased() {
    final class ViewModel: DisposeBagProvider {
      let bag = DisposeBag()
      let text = Property("")
      let isValid = Property(false)
      let results = Property<[String]>([])
      init(_ scheduler: TestScheduler) {
        text.map { $0.count > 2 }.bind(to: isValid)
        text.debounce(for: 1, scheduler: scheduler).bind(to: self) { $0.results.value.append($1) }
        combineLatest(text, isValid).observeNext { [unowned self] text, isValid in
          if !isValid, text == "!" { results.value = [] }
        }.dispose(in: bag)
      }
    }
    expectNoLeaks {
      let scheduler = TestScheduler()
      weak var captured: ViewModel?
      do {
        let viewModel = ViewModel(scheduler)
        captured = viewModel
        viewModel.text.value = "fox"
        scheduler.run()
        #expect(viewModel.results.value == ["fox"])
        viewModel.text.value = "dog"
      }
      #expect(captured == nil)
      scheduler.run()
    }
  }

  @Test func manyObservationsOfOneSubjectLeaveItAsItWas() {
    expectNoLeaks {
      let subject = Numbers()
      for _ in 0..<1000 {
        let observations = (0..<5).map { _ in subject.observeNext { _ in } }
        for observation in observations.shuffled() { observation.dispose() }
      }
      var count = 0
      let last = subject.observeNext { count += $0 }
      subject.send(1)
      #expect(count == 1)
      last.dispose()
    }
  }
}
