/// The part of a property that bindings hold strongly. The property's own deinit ends it, so there is no cycle.
@usableFromInline
nonisolated final class ValueCore<Value>: Core<Value, Never> {
  @exclusivity(unchecked) @usableFromInline var value: Value
  /// How new the value is; two-way bindings carry it on together with the value.
  @exclusivity(unchecked) @usableFromInline var stamp = Stamp.none
  /// Whether two-way bindings want to know how new each value is.
  @exclusivity(unchecked) @usableFromInline var isLinked = false
  /// Whether to set a value takes no more than that.
  @exclusivity(unchecked) @usableFromInline var isPlain: Bool
  @usableFromInline let normalise: ((Value) -> (value: Value, changed: Bool))?

  @inlinable
  init(_ value: Value, normalise: ((Value) -> (value: Value, changed: Bool))? = nil) {
    self.value = value
    self.normalise = normalise
    isPlain = normalise == nil
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

  /// What comes from outside, or from an observer, is the newest value of all.
  @inlinable
  func set(_ newValue: Value) {
    if !isPlain { return setSpecially(newValue) }
    value = newValue
    send(newValue)
  }

  @inlinable
  @inline(never)
  func setSpecially(_ newValue: Value) {
    if let normalise { value = normalise(newValue).value } else { value = newValue }
    guard isLinked else { return send(value) }
    stamp = .next()
    send(value, stamp)
  }

  /// A two-way binding begins.
  @usableFromInline
  func link() {
    isLinked = true
    isPlain = false
  }

  /// Takes what a two-way binding carries.
  @inlinable
  func take(_ newValue: Value, _ newStamp: Stamp) {
    if normalise != nil { return takeNormalised(newValue, newStamp) }
    value = newValue
    stamp = newStamp
    send(newValue, newStamp)
  }

  /// A value that was changed on the way in is newer than the one that was carried, so it is carried back.
  @inlinable
  @inline(never)
  func takeNormalised(_ newValue: Value, _ newStamp: Stamp) {
    let (normal, changed) = normalise.unsafelyUnwrapped(newValue)
    value = normal
    stamp = changed ? newStamp.corrected() : newStamp
    send(normal, stamp)
  }
}
