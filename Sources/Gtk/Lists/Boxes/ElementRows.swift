import BindingCore
import CGtk

/// The rows of a list box or a flow box, one for each element of an observable array.
///
/// Applies only what changed: a moved row keeps its widget, and the others are not touched.
final class ElementRows<Box: ElementBox, Item: Identifiable> where Box.Row: ElementRow {
  private typealias Entry = (item: Item, row: Box.Row, cell: ListCell<Item>)

  private weak var box: Box?
  private let makeCell: () -> ListCell<Item>
  private var entries: [Entry] = []
  private var selection: ItemSelection<Item>?
  private let rows = SelectedRows<Item> { _, _, _ in false }
  /// Whether the rows are being changed, in which case selection changes of the box do not come from the user.
  private var isChanging = false

  init(_ box: Box, makeCell: @escaping () -> ListCell<Item>) {
    self.box = box
    self.makeCell = makeCell
  }

  // MARK: Following the array

  func take(_ event: ObservableArrayEvent<Item>) {
    guard let box else { return }
    let new = event.collection
    isChanging = true
    let old = entries.map(\.item)
    let changeset: ListChangeset
    switch event.change {
    case .changes(let changes):
      changeset = changes
      rows.follow(
        changeset, changeset.identitySpans(from: old, to: new), from: { Array(old[$0]) }, to: ArrayStep(event))
    case .reset:
      // Any element may have new content, even one that moves.
      rows.follow(from: old, to: new)
      // Elements that stay keep their rows, with their current content.
      var changes = ListChangeset(from: entries.map(\.item.id), to: new.map(\.id))
      let kept = Set(changes.inserts).union(changes.moves.map(\.to))
      changes.updates = new.indices.filter { !kept.contains($0) }
      changeset = changes
    }
    for operation in changeset.patch(to: new) { apply(operation, to: box) }
    if case .reset = event.change {
      for move in changeset.moves { update(new[move.to], at: move.to, in: box) }
    }
    showSelection()
    isChanging = false
    selection?.listHasChanged(rows.takeNews())
  }

  func clear() {
    guard let box else { return }
    isChanging = true
    for index in entries.indices.reversed() { remove(at: index, from: box) }
    isChanging = false
  }

  private func apply(_ operation: ListOperation<Item>, to box: Box) {
    switch operation {
    case .insert(let item, let index): insert(item, at: index, into: box)
    case .delete(let index): remove(at: index, from: box)
    case .update(let index, let item): update(item, at: index, in: box)
    case .move(let from, let to):
      let entry = entries.remove(at: from)
      let hadFocus = box.focusChild === entry.row
      box.remove(entry.row)
      entries.insert(entry, at: to)
      box.insert(entry.row, position: to)
      if hadFocus { entry.row.grabFocus() }
    }
  }

  private func insert(_ item: Item, at index: Int, into box: Box) {
    let (row, cell) = (box.makeRow(), makeCell())
    row.child = cell
    entries.insert((item, row, cell), at: index)
    cell.hasRow(row)
    cell.fill(item)
    box.insert(row, position: index)
  }

  private func remove(at index: Int, from box: Box) {
    let entry = entries.remove(at: index)
    box.remove(entry.row)
    entry.cell.empty()
  }

  private func update(_ item: Item, at index: Int, in box: Box) {
    guard entries[index].item.id == item.id else {
      remove(at: index, from: box)
      return insert(item, at: index, into: box)
    }
    entries[index].item = item
    entries[index].cell.fill(item)
  }

  // MARK: Selection

  func connect(_ selection: ItemSelection<Item>) {
    guard let box else { return }
    self.selection = selection
    box.selectionMode = selection.allowsSeveral ? .multiple : .single
    selection.connect(
      SelectedList(
        owner: self, rows, elements: { [weak self] in self?.entries.lazy.map(\.item) }, element: { $0 },
        show: { [weak self] in self?.showSelection() }))
  }

  /// Follows what the user selects.
  func selectionHasChanged() {
    guard !isChanging, let selection, let box else { return }
    let ids = Set(entries.lazy.filter { box.isSelected($0.row) }.map(\.item.id))
    if ids == rows.ids { return }
    rows.set(ids)
    selection.publish(hasNewContent: false)
  }

  private func showSelection() {
    guard let box, selection != nil else { return }
    let wasChanging = isChanging
    isChanging = true
    // Unselect first: a box in single selection mode may unselect the other row by itself.
    for isSelected in [false, true] {
      for entry in entries where rows.ids.contains(entry.item.id) == isSelected {
        if box.isSelected(entry.row) != isSelected { box.setSelected(entry.row, isSelected) }
      }
    }
    isChanging = wasChanging
  }
}

extension ListChangeset {
  /// Returns the spans in which elements are inserted or removed. An update that replaces an element with a different
  /// one is both.
  fileprivate func identitySpans<Item: Identifiable>(from old: [Item], to new: [Item]) -> [ListSpan] {
    var identities = self
    let positions = oldPositions(ofUpdates: updates)
    identities.updates = zip(positions, updates).filter { old[$0].id != new[$1].id }.map { $1 }
    return identities.spans(oldCount: old.count, newCount: new.count)
  }
}
