/// A signal of the loading state of a value.
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

  /// Delivers the failed state, then finishes.
  public static func failed<Value, LoadingError>(_ error: LoadingError) -> Signal
  where Element == LoadingState<Value, LoadingError> {
    .init(just: .failed(error))
  }
}

extension SignalProtocol {
  /// Reports the loading state of the signal: `.loading` at first, `.loaded` for each element, and `.failed` for its
  /// failure, after which the result finishes. `L` and `F` are `.loading` and `.failed` here.
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

  /// `toLoadingSignal()` without the initial `.loading`.
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
  /// The type of the values that the loading signal loads.
  public typealias LoadingValue = Element.LoadingValue
  /// The type of the errors with which it can fail.
  public typealias LoadingError = Element.LoadingError

  /// Delivers only the loaded values.
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

  /// Delivers the loaded values as elements, and fails with the first error.
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
