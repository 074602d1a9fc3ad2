public import Changesets

// Edits of whole sections.

extension MutableObservable2DArray {
  /// Appends a section.
  @inlinable
  public func appendSection(_ section: Section) { insert(section: section, at: numberOfSections()) }

  /// Appends a section without items.
  @inlinable
  public func appendSection(_ metadata: Metadata) { appendSection(Section(metadata: metadata)) }

  /// Inserts a section before the one at `index`, or at the end.
  @inlinable
  public func insert(section: Section, at index: Int) {
    core.edit(
      SectionedChangeset(sections: .inserts(index..<index + 1)),
      merge: { $0.builder.insertSection(count: section.items.count, at: index) },
      { $0.insert(section: section, at: index) })
  }

  /// Inserts a section without items before the one at `index`, or at the end.
  @inlinable
  public func insert(section metadata: Metadata, at index: Int) {
    insert(section: Section(metadata: metadata), at: index)
  }

  /// Removes and returns a section with all its items.
  @inlinable
  @discardableResult
  public func removeSection(at index: Int) -> Section {
    core.edit(
      SectionedChangeset(sections: .deletes(index..<index + 1)),
      merge: { $0.builder.removeSection(at: index) },
      { $0.removeSection(at: index) })
  }

  /// Moves the section at `source` so that it ends up at `destination`.
  @inlinable
  public func moveSection(from source: Int, to destination: Int) {
    if source == destination { return }
    core.edit(
      SectionedChangeset(sections: .move(from: source, to: destination)),
      merge: { $0.builder.moveSection(from: source, to: destination) },
      { $0.moveSection(from: source, to: destination) })
  }

  /// Replaces a section: the old one is deleted with all its items, and the new one inserted.
  @inlinable
  public func replaceSection(at index: Int, with section: Section) {
    var section = section
    let count = section.items.count
    core.edit(
      SectionedChangeset(sections: ListChangeset(deletes: [index], inserts: [index])),
      merge: {
        $0.builder.removeSection(at: index)
        $0.builder.insertSection(count: count, at: index)
      },
      { swap(&$0.sections[index], &section) })
  }

  /// Sets the metadata of a section. Its items stay.
  @inlinable
  public func updateMetadata(ofSectionAt index: Int, to metadata: Metadata) {
    var metadata = metadata
    core.edit(
      SectionedChangeset(sections: .updates(index..<index + 1)),
      merge: { $0.builder.updateSection(at: index) },
      { swap(&$0.sections[index].metadata, &metadata) })
  }

  // MARK: All items of a section

  /// Replaces the items of a section with `items`, which differ from the current ones by `changeset`.
  @inlinable
  func replaceItems(ofSectionAt section: Int, with items: [Item], as changeset: ListChangeset) {
    if changeset.isEmpty { return }
    let whole = SectionedChangeset(changeset, inSection: section)
    var items = items
    core.edit(
      whole,
      merge: { $0.builder.apply(whole, newCounts: []) },
      { swap(&$0.sections[section].items, &items) })
  }

  /// Replaces the items of a section: all old items are deleted, and all new ones inserted.
  @inlinable
  public func replaceItems(ofSectionAt section: Int, with items: [Item]) {
    let present = numberOfItems(inSection: section)
    replaceItems(
      ofSectionAt: section, with: items,
      as: ListChangeset(deletes: Array(0..<present), inserts: Array(items.indices)))
  }

  /// Sorts the items of a section with the fewest moves. The sort is stable.
  ///
  /// - Complexity: O(k log k) for k items in the section.
  @inlinable
  public func sortItems(
    ofSectionAt section: Int, by areInIncreasingOrder: (Item, Item) throws -> Bool
  ) rethrows {
    let items = sections[section].items
    let order = try items.indices.sorted { try areInIncreasingOrder(items[$0], items[$1]) }
    replaceItems(
      ofSectionAt: section, with: order.map { items[$0] }, as: ListChangeset(permutation: order))
  }

  /// Sorts the items of a section by one of their properties.
  @inlinable
  public func sortItems(ofSectionAt section: Int, byKeyPath keyPath: KeyPath<Item, some Comparable>) {
    sortItems(ofSectionAt: section) { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }
}
