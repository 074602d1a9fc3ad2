extension SignalProtocol {
  /// Calls `body` with each event until the signal ends or the result is disposed.
  ///
  /// The observation lives as long as its source; dropping the result does not end it. A `Property` delivers its
  /// current value before this returns.
  @inlinable
  @discardableResult
  public func observe(_ body: @escaping (Event<Element, Failure>) -> Void) -> Subscription {
    let subscription = Subscription()
    attach(
      Observer(
        next: { if !subscription.isDisposed { body(.next($0)) } },
        end: { completion in
          guard !subscription.isDisposed else { return }
          subscription.dispose()
          switch completion {
          case .finished: body(.completed)
          case .failure(let failure): body(.failed(failure))
          }
        }),
      subscription)
    return subscription
  }

  /// Calls `body` with each element until the signal ends or the result is disposed.
  @inlinable
  @discardableResult
  public func observeNext(_ body: @escaping (Element) -> Void) -> Subscription {
    let subscription = Subscription()
    attach(
      Observer(
        next: { if !subscription.isDisposed { body($0) } },
        end: { _ in subscription.dispose() }),
      subscription)
    return subscription
  }

  /// Calls `body` when the signal finishes.
  @inlinable
  @discardableResult
  public func observeCompleted(_ body: @escaping () -> Void) -> Subscription {
    observe { if case .completed = $0 { body() } }
  }

  /// Calls `body` when the signal fails.
  @inlinable
  @discardableResult
  public func observeFailed(_ body: @escaping (Failure) -> Void) -> Subscription {
    observe { if case .failed(let failure) = $0 { body(failure) } }
  }
}
