/// A disposable that only remembers whether it has been disposed: a flag that a producer looks at.
public nonisolated final class SimpleDisposable: Disposable {
  /// Whether it has been disposed.
  public var isDisposed: Bool

  /// A disposable in the given state.
  public init(isDisposed: Bool = false) { self.isDisposed = isDisposed }

  public func dispose() { isDisposed = true }
}
