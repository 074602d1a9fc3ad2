extension ListChangeset {
  /// Returns the same changes for a list with `offset` more elements at the front.
  ///
  /// - Complexity: O(c) for c changes, O(1) for a single edit.
  public func shifted(by offset: Int) -> ListChangeset {
    switch edit {
    case .deletes(let range): .deletes(range.lowerBound + offset..<range.upperBound + offset)
    case .inserts(let range): .inserts(range.lowerBound + offset..<range.upperBound + offset)
    case .updates(let range): .updates(range.lowerBound + offset..<range.upperBound + offset)
    case .move(let from, let to): .move(from: from + offset, to: to + offset)
    case nil:
      ListChangeset(
        deletes: deletes.map { $0 + offset }, inserts: inserts.map { $0 + offset },
        updates: updates.map { $0 + offset },
        moves: moves.map { Move(from: $0.from + offset, to: $0.to + offset) })
    }
  }

  /// Returns the same changes for the reversed list.
  ///
  /// - Parameter newCount: The number of elements of the new list.
  /// - Complexity: O(c) for c changes, O(1) for a single edit.
  public func reversed(newCount: Int) -> ListChangeset {
    let oldCount = newCount - growth
    switch edit {
    case .deletes(let range): return .deletes(oldCount - range.upperBound..<oldCount - range.lowerBound)
    case .inserts(let range): return .inserts(newCount - range.upperBound..<newCount - range.lowerBound)
    case .updates(let range): return .updates(newCount - range.upperBound..<newCount - range.lowerBound)
    case .move(let from, let to): return .move(from: oldCount - 1 - from, to: newCount - 1 - to)
    case nil:
      return ListChangeset(
        deletes: deletes.reversed().map { oldCount - 1 - $0 },
        inserts: inserts.reversed().map { newCount - 1 - $0 },
        updates: updates.reversed().map { newCount - 1 - $0 },
        moves: moves.reversed().map { Move(from: oldCount - 1 - $0.from, to: newCount - 1 - $0.to) })
    }
  }

  /// Returns the positions of the updated elements in the old list.
  ///
  /// - Complexity: O(c) for c changes.
  public func oldPositions(ofUpdates updates: [Int]) -> [Int] {
    let left = moves.isEmpty ? deletes : (deletes + moves.map(\.from)).sorted()
    let entered = moves.isEmpty ? inserts : (inserts + moves.map(\.to)).sorted()
    var nextLeft = 0
    var nextEntered = 0
    return updates.map { position in
      while nextEntered < entered.count, entered[nextEntered] < position { nextEntered += 1 }
      // The number of staying elements before it, then the number of those that left.
      let stays = position - nextEntered
      while nextLeft < left.count, left[nextLeft] - nextLeft <= stays { nextLeft += 1 }
      return stays + nextLeft
    }
  }

  /// Returns the elements of the old list that were deleted, and the old versions of those that were updated.
  ///
  /// - Complexity: O(c) for c changes.
  @inlinable
  public func replacedElements<Element>(of old: [Element]) -> [Element] {
    switch edit {
    case .deletes(let range), .updates(let range): Array(old[range])
    case .inserts, .move: []
    case nil: deletes.map { old[$0] } + oldPositions(ofUpdates: updates).map { old[$0] }
    }
  }
}
