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
    var oldShown = 0
    // For each element its old position among the shown ones.
    let before = old.map { isShown in
      guard isShown else { return ListPairing.unpaired }
      defer { oldShown += 1 }
      return Int32(oldShown)
    }
    let origins = applying(to: before, inserting: { _ in ListPairing.unpaired }, updating: { _, _ in })
    precondition(origins.count == new.count, "The changeset does not lead to this list")

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
