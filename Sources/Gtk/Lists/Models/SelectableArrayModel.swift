import BindingCore
import CGtk

/// A list model that knows by itself which of its elements are selected.
///
/// GTK's own selection models remember rows, of which there must be one for each selected element, and lose those that
/// leave and come back within one change. This one remembers ids.
final class SelectableArrayModel<Row: Identifiable>: ArrayListModel<Row>, SelectionModel {
  private var news: () -> Void = {}

  /// A model of rows that show the elements of `selection`.
  init<Source: SignalProtocol, Item: Identifiable>(
    _ array: Source, selection: ItemSelection<Item>, element: @escaping (Row) -> Item
  ) where Source.Element == ObservableArrayEvent<Row>, Source.Failure == Never, Row.ID == Item.ID {
    let allowsSeveral = selection.allowsSeveral
    let rows = SelectedRows<Row> { [weak selection] selected, asked, content in
      // The model of this content, which is asking.
      guard let selection, let model = selection.list?.owner as? SelectableArrayModel<Row>, model.content === content
      else { return false }
      guard allowsSeveral || selected.count <= 1 else { return false }
      var ids = asked.count >= content.count ? [] : content.selection?.ids ?? []
      if !allowsSeveral, selected.count > 0 { ids = [] }
      if !ids.isEmpty {
        for position in asked where !selected.contains(position) { ids.remove(content.item(at: position).id) }
      }
      for position in selected where asked.contains(position) { ids.insert(content.item(at: position).id) }
      let hull = allowsSeveral ? asked.hull : 0..<content.count
      model.select(ids, in: hull)
      selection.publish(hasNewContent: false)
      return true
    }
    super.init(ListContent.selectionModelType, of: array)
    content.selection = rows
    news = { [rows] in selection.listHasChanged(rows.takeNews()) }
    selection.connect(
      SelectedList(
        owner: self,
        ids: { [rows] in rows.ids },
        select: { [weak self] ids in self.map { $0.select(ids, in: 0..<$0.content.count) } },
        visit: { [weak self] body in
          for row in self?.content.all ?? [] where !body(element(row)) { return }
        }))
  }

  private func select(_ ids: Set<Row.ID>, in range: Range<Int>) {
    content.selection?.set(ids)
    if !range.isEmpty { selectionChanged(position: range.lowerBound, nItems: range.count) }
  }

  override func take(_ event: ObservableArrayEvent<Row>) {
    super.take(event)
    news()
  }
}
