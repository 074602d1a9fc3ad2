public import Changesets

/// An observable array that can be edited like an array. Each edit is one event; `batchUpdate` merges several into one.
///
///     let names = MutableObservableArray(["Steve", "Tim"])
///     names.observeNext { print($0.collection, $0.change) }  // ["Steve", "Tim"] reset
///     names.append("John")                                   // ["Steve", "Tim", "John"] inserts([2])
///
/// An edit costs the same as for an `Array`; the elements are copied only while an older `collection` is retained.
/// Edits in the middle of some ten thousand elements soon cost less, as long as the only observers are lists of the Gtk
/// module and `collection` is not read in between, because the elements are then stored in pages.
public final class MutableObservableArray<Item>: ObservableArray<Item> {
  /// The element at a position. Setting it is always an update.
  @inlinable
  public override subscript(position: Int) -> Item {
    get { core.element(at: position) }
    set {
      if core.room < 0, core.isPaged() {
        _ = core.updatePages(at: position, to: newValue)
        return
      }
      var item = newValue
      core.edit(
        .updates(position..<position &+ 1), merge: { $0.builder.update(at: position) }, { swap(&$0[position], &item) })
    }
  }

  // MARK: Inserting

  /// Appends an element.
  @inlinable
  public func append(_ item: Item) {
    if core.room < 0, core.isPaged() { return core.insertIntoPages(item, at: count) }
    let end = core.contents.count
    core.edit(.inserts(end..<end &+ 1), merge: { $0.builder.insert(at: end) }, { $0.append(item) })
  }

  /// Appends elements, as one event.
  @inlinable
  public func append(contentsOf items: some Sequence<Item>) { insert(contentsOf: items, at: count) }

  /// Inserts an element before the one at `position`, or at the end.
  @inlinable
  public func insert(_ item: Item, at position: Int) {
    if core.willMove(count &- position) { return core.insertIntoPages(item, at: position) }
    core.edit(
      .inserts(position..<position &+ 1), merge: { $0.builder.insert(at: position) }, { $0.insert(item, at: position) })
  }

  /// Inserts elements before the one at `position`, or at the end, as one event.
  @inlinable
  public func insert(contentsOf items: some Sequence<Item>, at position: Int) {
    let items = Array(items)
    let count = items.count
    if count == 0 { return }
    if core.willMove(self.count &- position) {
      _ = core.replaceInPages(position..<position, with: items, as: .inserts(position..<position &+ count))
      return
    }
    core.edit(
      .inserts(position..<position &+ count),
      merge: { $0.builder.insert(count, at: position) },
      { $0.insert(contentsOf: items, at: position) })
  }

  // MARK: Removing

  /// Removes and returns the element at a position.
  @inlinable
  @discardableResult
  public func remove(at position: Int) -> Item {
    if core.willMove(count &- position &- 1) { return core.removeFromPages(at: position) }
    return core.edit(
      .deletes(position..<position &+ 1), merge: { $0.builder.remove(at: position) }, { $0.remove(at: position) })
  }

  /// Removes and returns the first element. The array must not be empty.
  @inlinable
  @discardableResult
  public func removeFirst() -> Item { remove(at: 0) }

  /// Removes and returns the last element. The array must not be empty.
  @inlinable
  @discardableResult
  public func removeLast() -> Item { remove(at: count - 1) }

  /// Removes every element, as one event.
  @inlinable
  public func removeAll() {
    let count = count
    if count == 0 { return }
    core.replace(with: [], as: .deletes(0..<count))
  }

  // MARK: Moving

  /// Moves the element at `source` so that it ends up at `destination`.
  @inlinable
  public func move(from source: Int, to destination: Int) {
    if source == destination { return }
    if core.willMove(abs(destination &- source)) { return core.moveInPages(from: source, to: destination) }
    core.edit(
      .move(from: source, to: destination),
      merge: { $0.builder.move(from: source, to: destination) },
      { $0.insert($0.remove(at: source), at: destination) })
  }

  // MARK: Bulk edits

  /// Replaces the whole array, with a `.reset` for the observers.
  @inlinable
  public func replace(with items: [Item]) { core.reset(to: items) }

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

extension MutableObservableArray {
  /// `batchUpdate` with the array as an argument, as in Bond.
  @inlinable
  public func batchUpdate<Result>(_ body: (MutableObservableArray<Item>) throws -> Result) rethrows -> Result {
    try core.batch { try body(self) }
  }
}
