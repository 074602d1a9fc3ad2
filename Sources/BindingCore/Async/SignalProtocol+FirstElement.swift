extension SignalProtocol {
  /// Waits for the first element and ends the observation.
  ///
  ///     let photos = try await source.search(query).firstElement()
  ///
  /// A property returns its value without waiting.
  ///
  /// - Returns: The first element, or `nil` if the signal finishes without one or the task is cancelled.
  public func firstElement() async throws(Failure) -> Element? {
    if Task.isCancelled { return nil }
    let wait = FirstElement<Element, Failure>()
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait.begin(self, $0) }
    } onCancel: {
      Task { @MainActor in wait.end(.success(nil)) }
    }
    return try wait.result.get()
  }
}

/// A task waiting for an element.
private final class FirstElement<Element, Failure: Error> {
  private(set) var result: Result<Element?, Failure> = .success(nil)
  private var continuation: CheckedContinuation<Void, Never>?
  private let subscription = Subscription()

  func begin(_ signal: some SignalProtocol<Element, Failure>, _ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
    signal.attach(
      Observer(
        next: { self.end(.success($0)) },
        end: { completion in
          switch completion {
          case .finished: self.end(.success(nil))
          case .failure(let failure): self.end(.failure(failure))
          }
        }),
      subscription)
  }

  func end(_ result: Result<Element?, Failure>) {
    guard let continuation else { return }
    self.continuation = nil
    self.result = result
    subscription.dispose()
    continuation.resume()
  }
}
