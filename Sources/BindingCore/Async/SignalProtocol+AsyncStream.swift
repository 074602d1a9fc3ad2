extension SignalProtocol where Failure == Never, Element: Sendable {
  /// The elements as an asynchronous sequence with an unbounded buffer.
  ///
  ///     for await text in viewModel.searchString.values { ... }
  ///
  /// For a loop that may fall behind and needs only the newest state, use
  /// `toAsyncStream(bufferingPolicy: .bufferingNewest(1))`.
  public var values: AsyncStream<Element> { toAsyncStream(bufferingPolicy: .unbounded) }

  /// Returns the elements as an asynchronous sequence.
  ///
  /// Observation starts now, not when the first element is requested. It ends with the signal, with the iterating task,
  /// or with the last reference to the sequence; in the last two cases, in a later turn of the main loop.
  ///
  /// **Back-pressure:** a signal cannot wait, so `bufferingPolicy` determines which elements are buffered for a loop
  /// that falls behind: all of them, or a number of the oldest or newest.
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
  /// Returns the elements as an asynchronous sequence that throws the failure of the signal.
  ///
  /// Otherwise behaves like `toAsyncStream(bufferingPolicy:)`.
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

/// Carries a subscription into a closure that may run on any thread, and back to the main actor.
private final class MainActorHandle: Sendable {
  private let subscription: Subscription

  init(_ subscription: Subscription) { self.subscription = subscription }

  nonisolated func disposeLater() {
    Task { @MainActor in subscription.dispose() }
  }
}
