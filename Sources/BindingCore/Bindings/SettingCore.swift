/// The observers shared by the copies of a dynamic subject, notified of values set through any of them.
///
/// A target may report a change while it is being set, later or not at all. Each observer remembers the number of the
/// last write that it was notified of, so that it is notified of each write once.
nonisolated final class SettingCore: Core<Int, Never> {
  private var last = 0

  /// Marks the start of a write.
  func begin() { last &+= 1 }

  /// Notifies the observers that have not yet been notified of the last write.
  func announce() { send(last) }

  /// Returns the value of `target` now and at each change, that is, when `signal` fires and after each write.
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
      // Added to the tables before the first value, so that the observer also receives values that it sets meanwhile.
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
