/// A value that is loaded when somebody first asks for it, and kept.
///
///     let profile = LoadingProperty { api.profile().toLoadingSignal() }
///     profile.consumeLoadingState(by: page).bind(to: name) { $0.label = $1.name }
///
/// An observer gets the current state at once, then each new one. The first observer starts the loading; so does one that
/// comes when nothing is loaded and nothing is on its way. Loading goes on when observers leave and stops when the
/// property goes away. Whatever starts later wins: it stops a loading that is still running.
@MainActor
public final class LoadingProperty<LoadingValue, LoadingError: Error>: SignalProtocol {
  /// How far it is.
  public typealias Element = LoadingState<LoadingValue, LoadingError>
  /// A failure is a state, not an end.
  public typealias Failure = Never

  private let load: () -> LoadingSignal<LoadingValue, LoadingError>
  private let state = Property<Element>(.loading)
  /// The last state that was not `.loading`, if there was one.
  private var settled = Element.loading
  private var running: Run?

  /// A property that observes what `load` gives whenever it has to load.
  public init(_ load: @escaping () -> LoadingSignal<LoadingValue, LoadingError>) { self.load = load }

  /// How far it is. Reading it does not start the loading.
  public var loadingState: LoadingState<LoadingValue, LoadingError> { state.value }

  /// The value; `nil` while there is none. Setting it stops a loading that is running; setting `nil` forgets the value,
  /// so that the next observer loads it again.
  public var value: LoadingValue? {
    get { state.value.value }
    set {
      settled = newValue.map { .loaded($0) } ?? .loading
      // Out of the way first: who hears of the value may load again.
      let stopped = running
      running = nil
      stopped?.subscription.dispose()
      state.value = settled
      stopped?.end(.finished)
    }
  }

  /// Delivers the current state, then each new one; starts the loading where that is needed.
  public func attach(_ observer: Observer<Element, Never>, _ subscription: Subscription) {
    if running == nil, state.value.isLoading { start(Run(of: self, silently: false, nil)) }
    state.attach(observer, subscription)
  }

  /// A signal that loads the value again for each observer and delivers the states of that loading.
  ///
  /// Disposing the observation stops the loading. A loading that ends without a value or an error leaves the property
  /// as it was before. The signal finishes when its loading finishes, when a later one takes its place or when the
  /// property goes away.
  ///
  /// - Parameter silently: whether the property keeps the value or the error that it has until there is a new value, so
  ///   that its observers see neither `.loading` nor `.failed`.
  public func reload(silently: Bool = true) -> LoadingSignal<LoadingValue, LoadingError> {
    Signal(attach: { [weak self] observer, subscription in
      guard let self else {
        observer.end?(.finished)
        return
      }
      // Where nothing was ever there is nothing to keep.
      let run = Run(of: self, silently: silently && !settled.isLoading, observer)
      subscription.add(BlockDisposable { run.end(nil) })
      start(run)
    })
  }

  private func start(_ run: Run) {
    if run.subscription.isDisposed { return }
    let before = running
    running = run
    before?.end(.finished)
    run.begin()
  }

  isolated deinit { running?.end(.finished) }

  /// One loading of the property.
  private final class Run {
    private weak var property: LoadingProperty?
    private let isSilent: Bool
    /// Nil when nobody waits, or waits any more.
    private var observer: Observer<Element, Never>?
    let subscription = Subscription()

    init(of property: LoadingProperty, silently isSilent: Bool, _ observer: Observer<Element, Never>?) {
      self.property = property
      self.isSilent = isSilent
      self.observer = observer
    }

    func begin() {
      guard subscription.isLive, let property else { return }
      if !isSilent, !property.state.value.isLoading { property.state.value = .loading }
      if subscription.isLive { observer?.next(.loading) }
      if subscription.isDisposed { return }
      property.load().attach(Observer(next: { self.take($0) }, end: { self.end($0) }), subscription)
    }

    private func take(_ state: Element) {
      guard subscription.isLive, !state.isLoading else { return }
      if let property, state.value != nil || !isSilent {
        property.settled = state
        property.state.value = state
      }
      if subscription.isLive { observer?.next(state) }
    }

    /// Ends the loading and tells the observer, unless it is the observer who does not wait any more.
    func end(_ completion: Completion<Never>?) {
      let waiting = completion == nil ? nil : observer
      observer = nil
      subscription.dispose()
      if let property, property.running === self {
        property.running = nil
        if property.state.value.isLoading, !property.settled.isLoading { property.state.value = property.settled }
      }
      if let completion { waiting?.end?(completion) }
    }
  }
}

extension SignalProtocol {
  /// Holds each element back until `property` is reloaded, and fails when that fails.
  ///
  ///     login.reloading(profile).observeNext { showProfile() }
  ///
  /// An element that arrives meanwhile takes the place of the one that waits. Here a loading takes three frames:
  ///
  ///     a----b-c---|
  ///     reloading(profile)
  ///     ---a------c|
  public func reloading<LoadingValue>(_ property: LoadingProperty<LoadingValue, Failure>) -> Signal<Element, Failure> {
    flatMapLatest { element in property.reload().dematerializeLoadingState().map { _ in element } }
  }
}

extension SignalProtocol where Element: LoadingStateProtocol, Failure == Never {
  /// Holds each loaded value back until `property` is reloaded; its failure takes the place of the value.
  ///
  ///     L-1----L-2---|
  ///     reloading(profile)
  ///     L-L--1-L-L--2|
  ///
  /// `.loading` and `.failed` pass by. The newest value is the one that counts, unless `strategy` says otherwise.
  public func reloading<NewValue>(
    _ property: LoadingProperty<NewValue, LoadingError>, strategy: FlattenStrategy = .latest
  ) -> LoadingSignal<LoadingValue, LoadingError> {
    flatMapValue(strategy) { value -> LoadingSignal<LoadingValue, LoadingError> in
      property.reload().mapValue { _ in value }
    }
  }
}
