extension Signal {
  /// Runs `work` anew for each observer, delivers its result and finishes, or fails with what it throws.
  ///
  /// Disposing the observation cancels the task, and `work` does not even start when that happens in the same turn of
  /// the main loop; a result that comes all the same is dropped. `work` starts on the main actor and goes on where the
  /// functions that it awaits take it.
  public init(async work: @escaping @MainActor () async throws(Failure) -> Element) {
    self.init(attach: { observer, subscription in
      let task = Task { @MainActor in
        if subscription.isDisposed { return }
        do throws(Failure) {
          let element = try await work()
          guard !subscription.isDisposed else { return }
          observer.next(element)
          if !subscription.isDisposed { observer.end?(.finished) }
        } catch {
          if !subscription.isDisposed { observer.end?(.failure(error)) }
        }
      }
      subscription.add(BlockDisposable { task.cancel() })
    })
  }
}
