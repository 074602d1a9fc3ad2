import Changesets

nonisolated extension DataSourceEventKind {
  /// Returns a change of an array with sections in the terms of a table view.
  ///
  /// A section with new metadata is reloaded, which includes all changes in it.
  static func kinds(of changeset: SectionedChangeset, oldSectionCount: Int) -> [DataSourceEventKind] {
    let sections = changeset.sections
    let origins = changeset.sectionOrigins(oldCount: oldSectionCount)
    let reloaded = sections.updates.map { origins[$0]! }.sorted()
    var rows = changeset
    rows.sections = ListChangeset(
      deletes: (sections.deletes + reloaded).sorted(), inserts: (sections.inserts + sections.updates).sorted(),
      moves: sections.moves)
    rows = rows.withoutItemsOfNewAndGoneSections()
    let updates = rows.oldPlacesOfUpdates(oldSectionCount: oldSectionCount).sorted()

    var kinds: [DataSourceEventKind] = []
    if !rows.deletes.isEmpty { kinds.append(.deleteRows(rows.deletes)) }
    if !sections.deletes.isEmpty { kinds.append(.deleteSections(sections.deletes)) }
    if !updates.isEmpty { kinds.append(.reloadRows(updates)) }
    if !reloaded.isEmpty { kinds.append(.reloadSections(reloaded)) }
    if !sections.inserts.isEmpty { kinds.append(.insertSections(sections.inserts)) }
    if !rows.inserts.isEmpty { kinds.append(.insertRows(rows.inserts)) }
    kinds += sections.moves.map { .moveSection($0.from, $0.to) }
    kinds += rows.moves.map { .moveRow($0.from, $0.to) }
    return kinds.count < 2 ? kinds : [.beginUpdates] + kinds + [.endUpdates]
  }
}

nonisolated extension SectionedChangeset {
  /// Creates a changeset from one change in the terms of a table view, or returns `nil` if `kinds` are not consistent
  /// with a change from a list with the old numbers of items to one with the new numbers.
  init?(_ kinds: [DataSourceEventKind], oldCounts: [Int], newCounts: [Int]) {
    var gathered = SectionedChangeset()
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [ListChangeset.Move] = []
    var reloadedSections: [Int] = []
    var reloadedRows: [IndexPath] = []
    for kind in kinds {
      switch kind {
      case .insertRows(let paths): gathered.inserts += paths
      case .deleteRows(let paths): gathered.deletes += paths
      case .reloadRows(let paths): reloadedRows += paths
      case .moveRow(let from, let to): gathered.moves.append(.init(from: from, to: to))
      case .insertSections(let sections): insertedSections += sections
      case .deleteSections(let sections): deletedSections += sections
      case .reloadSections(let sections): reloadedSections += sections
      case .moveSection(let from, let to): movedSections.append(.init(from: from, to: to))
      case .reload: return nil
      case .beginUpdates, .endUpdates: break
      }
    }
    let sections = ListChangeset(
      deletes: deletedSections.sorted(), inserts: insertedSections.sorted(),
      moves: movedSections.sorted { $0.to < $1.to })
    gathered.sections = sections
    gathered.inserts.sort()
    gathered.deletes.sort()
    gathered.moves.sort { $0.to < $1.to }

    // Only the sections, to find the positions of those that stay.
    guard sections.fits(oldCount: oldCounts.count, newCount: newCounts.count) else { return nil }
    let origins = gathered.sectionOrigins(oldCount: oldCounts.count)
    let reloaded = Set(reloadedSections)
    let reloadedDestinations = origins.indices.filter { origins[$0].map(reloaded.contains) ?? false }
    guard reloadedDestinations.count == reloaded.count else { return nil }
    // A section that was both moved and reloaded no longer moves.
    gathered.sections = ListChangeset(
      deletes: (deletedSections + reloaded).sorted(), inserts: (insertedSections + reloadedDestinations).sorted(),
      moves: sections.moves.filter { !reloaded.contains($0.from) })
    let gone = Set(gathered.sections.deletes)
    gathered = gathered.withoutItemsOfNewAndGoneSections()
    guard gathered.fits(oldCounts: oldCounts, newCounts: newCounts) else { return nil }

    let updated = Set(reloadedRows).filter { !gone.contains($0.section) }.sorted()
    let left = Set(gathered.deletes + gathered.moves.map(\.from))
    let isThere = { (path: IndexPath) in
      oldCounts.indices.contains(path.section) && (0..<oldCounts[path.section]).contains(path.item)
    }
    guard updated.allSatisfy({ isThere($0) && !left.contains($0) }) else { return nil }
    gathered.updates = gathered.newPaths(of: updated, oldSectionCount: oldCounts.count).sorted()
    self = gathered
  }
}
