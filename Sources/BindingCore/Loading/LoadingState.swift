/// The state of loading a value.
public nonisolated enum LoadingState<LoadingValue, LoadingError: Error>: LoadingStateProtocol {
  /// The value is being loaded.
  case loading
  /// The value is loaded.
  case loaded(LoadingValue)
  /// The value could not be loaded.
  case failed(LoadingError)

  /// This state.
  public var asLoadingState: LoadingState { self }

  /// Whether both are loading, both loaded or both failed, regardless of value or error.
  public func isSameStateAs<Value, Failure>(_ other: LoadingState<Value, Failure>) -> Bool {
    switch (self, other) {
    case (.loading, .loading), (.loaded, .loaded), (.failed, .failed): true
    default: false
    }
  }

  /// Returns the same state with the value transformed.
  public func mapValue<NewValue>(_ transform: (LoadingValue) -> NewValue) -> LoadingState<NewValue, LoadingError> {
    switch self {
    case .loading: .loading
    case .loaded(let value): .loaded(transform(value))
    case .failed(let error): .failed(error)
    }
  }

  /// Returns the same state with the error transformed.
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

/// The state of loading a value, for an observer that may be showing an earlier value meanwhile.
///
/// Created by `deriveObservedLoadingState()`.
public nonisolated enum ObservedLoadingState<LoadingValue, LoadingError: Error>: ObservedLoadingStateProtocol {
  /// The value is being loaded, and there was none before.
  case loading
  /// A new value is being loaded; the previous one can be shown meanwhile.
  case reloading
  /// The value is loaded.
  case loaded(LoadingValue)
  /// The value could not be loaded.
  case failed(LoadingError)

  /// The state regardless of earlier values: reloading is loading.
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
