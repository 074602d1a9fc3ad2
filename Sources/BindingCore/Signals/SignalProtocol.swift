/// A source of elements over time that ends at most once, finished or with a failure.
///
/// Everything here happens on the main actor and synchronously: an element has reached every observer when `send`
/// returns, unless it was sent from inside an observer of the same source; then it waits its turn, so that every
/// observer sees every element in the order of submission.
///
/// **Depth.** Each operator, and each property that is bound to the next, adds some calls to the way of an element. A stack
/// of 8 MB, the usual one of a main thread, is enough for a chain of 2,000 of them, whichever they are. Signals that start
/// one another (`append`, `flatMapConcat`, `flatMapError`, `retry`) form no chain: any number of them may follow each other.
@MainActor
public protocol SignalProtocol<Element, Failure> {
  /// What it delivers.
  associatedtype Element
  /// How it can break off; `Never` when it cannot, which is what bindings ask for.
  associatedtype Failure: Error

  /// Starts delivering to `observer` until `subscription` is disposed.
  ///
  /// The primitive below `observe`: operators use it so that one subscription serves a whole chain. What must end
  /// with it is added to `subscription`; a producer looks at `subscription.isDisposed` before each delivery.
  func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription)
}
