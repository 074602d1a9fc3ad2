/// Disposes another disposable when it is disposed or goes away itself.
public nonisolated final class DeinitDisposable: Disposable {
  /// What it disposes; `nil` when it has.
  public var otherDisposable: (any Disposable)?

  /// Disposes `disposable` at its own end.
  public init(disposable: any Disposable) { otherDisposable = disposable }

  /// Whether there is nothing left to dispose, also because the other one ended by itself.
  public var isDisposed: Bool { otherDisposable?.isDisposed ?? true }

  public func dispose() {
    let other = otherDisposable
    otherDisposable = nil
    other?.dispose()
  }

  deinit { dispose() }
}
