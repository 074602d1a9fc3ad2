/// The part of a `ReplaySubject` that bindings retain: an observer table with a memory.
nonisolated final class ReplayCore<Element, Failure: Error>: Core<Element, Failure> {
  private var memory: LatestElements<Element>

  init(limit: Int) {
    memory = LatestElements(capacity: max(0, limit))
    super.init()
  }

  var limit: Int { memory.capacity }

  /// Records the element immediately, even if its delivery is queued, so that observers attached meanwhile do not miss
  /// it.
  func record(_ element: Element) {
    guard flags.isDisjoint(with: [.ended, .hasQueuedEnd]) else { return }
    // Releasing the oldest element may run user code, which must not overtake this element.
    withExtendedLifetime(memory.append(element)) { send(element) }
  }

  /// Enters the table first, then replays as a separate emission, so that elements sent meanwhile are queued and reach
  /// the observer after the replayed ones.
  func attachAndReplay(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    if subscription.isDisposed { return }
    let remembered = memory.inOrder
    if flags.contains(.ended) {
      replay(remembered, observer, subscription)
      if !subscription.isDisposed { observer.end?(completion ?? .finished) }
      return
    }
    attach(observer, subscription)
    let isEmitting = flags.contains(.emitting)
    Audit.begin()
    flags.insert(.emitting)
    replay(remembered, observer, subscription)
    if !isEmitting { finish() }
    Audit.end()
  }

  private func replay(
    _ remembered: ArraySlice<Element>, _ observer: Observer<Element, Failure>, _ subscription: Subscription
  ) {
    for element in remembered {
      observer.next(element)
      if subscription.isDisposed { return }
    }
  }
}
