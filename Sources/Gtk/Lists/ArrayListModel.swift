public import BindingCore
import CGtk

/// A `Gio.ListModel` that follows an observable array.
///
/// Made in O(1): rows come into being when GTK asks for them, some two hundred for a list of any length. A change of
/// the array becomes the fewest announcements, so that selection and scroll position survive; a change of an element's
/// content becomes none at all, the element's row tells its widgets itself. Elements are told apart by `id`, which must
/// be unique in the array.
public final class ArrayListModel<Item: Identifiable & Equatable>: Object, Gio.ListModel, ListModelSource {
  private var items: [Item] = []
  /// The array before the change that is being announced, and how far the announcement has come.
  private var announcement: (old: [Item], transition: ListTransition)?
  private var rows: [Item.ID: WeakRow] = [:]

  /// Not retained: a row lives as long as GTK holds it.
  private struct WeakRow {
    weak var row: ListRow<Item>?
  }

  /// A model of what `array` holds until the array or the model goes away.
  public init<Source: SignalProtocol>(_ array: Source)
  where Source.Element == ObservableArrayEvent<Item>, Source.Failure == Never {
    super.init(
      adopting: UnsafeMutableRawPointer(g_object_new_with_properties(ListModelType.gType, 0, nil, nil)!))
    array.bind(to: self) { model, event in model.take(event) }
  }

  // MARK: What GTK sees

  var itemCount: Int { announcement?.transition.count ?? items.count }

  func row(at position: Int) -> Object {
    let item = item(at: position)
    if let row = rows[item.id]?.row { return row }
    let row = ListRow(item)
    rows[item.id] = WeakRow(row: row)
    row.released = { [weak self, id = item.id] in self?.forget(id) }
    return row
  }

  private func item(at position: Int) -> Item {
    guard let announcement else { return items[position] }
    switch announcement.transition.place(at: position) {
    case .old(let index): return announcement.old[index]
    case .new(let index): return items[index]
    }
  }

  private func forget(_ id: Item.ID) {
    // The element may have got another row since.
    if rows[id]?.row == nil { rows[id] = nil }
  }

  // MARK: Following the array

  private func take(_ event: ObservableArrayEvent<Item>) {
    let old = items
    items = event.collection
    switch event.change {
    case .reset:
      updateRows(items)
      if !old.isEmpty || !items.isEmpty { itemsChanged(position: 0, removed: old.count, added: items.count) }
    case .changes(var changeset):
      updateRows(changeset.updates.map { items[$0] })
      // An element that has a row needs no announcement. One that has none may have taken the place of another.
      changeset.updates.removeAll { rows[items[$0].id]?.row != nil }
      announce(changeset, old: old)
    }
  }

  /// Tells the live rows of these elements what they contain now.
  private func updateRows(_ changed: [Item]) {
    guard !rows.isEmpty else { return }
    for item in changed {
      if let row = rows[item.id]?.row, row.element.value != item { row.element.value = item }
    }
  }

  private func announce(_ changeset: ListChangeset, old: [Item]) {
    let spans = changeset.spans(oldCount: old.count, newCount: items.count)
    announcement = (old, ListTransition(oldCount: old.count))
    for span in spans {
      announcement?.transition.pass(span)
      itemsChanged(position: span.position, removed: span.removed, added: span.added)
    }
    announcement = nil
  }
}
