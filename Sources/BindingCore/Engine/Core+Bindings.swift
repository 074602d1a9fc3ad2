// Subjects as targets of bindings.

extension Core {
  /// Passes the elements of `signal` to `take` until the signal ends, this subject is deallocated or the result is
  /// disposed.
  ///
  /// `Property` and `PassthroughSubject` do the same inline, which saves a call for each element.
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
  /// Disposes a binding to this subject when the subject ends.
  @usableFromInline
  final func endWithTarget(_ subscription: Subscription) {
    guard !subscription.isDisposed else { return }
    if flags.contains(.ended) { return subscription.dispose() }
    // Drop the disposed bindings whenever the capacity is used up, which is amortised O(1).
    if bindings.count == bindings.capacity {
      bindings.removeAll { $0.isDisposed }
      bindings.reserveCapacity(bindings.count * 2 + 1)
    }
    bindings.append(subscription)
  }
}
