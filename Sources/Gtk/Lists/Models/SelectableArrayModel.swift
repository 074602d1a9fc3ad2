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
      content.selection?.set(ids)
      model.showSelection(in: allowsSeveral ? asked.hull : 0..<Int.max)
      selection.publish(hasNewContent: false)
      return true
    }
    super.init(ListContent.selectionModelType, of: array)
    content.selection = rows
    news = { [rows] in selection.listHasChanged(rows.takeNews()) }
    selection.connect(
      SelectedList(
        owner: self, rows, elements: { [weak self] in self?.content.all }, element: element,
        show: { [weak self] in self?.showSelection(in: 0..<Int.max) }))
  }

  private func showSelection(in range: Range<Int>) {
    let range = range.clamped(to: 0..<content.count)
    if !range.isEmpty { selectionChanged(position: range.lowerBound, nItems: range.count) }
  }

  override func take(_ event: ObservableArrayEvent<Row>) {
    super.take(event)
    news()
  }
}
