/// A disposable with nothing to end: what a function returns that must return one.
public nonisolated final class NonDisposable: Disposable, Sendable {
  /// The only one.
  public static let instance = NonDisposable()

  private init() {}

  /// Has no effect.
  public func dispose() {}

  /// Always false: it cannot be disposed.
  public var isDisposed: Bool { false }
}
