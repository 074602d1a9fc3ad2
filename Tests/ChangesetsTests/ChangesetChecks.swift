import Changesets

/// What is wrong with a changeset between two arrays: nil when it is well-formed and replays exactly.
func flaw<Element: Equatable>(in changeset: ListChangeset, from old: [Element], to new: [Element]) -> String? {
  let left = changeset.deletes + changeset.moves.map(\.from)
  let entered = changeset.inserts + changeset.updates + changeset.moves.map(\.to)
  func isAscending(_ positions: [Int]) -> Bool { zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 } }
  if ![changeset.deletes, changeset.inserts, changeset.updates, changeset.moves.map(\.to)].allSatisfy(isAscending) {
    return "a group is not ascending: \(changeset)"
  }
  if Set(left).count != left.count || Set(entered).count != entered.count {
    return "an element is in two groups: \(changeset)"
  }
  if !left.allSatisfy(old.indices.contains) || !entered.allSatisfy(new.indices.contains) {
    return "an index is out of range: \(changeset)"
  }
  if old.count - changeset.deletes.count + changeset.inserts.count != new.count {
    return "the counts do not add up: \(changeset)"
  }
  // Elements of `new` are used only where the changeset says so: all others must come from `old`.
  let replayed = changeset.applying(to: old, from: new)
  return replayed == new ? nil : "\(changeset) makes \(replayed)"
}

/// The elements that are in one array and not in the other, counting repeated ones.
func surplus<Element: Hashable>(of first: [Element], over second: [Element]) -> Int {
  var counts: [Element: Int] = [:]
  for element in first { counts[element, default: 0] += 1 }
  for element in second { counts[element, default: 0] -= 1 }
  return counts.values.reduce(0) { $0 + max($1, 0) }
}
