/// What can be seen as a `LoadingState`: the element of a signal that tells how far something is.
public nonisolated protocol LoadingStateProtocol<LoadingValue, LoadingError> {
  /// What is loaded.
  associatedtype LoadingValue
  /// Why it could not be loaded.
  associatedtype LoadingError: Error

  /// The state without what an observer has seen before.
  var asLoadingState: LoadingState<LoadingValue, LoadingError> { get }
}

/// What can be seen as an `ObservedLoadingState`.
public nonisolated protocol ObservedLoadingStateProtocol<LoadingValue, LoadingError>: LoadingStateProtocol {
  /// The state for someone who has seen those before.
  var asObservedLoadingState: ObservedLoadingState<LoadingValue, LoadingError> { get }
}

nonisolated extension LoadingStateProtocol {
  /// Whether a value is on its way, the first one or a new one.
  public var isLoading: Bool {
    if case .loading = asLoadingState { true } else { false }
  }

  /// The value if it is there.
  public var value: LoadingValue? {
    if case .loaded(let value) = asLoadingState { value } else { nil }
  }

  /// Why it could not be had.
  public var error: LoadingError? {
    if case .failed(let error) = asLoadingState { error } else { nil }
  }
}

nonisolated extension ObservedLoadingStateProtocol {
  /// Whether a new value is on its way while there is one already.
  public var isReloading: Bool {
    if case .reloading = asObservedLoadingState { true } else { false }
  }
}
