extension SignalProtocol where Element == Void {
  /// `observeNext(with:)` in the spelling that Bond 6 has for taps.
  @inlinable
  @discardableResult
  public func observe(with body: @escaping () -> Void) -> Subscription { observeNext(with: body) }
}

extension ReactiveExtensions where Base: DisposeBagProvider {
  /// The bag of the object, where Bond 6 has it: `dispose(in: reactive.bag)`.
  public var bag: DisposeBag { base.bag }
}
