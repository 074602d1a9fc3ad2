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

extension SignalProtocol where Failure == Never, Element: Sendable {
  /// The elements as an asynchronous sequence. Elements that nobody has asked for yet are kept without bound.
  public var values: AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let subscription = observe { event in
      switch event {
      case .next(let element): continuation.yield(element)
      case .completed, .failed: continuation.finish()
      }
    }
    let handle = MainActorHandle(subscription)
    continuation.onTermination = { _ in
      Task { @MainActor in handle.subscription.dispose() }
    }
    return stream
  }
}

/// Carries a subscription to a closure that may run anywhere and back to the main actor.
private final class MainActorHandle: Sendable {
  let subscription: Subscription
  init(_ subscription: Subscription) { self.subscription = subscription }
}
