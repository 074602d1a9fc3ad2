import BindingCore

// What is wrong with a change, by what its parts are said to mean. Nothing here asks the library to apply one.

func replayFlaw(_ change: Change, from old: Contents, to new: Contents) -> String? {
  let flaw: String? =
    switch (change, old, new) {
    case (.reset, _, _): nil
    case (.list(let changeset), .list(let old), .list(let new)): listFlaw(changeset, from: old, to: new)
    case (.keyed(let changeset), .dictionary(let old), .dictionary(let new)):
      keyedFlaw(changeset, from: Set(old.keys), to: Set(new.keys)) { old[$0] == new[$0] }
    case (.keyed(let changeset), .set(let old), .set(let new)): keyedFlaw(changeset, from: old, to: new) { _ in true }
    case (.sections(let changeset), .sections(let old), .sections(let new)):
      sectionsFlaw(changeset, from: old, to: new)
    case (.tree(let changeset), .tree(let old), .tree(let new)): TreeReplay(changeset).flaw(from: old, to: new)
    default: "is a change of something else"
    }
  return flaw.map { "\(change) from \(old) to \(new) \($0)" }
}

/// Deletes and the origins of moves are positions in the old list, all others in the new one, and what is not named
/// keeps its order.
struct ListReplay {
  /// For each new element its old position; nil when it is new.
  var origins: [Int?] = []
  var flaw: String?

  init(
    oldCount: Int, newCount: Int, deletes: [Int], inserts: [Int], updates: [Int], moves: [(from: Int, to: Int)]
  ) {
    let (gone, arriving) = (deletes + moves.map(\.from), inserts + moves.map(\.to))
    guard Set(gone).count == gone.count, gone.allSatisfy((0..<oldCount).contains) else {
      flaw = "takes what is not there"
      return
    }
    guard Set(arriving).count == arriving.count, (arriving + updates).allSatisfy((0..<newCount).contains) else {
      flaw = "leads out of the list"
      return
    }
    guard oldCount - gone.count + arriving.count == newCount else {
      flaw = "has another count"
      return
    }
    guard Set(updates).isDisjoint(with: arriving) else {
      flaw = "updates what has come or moved"
      return
    }
    var staying = (0..<oldCount).filter { !gone.contains($0) }
    for position in 0..<newCount {
      if let move = moves.first(where: { $0.to == position }) {
        origins.append(move.from)
      } else if inserts.contains(position) {
        origins.append(nil)
      } else {
        origins.append(staying.removeFirst())
      }
    }
  }
}

private func isAscending(_ positions: [Int]) -> Bool { zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 } }

private func isAscending(_ paths: [IndexPath]) -> Bool {
  zip(paths, paths.dropFirst()).allSatisfy { Array($0).lexicographicallyPrecedes(Array($1)) }
}

private func listFlaw(_ changeset: ListChangeset, from old: [Int], to new: [Int]) -> String? {
  let moves = changeset.moves.map { (from: $0.from, to: $0.to) }
  if changeset.deletes + changeset.inserts + changeset.updates + moves.map(\.to) == [] { return "is nothing" }
  for group in [changeset.deletes, changeset.inserts, changeset.updates, moves.map(\.to)] where !isAscending(group) {
    return "is not in order"
  }
  let replay = ListReplay(
    oldCount: old.count, newCount: new.count, deletes: changeset.deletes, inserts: changeset.inserts,
    updates: changeset.updates, moves: moves)
  if let flaw = replay.flaw { return flaw }
  for (position, origin) in replay.origins.enumerated() {
    if let origin, !changeset.updates.contains(position), old[origin] != new[position] {
      return "does not fit at \(position)"
    }
  }
  return nil
}

private func keyedFlaw(
  _ changeset: KeyedChangeset<Int>, from old: Set<Int>, to new: Set<Int>, isSame: (Int) -> Bool
) -> String? {
  let (deletes, inserts, updates) = (changeset.deletes, changeset.inserts, changeset.updates)
  if deletes.isEmpty, inserts.isEmpty, updates.isEmpty { return "is nothing" }
  if deletes != old.subtracting(new) { return "does not delete what is gone" }
  if inserts != new.subtracting(old) { return "does not insert what is new" }
  if !updates.isSubset(of: old.intersection(new)) { return "updates what is not in both" }
  let unnamed = old.intersection(new).subtracting(updates)
  if let key = unnamed.first(where: { !isSame($0) }) { return "does not say that \(key) has changed" }
  return nil
}

