// A subject as the target of bindings.

extension Core {
  /// Hands what `signal` delivers to `take` until the signal ends, this subject goes or the result is disposed.
  ///
  /// `Property` and `PassthroughSubject` do the same by hand, which saves them a call for each element.
  @MainActor
  final func follow<Input>(_ signal: Signal<Input, Never>, _ take: @escaping (Input) -> Void) -> Subscription {
    let subscription = Subscription()
    signal.attach(
      Observer(
        next: { if subscription.isLive { take($0) } },
        end: { _ in subscription.dispose() },
        node: Unmanaged<Node>.passUnretained(self)),
      subscription)
    endWithTarget(subscription)
    return subscription
  }
}

nonisolated extension Core {
  /// Disposes a binding into this subject when the subject goes.
  @usableFromInline
  final func endWithTarget(_ subscription: Subscription) {
    guard !subscription.isDisposed else { return }
    if flags.contains(.ended) { return subscription.dispose() }
    // Those that ended by themselves are dropped when the room is used up, which makes it amortised O(1).
    if bindings.count == bindings.capacity {
      bindings.removeAll { $0.isDisposed }
      bindings.reserveCapacity(bindings.count * 2 + 1)
    }
    bindings.append(subscription)
  }
}
