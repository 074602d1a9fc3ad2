/// A type that can be converted to a `LoadingState`: the element type of loading signals.
public nonisolated protocol LoadingStateProtocol<LoadingValue, LoadingError> {
  /// The type of the loaded value.
  associatedtype LoadingValue
  /// The type of the error if loading fails.
  associatedtype LoadingError: Error

  /// The state regardless of what an observer has received before.
  var asLoadingState: LoadingState<LoadingValue, LoadingError> { get }
}

/// A type that can be converted to an `ObservedLoadingState`.
public nonisolated protocol ObservedLoadingStateProtocol<LoadingValue, LoadingError>: LoadingStateProtocol {
  /// The state for an observer that has received the earlier ones.
  var asObservedLoadingState: ObservedLoadingState<LoadingValue, LoadingError> { get }
}

nonisolated extension LoadingStateProtocol {
  /// Whether a value, the first or a new one, is being loaded.
  public var isLoading: Bool {
    if case .loading = asLoadingState { true } else { false }
  }

  /// The value if it is loaded.
  public var value: LoadingValue? {
    if case .loaded(let value) = asLoadingState { value } else { nil }
  }

  /// The error if loading has failed.
  public var error: LoadingError? {
    if case .failed(let error) = asLoadingState { error } else { nil }
  }
}

nonisolated extension ObservedLoadingStateProtocol {
  /// Whether a new value is being loaded while there is already one.
  public var isReloading: Bool {
    if case .reloading = asObservedLoadingState { true } else { false }
  }
}
