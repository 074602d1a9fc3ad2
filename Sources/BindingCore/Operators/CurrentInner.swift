/// The subscription to the running inner signal, for operators that run only one at a time.
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
