public import FoundationEssentials

extension SectionedChangeset {
  /// Returns the paths in the new list of items of the old list.
  ///
  /// - Parameters:
  ///   - paths: Paths in the old list, ascending, of items that were neither deleted nor moved, in sections that were
  ///     not deleted.
  ///   - oldSectionCount: The number of sections of the old list.
  /// - Returns: The new paths in the order of `paths`.
  /// - Complexity: O(s + c log c) for s sections, and c changes and paths.
  public func newPaths(of paths: [IndexPath], oldSectionCount: Int) -> [IndexPath] {
    var destinations = [Int?](repeating: nil, count: oldSectionCount)
    for (section, origin) in sectionOrigins(oldCount: oldSectionCount).enumerated() {
      if let origin { destinations[origin] = section }
    }
    return transfer(paths, leaving: departures, arriving: arrivals) { destinations[$0]! }
  }

  /// Returns the paths of the updated items in the old list, in the order of `updates`.
  ///
  /// - Parameter oldSectionCount: The number of sections of the old list.
  /// - Complexity: O(s + c log c) for s sections and c changes.
  public func oldPlacesOfUpdates(oldSectionCount: Int) -> [IndexPath] {
    let origins = sectionOrigins(oldCount: oldSectionCount)
    return transfer(updates, leaving: arrivals, arriving: departures) { origins[$0]! }
  }

  /// Translates the paths of staying items from one list to the other, given the items that leave and those that
  /// arrive.
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

  /// Returns this changeset without the changes to items of deleted and inserted sections: an item that moved out of a
  /// deleted section is an insert, one that moved into an inserted section a delete.
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
