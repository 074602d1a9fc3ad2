extension ListChangeset {
  /// What this changeset of a list means for the same elements put into sections.
  ///
  /// An element that was updated and for that reason goes to another section is a delete and an insert there.
  ///
  /// - Parameters:
  ///   - sections: The difference between the sections.
  ///   - old: For each section the positions in the old list of its elements, in their order there. Elements need not
  ///     be in any section.
  ///   - oldCount: How many elements the old list has.
  ///   - new: The same for the new list.
  /// - Complexity: O(n) for n elements in both lists, plus O(p log p) when p items moved.
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