/// Sections as such are a list; items are told of only in sections that are in both.
private func sectionsFlaw(_ changeset: SectionedChangeset, from old: [Chapter], to new: [Chapter]) -> String? {
  let sections = changeset.sections
  let groups = [changeset.deletes, changeset.inserts, changeset.updates, changeset.moves.map(\.to)]
  let sectionGroups = [sections.deletes, sections.inserts, sections.updates, sections.moves.map(\.to)]
  if groups.allSatisfy(\.isEmpty), sectionGroups.allSatisfy(\.isEmpty) { return "is nothing" }
  if !groups.allSatisfy(isAscending) || !sectionGroups.allSatisfy(isAscending) { return "is not in order" }
  let replay = ListReplay(
    oldCount: old.count, newCount: new.count, deletes: sections.deletes, inserts: sections.inserts,
    updates: sections.updates, moves: sections.moves.map { (from: $0.from, to: $0.to) })
  if let flaw = replay.flaw { return flaw }
  var named = 0
  for (section, origin) in replay.origins.enumerated() {
    guard let origin else { continue }
    if !sections.updates.contains(section), old[origin].title != new[section].title {
      return "does not say that the title of \(section) has changed"
    }
    func items(_ paths: [IndexPath], in section: Int) -> [Int] { paths.filter { $0[0] == section }.map { $0[1] } }
    // An item that goes to another section leaves this one, and arrives there.
    let leaving = changeset.moves.map(\.from).filter { $0[0] == origin }
    let arriving = changeset.moves.filter { $0.to[0] == section }
    let inside = ListReplay(
      oldCount: old[origin].items.count, newCount: new[section].items.count,
      deletes: items(changeset.deletes, in: origin) + leaving.map { $0[1] },
      inserts: items(changeset.inserts, in: section) + arriving.map { $0.to[1] },
      updates: items(changeset.updates, in: section), moves: [])
    if let flaw = inside.flaw { return "\(flaw) in section \(section)" }
    for (position, staying) in inside.origins.enumerated() {
      var before = staying.map { old[origin].items[$0] }
      if let move = arriving.first(where: { $0.to[1] == position }) {
        guard replay.origins.contains(move.from[0]), old.indices.contains(move.from[0]),
          old[move.from[0]].items.indices.contains(move.from[1])
        else { return "moves what is not there" }
        before = old[move.from[0]].items[move.from[1]]
      }
      let isUpdated = changeset.updates.contains([section, position])
      if let before, !isUpdated, before != new[section].items[position] {
        return "does not fit at \(section).\(position)"
      }
    }
    named += items(changeset.deletes, in: origin).count + items(changeset.inserts, in: section).count
    named += items(changeset.updates, in: section).count + arriving.count
  }
  let all = groups.reduce(0) { $0 + $1.count }
  return named == all ? nil : "tells of items in sections that are not in both"
}

/// Level by level: a node takes along what is below it, so that nothing is said of what is below a new or a gone one.
private struct TreeReplay {
  let changeset: TreeChangeset
  var named = 0

  init(_ changeset: TreeChangeset) { self.changeset = changeset }

  func flaw(from old: [Branch], to new: [Branch]) -> String? {
    let groups = [changeset.deletes, changeset.inserts, changeset.updates, changeset.moves.map(\.to)]
    if groups.allSatisfy(\.isEmpty) { return "is nothing" }
    if !groups.allSatisfy(isAscending) { return "is not in order" }
    var replay = self
    if let flaw = replay.compare(old, [], new, [], root: old) { return flaw }
    return replay.named == groups.reduce(0) { $0 + $1.count } ? nil : "tells of what has come, gone or moved along"
  }

  /// The children of a node that is in both trees, which is at these two places.
  private mutating func compare(
    _ old: [Branch], _ oldPlace: [Int], _ new: [Branch], _ newPlace: [Int], root: [Branch]
  ) -> String? {
    func positions(_ paths: [IndexPath], at place: [Int]) -> [Int] {
      paths.map { Array($0) }.filter { $0.count == place.count + 1 && $0.starts(with: place) }.map { $0[place.count] }
    }
    let deletes = positions(changeset.deletes, at: oldPlace)
    let inserts = positions(changeset.inserts, at: newPlace)
    let updates = positions(changeset.updates, at: newPlace)
    let leaving = positions(changeset.moves.map(\.from), at: oldPlace)
    let arriving = changeset.moves.filter { Array($0.to.dropLast()) == newPlace }
    named += deletes.count + inserts.count + updates.count + arriving.count
    let replay = ListReplay(
      oldCount: old.count, newCount: new.count, deletes: deletes + leaving,
      inserts: inserts + arriving.map { $0.to[newPlace.count] }, updates: updates, moves: [])
    if let flaw = replay.flaw { return "\(flaw) at \(newPlace)" }
    for (position, staying) in replay.origins.enumerated() {
      var origin = staying.map { (place: oldPlace + [$0], node: old[$0]) }
      if let move = arriving.first(where: { $0.to[newPlace.count] == position }) {
        let place = Array(move.from)
        guard let node = node(at: place, of: root) else { return "moves what is not there" }
        origin = (place, node)
      }
      guard let origin else { continue }
      let place = newPlace + [position]
      if !updates.contains(position), origin.node.value != new[position].value { return "does not fit at \(place)" }
      if let flaw = compare(origin.node.children, origin.place, new[position].children, place, root: root) {
        return flaw
      }
    }
    return nil
  }

  private func node(at place: [Int], of branches: [Branch]) -> Branch? {
    guard let first = place.first, branches.indices.contains(first) else { return nil }
    return place.count == 1 ? branches[first] : node(at: Array(place.dropFirst()), of: branches[first].children)
  }
}
