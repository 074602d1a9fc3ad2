import BindingCore
import BindingTesting
import Testing

/// A value that is loaded when somebody asks for it.
struct LoadingPropertyTests {
  /// Hands out a subject for each loading.
  private final class Loader {
    private(set) var answers: [PassthroughSubject<String, Failure>] = []
    private(set) var running = 0

    func load() -> LoadingSignal<String, Failure> {
      let answer = PassthroughSubject<String, Failure>()
      answers.append(answer)
      return Signal { observer in
        self.running += 1
        let observation = answer.toLoadingSignal().observe { event in
          switch event {
          case .next(let state): observer.receive(state)
          case .completed: observer.receive(completion: .finished)
          case .failed: break
          }
        }
        return BlockDisposable {
          self.running -= 1
          observation.dispose()
        }
      }
    }

    func succeed(_ index: Int, _ value: String) {
      answers[index].send(value)
      answers[index].send(completion: .finished)
    }
  }

  private final class Log {
    var text = ""

    func observe(_ signal: some SignalProtocol<TextState, Never>) -> Subscription {
      signal.observe { self.text += $0.element.map { name(of: $0) } ?? "|" }
    }
  }

  @Test func theFirstObserverStartsTheLoading() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    #expect(loader.answers.isEmpty)
    #expect(property.loadingState == .loading)
    #expect(loader.answers.isEmpty)
    let first = Log()
    let second = Log()
    _ = first.observe(property)
    _ = second.observe(property)
    #expect(loader.answers.count == 1)
    loader.succeed(0, "a")
    #expect(first.text == "La")
    #expect(second.text == "La")
    #expect(property.value == "a")
    let late = Log()
    _ = late.observe(property)
    #expect(late.text == "a")
    #expect(loader.answers.count == 1)
  }

  @Test func aSynchronousLoadingIsOverBeforeTheFirstObserverSeesIt() {
    let property = LoadingProperty { LoadingSignal<String, Failure>.loaded("a") }
    let log = Log()
    _ = log.observe(property)
    #expect(log.text == "a")
  }

  @Test func loadingGoesOnWhenObserversLeave() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    Log().observe(property).dispose()
    #expect(loader.running == 1)
    loader.succeed(0, "a")
    #expect(property.value == "a")
    #expect(loader.running == 0)
  }

  @Test func aFailureIsKeptUntilAReload() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    loader.answers[0].send(completion: .failure(.broken))
    #expect(log.text == "LF")
    _ = Log().observe(property)
    #expect(loader.answers.count == 1)
    let reload = Log()
    _ = reload.observe(property.reload(silently: false))
    loader.succeed(1, "a")
    #expect(log.text == "LFLa")
    #expect(reload.text == "La|")
  }

  @Test func aSilentReloadKeepsTheValueUntilThereIsANewOne() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    loader.succeed(0, "a")
    let failing = Log()
    _ = failing.observe(property.reload())
    loader.answers[1].send(completion: .failure(.broken))
    #expect(failing.text == "LF|")
    let working = Log()
    _ = working.observe(property.reload())
    loader.succeed(2, "b")
    #expect(working.text == "Lb|")
    #expect(log.text == "Lab")
  }

  @Test func aReloadIsColdAndRunsForEachObserver() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let reload = property.reload()
    #expect(loader.answers.isEmpty)
    _ = Log().observe(reload)
    loader.succeed(0, "a")
    _ = Log().observe(reload)
    loader.succeed(1, "b")
    #expect(property.value == "b")
  }

  @Test func aLaterLoadingTakesThePlaceOfAnEarlierOne() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    let first = Log()
    _ = first.observe(property.reload())
    let second = Log()
    _ = second.observe(property.reload())
    #expect(loader.running == 1)
    #expect(first.text == "L|")
    loader.succeed(0, "a")
    loader.succeed(1, "b")
    loader.succeed(2, "c")
    #expect(second.text == "Lc|")
    #expect(log.text == "Lc")
  }

  @Test func aSilentReloadShowsAFailureWhereNothingWasEverLoaded() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    _ = Log().observe(property.reload())
    loader.answers[1].send(completion: .failure(.broken))
    #expect(log.text == "LF")
  }

  @Test func disposingAReloadStopsItAndRestoresTheState() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    loader.succeed(0, "a")
    let reload = Log().observe(property.reload(silently: false))
    #expect(log.text == "LaL")
    reload.dispose()
    #expect(loader.running == 0)
    #expect(log.text == "LaLa")
  }

  @Test func aReloadThatEndsEmptyRestoresTheState() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    loader.succeed(0, "a")
    let reload = Log()
    _ = reload.observe(property.reload(silently: false))
    loader.answers[1].send(completion: .finished)
    #expect(log.text == "LaLa")
    #expect(reload.text == "L|")
  }

  @Test func aSilentReloadInPlaceOfAVisibleOneRestoresTheValueWhenItFails() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    loader.succeed(0, "a")
    _ = Log().observe(property.reload(silently: false))
    _ = Log().observe(property.reload())
    loader.answers[2].send(completion: .failure(.broken))
    #expect(log.text == "LaLa")
  }

  @Test func whoComesWhenAnEmptyLoadingIsOverLoadsAgain() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    _ = Log().observe(property)
    loader.answers[0].send(completion: .finished)
    #expect(property.loadingState == .loading)
    _ = Log().observe(property)
    #expect(loader.answers.count == 2)
  }

  @Test func aValueThatIsSetStopsTheLoading() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    let reload = Log()
    _ = reload.observe(property.reload())
    property.value = "set"
    #expect(loader.running == 0)
    loader.succeed(1, "late")
    #expect(log.text == "Lset")
    #expect(reload.text == "L|")
    property.value = nil
    #expect(log.text == "LsetL")
    _ = Log().observe(property)
    loader.succeed(2, "a")
    #expect(log.text == "LsetLa")
  }

  @Test func anObserverMayReloadFromInside() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    let observation = property.observeNext { state in
      if state.value == "a" { property.reload(silently: false).observeNext { _ in } }
    }
    loader.succeed(0, "a")
    #expect(property.loadingState == .loading)
    loader.succeed(1, "b")
    #expect(log.text == "LaLb")
    observation.dispose()
  }

  @Test func aReloadThatAnObserverStartsWhenAValueIsSetGoesOn() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    let log = Log()
    _ = log.observe(property)
    let observation = property.observeNext { state in
      if state.value == "draft" { property.reload().observeNext { _ in } }
    }
    property.value = "draft"
    loader.succeed(1, "final")
    #expect(log.text == "Ldraftfinal")
    observation.dispose()
  }

  @Test func aReloadThatIsDisposedAtItsFirstStateLoadsNothing() {
    let loader = Loader()
    let property = LoadingProperty { loader.load() }
    property.value = "kept"
    let observation = Subscription()
    property.reload(silently: false).attach(Observer(next: { _ in observation.dispose() }), observation)
    #expect(loader.answers.isEmpty)
    #expect(property.loadingState == .loaded("kept"))
  }

  @Test func everythingEndsWithTheProperty() {
    expectNoLeaks {
      let loader = Loader()
      var property: LoadingProperty? = LoadingProperty { loader.load() }
      weak let watched = property
      let log = Log()
      let reload = Log()
      _ = log.observe(property!)
      let signal = property!.reload()
      _ = reload.observe(signal)
      property = nil
      #expect(watched == nil)
      #expect(loader.running == 0)
      #expect(log.text == "L|")
      #expect(reload.text == "L|")
      let late = Log()
      _ = late.observe(signal)
      #expect(late.text == "|")
    }
  }

  @Test func anElementTakesThePlaceOfTheOneThatWaitsForTheReload() {
    let scheduler = TestScheduler()
    let property = LoadingProperty { scheduler.coldSignal("---v|").toLoadingSignal() }
    #expect(scheduler.marbles(of: scheduler.coldSignal("a----b-c---|").reloading(property)) == "---a------c|")
  }

  @Test func aLoadedValueWaitsForTheReload() {
    let scheduler = TestScheduler()
    let property = LoadingProperty { scheduler.coldSignal("---v|", failure: Failure.broken).toLoadingSignal() }
    #expect(
      scheduler.states(of: scheduler.loadingSignal("L-1----L-2---|").reloading(property)) == "L-L--1-L-L--2|")
  }

  @Test func loadedValuesCanTakeTheirTurnsAtTheReload() {
    let scheduler = TestScheduler()
    let property = LoadingProperty { scheduler.coldSignal("---v|", failure: Failure.broken).toLoadingSignal() }
    let values = scheduler.loadingSignal("1--2------|")
    #expect(scheduler.states(of: values.reloading(property)) == "L--L--2---|")
    #expect(scheduler.states(of: values.reloading(property, strategy: .concat)) == "L--1L--2--|")
  }

  @Test func aReloadThatFailsTakesThePlaceOfTheValue() {
    let scheduler = TestScheduler()
    let property = LoadingProperty { scheduler.coldSignal("--#", failure: Failure.broken).toLoadingSignal() }
    #expect(scheduler.states(of: scheduler.loadingSignal("1---|").reloading(property)) == "L-F-|")
  }

  @Test func elementsWaitForTheReload() {
    expectNoLeaks {
      let loader = Loader()
      let property = LoadingProperty { loader.load() }
      let logins = PassthroughSubject<Int, Failure>()
      var events: [Event<Int, Failure>] = []
      logins.reloading(property).observe { events.append($0) }
      logins.send(1)
      logins.send(2)
      loader.succeed(0, "old")
      #expect(events.isEmpty)
      loader.succeed(1, "a")
      #expect(events == [.next(2)])
      logins.send(3)
      loader.answers[2].send(completion: .failure(.broken))
      #expect(events == [.next(2), .failed(.broken)])
      #expect(property.value == "a")
    }
  }
}
