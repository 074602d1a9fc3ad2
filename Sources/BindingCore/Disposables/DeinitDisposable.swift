/// Disposes another disposable when it is itself disposed or deallocated.
public nonisolated final class DeinitDisposable: Disposable {
  /// The disposable to dispose, or `nil` once it has been disposed.
  public var otherDisposable: (any Disposable)?

  /// Creates a disposable that disposes `disposable` when it ends.
  public init(disposable: any Disposable) { otherDisposable = disposable }

  /// Whether there is nothing left to dispose, including because the other disposable ended by itself.
  public var isDisposed: Bool { otherDisposable?.isDisposed ?? true }

  public func dispose() {
    let other = otherDisposable
    otherDisposable = nil
    other?.dispose()
  }

  deinit { dispose() }
}
