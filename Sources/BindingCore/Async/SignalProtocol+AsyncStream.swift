extension SignalProtocol where Failure == Never, Element: Sendable {
  /// The elements as an asynchronous sequence that keeps all that nobody has asked for yet, without bound.
  ///
  ///     for await text in viewModel.searchString.values { ... }
  ///
  /// A loop that may fall behind and wants the newest state only takes
  /// `toAsyncStream(bufferingPolicy: .bufferingNewest(1))`.
  public var values: AsyncStream<Element> { toAsyncStream(bufferingPolicy: .unbounded) }

  /// The elements as an asynchronous sequence.
  ///
  /// The signal is observed from now on, not from the first time that an element is asked for. The observation ends with
  /// the signal, with the task that iterates and with the last reference to the sequence, in the last two cases in a
  /// later turn of the main loop.
  ///
  /// **Back-pressure:** a signal cannot wait, so `bufferingPolicy` says which elements are kept for a loop that falls
  /// behind: all of them, the oldest or the newest so many.
  public func toAsyncStream(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: bufferingPolicy)
    let subscription = observe { event in
      switch event {
      case .next(let element): continuation.yield(element)
      case .completed, .failed: continuation.finish()
      }
    }
    let handle = MainActorHandle(subscription)
    continuation.onTermination = { _ in handle.disposeLater() }
    return stream
  }
}

extension SignalProtocol where Element: Sendable {
  /// The elements as an asynchronous sequence that throws the failure of the signal. For the rest as
  /// `toAsyncStream(bufferingPolicy:)`.
  public func toAsyncThrowingStream(
    bufferingPolicy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncThrowingStream<Element, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self, bufferingPolicy: bufferingPolicy)
    let subscription = observe { event in
      switch event {
      case .next(let element): continuation.yield(element)
      case .completed: continuation.finish()
      case .failed(let failure): continuation.finish(throwing: failure)
      }
    }
    let handle = MainActorHandle(subscription)
    continuation.onTermination = { _ in handle.disposeLater() }
    return stream
  }
}

/// Carries a subscription to a closure that may run anywhere and back to the main actor.
private final class MainActorHandle: Sendable {
  private let subscription: Subscription

  init(_ subscription: Subscription) { self.subscription = subscription }

  nonisolated func disposeLater() {
    Task { @MainActor in subscription.dispose() }
  }
}
