/// What the copies of a dynamic subject share: who observes what is set through any of them.
///
/// A target may tell of a change while it is set, later or not at all. Each observer remembers the number of the
/// setting after which it was last told, so that it is told once of each.
nonisolated final class SettingCore: Core<Int, Never> {
  private var last = 0

  /// Something is about to be set.
  func begin() { last &+= 1 }

  /// Tells what has been set to those who have not heard of it.
  func announce() { send(last) }

  /// The value of `target` now and at each change: when `signal` fires, and when something has been set.
  @MainActor
  func changes<Element, Failure: Error>(
    of target: any Deallocatable, _ signal: Signal<Void, Failure>,
    _ get: @escaping (any Deallocatable) -> Result<Element, Failure>
  ) -> Signal<Element, Failure> {
    Signal(attach: { [weak target] observer, subscription in
      let gate = Gate(subscription)
      let told = Box(0)
      let deliver = { [weak target] in
        told.value = self.last
        guard subscription.isLive, let target else { return }
        Settling.begin()
        defer { Settling.end() }
        switch get(target) {
        case .success(let element): pass(gate, element, observer.next)
        case .failure(let failure): passEnd(gate, .failure(failure), observer)
        }
      }
      // In the tables before the first value: what the observer sets meanwhile reaches it too.
      self.attach(
        Observer(next: { if told.value < $0 { deliver() } }, end: nil, node: observer.node), subscription)
      signal.attach(
        Observer(
          next: deliver,
          end: { if case .failure = $0 { passEnd(gate, $0, observer) } },
          node: observer.node),
        subscription)
      deliver()
    })
  }
}
