/// How far the loading of a value is.
public nonisolated enum LoadingState<LoadingValue, LoadingError: Error>: LoadingStateProtocol {
  /// It is on its way.
  case loading
  /// It is there.
  case loaded(LoadingValue)
  /// It could not be had.
  case failed(LoadingError)

  /// This state.
  public var asLoadingState: LoadingState { self }

  /// Whether both are loading, both loaded or both failed, whatever the value or the error.
  public func isSameStateAs<Value, Failure>(_ other: LoadingState<Value, Failure>) -> Bool {
    switch (self, other) {
    case (.loading, .loading), (.loaded, .loaded), (.failed, .failed): true
    default: false
    }
  }

  /// The same state of what `transform` makes of the value.
  public func mapValue<NewValue>(_ transform: (LoadingValue) -> NewValue) -> LoadingState<NewValue, LoadingError> {
    switch self {
    case .loading: .loading
    case .loaded(let value): .loaded(transform(value))
    case .failed(let error): .failed(error)
    }
  }

  /// The same state with what `transform` makes of the error.
  public func mapLoadingError<NewError: Error>(
    _ transform: (LoadingError) -> NewError
  ) -> LoadingState<LoadingValue, NewError> {
    switch self {
    case .loading: .loading
    case .loaded(let value): .loaded(value)
    case .failed(let error): .failed(transform(error))
    }
  }
}

/// How far the loading of a value is for someone who may be looking at an earlier value meanwhile.
///
/// Made by `deriveObservedLoadingState()`.
public nonisolated enum ObservedLoadingState<LoadingValue, LoadingError: Error>: ObservedLoadingStateProtocol {
  /// It is on its way and there was none before.
  case loading
  /// A new one is on its way; the one before can be shown meanwhile.
  case reloading
  /// It is there.
  case loaded(LoadingValue)
  /// It could not be had.
  case failed(LoadingError)

  /// The state without what was before: reloading is loading.
  public var asLoadingState: LoadingState<LoadingValue, LoadingError> {
    switch self {
    case .loading, .reloading: .loading
    case .loaded(let value): .loaded(value)
    case .failed(let error): .failed(error)
    }
  }

  /// This state.
  public var asObservedLoadingState: ObservedLoadingState { self }
}

nonisolated extension LoadingState: Equatable where LoadingValue: Equatable, LoadingError: Equatable {}
nonisolated extension LoadingState: Sendable where LoadingValue: Sendable {}
nonisolated extension ObservedLoadingState: Equatable where LoadingValue: Equatable, LoadingError: Equatable {}
nonisolated extension ObservedLoadingState: Sendable where LoadingValue: Sendable {}
