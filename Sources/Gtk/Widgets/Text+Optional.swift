public import BindingCore

// Texts of GTK are never nil; those of models may be.

extension SignalProtocol where Failure == Never, Element == String? {
  /// Binds a text that may be nil to a target that always has one: nil is the empty text.
  @discardableResult
  public func bind<Target: BindableProtocol>(to target: Target) -> Subscription where Target.Element == String {
    target.bind(signal: map { $0 ?? "" })
  }
}

extension ValueSubject where Element == String? {
  /// Keeps a text that may be nil equal to one of a widget, which always has one: nil is the empty text, and becomes it.
  @discardableResult
  public func bidirectionalBind(to text: DynamicSubject<String>) -> Subscription {
    bidirectionalBind(to: text.bidirectionalMap(to: { $0 }, from: { $0 ?? "" }) as DynamicSubject<String?>)
  }
}
