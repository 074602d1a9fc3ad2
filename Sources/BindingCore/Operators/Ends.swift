// How an operator ends before its source does, or has something to deliver when that finishes.

nonisolated extension Subscription {
  /// A subscription for one source of an operator: disposed with this one, or earlier.
  @inlinable
  func makeChild() -> Subscription {
    let child = Subscription()
    add(child)
    return child
  }
}

nonisolated extension Observer {
  /// Leaves the source, which stops at once, also a synchronous one, and delivers the end.
  ///
  /// An element that goes out with the end is delivered before: leaving settles the path, and a join below would fire
  /// without it.
  @inlinable
  func receive(completion: Completion<Failure>, leaving source: Subscription) {
    if source.isDisposed { return }
    source.dispose()
    end?(completion)
  }

  /// Delivers `elements` before the end where the source finishes; a failure goes on alone.
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
