import BindingCore
import CGtk

/// A list model that manages its own selection.
///
/// GTK's selection models store rows, of which there must be one for each selected element, and lose those that are
/// removed and reinserted within one change. This one stores ids.
final class SelectableArrayModel<Row: Identifiable>: ArrayListModel<Row>, SelectionModel {
  private var news: () -> Void = {}

  /// Creates a model of rows that show the elements of `selection`.
  convenience init<Source: SignalProtocol, Item: Identifiable>(
    _ array: Source, selection: ItemSelection<Item>, canSelect: @escaping (Row) -> Bool = { _ in true },
    element: @escaping (Row) -> Item
  ) where Source.Element == ObservableArrayEvent<Row>, Source.Failure == Never, Row.ID == Item.ID {
    self.init(
      array, selection: selection, canSelect: canSelect,
      list: { model, rows, show in
        SelectedList(
          owner: model, rows, elements: { [weak model] in model?.content.all }, element: element, show: show)
      })
  }

  /// Creates a model of rows that show titles, which cannot be selected, or the elements of `selection`.
  convenience init<Source: SignalProtocol, Title: Identifiable, Item: Identifiable>(
    _ sections: Source, selection: ItemSelection<Item>
  )
  where
    Source.Element == ObservableArrayEvent<Row>, Source.Failure == Never, Row == SectionRow<Title, Item>
  {
    self.init(
      sections, selection: selection, canSelect: { $0.item != nil },
      list: { model, rows, show in
        SelectedList(owner: model, rows, elements: { [weak model] in model?.content.all }, show: show)
      })
  }

  /// - Parameter list: makes the list that `selection` works with, from the model, its selected rows and a closure that
  ///   shows them.
  private init<Source: SignalProtocol, Item: Identifiable>(
    _ array: Source, selection: ItemSelection<Item>, canSelect: @escaping (Row) -> Bool,
    list: (SelectableArrayModel, SelectedRows<Row>, @escaping () -> Void) -> SelectedList<Item>
  ) where Source.Element == ObservableArrayEvent<Row>, Source.Failure == Never {
    let allowsSeveral = selection.allowsSeveral
    let rows = SelectedRows<Row> { [weak selection] selected, asked, content in
      // The model of this content, which made the request.
      guard let selection, let model = selection.list?.owner as? SelectableArrayModel<Row>, model.content === content
      else { return false }
      guard allowsSeveral || selected.count <= 1 else { return false }
      var ids = asked.count >= content.count ? [] : content.selection?.ids ?? []
      if !allowsSeveral, selected.count > 0 { ids = [] }
      if !ids.isEmpty {
        for position in asked where !selected.contains(position) { ids.remove(content.item(at: position).id) }
      }
      var (isTaken, isRefused) = (false, false)
      for position in selected where asked.contains(position) {
        let row = content.item(at: position)
        if canSelect(row) {
          ids.insert(row.id)
          isTaken = true
        } else {
          isRefused = true
        }
      }
      // Otherwise the arrow keys would unselect everything when passing over a title.
      if isRefused, !isTaken { return false }
      content.selection?.set(ids)
      model.showSelection(in: allowsSeveral ? asked.hull : 0..<Int.max)
      selection.publish(hasNewContent: false)
      return true
    }
    super.init(ListContent.selectionModelType, of: array)
    content.selection = rows
    news = { [rows] in selection.listHasChanged(rows.takeNews()) }
    selection.connect(list(self, rows) { [weak self] in self?.showSelection(in: 0..<Int.max) })
  }

  private func showSelection(in range: Range<Int>) {
    let range = range.clamped(to: 0..<content.count)
    if !range.isEmpty { selectionChanged(position: range.lowerBound, nItems: range.count) }
  }

  override func take(_ step: ArrayStep<Row>) {
    super.take(step)
    news()
  }
}
