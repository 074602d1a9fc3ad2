/// A value that can be observed, bound and set.
///
///     set:   --1--2------3---
///     late:  --------^
///     Property(0)
///     out:   --------2---3---
///
/// An observer gets the current value immediately, then every value that is set, even an equal one (see
/// `removeDuplicates`). The last value that an observer has received is always `value`, whenever and from wherever it
/// is set. When the property is deallocated, it finishes for its observers.
public final class Property<Value>: SignalProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  @usableFromInline let core: ValueCore<Value>

  /// Creates a property with the given value.
  @inlinable
  public init(_ value: Value) { core = ValueCore(value) }

  init(core: ValueCore<Value>) { self.core = core }

  /// Creates a property that passes each new value through `normalise`, for instance to clamp, trim or round it. A
  /// two-way binding carries the result back to the other end.
  @inlinable
  public init(_ value: Value, normalise: @escaping (Value) -> Value) where Value: Equatable {
    core = ValueCore(normalise(value)) { raw in
      let normal = normalise(raw)
      return (normal, normal != raw)
    }
  }

  /// The current value. Setting it delivers the new value to every observer before the assignment returns or, when set
  /// from within an observer of this property, after the value being delivered.
  @inlinable
  public var value: Value {
    get { core.value }
    set { core.set(newValue) }
  }

  @inlinable
  public func attach(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    core.attachValue(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension Property: BindableProtocol {
  /// Sets the property to the elements of `signal` until either ends.
  @inlinable
  @discardableResult
  public func bind(signal: Signal<Value, Never>) -> Subscription {
    let subscription = Subscription()
    let core = core
    signal.attach(
      Observer(
        next: { if subscription.isLive { core.set($0) } },
        end: { _ in subscription.dispose() },
        node: Unmanaged<Node>.passUnretained(core)),
      subscription)
    core.endWithTarget(subscription)
    return subscription
  }
}

extension Property {
  /// Keeps two properties equal until either is deallocated or the result is disposed. Initially, `other` takes this
  /// value.
  ///
  /// The binding also settles if an end normalises the value that it is given, or an observer sets it back: both ends
  /// eventually agree, even in rings of bindings. The last value set wins, in the form that all ends accept. Ends that
  /// can never agree stop after some rounds with a warning.
  @inlinable
  @discardableResult
  public func bidirectionalBind(to other: Property<Value>) -> Subscription {
    link(to: other, areEqual: nil)
  }

  @inlinable
  func link(to other: Property<Value>, areEqual: ((Value, Value) -> Bool)?) -> Subscription {
    let link = TwoWayLink(core, other.core, areEqual: areEqual)
    let subscription = Subscription()
    core.attach(
      Observer(
        next: { link.sourceChanged($0) },
        end: { _ in subscription.dispose() },
        node: Unmanaged<Node>.passUnretained(other.core)),
      subscription)
    other.core.attach(
      Observer(
        next: { link.targetChanged($0) },
        end: { _ in subscription.dispose() },
        node: Unmanaged<Node>.passUnretained(core)),
      subscription)
    link.begin()
    core.endWithTarget(subscription)
    other.core.endWithTarget(subscription)
    return subscription
  }
}

extension Property where Value: Equatable {
  /// `bidirectionalBind(to:)` for `Equatable` values. A correction is not delivered if the value is already equal.
  @inlinable
  @discardableResult
  public func bidirectionalBind(to other: Property<Value>) -> Subscription {
    link(to: other, areEqual: { $0 == $1 })
  }
}
