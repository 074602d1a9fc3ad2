extension ListChangeset {
  /// Returns this changeset of a list for the same elements grouped into sections.
  ///
  /// An element that moves to another section because of an update is a delete and an insert.
  ///
  /// - Parameters:
  ///   - sections: The difference between the sections.
  ///   - old: For each section, the positions in the old list of its elements, in the order of the section. Elements
  ///     need not be in any section.
  ///   - oldCount: The number of elements of the old list.
  ///   - new: The same for the new list.
  /// - Complexity: O(n) for n elements in both lists, plus O(p log p) if p items moved.
  public func grouped(
    sections: ListChangeset, from old: [[Int]], oldCount: Int, to new: [[Int]]
  ) -> SectionedChangeset {
    typealias Item = SectionedChangesetBuilder.Item
    var entries = [Item](repeating: .inserted, count: oldCount)
    for (section, positions) in old.enumerated() {
      for (item, position) in positions.enumerated() {
        entries[position] = Item(section: Int32(section), item: Int32(item))
      }
    }
    apply(to: &entries, inserting: { _ in .inserted }, updating: { entry, _ in entry.isUpdated = true })
    var builder = SectionedChangesetBuilder(counts: old.map(\.count))
    sections.apply(
      to: &builder.sections,
      inserting: { .inserted(count: new[$0].count) },
      updating: { section, _ in section.isUpdated = true })
    precondition(builder.sections.count == new.count, "The difference between the sections does not lead to these")
    for (section, positions) in new.enumerated() where builder.sections[section].origin != nil {
      builder.sections[section].items = positions.map { entries[$0] }
    }
    return builder.changeset()
  }
}
