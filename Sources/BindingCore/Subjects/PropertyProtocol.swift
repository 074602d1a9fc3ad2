/// A signal with a current value: an observer gets the value immediately, and then every change.
///
/// Applied only to properties, `map`, `combineLatest`, `removeDuplicates` and `flatMapLatest` return another property,
/// an `AnyProperty`, whose `value` can be read at any time. Where a `SafeSignal` is expected, the same operators return
/// a signal.
@MainActor
public protocol PropertyProtocol<Element>: SignalProtocol where Failure == Never {
  /// The current value.
  var value: Element { get }
}

extension Property: PropertyProtocol {}

extension PropertyProtocol {
  /// A view of the property that cannot be set.
  @inlinable
  public var readOnlyView: AnyProperty<Element> { AnyProperty(self) }
}

extension Signal {
  /// Unavailable; declared so that the compiler suggests what to do for `property.filter { ... }.value`.
  @available(
    *, unavailable,
    message: "a signal has no current value: observe it, or make a property of it with 'AnyProperty(initial:then:)'"
  )
  public var value: Element { fatalError("a signal has no current value") }
}
