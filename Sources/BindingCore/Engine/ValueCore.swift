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
  /// Tells those who came while this was about to change, unless they have been told.
  @exclusivity(unchecked) @usableFromInline var owed: [() -> Void] = []
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

  /// Whether the observer is better told when the change that is under way has come here: what it is to be told now would
  /// belong to the time before. It is attached then.
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
