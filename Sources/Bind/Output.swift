public import BindingCore

/// A value that may still be missing: the `Output` of Bind. Where there is a value from the start, a `Property` does.
///
///     let photo = Output<Photo>()
///     photo.map { $0.title }.bind(titleLabel.reactive.text)
///     photo.update(first)
///
/// An observer gets the value at once when there is one, and each later one. An output that goes away finishes.
public final class Output<Value>: OutputProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  private let storage: Property<Value?>

  /// An output without a value.
  public init() { storage = Property(nil) }

  /// An output with a value.
  public init(_ value: Value) { storage = Property(value) }

  /// The value, if there is one.
  public var current: AnyProperty<Value?> { storage.readOnlyView }

  /// Stores a value and delivers it to every observer.
  public func update(_ value: Value) { storage.value = value }

  public func attach(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    storage.attach(observer.with { if let value = $0 { observer.next(value) } }, subscription)
  }

  @discardableResult
  public func bind(signal: Signal<Value, Never>) -> Subscription {
    storage.bind(signal: signal.map { $0 })
  }
}

extension Output: BindableProtocol {}
