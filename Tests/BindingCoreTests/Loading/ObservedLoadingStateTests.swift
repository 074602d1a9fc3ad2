import BindingCore
import BindingTesting
import Testing

/// Loading as somebody sees it who has seen what was before.
struct ObservedLoadingStateTests {
  @Test func aLoadingAfterAValueIsAReloading() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("L-1-L-2-L-F-L-3-|")
    #expect(scheduler.states(of: source.deriveObservedLoadingState()) == "L-1-R-2-R-F-L-3-|")
    #expect(
      scheduler.states(of: source.deriveObservedLoadingState(loadsAgainOnFailure: false)) == "L-1-R-2-R-F-R-3-|")
  }

  @Test func aLoadingIsNotRepeated() {
    let scheduler = TestScheduler()
    let source = scheduler.loadingSignal("LL-1LL2-|")
    #expect(scheduler.states(of: source.deriveObservedLoadingState()) == "L--1R-2-|")
  }

  @Test func eachObserverHasItsOwnPast() {
    let scheduler = TestScheduler()
    let derived = scheduler.loadingSignal("L-1-|").deriveObservedLoadingState()
    #expect(scheduler.states(of: derived) == "L-1-|")
    #expect(scheduler.states(of: derived) == "L-1-|")
  }

  @Test func aListenerIsToldAndTheStatesPass() {
    let scheduler = TestScheduler()
    let page = LoadingPage()
    let source = scheduler.loadingSignal("L-1-L-2-F-|")
    #expect(scheduler.states(of: source.updateLoadingState(of: page)) == "L-1-L-2-F-|")
    #expect(page.shown == ["L", "1", "R", "2", "F"])
    let observed = source.deriveObservedLoadingState().updateLoadingState(of: page)
    #expect(scheduler.states(of: observed) == "L-1-R-2-F-|")
  }

  @Test func aConsumedSignalDeliversTheValues() {
    let scheduler = TestScheduler()
    let page = LoadingPage()
    let source = scheduler.loadingSignal("L-1-L-2-F-|")
    #expect(scheduler.marbles(of: source.consumeLoadingState(by: page)) == "--1---2---|")
    #expect(page.shown == ["L", "1", "R", "2", "F"])
  }

  @Test func aListenerIsNotRetained() {
    expectNoLeaks {
      let subject = PassthroughSubject<TextState, Never>()
      var page: LoadingPage? = LoadingPage()
      weak let watched = page
      var values: [String] = []
      let signal = subject.consumeLoadingState(by: page!)
      signal.observeNext { values.append($0) }
      page = nil
      #expect(watched == nil)
      subject.send(.loaded("a"))
      #expect(values == ["a"])
    }
  }

  @Test func aListenerMayEndTheObservation() {
    final class Leaving: LoadingStateListener {
      var observation: Subscription?
      func setLoadingState<LoadingValue, LoadingError>(_ state: ObservedLoadingState<LoadingValue, LoadingError>) {
        observation?.dispose()
      }
    }
    let subject = PassthroughSubject<TextState, Never>()
    let listener = Leaving()
    var values: [String] = []
    listener.observation = subject.consumeLoadingState(by: listener).observeNext { values.append($0) }
    subject.send(.loaded("a"))
    #expect(values.isEmpty)
  }
}
