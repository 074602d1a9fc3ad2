/// A one-to-one pairing of elements of a new list with elements of an old one.
@usableFromInline
struct ListPairing: Sendable {
  /// For each new position, the old position of its partner, or `unpaired`.
  @usableFromInline var origins: ContiguousArray<Int32>
  /// For each old position, whether it has a partner.
  @usableFromInline var isPaired: ContiguousArray<Bool>
  @usableFromInline var pairCount = 0

  @inlinable static var unpaired: Int32 { -1 }

  @inlinable
  init(oldCount: Int, newCount: Int) {
    origins = ContiguousArray(repeating: Self.unpaired, count: newCount)
    isPaired = ContiguousArray(repeating: false, count: oldCount)
  }

  @inlinable
  mutating func pair(old: Int, new: Int) {
    origins[new] = Int32(truncatingIfNeeded: old)
    isPaired[old] = true
    pairCount &+= 1
  }

  /// Dissolves a pair into a delete and an insert.
  @inlinable
  mutating func separate(new: Int) {
    isPaired[Int(origins[new])] = false
    origins[new] = Self.unpaired
    pairCount &-= 1
  }

  /// Appends the new positions, shifted by `offset`, of the paired elements whose content differs.
  @inlinable
  func collectChanged<Identity: ListIdentity>(
    _ old: Span<Identity.Element>, _ new: Span<Identity.Element>, by identity: Identity.Type, offset: Int,
    into changed: inout [Int]
  ) {
    for position in origins.indices {
      let origin = origins[position]
      if origin != Self.unpaired, Identity.isChanged(old[Int(origin)], new[position]) {
        changed.append(offset &+ position)
      }
    }
  }
}
