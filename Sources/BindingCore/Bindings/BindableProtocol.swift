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

  /// Calls `action` with the target and each element for as long as the target lives, without retaining it: an
  /// observation that needs no `[weak self]` and no bag.
  @inlinable
  @discardableResult
  public func bind<Target: Deallocatable>(
    to target: Target, _ action: @escaping (Target, Element) -> Void
  ) -> Subscription {
    bind(to: Bond(target: target, setter: action))
  }

  /// `bind(to:_:)` for signals without a value.
  @inlinable
  @discardableResult
  public func bind<Target: Deallocatable>(
    to target: Target, _ action: @escaping (Target) -> Void
  ) -> Subscription where Element == Void {
    bind(to: Bond<Void>(target: target) { target, _ in action(target) })
  }
}
