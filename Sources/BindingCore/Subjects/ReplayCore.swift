/// The part of a `ReplaySubject` that bindings hold strongly: an observer table with a memory.
nonisolated final class ReplayCore<Element, Failure: Error>: Core<Element, Failure> {
  private var memory: LatestElements<Element>

  init(limit: Int) {
    memory = LatestElements(capacity: max(0, limit))
    super.init()
  }

  var limit: Int { memory.capacity }

  /// Remembers the element at once, also while it has to wait for its turn: who comes meanwhile must not miss it.
  func record(_ element: Element) {
    guard flags.isDisjoint(with: [.ended, .hasQueuedEnd]) else { return }
    // The release of the oldest may run user code, which must not overtake this element.
    withExtendedLifetime(memory.append(element)) { send(element) }
  }

  /// Enters the table first, then replays as an emission of its own: what is sent meanwhile is queued and reaches the
  /// observer behind what it is told now.
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
