/// Holds one disposable at a time; setting a new one disposes the previous one. For bindings that are replaced.
///
///     binding.otherDisposable = photo.title.bind(to: label.reactive.text)
public nonisolated final class SerialDisposable: Disposable {
  private var current: (any Disposable)?
  public private(set) var isDisposed = false

  /// Creates a serial disposable that initially holds `otherDisposable`.
  public init(otherDisposable: (any Disposable)? = nil) { current = otherDisposable }

  /// The held disposable. Setting it disposes the previous one. If this is already disposed, the new one is disposed
  /// immediately.
  public var otherDisposable: (any Disposable)? {
    get { current }
    set {
      if isDisposed {
        newValue?.dispose()
        return
      }
      let previous = current
      current = newValue
      if let previous, previous !== newValue { previous.dispose() }
    }
  }

  public func dispose() {
    isDisposed = true
    let last = current
    current = nil
    last?.dispose()
  }
}
