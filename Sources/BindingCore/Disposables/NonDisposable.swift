/// A disposable with nothing to end, for functions that must return a disposable.
public nonisolated final class NonDisposable: Disposable, Sendable {
  /// The only instance.
  public static let instance = NonDisposable()

  private init() {}

  /// Has no effect.
  public func dispose() {}

  /// Always false: it cannot be disposed.
  public var isDisposed: Bool { false }
}
