@MainActor extension AsyncSequence {
  /// Returns a signal of the elements of the sequence, which is iterated anew on the main actor for each observer.
  ///
  /// **Back-pressure:** the next element is requested once every operator and observer downstream has handled the
  /// previous one, so nothing accumulates on this side. The signal fails with the error that the sequence throws.
  /// Disposing the observation cancels the iterating task; elements that still arrive are dropped. Observers of a
  /// sequence that can be iterated only once, such as an `AsyncStream`, share its elements among them.
  @MainActor
  public func toSignal() -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let task = Task { @MainActor in
        if subscription.isDisposed { return }
        var iterator = makeAsyncIterator()
        do throws(Failure) {
          while let element = try await iterator.next(isolation: MainActor.shared) {
            if subscription.isDisposed { return }
            observer.next(element)
            if subscription.isDisposed { return }
          }
          if !subscription.isDisposed { observer.end?(.finished) }
        } catch {
          if !subscription.isDisposed { observer.end?(.failure(error)) }
        }
      }
      subscription.add(BlockDisposable { task.cancel() })
    })
  }
}
