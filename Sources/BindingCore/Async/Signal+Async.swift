extension Signal {
  /// Creates a signal that runs `work` anew for each observer, delivers its result and finishes, or fails with the
  /// error that it throws.
  ///
  /// Disposing the observation cancels the task. If that happens in the same turn of the main loop, `work` does not
  /// even start. A result that still arrives is dropped. `work` starts on the main actor and resumes wherever the
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
