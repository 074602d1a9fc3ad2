extension SectionedChangeset {
  /// Returns this changeset as seen by a view that shows only some of the items, or orders those of a section
  /// differently.
  ///
  /// An updated item can become visible or hidden, which makes it an insert or a delete. If its position changes, it is
  /// a delete and an insert. Changes of hidden items are dropped.
  ///
  /// - Parameters:
  ///   - old: For each section of the old list and each item in it, the visible position, or `nil` if it was hidden.
  ///   - new: The same for the new list. It is not used for sections in which nothing changed.
  /// - Complexity: O(s) for s sections and O(k) for k items in changed sections, plus O(p log p) if p items moved.
  public func seen(through old: [[Int?]], then new: [[Int?]]) -> SectionedChangeset {
    typealias Item = SectionedChangesetBuilder.Item
    let origins = sectionOrigins(oldCount: old.count)
    let touched = touchedSections(origins: origins)
    var entries = [[Item]](repeating: [], count: old.count)
    for section in touched {
      let origin = origins[section]!
      entries[origin] = old[origin].map { $0.map { Item(section: Int32(origin), item: Int32($0)) } ?? .inserted }
    }
    apply(
      to: &entries,
      insertingSection: { _ in [] },
      inserting: { _ in .inserted },
      updating: { entry, _ in entry.isUpdated = true })

    var builder = SectionedChangesetBuilder(counts: old.map { $0.count { $0 != nil } })
    sections.apply(
      to: &builder.sections,
      // Its items are inserted along with it, so their number does not matter.
      inserting: { _ in .inserted(count: 0) },
      updating: { section, _ in section.isUpdated = true })
    for section in touched {
      var seen = [Item](repeating: .inserted, count: new[section].count { $0 != nil })
      for (entry, position) in zip(entries[section], new[section]) {
        if let position { seen[position] = entry }
      }
      builder.sections[section].items = seen
    }
    return builder.changeset()
  }
}
