import BindingCore
import CGtk

/// The elements of a list model and the rows of them that GTK holds.
nonisolated final class ArrayContent<Item: Identifiable>: ListContent {
  /// The elements as GTK knows them: what has been announced so far.
  ///
  /// Shares no storage with a changed array, since that would make the next edit of the observable array copy all
  /// elements.
  @exclusivity(unchecked) private var items = PagedList<Item>([])
  /// The rows that GTK holds, unretained: a row is removed when it is deallocated.
  @exclusivity(unchecked) private var rows: [Item.ID: Unmanaged<ListRowBase>] = [:]
  private let home = ListRowHome<Item>()
  /// The selected elements, if the model manages its selection.
  @exclusivity(unchecked) var selection: SelectedRows<Item>?

  override init() {
    super.init()
    home.content = self
  }

  deinit { home.content = nil }

  // MARK: GTK's requests

  override var count: Int { items.count }

  override func row(at position: Int) -> UnsafeMutableRawPointer {
    let item = item(at: position)
    let id = item.id
    if let known = rows[id] { return known._withUnsafeGuaranteedRef { g_object_ref($0.object) } }
    let row = ListRow(item, in: home)
    // Not through the subscript, which looks up the type of an optional each time.
    rows.updateValue(Unmanaged.passUnretained(row), forKey: id)
    return row.object
  }

  func item(at position: Int) -> Item { items[position] }

  /// All elements in order.
  var all: some Sequence<Item> { items.all }

  /// Returns the position of an element, using a linear search.
  func position(of id: Item.ID) -> Int? { items.all.enumerated().first { $1.id == id }?.offset }

  override func isSelected(at position: Int) -> Bool {
    // GTK queries all its rows after every change, and in most lists nothing is selected.
    guard let selection, !selection.ids.isEmpty else { return false }
    return selection.ids.contains(item(at: position).id)
  }

  override func select(_ selected: Positions, outOf asked: Positions) -> Bool {
    selection?.take(selected, outOf: asked, of: self) ?? false
  }

  func forget(_ row: ListRow<Item>) {
    // The element may have a new row by now.
    let id = row.item.id
    if rows[id]?.toOpaque() == Unmanaged.passUnretained(row).toOpaque() { rows.removeValue(forKey: id) }
  }

  // MARK: Following the array

  /// Replaces the array, announced as one span.
  func reset(to new: [Item], announce: (ListSpan) -> Void) {
    let removed = items.count
    selection?.follow(from: items.all, to: new)
    items = PagedList(new)
    if !rows.isEmpty { new.forEach(updateRow) }
    if removed > 0 || !new.isEmpty { announce(ListSpan(position: 0, removed: removed, added: new.count)) }
  }

  /// Applies a changed array. Everything but new content is announced span by span; meanwhile GTK sees what has been
  /// announced so far.
  func change(to new: ArrayStep<Item>, by changeset: ListChangeset, announce: (ListSpan) -> Void) {
    if let edit = changeset.edit, takeSingle(edit, of: new, announce: announce) { return }
    let newCount = items.count + changeset.growth
    var layout = changeset
    layout.updates = []
    var spans = layout.spans(oldCount: items.count, newCount: newCount)
    var updates = updatesOutside(spans, changeset.updates)
    // An update may have replaced an element with a different one, which is not new content of a row.
    layout.updates = updates.filter { items[$0.old].id != new[$0.new].id }.map { $0.new }
    if !layout.updates.isEmpty {
      spans = layout.spans(oldCount: items.count, newCount: newCount)
      updates = updatesOutside(spans, changeset.updates)
    }
    selection?.follow(changeset, spans, from: { self.items.items(at: $0) }, to: new)
    // Immediately, since GTK may request any row during the announcements.
    for update in updates { items[update.old] = new[update.new] }
    if !rows.isEmpty {
      // Elements that only move keep their content.
      for position in changeset.inserts { updateRow(of: new[position]) }
      for position in changeset.updates { updateRow(of: new[position]) }
    }
    for span in spans {
      items.replaceSubrange(span.position..<span.position + span.removed, with: new[span.range])
      announce(span)
    }
  }

  /// Applies an edit that inserts or removes one element, the most common change, in fewer steps. Does so only if
  /// nothing is selected.
  ///
  /// - Returns: Whether the edit was applied.
  private func takeSingle(
    _ edit: ListEdit, of new: ArrayStep<Item>, announce: (ListSpan) -> Void
  ) -> Bool {
    if let selection, !selection.ids.isEmpty { return false }
    switch edit {
    case .inserts(let positions) where positions.count == 1:
      let item = new[positions.lowerBound]
      if !rows.isEmpty { updateRow(of: item) }
      items.insert(item, at: positions.lowerBound)
      announce(ListSpan(position: positions.lowerBound, removed: 0, added: 1))
    case .deletes(let positions) where positions.count == 1:
      // Released when the list is consistent again.
      let item = items.remove(at: positions.lowerBound)
      announce(ListSpan(position: positions.lowerBound, removed: 1, added: 0))
      withExtendedLifetime(item) {}
    default: return false
    }
    return true
  }

  /// Updates the row of an element with its current content, if GTK holds the row.
  private func updateRow(of item: Item) {
    guard let row = rows[item.id]?.takeUnretainedValue() else { return }
    // All rows are of this type.
    unsafeDowncast(row, to: ListRow<Item>.self).update(item)
  }

  /// Returns the updated positions outside all spans, with their positions before the change. Both are ascending.
  private func updatesOutside(_ spans: [ListSpan], _ updates: [Int]) -> [(old: Int, new: Int)] {
    var next = 0
    var shift = 0
    return updates.compactMap { position in
      while next < spans.count, spans[next].range.upperBound <= position {
        shift += spans[next].removed - spans[next].added
        next += 1
      }
      if next < spans.count, spans[next].range.contains(position) { return nil }
      return (position + shift, position)
    }
  }
}

extension ListSpan {
  /// The range of the added elements in the new list.
  nonisolated var range: Range<Int> { position..<position + added }
}
