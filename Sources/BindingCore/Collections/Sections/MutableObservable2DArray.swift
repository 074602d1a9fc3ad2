public import Changesets

/// An observable array with sections that can be edited. Each edit is one event; `batchUpdate` merges several into one.
///
///     let array = MutableObservable2DArray([cities])
///     array.appendItem("Copenhagen", toSection: 0)  // inserts([0.2])
///     array.appendSection(countries)                // sections(inserts([1]))
///
/// An edit costs the same as for arrays; sections are copied only while an older `collection` is retained.
@MainActor
public final class MutableObservable2DArray<Metadata, Item>: Observable2DArray<Metadata, Item> {
  /// The item at `path`. Setting it is always an update.
  @inlinable
  public override subscript(path: IndexPath) -> Item {
    get { core.contents[path] }
    set {
      var item = newValue
      core.edit(
        SectionedChangeset(.update(path)),
        merge: { $0.builder.updateItem(at: path) },
        { swap(&$0.sections[path.section].items[path.item], &item) })
    }
  }

  /// The section at an index. Setting it replaces the section with all its items; see `replaceSection(at:with:)`.
  @inlinable
  public override subscript(section: Int) -> Section {
    get { core.contents.sections[section] }
    set { replaceSection(at: section, with: newValue) }
  }

  // MARK: Inserting

  /// Appends an item to a section.
  @inlinable
  public func appendItem(_ item: Item, toSectionAt section: Int) {
    insert(item: item, at: IndexPath(item: numberOfItems(inSection: section), section: section))
  }

  /// Inserts an item before the one at `path`, or at the end of the section.
  @inlinable
  public func insert(item: Item, at path: IndexPath) {
    core.edit(
      SectionedChangeset(.insert(path)),
      merge: { $0.builder.insertItems(at: path) },
      { $0.insert(item: item, at: path) })
  }

  /// Inserts items before the one at `path`, or at the end of the section, as one event.
  @inlinable
  public func insert(contentsOf items: some Sequence<Item>, at path: IndexPath) {
    let items = Array(items)
    if items.isEmpty { return }
    core.edit(
      SectionedChangeset(
        inserts: items.indices.map { IndexPath(item: path.item + $0, section: path.section) }),
      merge: { $0.builder.insertItems(items.count, at: path) },
      { $0.insert(contentsOf: items, at: path) })
  }

  // MARK: Removing

  /// Removes and returns the item at `path`.
  @inlinable
  @discardableResult
  public func removeItem(at path: IndexPath) -> Item {
    core.edit(
      SectionedChangeset(.delete(path)),
      merge: { $0.builder.removeItems(at: path) },
      { $0.removeItem(at: path) })
  }

  /// Removes every item and keeps the sections, as one event.
  @inlinable
  public func removeAllItems() {
    let paths = collection.itemPaths
    if paths.isEmpty { return }
    let emptied = collection.with(items: Array(repeating: [Item](), count: numberOfSections()))
    core.replace(with: emptied, as: SectionedChangeset(deletes: paths))
  }

  /// Removes every section with its items, as one event.
  @inlinable
  public func removeAllItemsAndSections() {
    let count = numberOfSections()
    if count == 0 { return }
    core.replace(with: Array2D(), as: SectionedChangeset(sections: .deletes(0..<count)))
  }

  // MARK: Moving

  /// Moves the item at `source` so that it ends up at `destination`, in the same section or another one.
  @inlinable
  public func moveItem(from source: IndexPath, to destination: IndexPath) {
    if source == destination { return }
    core.edit(
      SectionedChangeset(.move(from: source, to: destination)),
      merge: { $0.builder.moveItem(from: source, to: destination) },
      { $0.moveItem(from: source, to: destination) })
  }

  // MARK: Bulk edits

  /// Replaces all sections, with a `.reset` for the observers.
  @inlinable
  public func replace(with sections: [Section]) { core.reset(to: Array2D(sections: sections)) }

  /// Replaces the whole array, with a `.reset` for the observers.
  @inlinable
  public func replace(with array: Array2D<Metadata, Item>) { core.reset(to: array) }

  /// Merges all edits made in `body` into one event, omitting those that cancel out. Batches may be nested; the
  /// outermost sends the event.
  ///
  /// `collection` changes immediately. Observers are notified at the end, even if `body` throws. If an observer
  /// attaches within the batch, the edits so far become a separate event.
  @inlinable
  public func batchUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
    try core.batch(body)
  }
}

extension MutableObservable2DArray {
  /// `batchUpdate` with the array as an argument, as in Bond.
  @inlinable
  public func batchUpdate<Result>(
    _ body: (MutableObservable2DArray<Metadata, Item>) throws -> Result
  ) rethrows -> Result {
    try core.batch { try body(self) }
  }
}
