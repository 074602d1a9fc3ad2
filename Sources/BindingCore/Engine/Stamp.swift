import Synchronization

/// How new a value is among those that two-way bindings keep equal: which change it belongs to, and which of the
/// corrections of that change it is. The same stamp means the same value.
///
/// A later change is newer than an earlier one and all its corrections, also those that are made after it.
@usableFromInline
nonisolated struct Stamp: Comparable {
  /// The change above, the correction in the lowest bits.
  @usableFromInline let number: Int

  @inlinable init(number: Int) { self.number = number }

  /// Of a value that no two-way binding has to do with: older than all others.
  @inlinable static var none: Stamp { Stamp(number: 0) }

  @inlinable
  static func < (first: Stamp, second: Stamp) -> Bool { first.number < second.number }

  /// Room for a million corrections in a change, and for more changes than a program lives to see.
  @inlinable static var correctionBits: Int { 20 }

  @inlinable var change: Int { number >> Stamp.correctionBits }

  @usableFromInline
  static func next() -> Stamp { Stamp(number: tick() << correctionBits) }

  /// The stamp of what replaces the value with this one: newer than all corrections so far.
  @usableFromInline
  func corrected() -> Stamp {
    let correction = tick() - change
    if correction >= 1 << Stamp.correctionBits { return .next() }
    return Stamp(number: change << Stamp.correctionBits | correction)
  }
}

/// Counts changes and corrections. Only the main actor has two-way bindings, so that nothing gets lost between load and
/// store, and an atomic addition would cost more.
private nonisolated let ticks = Atomic<Int>(0)

nonisolated func tick() -> Int {
  let now = ticks.load(ordering: .relaxed) &+ 1
  ticks.store(now, ordering: .relaxed)
  return now
}
