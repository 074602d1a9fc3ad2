/// The subscription to the inner signal that runs, where only one does.
nonisolated final class CurrentInner: Disposable {
  @exclusivity(unchecked) var inner: Subscription?
  @exclusivity(unchecked) var outerHasFinished = false
  var isDisposed = false

  func dispose() {
    isDisposed = true
    let last = inner
    inner = nil
    last?.dispose()
  }
}
