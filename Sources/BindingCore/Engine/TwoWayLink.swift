/// Keeps two properties equal. An emission that the link itself caused is not echoed, unless the other end was written
/// since; a value that one end normalised travels back. Ends that can never agree stop after `bounceLimit` rounds.
@usableFromInline
nonisolated final class TwoWayLink<Value> {
  @usableFromInline let source: ValueCore<Value>
  @usableFromInline let target: ValueCore<Value>
  @exclusivity(unchecked) @usableFromInline var seenSource = 0
  @exclusivity(unchecked) @usableFromInline var seenTarget = 0
  @exclusivity(unchecked) @usableFromInline var bounces = 0

  @inlinable
  init(_ source: ValueCore<Value>, _ target: ValueCore<Value>) {
    self.source = source
    self.target = target
  }

  @inlinable
  @inline(__always)
  var identity: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  @inlinable
  func sourceChanged(_ value: Value) {
    if source.origin == identity && target.version == seenTarget { return }
    guard mayBounce(from: source, to: target) else { return }
    seenSource = source.version
    target.set(value, from: identity)
  }

  @inlinable
  func targetChanged(_ value: Value) {
    if target.origin == identity && source.version == seenSource { return }
    guard mayBounce(from: target, to: source) else { return }
    seenTarget = target.version
    source.set(value, from: identity)
  }

  @inlinable
  @inline(__always)
  func mayBounce(from: ValueCore<Value>, to: ValueCore<Value>) -> Bool {
    if from.flags.contains(.draining) || to.flags.contains(.emitting) {
      bounces &+= 1
      return bounces <= bounceLimit || reportUnsettled()
    }
    bounces = 0
    return true
  }

  @usableFromInline
  func reportUnsettled() -> Bool {
    if bounces == bounceLimit + 1 { warnThatBindingCannotSettle() }
    return false
  }
}

/// After so many corrections in a row the two ends of a binding have no value in common.
@usableFromInline nonisolated let bounceLimit = 16

@usableFromInline
nonisolated func warnThatBindingCannotSettle() {
  debugPrint(
    "BindingCore: a two-way binding cannot settle: each end changes the value that the other one gave it. "
      + "Let both ends accept the same values, or bind one way.")
}
