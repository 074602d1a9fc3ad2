/// Keeps two properties equal: whenever one of them emits a value, the end with the newer value passes it to the other.
///
/// A value spreads with its stamp, so it stops where it has already been or where a newer value is. The effects of one
/// change are bounded: ends that can never agree stop after a value has had to travel back `bounceLimit` times.
@usableFromInline
nonisolated final class TwoWayLink<Value> {
  @usableFromInline let source: ValueCore<Value>
  @usableFromInline let target: ValueCore<Value>
  @usableFromInline let areEqual: ((Value, Value) -> Bool)?
  /// The current change, the number of its values that the link carried, and the number of changes of direction among
  /// them.
  @exclusivity(unchecked) @usableFromInline var change = 0
  @exclusivity(unchecked) @usableFromInline var carries = 0
  @exclusivity(unchecked) @usableFromInline var bounces = 0
  @exclusivity(unchecked) @usableFromInline var lastWentForward = true

  @inlinable
  init(_ source: ValueCore<Value>, _ target: ValueCore<Value>, areEqual: ((Value, Value) -> Bool)?) {
    self.source = source
    self.target = target
    self.areEqual = areEqual
  }

  /// Treats the value of the source as just set.
  @inlinable
  func begin() {
    source.link()
    target.link()
    source.stamp = .next()
    beginChange(source.stamp, forward: true)
    target.take(source.value, source.stamp)
  }

  // Half of all emissions only repeat the other end's value: not worth a call.

  @inlinable
  @inline(__always)
  func sourceChanged(_ value: Value) { if target.stamp != source.emission { hearSource(value) } }

  @inlinable
  @inline(__always)
  func targetChanged(_ value: Value) { if source.stamp != target.emission { hearTarget(value) } }

  @inlinable
  @inline(never)
  func hearSource(_ value: Value) { hear(value, from: source, to: target, forward: true) }

  @inlinable
  @inline(never)
  func hearTarget(_ value: Value) { hear(value, from: target, to: source, forward: false) }

  /// Handles a value emitted by an end. It need not be the newest: others may be queued.
  @inlinable
  @inline(__always)
  func hear(_ value: Value, from: ValueCore<Value>, to: ValueCore<Value>, forward: Bool) {
    if to.stamp < from.emission { return carry(value, from.emission, from: from, to: to, forward: forward) }
    // Newer than both the value being emitted and the queued ones.
    if from.emission < to.stamp, from.stamp < to.stamp { flowBack(from: to, to: from, forward: !forward) }
  }

  @usableFromInline
  @inline(never)
  func flowBack(from: ValueCore<Value>, to: ValueCore<Value>, forward: Bool) {
    carry(from.value, from.stamp, from: from, to: to, forward: forward)
  }

  @inlinable
  @inline(__always)
  func carry(_ value: Value, _ stamp: Stamp, from: ValueCore<Value>, to: ValueCore<Value>, forward: Bool) {
    if stamp.change == change || isNested(from: from, to: to) {
      guard mayCarry(value, stamp, to: to, forward: forward) else { return }
    } else {
      beginChange(stamp, forward: forward)
    }
    to.take(value, stamp)
  }

  /// Whether an earlier emission of one of the ends caused this one.
  @inlinable
  @inline(__always)
  func isNested(from: ValueCore<Value>, to: ValueCore<Value>) -> Bool {
    from.flags.contains(.draining) || to.flags.contains(.emitting)
  }

  @inlinable
  @inline(__always)
  func beginChange(_ stamp: Stamp, forward: Bool) {
    change = stamp.change
    lastWentForward = forward
    carries = 0
    bounces = 0
  }

  @usableFromInline
  @inline(never)
  func mayCarry(_ value: Value, _ stamp: Stamp, to end: ValueCore<Value>, forward: Bool) -> Bool {
    if let areEqual, areEqual(end.value, value) {
      end.stamp = stamp
      return false
    }
    if bounces > bounceLimit || carries > carryLimit { return false }
    carries &+= 1
    if lastWentForward != forward { bounces &+= 1 }
    lastWentForward = forward
    guard bounces > bounceLimit || carries > carryLimit else { return true }
    warnThatBindingCannotSettle()
    return false
  }
}

/// The number of successive corrections after which the two ends of a binding are taken to have no value in common.
/// Ends that round down to multiples of 2, 3 and 5 need up to thirty to find one.
@usableFromInline nonisolated let bounceLimit = 64

/// The number of times in a row that an observer may set an end from within the end's own emission.
nonisolated let carryLimit = 1000

@usableFromInline
nonisolated func warnThatBindingCannotSettle() {
  Warning.print(
    """
    a two-way binding cannot settle: each end changes the value that the other one gave it. Let both ends \
    accept the same values, or bind one way.
    """)
}
