/// Keeps two properties equal. An emission that the link itself caused is not echoed, unless the other end was written
/// since; a value that one end normalised travels back.
///
/// What one change causes is bounded: ends that can never agree stop when a value had to travel back `bounceLimit`
/// times; rings of bindings stop as soon as they agree, or after `carryLimit` rounds where values cannot be compared.
@usableFromInline
nonisolated final class TwoWayLink<Value> {
  @usableFromInline let source: ValueCore<Value>
  @usableFromInline let target: ValueCore<Value>
  @usableFromInline let areEqual: ((Value, Value) -> Bool)?
  @exclusivity(unchecked) @usableFromInline var seenSource = 0
  @exclusivity(unchecked) @usableFromInline var seenTarget = 0
  /// How many values the present change made the link carry, and how many of them in the other direction.
  @exclusivity(unchecked) @usableFromInline var carries = 0
  @exclusivity(unchecked) @usableFromInline var bounces = 0
  @exclusivity(unchecked) @usableFromInline var lastWentForward = true

  @inlinable
  init(_ source: ValueCore<Value>, _ target: ValueCore<Value>, areEqual: ((Value, Value) -> Bool)?) {
    self.source = source
    self.target = target
    self.areEqual = areEqual
  }

  @inlinable
  @inline(__always)
  var identity: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  @inlinable
  func sourceChanged(_ value: Value) {
    if source.origin == identity && target.version == seenTarget { return }
    if isNested(from: source, to: target) {
      guard mayCarry(value, to: target, forward: true) else { return }
    } else {
      beginChange(forward: true)
    }
    seenSource = source.version
    target.set(value, from: identity)
  }

  @inlinable
  func targetChanged(_ value: Value) {
    if target.origin == identity && source.version == seenSource { return }
    if isNested(from: target, to: source) {
      guard mayCarry(value, to: source, forward: false) else { return }
    } else {
      beginChange(forward: false)
    }
    seenTarget = target.version
    source.set(value, from: identity)
  }

  /// Whether an earlier emission of one of the ends caused this one.
  @inlinable
  @inline(__always)
  func isNested(from: ValueCore<Value>, to: ValueCore<Value>) -> Bool {
    from.flags.contains(.draining) || to.flags.contains(.emitting)
  }

  @inlinable
  @inline(__always)
  func beginChange(forward: Bool) {
    lastWentForward = forward
    carries = 0
    bounces = 0
  }

  @usableFromInline
  func mayCarry(_ value: Value, to end: ValueCore<Value>, forward: Bool) -> Bool {
    if let areEqual, areEqual(end.value, value) { return false }
    if bounces > bounceLimit || carries > carryLimit { return false }
    carries &+= 1
    if lastWentForward != forward { bounces &+= 1 }
    lastWentForward = forward
    guard bounces > bounceLimit || carries > carryLimit else { return true }
    warnThatBindingCannotSettle()
    return false
  }
}

/// After so many corrections in a row the two ends of a binding have no value in common.
@usableFromInline nonisolated let bounceLimit = 16

/// An observer may set an end so many times in a row from inside its own emission.
nonisolated let carryLimit = 1000

@usableFromInline
nonisolated func warnThatBindingCannotSettle() {
  Warning.print(
    """
    a two-way binding cannot settle: each end changes the value that the other one gave it. Let both ends \
    accept the same values, or bind one way.
    """)
}
