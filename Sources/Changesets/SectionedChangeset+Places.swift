public import FoundationEssentials

extension SectionedChangeset {
  /// Where items of the old list are in the new one.
  ///
  /// - Parameters:
  ///   - paths: Places in the old list, ascending, of items that neither went nor moved, in sections that did not go.
  ///   - oldSectionCount: How many sections the old list has.
  /// - Returns: The places in the same order as `paths`.
  /// - Complexity: O(s + c log c) for s sections, and c changes and paths.
  public func newPlaces(of paths: [IndexPath], oldSectionCount: Int) -> [IndexPath] {
    var destinations = [Int?](repeating: nil, count: oldSectionCount)
    for (section, origin) in sectionOrigins(oldCount: oldSectionCount).enumerated() {
      if let origin { destinations[origin] = section }
    }
    return transfer(paths, leaving: departures, arriving: arrivals) { destinations[$0]! }
  }

  /// Where the updated items were in the old list, in the order of `updates`.
  ///
  /// - Parameter oldSectionCount: How many sections the old list has.
  /// - Complexity: O(s + c log c) for s sections and c changes.
  public func oldPlacesOfUpdates(oldSectionCount: Int) -> [IndexPath] {
    let origins = sectionOrigins(oldCount: oldSectionCount)
    return transfer(updates, leaving: arrivals, arriving: departures) { origins[$0]! }
  }

  /// The other places of items that stay among others that leave one list and arrive in the other.
  private func transfer(
    _ paths: [IndexPath], leaving: [IndexPath], arriving: [IndexPath], section: (Int) -> Int
  ) -> [IndexPath] {
    let leaving = Dictionary(uniqueKeysWithValues: leaving.groupedBySection().map { ($0.section, $0.items) })
    let arriving = Dictionary(uniqueKeysWithValues: arriving.groupedBySection().map { ($0.section, $0.items) })
    return paths.groupedBySection().flatMap { from, items in
      let to = section(from)
      let gone = leaving[from] ?? []
      let come = arriving[to] ?? []
      var nextGone = 0
      var nextCome = 0
      return items.map { item in
        while nextGone < gone.count, gone[nextGone] < item { nextGone += 1 }
        while nextCome < come.count, come[nextCome] <= item - nextGone + nextCome { nextCome += 1 }
        return IndexPath(to, item - nextGone + nextCome)
      }
    }
  }

  /// The same changeset without what it says about items of deleted and of inserted sections: an item that left such a
  /// section is an insert, one that went into such a section a delete.
  ///
  /// - Complexity: O(c log c) for c changes.
  public func withoutItemsOfNewAndGoneSections() -> SectionedChangeset {
    let gone = Set(sections.deletes)
    let come = Set(sections.inserts)
    var result = items.groups
    result.deletes.removeAll { gone.contains($0[0]) }
    result.inserts.removeAll { come.contains($0[0]) }
    result.updates.removeAll { come.contains($0[0]) }
    result.moves = []
    for move in moves {
      switch (gone.contains(move.from[0]), come.contains(move.to[0])) {
      case (false, false): result.moves.append(move)
      case (false, true): result.deletes.append(move.from)
      case (true, false): result.inserts.append(move.to)
      case (true, true): break
      }
    }
    result.deletes.sort()
    result.inserts.sort()
    return SectionedChangeset(sections: sections, items: PathChanges(result))
  }
}
