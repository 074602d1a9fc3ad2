extension ListChangeset {
  /// What this changeset means for a list that shows only some of the elements.
  ///
  /// An updated element may come into view or leave it: then it is an insert or a delete there. A move past hidden
  /// elements only is nothing there.
  ///
  /// - Parameters:
  ///   - old: For each position of the old list whether its element was shown.
  ///   - new: For each position of the new list whether its element is shown.
  /// - Complexity: O(n) for n elements in both lists, plus O(p log p) when p shown ones are not in their old order.
  public func filtered(from old: [Bool], to new: [Bool]) -> ListChangeset {
    precondition(old.count + growth == new.count, "The changeset does not lead to this list")
    if let edit, let filtered = edit.filtered(from: old, to: new) { return filtered }
    var oldShown = 0
    // For each element its old position among the shown ones.
    let before = old.map { isShown in
      guard isShown else { return ListPairing.unpaired }
      defer { oldShown += 1 }
      return Int32(oldShown)
    }
    let origins = applying(to: before, inserting: { _ in ListPairing.unpaired }, updating: { _, _ in })

    let updates = updates
    var pairing = ListPairing(oldCount: oldShown, newCount: new.count { $0 })
    var changed: [Int] = []
    var newShown = 0
    var nextUpdate = 0
    for position in new.indices {
      let isUpdated = nextUpdate < updates.count && updates[nextUpdate] == position
      if isUpdated { nextUpdate += 1 }
      guard new[position] else { continue }
      if origins[position] != ListPairing.unpaired {
        pairing.pair(old: Int(origins[position]), new: newShown)
        if isUpdated { changed.append(newShown) }
      }
      newShown += 1
    }
    return pairing.changeset(changed: changed, offset: 0)
  }
}

extension ListEdit {
  /// The edit among the shown elements without writing anything down; nil when it is not one edit there.
  fileprivate func filtered(from old: [Bool], to new: [Bool]) -> ListChangeset? {
    switch self {
    case .deletes(let range): return .deletes(old.shownRange(of: range))
    case .inserts(let range): return .inserts(new.shownRange(of: range))
    case .updates(let range):
      let (before, after) = (old[range], new[range])
      if before == after { return .updates(new.shownRange(of: range)) }
      if !before.contains(true) { return .inserts(new.shownRange(of: range)) }
      if !after.contains(true) { return .deletes(old.shownRange(of: range)) }
      return nil
    case .move(let from, let to):
      guard old[from] else { return ListChangeset() }
      let move = (from: old[..<from].count { $0 }, to: new[..<to].count { $0 })
      return move.from == move.to ? ListChangeset() : .move(from: move.from, to: move.to)
    }
  }
}

extension [Bool] {
  /// Where the shown elements of a range are among all shown ones.
  fileprivate func shownRange(of range: Range<Int>) -> Range<Int> {
    let start = self[..<range.lowerBound].count { $0 }
    return start..<start + self[range].count { $0 }
  }
}
