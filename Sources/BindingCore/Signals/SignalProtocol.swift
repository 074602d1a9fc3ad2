/// A source of elements over time that ends at most once, by finishing or failing.
///
/// Everything happens synchronously on the main actor: an element has reached every observer when `send` returns. The
/// exception is an element sent from within an observer of the same source, which is queued, so that every observer
/// receives every element in the order of sending.
///
/// **Depth.** Each operator, and each property bound to the next, adds some calls to the path of an element. A stack of
/// 8 MB, the usual size for a main thread, is enough for a chain of 2,000 of any kind. Signals that start one another
/// (`append`, `flatMapConcat`, `flatMapError`, `retry`) form no chain: any number of them may follow each other.
@MainActor
public protocol SignalProtocol<Element, Failure> {
  /// The type of its elements.
  associatedtype Element
  /// The type of its failure; `Never` if it cannot fail, as bindings require.
  associatedtype Failure: Error

  /// Starts delivering to `observer` until `subscription` is disposed.
  ///
  /// The primitive behind `observe`: operators use it so that one subscription serves a whole chain. Anything that must
  /// end with it is added to `subscription`. A producer checks `subscription.isDisposed` before each delivery.
  func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription)
}
