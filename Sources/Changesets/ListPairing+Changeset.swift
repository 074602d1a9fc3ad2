extension ListPairing {
  /// Returns the changeset that corresponds to these pairs.
  ///
  /// - Parameters:
  ///   - changed: The new positions, shifted by `offset` and ascending, of the paired elements whose content differs.
  ///     Those before `offset` are updates in any case.
  ///   - offset: The length of the common prefix of both lists.
  /// - Complexity: O(n), plus O(p log p) if the p pairs are not in order.
  @inlinable
  consuming func changeset(changed: [Int], offset: Int) -> ListChangeset {
    var groups = ListChangeset.Groups(updates: changed)
    if !isInOrder {
      let moved = positionsOutsideLongestIncreasingSubsequence()
      groups.updates = []
      separateChanged(changed, in: moved, offset: offset, into: &groups)
    }
    if pairCount < isPaired.count {
      groups.deletes.reserveCapacity(isPaired.count &- pairCount)
      for position in isPaired.indices where !isPaired[position] { groups.deletes.append(offset &+ position) }
    }
    if pairCount < origins.count {
      groups.inserts.reserveCapacity(origins.count &- pairCount)
      for position in origins.indices where origins[position] == Self.unpaired {
        groups.inserts.append(offset &+ position)
      }
    }
    return ListChangeset(groups)
  }

  /// Whether no element has to be moved.
  @inlinable var isInOrder: Bool {
    var last = Self.unpaired
    for origin in origins where origin != Self.unpaired {
      if origin < last { return false }
      last = origin
    }
    return true
  }

  /// Separates moves from changes: only moved is a move, only changed an update, and a pair that did both is dissolved.
  @inlinable
  mutating func separateChanged(
    _ changed: [Int], in moved: ContiguousArray<Int32>, offset: Int, into groups: inout ListChangeset.Groups
  ) {
    var nextChanged = 0
    groups.moves.reserveCapacity(moved.count)
    for position in moved {
      let destination = offset &+ Int(position)
      while nextChanged < changed.count, changed[nextChanged] < destination {
        groups.updates.append(changed[nextChanged])
        nextChanged &+= 1
      }
      if nextChanged < changed.count, changed[nextChanged] == destination {
        separate(new: Int(position))
        nextChanged &+= 1
      } else {
        groups.moves.append(.init(from: offset &+ Int(origins[Int(position)]), to: destination))
      }
    }
    groups.updates.append(contentsOf: changed[nextChanged...])
  }
}
