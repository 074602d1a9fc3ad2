public import BindingCore

extension SignalProtocol where Element == Void {
  /// The Bond 6 spelling of `observeNext(with:)` for taps.
  @inlinable
  @discardableResult
  public func observe(with body: @escaping () -> Void) -> Subscription { observeNext(with: body) }
}
