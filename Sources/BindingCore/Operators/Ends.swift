// Helpers for operators that end before their source, or deliver elements when it finishes.

nonisolated extension Subscription {
  /// Creates a subscription for one source of an operator, disposed with this one or earlier.
  @inlinable
  func makeChild() -> Subscription {
    let child = Subscription()
    add(child)
    return child
  }
}

nonisolated extension Observer {
  /// Disposes the source, which stops immediately, even if synchronous, and delivers the end.
  ///
  /// An element delivered along with the end must be delivered first: disposing settles the path, and a join downstream
  /// would fire without it.
  @inlinable
  func receive(completion: Completion<Failure>, leaving source: Subscription) {
    if source.isDisposed { return }
    source.dispose()
    end?(completion)
  }

  /// Delivers `elements` before the end if the source finishes. A failure is passed on alone.
  @inlinable
  func receive(
    completion: Completion<Failure>, after elements: some Sequence<Element>, _ subscription: Subscription
  ) {
    if case .finished = completion {
      for element in elements {
        next(element)
        if subscription.isDisposed { return }
      }
    }
    end?(completion)
  }
}
