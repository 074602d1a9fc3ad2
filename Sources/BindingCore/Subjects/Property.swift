/// A value that can be observed, bound and set.
///
///     set:   --1--2------3---
///     late:  --------^
///     Property(0)
///     out:   --------2---3---
///
/// An observer gets the current value at once, then every value that is set, also an equal one (see
/// `removeDuplicates`). The last value an observer has seen is `value`, whoever sets it and when. Observers of a
/// property that goes away are told that it has finished.
public final class Property<Value>: SignalProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  @usableFromInline let core: ValueCore<Value>

  /// A property with this value.
  @inlinable
  public init(_ value: Value) { core = ValueCore(value) }

  init(core: ValueCore<Value>) { self.core = core }

  /// A property that passes each value through `normalise` before it takes it: to clamp, to trim, to round. A two-way
  /// binding carries the result back to the other end.
  @inlinable
  public init(_ value: Value, normalise: @escaping (Value) -> Value) where Value: Equatable {
    core = ValueCore(normalise(value)) { raw in
      let normal = normalise(raw)
      return (normal, normal != raw)
    }
  }

  /// The current value. Setting it delivers it to every observer before the assignment is over, or, when an observer
  /// of this property sets it, after the value that is being delivered.
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
  /// Sets the property to what `signal` delivers until one of the two ends.
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
  /// Keeps two properties equal until one of them goes or the result is disposed. At first `other` takes this value.
  ///
  /// Settles also when an end normalises what it is given, or an observer sets it back: both agree in the end, also in
  /// rings of bindings. What was set last wins, in the form that all ends accept. Ends that can never agree stop after
  /// some rounds with a message.
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
  /// `bidirectionalBind(to:)` for values that can be compared: a correction is not told where the value is equal already.
  @inlinable
  @discardableResult
  public func bidirectionalBind(to other: Property<Value>) -> Subscription {
    link(to: other, areEqual: { $0 == $1 })
  }
}
