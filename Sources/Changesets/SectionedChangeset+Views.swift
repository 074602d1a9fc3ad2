extension SectionedChangeset {
  /// What this changeset means for who sees only some of the items, or sees those of a section in another order.
  ///
  /// An updated item may come into view or leave it: then it is an insert or a delete there, and a delete and an insert
  /// when it changes its place. What happens among hidden items is nothing there.
  ///
  /// - Parameters:
  ///   - old: For each section of the old list and each item in it the position at which it was seen, nil when hidden.
  ///   - new: The same for the new list. Sections in which nothing changed are seen as before: theirs is not looked at.
  /// - Complexity: O(s) for s sections and O(k) for k items in those in which something changed, plus O(p log p) when p
  ///   items moved.
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
      // Its items come with it: how many does not matter.
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
