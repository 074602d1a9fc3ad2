/// The part of a property that bindings retain. The property's deinit ends it, so there is no cycle.
@usableFromInline
nonisolated final class ValueCore<Value>: Core<Value, Never> {
  @exclusivity(unchecked) @usableFromInline var value: Value
  /// The age of the value, which two-way bindings pass on together with the value.
  @exclusivity(unchecked) @usableFromInline var stamp = Stamp.none
  /// Whether two-way bindings need the age of each value.
  @exclusivity(unchecked) @usableFromInline var isLinked = false
  /// Whether setting a value needs no extra work, such as normalising or stamping.
  @exclusivity(unchecked) @usableFromInline var isPlain: Bool
  /// Delivers the value to observers that attached while a change was pending, unless they have already received it.
  @exclusivity(unchecked) @usableFromInline var owed: [() -> Void] = []
  @usableFromInline let normalise: ((Value) -> (value: Value, changed: Bool))?

  @inlinable
  init(_ value: Value, normalise: ((Value) -> (value: Value, changed: Bool))? = nil) {
    self.value = value
    self.normalise = normalise
    isPlain = normalise == nil
    super.init()
  }

  /// Enters the table first, then delivers the current value as a separate emission, so that values the observer sets
  /// meanwhile are queued and reach it too.
  @inlinable
  func attachValue(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    if expected != 0, isOwed(observer, subscription) { return }
    attach(observer, subscription)
    if flags.contains(.ended) || subscription.isDisposed { return }
    if flags.contains(.emitting) { return observer.next(value) }
    Audit.begin()
    flags.insert(.emitting)
    observer.next(value)
    finish()
    Audit.end()
  }

  /// Whether to postpone the observer's first value until the pending change has arrived here, because the current
  /// value is outdated. If so, the observer is attached.
  @usableFromInline
  @inline(never)
  func isOwed(_ observer: Observer<Value, Never>, _ subscription: Subscription) -> Bool {
    guard !flags.contains(.emitting), let node = observer.node,
      node._withUnsafeGuaranteedRef({ $0.skipsOutdatedValues })
    else { return false }
    var seen: Set<ObjectIdentifier> = []
    if node._withUnsafeGuaranteedRef({ $0.reaches(self, &seen) }) { return false }
    let isTold = Box(false)
    let noting = observer.with { (value: Value) in
      isTold.value = true
      observer.next(value)
    }
    attach(noting, subscription)
    owed.append { [unowned self] in if !isTold.value, subscription.isLive { noting.next(value) } }
    flags.insert(.owesValues)
    return true
  }

  @usableFromInline
  override func tellOwedValues() {
    flags.remove(.owesValues)
    let waiting = owed
    owed = []
    for tell in waiting { tell() }
  }

  /// Sets a value from outside or from an observer, which is newer than all others.
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

  /// Prepares for a two-way binding.
  @usableFromInline
  func link() {
    isLinked = true
    isPlain = false
  }

  /// Takes a value carried by a two-way binding.
  @inlinable
  func take(_ newValue: Value, _ newStamp: Stamp) {
    if normalise != nil { return takeNormalised(newValue, newStamp) }
    value = newValue
    stamp = newStamp
    send(newValue, newStamp)
  }

  /// Takes a value and normalises it. A value altered by that is newer than the one carried, so it is carried back.
  @inlinable
  @inline(never)
  func takeNormalised(_ newValue: Value, _ newStamp: Stamp) {
    let (normal, changed) = normalise.unsafelyUnwrapped(newValue)
    value = normal
    stamp = changed ? newStamp.corrected() : newStamp
    send(normal, stamp)
  }
}
