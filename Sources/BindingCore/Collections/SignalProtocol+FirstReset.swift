extension SignalProtocol {
  /// The same events, the first of them as a reset: an observer who comes late to a shared or replayed signal has not had
  /// the collection that a change starts from.
  package func withFirstReset<Collection, Changeset>() -> Signal<Element, Failure>
  where Element == CollectionEvent<Collection, Changeset> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let hasStarted = Box(false)
      attach(
        observer.with { event in
          if hasStarted.value { return next(event) }
          hasStarted.value = true
          next(CollectionEvent(collection: event.collection, change: .reset))
        }, subscription)
    })
  }
}
