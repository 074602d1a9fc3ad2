/// The part of a property that bindings hold strongly. The property's own deinit ends it, so there is no cycle.
@usableFromInline
nonisolated final class ValueCore<Value>: Core<Value, Never> {
  @exclusivity(unchecked) @usableFromInline var value: Value
  /// Counts the writes, so that a two-way binding sees whether its other end was written meanwhile.
  @exclusivity(unchecked) @usableFromInline var version = 0
  @usableFromInline let normalise: ((Value) -> (value: Value, changed: Bool))?

  @inlinable
  init(_ value: Value, normalise: ((Value) -> (value: Value, changed: Bool))? = nil) {
    self.value = value
    self.normalise = normalise
    super.init()
  }

  /// Enters the table first, then delivers the current value as an emission of its own: what the observer sets
  /// meanwhile is queued and reaches it too.
  @inlinable
  func attachValue(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    attach(observer, subscription)
    if flags.contains(.ended) || subscription.isDisposed { return }
    if flags.contains(.emitting) { return observer.next(value) }
    flags.insert(.emitting)
    observer.next(value)
    finish()
  }

  @inlinable
  func set(_ newValue: Value) {
    if normalise != nil { return setNormalised(newValue, from: nil) }
    value = newValue
    version &+= 1
    send(newValue)
  }

  @inlinable
  func set(_ newValue: Value, from: UnsafeRawPointer) {
    if normalise != nil { return setNormalised(newValue, from: from) }
    value = newValue
    version &+= 1
    send(newValue, from: from)
  }

  /// A value that was changed on the way in is not the binding's value any more: it goes out without origin, so that
  /// the binding carries it back.
  @inlinable
  @inline(never)
  func setNormalised(_ newValue: Value, from: UnsafeRawPointer?) {
    let (normal, changed) = normalise.unsafelyUnwrapped(newValue)
    value = normal
    version &+= 1
    send(normal, from: changed ? nil : from)
  }
}
