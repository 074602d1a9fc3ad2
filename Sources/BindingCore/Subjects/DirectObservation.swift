// A subject does not call a disposed observer. Only downstream of operators must the observer check for itself.

extension Property {
  /// Calls `body` with the value, then with every value that is set, until the property is deallocated or the result is
  /// disposed.
  @inlinable
  @discardableResult
  public func observeNext(with body: @escaping (Value) -> Void) -> Subscription { observeDirectly(body) }
}

extension PassthroughSubject {
  /// Calls `body` with each element until the subject ends or the result is disposed.
  @inlinable
  @discardableResult
  public func observeNext(with body: @escaping (Element) -> Void) -> Subscription { observeDirectly(body) }
}

extension SignalProtocol {
  @inlinable
  func observeDirectly(_ body: @escaping (Element) -> Void) -> Subscription {
    let subscription = Subscription()
    attach(Observer(next: body, end: { _ in subscription.dispose() }).inProducer, subscription)
    return subscription
  }
}
