/// A value that is loaded on first use and cached.
///
///     let profile = LoadingProperty { api.profile().toLoadingSignal() }
///     profile.consumeLoadingState(by: page).bind(to: name) { $0.label = $1.name }
///
/// An observer gets the current state immediately, then each new one. The first observer starts loading; so does an
/// observer that attaches when nothing is loaded and no load is running. Loading continues when observers leave, and
/// stops when the property is deallocated. The latest load wins: it stops one that is still running.
@MainActor
public final class LoadingProperty<LoadingValue, LoadingError: Error>: SignalProtocol {
  /// The loading state.
  public typealias Element = LoadingState<LoadingValue, LoadingError>
  /// A failure is a state and does not end the signal.
  public typealias Failure = Never

  private let load: () -> LoadingSignal<LoadingValue, LoadingError>
  private let state = Property<Element>(.loading)
  /// The last state other than `.loading`, or `.loading` if there was none.
  private var settled = Element.loading
  private var running: Run?

  /// Creates a property that observes the signal returned by `load` whenever it needs to load.
  public init(_ load: @escaping () -> LoadingSignal<LoadingValue, LoadingError>) { self.load = load }

  /// The current loading state. Reading it does not start loading.
  public var loadingState: LoadingState<LoadingValue, LoadingError> { state.value }

  /// The value, or `nil` if there is none. Setting it stops a running load. Setting it to `nil` discards the value, so
  /// that the next observer loads it again.
  public var value: LoadingValue? {
    get { state.value.value }
    set {
      settled = newValue.map { .loaded($0) } ?? .loading
      // Remove the run first, because an observer of the value may load again.
      let stopped = running
      running = nil
      stopped?.subscription.dispose()
      state.value = settled
      stopped?.end(.finished)
    }
  }

  /// Delivers the current state, then each new one. Starts loading if necessary.
  public func attach(_ observer: Observer<Element, Never>, _ subscription: Subscription) {
    if running == nil, state.value.isLoading { start(Run(of: self, silently: false, nil)) }
    state.attach(observer, subscription)
  }

  /// Returns a signal that loads the value again for each observer and delivers the states of that load.
  ///
  /// Disposing the observation stops the load. A load that ends without a value or an error leaves the property as it
  /// was. The signal finishes when its load finishes, when a later load replaces it or when the property is
  /// deallocated.
  ///
  /// - Parameter silently: Whether the property keeps its value or error until there is a new value, so that its
  ///   observers see neither `.loading` nor `.failed`.
  public func reload(silently: Bool = true) -> LoadingSignal<LoadingValue, LoadingError> {
    Signal(attach: { [weak self] observer, subscription in
      guard let self else {
        observer.end?(.finished)
        return
      }
      // There is nothing to keep if nothing was ever loaded.
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

  /// One load of the property.
  private final class Run {
    private weak var property: LoadingProperty?
    private let isSilent: Bool
    /// `nil` if no observer is waiting.
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

    /// Ends the load and notifies the observer, unless `completion` is `nil` because the observer itself was disposed.
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
  /// Holds each element back until `property` has been reloaded. Fails if reloading fails.
  ///
  ///     login.reloading(profile).observeNext { showProfile() }
  ///
  /// An element that arrives meanwhile replaces the waiting one. Here, a load takes three frames:
  ///
  ///     a----b-c---|
  ///     reloading(profile)
  ///     ---a------c|
  public func reloading<LoadingValue>(_ property: LoadingProperty<LoadingValue, Failure>) -> Signal<Element, Failure> {
    flatMapLatest { element in property.reload().dematerializeLoadingState().map { _ in element } }
  }
}

extension SignalProtocol where Element: LoadingStateProtocol, Failure == Never {
  /// Holds each loaded value back until `property` has been reloaded. A failure to reload replaces the value.
  ///
  ///     L-1----L-2---|
  ///     reloading(profile)
  ///     L-L--1-L-L--2|
  ///
  /// `.loading` and `.failed` pass through. The newest value wins, unless `strategy` specifies otherwise.
  public func reloading<NewValue>(
    _ property: LoadingProperty<NewValue, LoadingError>, strategy: FlattenStrategy = .latest
  ) -> LoadingSignal<LoadingValue, LoadingError> {
    flatMapValue(strategy) { value -> LoadingSignal<LoadingValue, LoadingError> in
      property.reload().mapValue { _ in value }
    }
  }
}
