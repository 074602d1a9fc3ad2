/// A disposable that only records whether it has been disposed, as a flag for a producer.
public nonisolated final class SimpleDisposable: Disposable {
  /// Whether it has been disposed.
  public var isDisposed: Bool

  /// Creates a disposable in the given state.
  public init(isDisposed: Bool = false) { self.isDisposed = isDisposed }

  public func dispose() { isDisposed = true }
}
