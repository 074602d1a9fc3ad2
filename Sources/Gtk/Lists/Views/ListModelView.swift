public import BindingCore
import CGtk

/// A widget that shows a list model with a selection: a list view, a grid view, a column view or a justified view.
@MainActor
public protocol ListModelView: Widget {
  /// The displayed model.
  var model: (any SelectionModel)? { get }
}

extension ListView: ListModelView {}
extension GridView: ListModelView {}
extension ColumnView: ListModelView {}

extension ListModelView {
  /// Returns the element of the row at a position, or `nil` if there is no such row or it shows something else.
  public func item<Item: Identifiable>(at position: Int, as type: Item.Type = Item.self) -> Item? {
    guard let model, position >= 0, let row = g_list_model_get_item(model.opaque, guint(position)) else { return nil }
    defer { g_object_unref(row) }
    return ListRow<Item>.of(row)?.item ?? ListRow<TreeRow<Item>>.of(row)?.item.value
      ?? ListRow<DataSourceRow<Item>>.of(row)?.item.item
  }

  /// Scrolls until the row at a position is visible, and makes it the row from which the arrow keys move.
  ///
  /// Has no effect if there is no such row.
  public func scrollToRow(at position: Int) {
    guard let model, 0..<model.nItems ~= position else { return }
    // The action belongs to the list, which is inside a column view.
    let list = self is ColumnView ? lastChild : self
    list?.activateAction("list.scroll-to-item", args: UInt32(position).asVariant)
  }

  /// Scrolls until the row of an element is visible. Returns whether there is such a row.
  ///
  /// - Complexity: O(n) for n rows.
  @discardableResult
  public func scroll<Item: Identifiable>(to item: Item) -> Bool {
    guard let position = position(of: item) else { return false }
    scrollToRow(at: position)
    return true
  }

  private func position<Item: Identifiable>(of item: Item) -> Int? {
    guard let model else { return nil }
    // Avoids creating a row for each element where possible.
    if let model = model as? ArrayListModel<Item> {
      model.catchUp()
      return model.content.position(of: item.id)
    }
    return (0..<model.nItems).first { self.item(at: $0, as: Item.self)?.id == item.id }
  }
}

extension Reactive where Base: ListModelView {
  /// The element of a row that the user activates: with a double click or Return, with a single click if
  /// `singleClickActivate` is on, or through assistive technology.
  ///
  ///     listView.reactive.activatedItem(Photo.self).bind(to: self) { window, photo in window.open(photo) }
  public func activatedItem<Item: Identifiable>(_ type: Item.Type = Item.self) -> SafeSignal<Item> {
    let positions: SafeSignal<Int> = signal(ofOne: "activate")
    return positions.compactMap { [weak base] position in base?.item(at: position, as: Item.self) }
  }
}
