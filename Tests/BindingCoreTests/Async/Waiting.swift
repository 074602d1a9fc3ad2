import BindingCore

/// Lets other work of the main actor run until `condition` holds; gives up after a minute.
func until(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(60)
  repeat {
    for _ in 0..<1000 {
      if condition() { return true }
      await Task.yield()
    }
  } while ContinuousClock.now < deadline
  return condition()
}

/// A signal that remembers its last observation.
final class Watched<Element, Failure: Error>: SignalProtocol {
  private(set) var observation: Subscription?
  private let source: Signal<Element, Failure>

  init(_ source: some SignalProtocol<Element, Failure>) { self.source = source.toSignal() }

  func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    observation = subscription
    source.attach(observer, subscription)
  }
}
