extension SignalProtocol where Element: LoadingStateProtocol, Failure == Never {
  /// Sends the loaded values through operators of ordinary signals; `.loading` and `.failed` pass through.
  ///
  ///     L-1-L-2-L-3-|
  ///     liftValue { $0.dropFirst(1) }
  ///     L---L-2-L-3-|
  ///
  /// A failure from the operators becomes `.failed`. The result ends when the signal returned by `transform` ends.
  public func liftValue<NewValue>(
    _ transform: @escaping (Signal<LoadingValue, LoadingError>) -> Signal<NewValue, LoadingError>
  ) -> LoadingSignal<NewValue, LoadingError> {
    liftValue { transform($0).loadingStates() }
  }

  /// Sends the loaded values through operators that return a loading signal, such as one that loads more for each
  /// value; `.loading` and `.failed` pass through.
  ///
  ///     L-1----L-2-----|
  ///     liftValue { $0.flatMapLatest(fetch) }
  ///     L-L--a-L-L--b--|
  ///
  /// The result ends when the signal returned by `transform` ends.
  public func liftValue<NewValue>(
    _ transform: @escaping (Signal<LoadingValue, LoadingError>) -> LoadingSignal<NewValue, LoadingError>
  ) -> LoadingSignal<NewValue, LoadingError> {
    Signal(attach: { observer, subscription in
      let gate = Gate(subscription)
      let values = PassthroughSubject<LoadingValue, LoadingError>()
      let source = Subscription()
      subscription.add(source)
      transform(values.toSignal()).attach(
        Observer(
          next: { pass(gate, $0, observer.next) },
          end: { completion in
            source.dispose()
            passEnd(gate, completion, observer)
          },
          node: observer.node),
        subscription)
      attach(
        Observer(
          next: { element in
            if source.isDisposed { return }
            switch element.asLoadingState {
            case .loading: pass(gate, .loading, observer.next)
            case .loaded(let value): values.send(value)
            case .failed(let error): pass(gate, .failed(error), observer.next)
            }
          },
          end: { _ in values.send(completion: .finished) },
          node: observer.node),
        source)
    })
  }

  /// Loads more for each loaded value. The load for the newest value wins, unless `strategy` specifies otherwise.
  /// `.loading` and `.failed` are treated as loads too: the newest one ends the load started for an older value.
  ///
  ///     L-1-----L-2----|
  ///     flatMapValue { fetch($0) }
  ///     L-L--a--L-L--b-|
  public func flatMapValue<NewValue>(
    _ strategy: FlattenStrategy = .latest,
    _ transform: @escaping (LoadingValue) -> LoadingSignal<NewValue, LoadingError>
  ) -> LoadingSignal<NewValue, LoadingError> {
    flatMap(strategy) { element -> LoadingSignal<NewValue, LoadingError> in
      switch element.asLoadingState {
      case .loading: .init(just: .loading)
      case .loaded(let value): transform(value)
      case .failed(let error): .init(just: .failed(error))
      }
    }
  }

  /// `flatMapValue` with ordinary signals, which are turned into loading signals.
  public func flatMapValue<NewValue>(
    _ strategy: FlattenStrategy = .latest,
    _ transform: @escaping (LoadingValue) -> Signal<NewValue, LoadingError>
  ) -> LoadingSignal<NewValue, LoadingError> {
    flatMapValue(strategy) { transform($0).toLoadingSignal() }
  }
}
