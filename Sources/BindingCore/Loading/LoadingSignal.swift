/// A signal that tells how far the loading of a value is.
public typealias LoadingSignal<LoadingValue, LoadingError: Error> = SafeSignal<LoadingState<LoadingValue, LoadingError>>

extension Signal where Failure == Never {
  /// Delivers `.loading`, then finishes.
  public static func loading<Value, LoadingError>() -> Signal where Element == LoadingState<Value, LoadingError> {
    .init(just: .loading)
  }

  /// Delivers a loaded value, then finishes.
  public static func loaded<Value, LoadingError>(_ value: Value) -> Signal
  where Element == LoadingState<Value, LoadingError> {
    .init(just: .loaded(value))
  }

  /// Delivers the state of having failed, then finishes.
  public static func failed<Value, LoadingError>(_ error: LoadingError) -> Signal
  where Element == LoadingState<Value, LoadingError> {
    .init(just: .failed(error))
  }
}

extension SignalProtocol {
  /// Tells how far the signal is: `.loading` at first, `.loaded` for each element, `.failed` for its failure, after
  /// which the result finishes. `L` and `F` are `.loading` and `.failed` here.
  ///
  ///     --1--2--#
  ///     toLoadingSignal()
  ///     L-1--2--(F|)
  public func toLoadingSignal() -> LoadingSignal<Element, Failure> {
    Signal(attach: { observer, subscription in
      observer.next(.loading)
      if !subscription.isDisposed { loadingStates().attach(observer, subscription) }
    })
  }

  /// `toLoadingSignal()` without the first `.loading`.
  func loadingStates() -> LoadingSignal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(
        Observer(
          next: { next(.loaded($0)) },
          end: { completion in
            if case .failure(let failure) = completion { next(.failed(failure)) }
            if !subscription.isDisposed { observer.end?(.finished) }
          },
          node: observer.node),
        subscription)
    })
  }
}

extension SignalProtocol where Element: LoadingStateProtocol, Failure == Never {
  /// What the loading signal loads.
  public typealias LoadingValue = Element.LoadingValue
  /// What it can fail with.
  public typealias LoadingError = Element.LoadingError

  /// The loaded values alone.
  ///
  ///     L-1-L-2-F-3-|
  ///     value()
  ///     --1---2---3-|
  public func value() -> SafeSignal<LoadingValue> { compactMap { $0.value } }

  /// Transforms the loaded values.
  ///
  ///     L-1-L-2-F-|
  ///     mapValue { $0 * 2 }
  ///     L-2-L-4-F-|
  public func mapValue<NewValue>(
    _ transform: @escaping (LoadingValue) -> NewValue
  ) -> LoadingSignal<NewValue, LoadingError> {
    map { $0.asLoadingState.mapValue(transform) }
  }

  /// Transforms the errors.
  ///
  ///     L-1-L-F-|
  ///     mapLoadingError { $0.inWords }
  ///     L-1-L-W-|
  public func mapLoadingError<NewError: Error>(
    _ transform: @escaping (LoadingError) -> NewError
  ) -> LoadingSignal<LoadingValue, NewError> {
    map { $0.asLoadingState.mapLoadingError(transform) }
  }

  /// The loaded values as elements and the first error as the failure that ends the signal.
  ///
  ///     L-1-L-2-F-3-|
  ///     dematerializeLoadingState()
  ///     --1---2-#
  public func dematerializeLoadingState() -> Signal<LoadingValue, LoadingError> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let upstream = Subscription()
      subscription.add(upstream)
      attach(
        Observer(
          next: { element in
            switch element.asLoadingState {
            case .loading: return
            case .loaded(let value): if upstream.isLive { next(value) }
            case .failed(let error):
              if upstream.isDisposed { return }
              upstream.dispose()
              observer.end?(.failure(error))
            }
          },
          end: { _ in observer.end?(.finished) },
          node: observer.node),
        upstream)
    })
  }
}
