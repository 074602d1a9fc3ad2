extension AsyncSequence {
  /// A signal of the elements of the sequence, which is iterated anew on the main actor for each observer.
  ///
  /// **Back-pressure:** the next element is asked for when every operator and observer below has had the one before, so
  /// nothing piles up on this side. Fails with what the sequence throws. Disposing the observation cancels the task
  /// that iterates; what the sequence gives all the same is dropped. Observers of a sequence that can be iterated only
  /// once, as an `AsyncStream`, share its elements among them.
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
