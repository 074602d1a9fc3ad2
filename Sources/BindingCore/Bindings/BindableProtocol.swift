/// A target to which a signal that cannot fail can be bound.
@MainActor
public protocol BindableProtocol<Element> {
  /// The type of the elements that the target takes.
  associatedtype Element

  /// Delivers the elements of `signal` to the target until the signal ends, the target is deallocated or the result is
  /// disposed.
  @discardableResult
  func bind(signal: Signal<Element, Never>) -> Subscription
}

extension SignalProtocol where Failure == Never {
  /// Binds the signal to a target. The binding ends with its source or its target, whichever ends first.
  ///
  /// Several bindings to one target coexist: the target shows the most recent element from any of them. To replace a
  /// binding, dispose it or store it in a `SerialDisposable`.
  @inlinable
  @discardableResult
  public func bind<Target: BindableProtocol>(to target: Target) -> Subscription where Target.Element == Element {
    target.bind(signal: toSignal())
  }

  /// Binds the signal to a target that takes optional values.
  @inlinable
  @discardableResult
  public func bind<Target: BindableProtocol>(to target: Target) -> Subscription where Target.Element == Element? {
    target.bind(signal: map { $0 })
  }
}
