public import BindingCore

extension SignalProtocol where Element == Void {
  /// `observeNext(with:)` in the spelling that Bond 6 has for taps.
  @inlinable
  @discardableResult
  public func observe(with body: @escaping () -> Void) -> Subscription { observeNext(with: body) }
}
