extension SignalProtocol {
  /// Returns the same events with the first as a reset, because an observer that attaches late to a shared or replayed
  /// signal does not have the collection from which a change starts.
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
