import BindingCore

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
