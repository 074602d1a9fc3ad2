/// A property that can be read and observed but not set: a view of another one, or derived from others.
///
/// It stores no value. `value` reads the sources each time, so it agrees with them even while a change is being
/// delivered; reading costs as much as the transformations involved. It retains its sources, which do not reference it.
/// It ends when its sources end.
public final class AnyProperty<Value>: PropertyProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  @usableFromInline let read: () -> Value
  @usableFromInline let signal: Signal<Value, Never>

  /// Creates a property that reads its value with `get`.
  ///
  /// - Parameters:
  ///   - get: Returns the current value.
  ///   - signal: Delivers the value immediately to each observer, then each change.
  @inlinable
  public init(get: @escaping () -> Value, signal: SafeSignal<Value>) {
    read = get
    self.signal = signal
  }

  /// Creates a read-only view of `property`, which it retains.
  @inlinable
  public convenience init(_ property: some PropertyProtocol<Value>) {
    self.init(get: { property.value }, signal: property.toSignal())
  }

  /// Returns a property that always has the same value. Its observers get it once; it never ends.
  @inlinable
  public static func constant(_ value: Value) -> AnyProperty {
    AnyProperty(get: { value }, signal: Signal(attach: { observer, _ in observer.next(value) }))
  }

  /// The current value. O(1) plus the cost of the transformations involved.
  @inlinable
  public var value: Value { read() }

  /// The same property, which is already read-only.
  @inlinable
  public var readOnlyView: AnyProperty { self }

  @inlinable
  public func attach(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    signal.producer(observer, subscription)
  }
}
