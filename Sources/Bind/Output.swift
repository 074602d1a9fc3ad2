public import BindingCore

/// A value that may be missing at first: the `Output` of Bind. If there is an initial value, use a `Property`.
///
///     let photo = Output<Photo>()
///     photo.map { $0.title }.bind(titleLabel.reactive.text)
///     photo.update(first)
///
/// An observer receives the current value immediately if there is one, and each later one. An output finishes when it
/// is deallocated.
public final class Output<Value>: OutputProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  private let storage: Property<Value?>

  /// Creates an output without a value.
  public init() { storage = Property(nil) }

  /// Creates an output with a value.
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
