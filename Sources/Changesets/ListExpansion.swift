/// The relation between a list and another one in which each of its elements stands for a number of contiguous
/// elements.
///
/// This number is the `width` of the element: in a filtered list zero or one, in a flattened list of lists any number.
/// The expansion translates changes of the first list into changes of the second one.
public struct ListExpansion: Sendable {
  var tree: RankTree
  var pool: MemberPool

  /// Creates the expansion of a list with `count` elements.
  ///
  /// - Parameter width: A closure that returns the width of the element at a position.
  /// - Complexity: O(n).
  public init(count: Int, width: (Int) -> Int) {
    tree = RankTree(count: count, weight: width)
    pool = MemberPool(count: count)
  }

  /// The number of elements of the first list.
  public var sourceCount: Int { tree.count }

  /// The number of elements of the second list.
  public var count: Int { tree.total }

  /// Returns the range in the second list that the elements at these positions stand for.
  ///
  /// - Complexity: O(log n).
  public func range(of positions: Range<Int>) -> Range<Int> {
    tree.offset(at: positions.lowerBound)..<tree.offset(at: positions.upperBound)
  }

  /// Returns the element of the first list that stands for the one at a position of the second, and the latter's index
  /// among those it stands for.
  ///
  /// - Complexity: O(log n).
  public func source(of position: Int) -> (position: Int, index: Int) {
    let found = tree.position(atOffset: position)
    return (found.position, found.excess)
  }

  /// Returns a number for the element at a position, which stays the same when it moves, and is reused after its
  /// removal.
  ///
  /// - Complexity: O(log n).
  public func member(at position: Int) -> Int { tree.member(at: position) }

  /// Returns the range in the second list that a member stands for.
  ///
  /// - Complexity: O(log n).
  public func range(ofMember member: Int) -> Range<Int> {
    let start = tree.offset(of: member)
    return start..<start + tree.weight(of: member)
  }

  /// Changes the number of elements that a member stands for.
  ///
  /// - Complexity: O(log n).
  public mutating func setWidth(_ width: Int, ofMember member: Int) { tree.setWeight(width, of: member) }

  /// Applies a change of the first list and returns the corresponding change of the second one.
  ///
  /// An updated element whose width changes results in updates of the common elements, followed by inserts or deletes.
  ///
  /// - Parameter width: A closure that returns the widths of inserted and updated elements, given the positions in the
  ///   new list. It is called once per element, in unspecified order.
  /// - Complexity: O(c log n) for c changes in both lists; O(n) if that is less, or if a move is among several changes,
  ///   plus O(p log p) if p elements are not in their old order.
  public mutating func apply(_ changeset: ListChangeset, width: (Int) -> Int) -> ListChangeset {
    switch changeset.edit {
    case .inserts(let positions):
      follow(changeset, width)
      return .inserts(range(of: positions))
    case .deletes(let positions):
      let gone = range(of: positions)
      follow(changeset, width)
      return .deletes(gone)
    case .updates(let positions) where positions.count == 1:
      let before = range(of: positions)
      follow(changeset, width)
      return .updates(before, to: range(of: positions))
    case .move(let source, let destination):
      let before = range(of: source..<source + 1)
      follow(changeset, width)
      return .move(before, to: tree.offset(at: destination))
    case .updates, nil:
      return changeset.moves.isEmpty ? applyInPlace(changeset, width) : applyWithMoves(changeset, width)
    }
  }

  /// Handles changes without moves.
  private mutating func applyInPlace(_ changeset: ListChangeset, _ width: (Int) -> Int) -> ListChangeset {
    let updates = changeset.updates
    var deleted = changeset.deletes.flatMap { range(of: $0..<$0 + 1) }
    let before = changeset.oldPositions(ofUpdates: updates).map { range(of: $0..<$0 + 1) }
    follow(changeset, width)
    var inserted = changeset.inserts.flatMap { range(of: $0..<$0 + 1) }
    var updated: [Int] = []
    for (position, before) in zip(updates, before) {
      let after = range(of: position..<position + 1)
      let kept = min(before.count, after.count)
      updated += after.prefix(kept)
      deleted += before.dropFirst(kept)
      inserted += after.dropFirst(kept)
    }
    if !updates.isEmpty {
      deleted.sort()
      inserted.sort()
    }
    return ListChangeset(deletes: deleted, inserts: inserted, updates: updated)
  }

  /// Pairs the elements of both versions of the second list, because the fewest moves depend on all of them.
  private mutating func applyWithMoves(_ changeset: ListChangeset, _ width: (Int) -> Int) -> ListChangeset {
    let oldStarts = starts()
    let oldCount = count
    let origins = changeset.applying(to: Array(0..<sourceCount), inserting: { _ in -1 }, updating: { _, _ in })
    follow(changeset, width)
    let newStarts = starts()
    let updates = changeset.updates
    var nextUpdate = 0
    var pairing = ListPairing(oldCount: oldCount, newCount: count)
    var changed: [Int] = []
    for (position, origin) in origins.enumerated() {
      let isUpdated = nextUpdate < updates.count && updates[nextUpdate] == position
      if isUpdated { nextUpdate += 1 }
      if origin < 0 { continue }
      let kept = min(oldStarts[origin + 1] - oldStarts[origin], newStarts[position + 1] - newStarts[position])
      for index in 0..<kept { pairing.pair(old: oldStarts[origin] + index, new: newStarts[position] + index) }
      if isUpdated { changed += newStarts[position]..<newStarts[position] + kept }
    }
    return pairing.changeset(changed: changed, offset: 0)
  }

  /// For each position, and for the end, the number of elements that the previous ones stand for.
  private func starts() -> [Int] {
    var starts = [0]
    starts.reserveCapacity(sourceCount + 1)
    for member in tree.members { starts.append(starts[starts.count - 1] + tree.weight(of: member)) }
    return starts
  }
}
