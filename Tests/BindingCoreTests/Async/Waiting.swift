import BindingCore

/// Lets other work of the main actor run until `condition` holds; gives up in the end.
func until(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if condition() { return true }
    await Task.yield()
  }
  return false
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
