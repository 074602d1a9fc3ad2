// The edits of `MutableObservable2DArray`, on a value.

nonisolated extension Array2D {
  // MARK: Sections

  /// Appends a section.
  @inlinable
  public mutating func appendSection(_ section: Section) { sections.append(section) }

  /// Appends a section without items.
  @inlinable
  public mutating func appendSection(_ metadata: Metadata) { sections.append(Section(metadata: metadata)) }

  /// Inserts a section before the one at `index`, or at the end.
  @inlinable
  public mutating func insert(section: Section, at index: Int) { sections.insert(section, at: index) }

  /// Inserts a section without items before the one at `index`, or at the end.
  @inlinable
  public mutating func insert(section metadata: Metadata, at index: Int) {
    sections.insert(Section(metadata: metadata), at: index)
  }

  /// Removes and returns a section with all its items.
  @inlinable
  @discardableResult
  public mutating func removeSection(at index: Int) -> Section { sections.remove(at: index) }

  /// Moves the section at `source` so that it ends up at `destination`.
  @inlinable
  public mutating func moveSection(from source: Int, to destination: Int) {
    sections.insert(sections.remove(at: source), at: destination)
  }

  // MARK: Items

  /// Appends an item to a section.
  @inlinable
  public mutating func appendItem(_ item: Item, toSectionAt section: Int) { sections[section].items.append(item) }

  /// Inserts an item before the one at `path`, or at the end of the section.
  @inlinable
  public mutating func insert(item: Item, at path: IndexPath) {
    sections[path.section].items.insert(item, at: path.item)
  }

  /// Inserts items before the one at `path`, or at the end of the section.
  @inlinable
  public mutating func insert(contentsOf items: some Sequence<Item>, at path: IndexPath) {
    sections[path.section].items.insert(contentsOf: Array(items), at: path.item)
  }

  /// Removes and returns the item at `path`.
  @inlinable
  @discardableResult
  public mutating func removeItem(at path: IndexPath) -> Item { sections[path.section].items.remove(at: path.item) }

  /// Moves the item at `source` so that it ends up at `destination`, in the same section or another one.
  @inlinable
  public mutating func moveItem(from source: IndexPath, to destination: IndexPath) {
    insert(item: removeItem(at: source), at: destination)
  }

  // MARK: Bulk edits

  /// Removes every item and keeps the sections.
  @inlinable
  public mutating func removeAllItems() {
    for section in sections.indices { sections[section].items = [] }
  }

  /// Removes every section with its items.
  @inlinable
  public mutating func removeAllItemsAndSections() { sections = [] }
}
