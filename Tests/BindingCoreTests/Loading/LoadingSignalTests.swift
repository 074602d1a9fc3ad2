import BindingCore
import BindingTesting
import Testing

/// Signals that tell how far a loading is.
struct LoadingSignalTests {
  private enum Worded: Error, Equatable {
    case words(String)
  }

  // MARK: States

  @Test func aStateKnowsItsValueAndItsError() {
    let states: [TextState] = [.loading, .loaded("a"), .failed(.broken)]
    #expect(states.map { $0.isLoading } == [true, false, false])
    #expect(states.map { $0.value } == [nil, "a", nil])
    #expect(states.map { $0.error } == [nil, nil, .broken])
    #expect(states.map { $0.asLoadingState } == states)
  }

  @Test func anObservedStateIsSeenAsAState() {
    let states: [ObservedLoadingState<String, Failure>] = [.loading, .reloading, .loaded("a"), .failed(.broken)]
    #expect(states.map { $0.isLoading } == [true, true, false, false])
    #expect(states.map { $0.isReloading } == [false, true, false, false])
    #expect(states.map { $0.asLoadingState } == [.loading, .loading, .loaded("a"), .failed(.broken)])
    #expect(states.map { $0.asObservedLoadingState } == states)
  }

  @Test func statesAreTheSameWhateverTheirValues() {
    #expect(TextState.loading.isSameStateAs(LoadingState<Int, Never>.loading))
    #expect(TextState.loaded("a").isSameStateAs(LoadingState<Int, Never>.loaded(1)))
    #expect(TextState.failed(.broken).isSameStateAs(TextState.failed(.broken)))
    #expect(!TextState.loading.isSameStateAs(TextState.loaded("a")))
    #expect(!TextState.failed(.broken).isSameStateAs(TextState.loading))
  }

  @Test func signalsOfOneState() {
    let scheduler = TestScheduler()
    #expect(scheduler.states(of: LoadingSignal<String, Failure>.loading()) == "(L|)")
    #expect(scheduler.states(of: LoadingSignal<String, Failure>.loaded("a")) == "(a|)")
    #expect(scheduler.states(of: LoadingSignal<String, Failure>.failed(.broken)) == "(F|)")
  }

  // MARK: Between ordinary and loading signals

