extension ListPairing {
  /// Pairs all unpaired elements that have the same element on the other side, equal ones in order.
  ///
  /// - Complexity: O(n); each unpaired element is hashed once.
  @inlinable
  mutating func joinByHash<Identity: ListIdentity>(
    _ old: Span<Identity.Element>, _ new: Span<Identity.Element>, by identity: Identity.Type
  ) {
    let unpairedCount = old.count &- pairCount
    guard unpairedCount > 0, pairCount < new.count else { return }
    var table = ListPositionTable<Identity>(capacity: unpairedCount, positionCount: old.count)
    // Backwards, so that the first of several same elements is taken first.
    var position = old.count &- 1
    while position >= 0 {
      if !isPaired[position] { table.insert(position, of: old) }
      position &-= 1
    }
    for position in 0..<new.count where origins[position] == Self.unpaired {
      if let origin = table.take(sameAs: position, of: new, from: old) { pair(old: origin, new: position) }
    }
  }
}

/// Positions in a list, looked up by the identity of the element there.
///
/// Uses open addressing with eight bytes per entry: the upper half of the hash, which avoids most comparisons, and the
/// position plus one. A free entry is zero. Same elements share one entry and are chained by `next`.
@usableFromInline
struct ListPositionTable<Identity: ListIdentity> {
  @usableFromInline var entries: ContiguousArray<UInt64>
  @usableFromInline let mask: Int
  /// The next position of the same element for each position, or -1. Empty if there are no equal elements.
  @usableFromInline var next: ContiguousArray<Int32> = []
  @usableFromInline let positionCount: Int

  @inlinable static var tagMask: UInt64 { 0xffff_ffff_0000_0000 }
  /// The position of an entry whose positions have all been taken. The entry remains so that searches continue past it.
  @inlinable static var exhausted: UInt64 { 0xffff_ffff }

  @inlinable
  init(capacity: Int, positionCount: Int) {
    var size = 16
    while size < capacity &* 2 { size &*= 2 }
    entries = ContiguousArray(repeating: 0, count: size)
    mask = size &- 1
    self.positionCount = positionCount
  }

  /// Adds a position before those of the same element.
  @inlinable
  mutating func insert(_ position: Int, of list: Span<Identity.Element>) {
    let hash = UInt64(bitPattern: Int64(Identity.hash(list[position])))
    let tag = hash & Self.tagMask
    let entry = tag | UInt64(truncatingIfNeeded: position &+ 1)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while entries[slot] != 0 {
      if entries[slot] & Self.tagMask == tag {
        let first = Int(truncatingIfNeeded: entries[slot] & ~Self.tagMask) &- 1
        if Identity.isSame(list[first], list[position]) {
          if next.isEmpty { next = ContiguousArray(repeating: -1, count: positionCount) }
          next[position] = Int32(truncatingIfNeeded: first)
          break
        }
      }
      slot = (slot &+ 1) & mask
    }
    entries[slot] = entry
  }

  /// Removes and returns the first position in `list` of an element that is the same as one of another list.
  @inlinable
  mutating func take(
    sameAs sought: Int, of other: Span<Identity.Element>, from list: Span<Identity.Element>
  ) -> Int? {
    let hash = UInt64(bitPattern: Int64(Identity.hash(other[sought])))
    let tag = hash & Self.tagMask
    var slot = Int(truncatingIfNeeded: hash) & mask
    while entries[slot] != 0 {
      if entries[slot] & Self.tagMask == tag, entries[slot] & ~Self.tagMask != Self.exhausted {
        let position = Int(truncatingIfNeeded: entries[slot] & ~Self.tagMask) &- 1
        if Identity.isSame(list[position], other[sought]) {
          let following = next.isEmpty ? -1 : next[position]
          entries[slot] = tag | (following < 0 ? Self.exhausted : UInt64(following) &+ 1)
          return position
        }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }
}
