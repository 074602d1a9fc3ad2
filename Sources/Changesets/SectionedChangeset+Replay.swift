public import FoundationEssentials

extension SectionedChangeset {
  /// Returns the result of applying this changeset to the old items, for observers that keep their own copy.
  ///
  /// Unchanged and moved items are taken from `old`, inserted and updated ones from `new`.
  ///
  /// - Precondition: The changeset leads from a list like `old` to one like `new`.
  /// - Complexity: That of `apply(to:)`.
  @inlinable
  public func applying<Item>(to old: [[Item]], from new: [[Item]]) -> [[Item]] {
    var result = old
    apply(
      to: &result,
      insertingSection: { new[$0] },
      inserting: { new[$0[0]][$0[1]] },
      updating: { $0 = new[$1[0]][$1[1]] })
    return result
  }

  /// Updates an array of arrays parallel to the sections and their items.
  ///
  /// - Parameters:
  ///   - array: An array with an entry for each item of the old list; afterwards, of the new one.
  ///   - insertingSection: A closure that creates the entries of an inserted section, given its index in the new list.
  ///   - inserting: A closure that creates the entry of an inserted item, given its path in the new list.
  ///   - updating: A closure that changes the entry of an updated item, given its path in the new list.
  /// - Precondition: The changeset fits a list with such sections.
  /// - Complexity: O(k) for k items in the changed sections, O(c log c) for c changes, and O(s) for s sections if any
  ///   of them was inserted, deleted or moved. Other sections are not accessed.
  @inlinable
  public func apply<Entry>(
    to array: inout [[Entry]],
    insertingSection: (Int) -> [Entry],
    inserting: (IndexPath) -> Entry,
    updating: (inout Entry, IndexPath) -> Void
  ) {
    if let edit { return apply(edit, to: &array, inserting: inserting, updating: updating) }
    let moves = moves
    let carried = moves.map { array[$0.from[0]][$0.from[1]] }
    for (section, items) in departures.groupedBySection() {
      array[section].remove(at: items)
    }
    sections.apply(to: &array, inserting: insertingSection, updating: { _, _ in })
    var nextMove = 0
    for (section, items) in arrivals.groupedBySection() {
      ListChangeset(inserts: items).apply(
        to: &array[section],
        inserting: { item in
          let path = IndexPath(section, item)
          guard nextMove < moves.count, moves[nextMove].to == path else { return inserting(path) }
          nextMove &+= 1
          return carried[nextMove &- 1]
        },
        updating: { _, _ in })
    }
    for path in updates { updating(&array[path[0]][path[1]], path) }
  }

  @inlinable
  func apply<Entry>(
    _ edit: PathEdit, to array: inout [[Entry]], inserting: (IndexPath) -> Entry,
    updating: (inout Entry, IndexPath) -> Void
  ) {
    switch edit {
    case .delete(let path): array[path[0]].remove(at: path[1])
    case .insert(let path): array[path[0]].insert(inserting(path), at: path[1])
    case .update(let path): updating(&array[path[0]][path[1]], path)
    case .move(let from, let to):
      let entry = array[from[0]].remove(at: from[1])
      array[to[0]].insert(entry, at: to[1])
    }
  }

  /// The paths in the old list of the deleted and moved items, ascending.
  @usableFromInline var departures: [IndexPath] {
    moves.isEmpty ? deletes : (deletes + moves.map(\.from)).sorted()
  }

  /// The paths in the new list of the inserted and moved items, ascending.
  @usableFromInline var arrivals: [IndexPath] {
    moves.isEmpty ? inserts : (inserts + moves.map(\.to)).sorted()
  }

  /// Returns the indices in the new list of the sections that are in both lists and whose items changed, ascending.
  ///
  /// - Complexity: O(s + c log c) for s sections and c changes.
  public func touchedSections(origins: [Int?]) -> [Int] {
    let left = Set(departures.map { $0[0] })
    var touched = Set(updates.map { $0[0] })
    touched.formUnion(arrivals.map { $0[0] })
    return origins.indices.filter { section in
      guard let origin = origins[section] else { return false }
      return touched.contains(section) || left.contains(origin)
    }
  }
}

extension [IndexPath] {
  /// Groups ascending paths of items by section.
  @usableFromInline
  func groupedBySection() -> [(section: Int, items: [Int])] {
    var groups: [(section: Int, items: [Int])] = []
    for path in self {
      if groups.last?.section == path[0] {
        groups[groups.count - 1].items.append(path[1])
      } else {
        groups.append((path[0], [path[1]]))
      }
    }
    return groups
  }
}

extension Array {
  /// Removes the elements at ascending positions.
  @inlinable
  mutating func remove(at positions: [Int]) {
    guard let first = positions.first else { return }
    if positions.count == 1 {
      remove(at: first)
      return
    }
    var kept = first
    var next = 0
    for position in first..<count {
      if next < positions.count, positions[next] == position {
        next &+= 1
      } else {
        swapAt(kept, position)
        kept &+= 1
      }
    }
    precondition(next == positions.count, "The changeset does not fit this array")
    removeSubrange(kept...)
  }
}
