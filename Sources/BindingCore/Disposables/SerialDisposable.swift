/// Holds one disposable at a time: a new one disposes the one before. For a binding that is replaced.
///
///     binding.otherDisposable = photo.title.bind(to: label.reactive.text)
public nonisolated final class SerialDisposable: Disposable {
  private var current: (any Disposable)?
  public private(set) var isDisposed = false

  /// Holds `otherDisposable` at first.
  public init(otherDisposable: (any Disposable)? = nil) { current = otherDisposable }

  /// What is held. Setting it disposes the one before; a disposable that is set after the end is disposed at once.
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
