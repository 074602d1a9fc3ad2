import Synchronization

/// The age of a value among those that two-way bindings keep equal: the change that it belongs to, and its number among
/// the corrections of that change. Equal stamps mean equal values.
///
/// A later change is newer than an earlier one and all its corrections, even those made after it.
@usableFromInline
nonisolated struct Stamp: Comparable {
  /// The change in the high bits, the correction in the lowest.
  @usableFromInline let number: Int

  @inlinable init(number: Int) { self.number = number }

  /// The stamp of a value that is not involved in a two-way binding: older than all others.
  @inlinable static var none: Stamp { Stamp(number: 0) }

  @inlinable
  static func < (first: Stamp, second: Stamp) -> Bool { first.number < second.number }

  /// Enough for a million corrections of a change, and for more changes than a program can make in its lifetime.
  @inlinable static var correctionBits: Int { 20 }

  @inlinable var change: Int { number >> Stamp.correctionBits }

  @usableFromInline
  static func next() -> Stamp { Stamp(number: tick() << correctionBits) }

  /// Returns the stamp of a value that replaces the one with this stamp: newer than all corrections so far.
  @usableFromInline
  func corrected() -> Stamp {
    let correction = tick() - change
    if correction >= 1 << Stamp.correctionBits { return .next() }
    return Stamp(number: change << Stamp.correctionBits | correction)
  }
}

/// The number of changes and corrections so far. Only the main actor has two-way bindings, so nothing is lost between
/// load and store, and an atomic addition would cost more.
private nonisolated let ticks = Atomic<Int>(0)

nonisolated func tick() -> Int {
  let now = ticks.load(ordering: .relaxed) &+ 1
  ticks.store(now, ordering: .relaxed)
  return now
}
