import FoundationEssentials

extension SectionedChangeset {
  /// Returns whether this changeset can lead from a list with these section sizes to the other one.
  ///
  /// Use it to check changes from an external source, such as a user's own data source.
  ///
  /// - Complexity: O(s + c log c) for s sections and c changes.
  public func fits(oldCounts: [Int], newCounts: [Int]) -> Bool {
    guard sections.fits(oldCount: oldCounts.count, newCount: newCounts.count) else { return false }
    var partners = [Int?](repeating: nil, count: oldCounts.count)
    var balance: [Int] = newCounts
    for (section, origin) in sectionOrigins(oldCount: oldCounts.count).enumerated() {
      balance[section] -= origin.map { oldCounts[$0] } ?? newCounts[section]
      if let origin { partners[origin] = section }
    }
    func isOrdered(_ paths: [IndexPath]) -> Bool { zip(paths, paths.dropFirst()).allSatisfy(<) }
    let isKept = { (path: IndexPath) in
      path.count == 2 && partners.indices.contains(path[0]) && partners[path[0]] != nil
    }
    let kept = Set(partners.compactMap { $0 })
    let (departures, arrivals) = (departures, arrivals)
    let changed = (arrivals + updates).sorted()
    guard
      isOrdered(departures), isOrdered(changed), isOrdered(moves.map(\.to)),
      departures.allSatisfy({ isKept($0) && (0..<oldCounts[$0[0]]).contains($0[1]) }),
      changed.allSatisfy({ $0.count == 2 && kept.contains($0[0]) && (0..<newCounts[$0[0]]).contains($0[1]) })
    else { return false }
    for path in departures { balance[partners[path[0]]!] += 1 }
    for path in arrivals { balance[path[0]] -= 1 }
    return balance.allSatisfy { $0 == 0 }
  }
}

extension ListChangeset {
  /// Returns whether this changeset can lead from a list with `oldCount` elements to one with `newCount`.
  public func fits(oldCount: Int, newCount: Int) -> Bool {
    func isOrdered(_ positions: [Int], below count: Int) -> Bool {
      zip(positions, positions.dropFirst()).allSatisfy(<) && (positions.first ?? 0) >= 0
        && (positions.last ?? -1) < count
    }
    return oldCount + growth == newCount
      && isOrdered((deletes + moves.map(\.from)).sorted(), below: oldCount)
      && isOrdered((inserts + updates + moves.map(\.to)).sorted(), below: newCount)
      && isOrdered(inserts, below: newCount) && isOrdered(updates, below: newCount)
      && isOrdered(moves.map(\.to), below: newCount) && isOrdered(deletes, below: oldCount)
  }
}
