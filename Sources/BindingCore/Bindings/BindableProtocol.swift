/// Something that a signal which cannot fail can be bound to.
@MainActor
public protocol BindableProtocol<Element> {
  /// What it takes.
  associatedtype Element

  /// Takes what `signal` delivers until the signal ends, the target goes away or the result is disposed.
  @discardableResult
  func bind(signal: Signal<Element, Never>) -> Subscription
}

extension SignalProtocol where Failure == Never {
  /// Binds the signal to a target. The binding ends with its source or its target, whichever goes first.
  ///
  /// Several bindings into one target live side by side: it shows what came last, from whichever of them. To replace a
  /// binding, dispose it or keep it in a `SerialDisposable`.
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
