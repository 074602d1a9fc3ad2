public import FoundationEssentials

/// Merges a sequence of edits of a list with sections into one changeset from its initial state to the current one.
///
/// For each item it stores which item of the initial state it is, so that edits cancel out. Sections without edits have
/// no cost.
public struct SectionedChangesetBuilder: Sendable {
  /// An item of the current list.
  struct Item {
    /// The path in the initial state. The section is negative for an inserted item.
    var section: Int32
    var item: Int32
    var isUpdated = false

    static var inserted: Item { Item(section: -1, item: 0) }
  }

  /// A section of the current list.
  struct Section {
    /// The index in the initial state, or `nil` for an inserted section.
    var origin: Int?
    var isUpdated = false
    /// The items, or `nil` if none has been edited.
    var items: [Item]?

    static func inserted(count: Int) -> Section {
      Section(origin: nil, items: Array(repeating: .inserted, count: count))
    }
  }

  var sections: [Section]
  let oldCounts: [Int]

  /// Starts with sections that have these numbers of items.
  ///
  /// - Complexity: O(s) for s sections.
  public init(counts: [Int]) {
    oldCounts = counts
    sections = counts.indices.map { Section(origin: $0) }
  }

  // MARK: Sections

  /// Records that a section with `count` items was inserted before the one at `section`.
  public mutating func insertSection(count: Int, at section: Int) {
    sections.insert(.inserted(count: count), at: section)
  }

  /// Records that a section was removed with all its items.
  public mutating func removeSection(at section: Int) { sections.remove(at: section) }

  /// Records that the metadata of a section changed.
  public mutating func updateSection(at section: Int) { sections[section].isUpdated = true }

  /// Records that the section at `source` was removed and reinserted so that it is now at `destination`.
  public mutating func moveSection(from source: Int, to destination: Int) {
    sections.insert(sections.remove(at: source), at: destination)
  }

  // MARK: Items

  /// Records that `count` items were inserted before the one at `path`.
  public mutating func insertItems(_ count: Int = 1, at path: IndexPath) {
    edit(path[0]) { $0.insert(contentsOf: repeatElement(.inserted, count: count), at: path[1]) }
  }

  /// Records that `count` items were removed, the first of them at `path`.
  public mutating func removeItems(_ count: Int = 1, at path: IndexPath) {
    edit(path[0]) { $0.removeSubrange(path[1]..<path[1] + count) }
  }

  /// Records that the content of the item at `path` changed.
  public mutating func updateItem(at path: IndexPath) {
    edit(path[0]) { $0[path[1]].isUpdated = true }
  }

  /// Records that the item at `source` was removed and reinserted so that it is now at `destination`.
  public mutating func moveItem(from source: IndexPath, to destination: IndexPath) {
    let item = edit(source[0]) { $0.remove(at: source[1]) }
    edit(destination[0]) { $0.insert(item, at: destination[1]) }
  }

  // MARK: Changesets

  /// Records all edits of a changeset.
  ///
  /// - Parameter newCounts: The numbers of items in the sections of the list that the changeset leads to. Only the
  ///   elements for inserted sections are used.
  public mutating func apply(_ changeset: SectionedChangeset, newCounts: [Int]) {
    let carried = changeset.moves.map { move in edit(move.from[0]) { $0[move.from[1]] } }
    for (section, items) in changeset.departures.groupedBySection() { edit(section) { $0.remove(at: items) } }
    changeset.sections.apply(
      to: &sections, inserting: { .inserted(count: newCounts[$0]) },
      updating: { section, _ in section.isUpdated = true })
    var nextMove = 0
    for (section, items) in changeset.arrivals.groupedBySection() {
      let inserts = ListChangeset(inserts: items)
      edit(section) { entries in
        inserts.apply(
          to: &entries,
          inserting: { item in
            guard nextMove < carried.count, changeset.moves[nextMove].to == IndexPath(section, item) else {
              return .inserted
            }
            nextMove += 1
            return carried[nextMove - 1]
          },
          updating: { _, _ in })
      }
    }
    for path in changeset.updates { updateItem(at: path) }
  }

  @discardableResult
  private mutating func edit<Result>(_ section: Int, _ body: (inout [Item]) -> Result) -> Result {
    if sections[section].items == nil, let origin = sections[section].origin {
      sections[section].items = (0..<oldCounts[origin]).map { Item(section: Int32(origin), item: Int32($0)) }
    }
    return body(&sections[section].items!)
  }

  /// Returns the edits so far as one changeset.
  ///
  /// - Complexity: O(s) for s sections and O(k) for k items in edited sections, plus O(p log p) for p moves.
  public func changeset() -> SectionedChangeset {
    let sectionChanges = changesOfSections()
    // The current position of each section that is in both states. Sections that moved and changed have an origin, but
    // are not among them.
    var partners = [Int?](repeating: nil, count: oldCounts.count)
    for (section, origin) in sectionChanges.origins(oldCount: oldCounts.count).enumerated() {
      if let origin { partners[origin] = section }
    }
    var groups = PathChanges.Groups()
    var joined: [SectionedChangeset.Move] = []
    for (section, entry) in sections.enumerated() {
      guard let origin = entry.origin, partners[origin] != nil, let items = entry.items else { continue }
      let changeset = changesOfItems(items, in: origin)
      groups.add(changeset, old: origin, new: section)
      for position in changeset.inserts {
        let item = items[position]
        guard item.section >= 0, item.section != Int32(origin), !item.isUpdated else { continue }
        if partners[Int(item.section)] == nil { continue }
        joined.append(
          .init(from: IndexPath(Int(item.section), Int(item.item)), to: IndexPath(section, position)))
      }
    }
    return groups.changeset(sections: sectionChanges, joined: joined)
  }

  private func changesOfSections() -> ListChangeset {
    var pairing = ListPairing(oldCount: oldCounts.count, newCount: sections.count)
    var changed: [Int] = []
    for (position, section) in sections.enumerated() {
      guard let origin = section.origin else { continue }
      pairing.pair(old: origin, new: position)
      if section.isUpdated { changed.append(position) }
    }
    return pairing.changeset(changed: changed, offset: 0)
  }

  private func changesOfItems(_ items: [Item], in origin: Int) -> ListChangeset {
    var pairing = ListPairing(oldCount: oldCounts[origin], newCount: items.count)
    var changed: [Int] = []
    for (position, item) in items.enumerated() where item.section == Int32(origin) {
      pairing.pair(old: Int(item.item), new: position)
      if item.isUpdated { changed.append(position) }
    }
    return pairing.changeset(changed: changed, offset: 0)
  }
}
