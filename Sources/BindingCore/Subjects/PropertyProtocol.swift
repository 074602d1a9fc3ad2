/// A signal with a current value: an observer gets the value at once and then every change of it.
///
/// What is made from properties alone by `map`, `combineLatest`, `removeDuplicates` or `flatMapLatest` is a property
/// again, an `AnyProperty`, whose `value` can be read at any time. Where a `SafeSignal` is asked for, the same operators
/// make a signal.
@MainActor
public protocol PropertyProtocol<Element>: SignalProtocol where Failure == Never {
  /// The value now.
  var value: Element { get }
}

extension Property: PropertyProtocol {}

extension PropertyProtocol {
  /// The same property without the means to set it.
  @inlinable
  public var readOnlyView: AnyProperty<Element> { AnyProperty(self) }
}

extension Signal {
  /// Nothing. It is declared so that the compiler says what to do for `property.filter { ... }.value`.
  @available(
    *, unavailable,
    message: "a signal has no current value: observe it, or make a property of it with 'AnyProperty(initial:then:)'"
  )
  public var value: Element { fatalError("a signal has no current value") }
}