  @Test func aSignalBecomesALoadingSignal() {
    let scheduler = TestScheduler()
    #expect(
      scheduler.states(of: scheduler.coldSignal("--1--2--#", failure: Failure.broken).toLoadingSignal())
        == "L-1--2--(F|)")
    #expect(scheduler.states(of: scheduler.coldSignal("--1--|").toLoadingSignal()) == "L-1--|")
    #expect(scheduler.states(of: Signal<Int, Never>.completed().toLoadingSignal()) == "(L|)")
  }

  @Test func whoLeavesAtTheFirstStateDoesNotStartTheSource() {
    var isObserved = false
    let source = Signal<Int, Failure>(attach: { _, _ in isObserved = true })
    source.toLoadingSignal().prefix(maxLength: 1).observeNext { _ in }
    #expect(!isObserved)
  }

  @Test func whoLeavesAtTheFailureHearsOfNoEnd() {
    var log: [String] = []
    var observation: Subscription?
    let subject = PassthroughSubject<Int, Failure>()
    observation = subject.toLoadingSignal().observe { event in
      log.append(event.element.map { name(of: $0) } ?? "|")
      if event.element?.error != nil { observation?.dispose() }
    }
    subject.send(completion: .failure(.broken))
    #expect(log == ["L", "F"])
  }

  @Test func theValuesAlone() {
    let scheduler = TestScheduler()
    #expect(scheduler.marbles(of: scheduler.loadingSignal("L-1-L-2-F-3-|").value()) == "--1---2---3-|")
  }

  @Test func dematerializingFailsAtTheFirstError() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("L-1-L-2-F-3-|")
    #expect(scheduler.marbles(of: source.dematerializeLoadingState()) == "--1---2-#")
    #expect(source.subscriptions == ["^-------!"])
    #expect(scheduler.marbles(of: scheduler.loadingSignal("L-1-|").dematerializeLoadingState()) == "--1-|")
  }

  @Test func dematerializingStopsASynchronousProducerAtTheError() {
    expectNoLeaks {
      var produced = 0
      let states: [TextState] = [.loaded("a"), .failed(.broken), .loaded("b"), .failed(.broken)]
      var events: [Event<String, Failure>] = []
      Signal<TextState, Never>(sequence: states).handleEvents(receiveOutput: { _ in produced += 1 })
        .dematerializeLoadingState().observe { events.append($0) }
      #expect(events == [.next("a"), .failed(.broken)])
      #expect(produced == 2)
    }
  }

  // MARK: Transforming

  @Test func valuesAndErrorsAreTransformed() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("L-1-L-2-F-|")
    #expect(scheduler.states(of: source.mapValue { Int($0)! * 2 }) == "L-2-L-4-F-|")
    let worded = scheduler.record(source.mapLoadingError { Worded.words("\($0)") })
    scheduler.run()
    #expect(worded.elements.compactMap { $0.error } == [.words("broken")])
    #expect(worded.marbles { name(of: $0) } == "L-1-L-2-F-|")
  }

  @Test func valuesAreSentThroughOrdinaryOperators() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("L-1-L-2-L-3-|")
    #expect(scheduler.states(of: source.liftValue { $0.dropFirst(1) }) == "L---L-2-L-3-|")
    let failing = scheduler.loadingSignal("L-1-F-2-|")
    #expect(scheduler.states(of: failing.liftValue { $0.map { _ in "x" } }) == "L-x-F-x-|")
  }

  @Test func whatIsLiftedEndsTheResult() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("L-1-L-2-L-3-|")
    #expect(scheduler.states(of: source.liftValue { $0.prefix(maxLength: 1) }) == "L-(1|)")
    #expect(source.subscriptions == ["^-!"])
    let broken = source.liftValue { values in
      values.flatMapLatest { $0 == "2" ? .failed(.broken) : Signal<String, Failure>(just: $0) }
    }
    #expect(scheduler.states(of: broken) == "L-1-L-(F|)")
  }

  @Test func valuesAreLiftedIntoLoadingSignals() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("L-1----L-2-----|")
    let lifted = source.liftValue { values in
      values.toLoadingSignal().dropFirst(1).flatMapValue {
        scheduler.loadingSignal($0 == "1" ? "L--a|" : "L--b|").toSignal()
      }
    }
    #expect(scheduler.states(of: lifted) == "L-L--a-L-L--b--|")
  }

  @Test func eachObserverOfALiftedSignalHasItsOwnState() {
    let scheduler = TestScheduler()
    let lifted = scheduler.loadingSignal("L-1-L-2-|").liftValue { $0.dropFirst(1) }
    #expect(scheduler.states(of: lifted) == "L---L-2-|")
    #expect(scheduler.states(of: lifted) == "L---L-2-|")
  }

  @Test func moreIsLoadedForEachValue() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("L-1-----L-2----|")
    let states = source.flatMapValue { scheduler.loadingSignal($0 == "1" ? "L--a|" : "L--b|").toSignal() }
    #expect(scheduler.states(of: states) == "L-L--a--L-L--b-|")
    let ordinary = source.flatMapValue { value -> Signal<String, Failure> in
      scheduler.coldSignal(value == "1" ? "---a|" : "-#", failure: .broken).toSignal()
    }
    #expect(scheduler.states(of: ordinary) == "L-L--a--L-LF---|")
  }

  @Test func loadingsCanTakeTheirTurns() {
    let scheduler = TestScheduler()
    let states = scheduler.loadingSignal("1--2------|").flatMapValue(.concat) {
      scheduler.loadingSignal($0 == "1" ? "L---a|" : "L-b|").toSignal()
    }
    #expect(scheduler.states(of: states) == "L---aL-b--|")
  }

  @Test func aNewLoadingEndsWhatAnOlderValueStarted() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("1-F-|")
    #expect(scheduler.states(of: source.flatMapValue { _ in scheduler.loadingSignal("L---a|").toSignal() }) == "L-F-|")
  }
}
