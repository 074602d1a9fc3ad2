public import BindingCore

// GTK's texts are never `nil`, but those of models may be.

extension SignalProtocol where Failure == Never, Element == String? {
  /// Binds an optional text to a target that requires one, mapping `nil` to the empty text.
  @discardableResult
  public func bind<Target: BindableProtocol>(to target: Target) -> Subscription where Target.Element == String {
    target.bind(signal: map { $0 ?? "" })
  }
}

extension ValueSubject where Element == String? {
  /// Binds an optional text bidirectionally to a widget's text. `nil` is mapped to the empty text, and becomes it.
  @discardableResult
  public func bidirectionalBind(to text: DynamicSubject<String>) -> Subscription {
    bidirectionalBind(to: text.bidirectionalMap(to: { $0 }, from: { $0 ?? "" }) as DynamicSubject<String?>)
  }
}
