/// A property that can be read and observed but not set: a view of another one, or made from others.
///
/// It holds no value of its own. `value` asks the sources each time, so it agrees with them also while a change is
/// still being delivered; reading costs the transformations on the way. It retains its sources, and they do not know
/// of it. It ends when its sources end.
public final class AnyProperty<Value>: PropertyProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  @usableFromInline let read: () -> Value
  @usableFromInline let signal: Signal<Value, Never>

  /// A property that reads its value with `get`.
  ///
  /// - Parameters:
  ///   - get: reads the value now.
  ///   - signal: delivers the value at once to each observer, then each change.
  @inlinable
  public init(get: @escaping () -> Value, signal: SafeSignal<Value>) {
    read = get
    self.signal = signal
  }

  /// A read-only view of `property`, which it retains.
  @inlinable
  public convenience init(_ property: some PropertyProtocol<Value>) {
    self.init(get: { property.value }, signal: property.toSignal())
  }

  /// A property that always has the same value. Its observers get it once; it never ends.
  @inlinable
  public static func constant(_ value: Value) -> AnyProperty {
    AnyProperty(get: { value }, signal: Signal(attach: { observer, _ in observer.next(value) }))
  }

  /// The value now. O(1) and what the transformations on the way cost.
  @inlinable
  public var value: Value { read() }

  /// The same property: there is nothing to take away.
  @inlinable
  public var readOnlyView: AnyProperty { self }

  @inlinable
  public func attach(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    signal.producer(observer, subscription)
  }
}
