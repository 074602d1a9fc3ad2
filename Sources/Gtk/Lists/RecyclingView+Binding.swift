public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Shows an observable array in a list view or a grid view: a change of the array changes exactly its rows.
  ///
  ///     viewModel.names.bind(to: listView) { NameCell() }
  ///
  /// - Parameters:
  ///   - selection: wraps the model; without it nothing is selected until the user does, and then one row.
  ///   - makeCell: makes an empty cell. Must not retain the view.
  /// - Returns: Its disposal empties the view.
  @discardableResult
  public func bind<View: RecyclingView, Item: Identifiable>(
    to view: View,
    selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    view.show(selection(ArrayListModel(self)), cells: SignalListItemFactory(makeCell))
  }
}

/// At most one row is selected, none at first.
public func singleSelection(_ model: any Gio.ListModel) -> any SelectionModel {
  let selection = SingleSelection(model: model)
  selection.autoselect = false
  selection.canUnselect = true
  return selection
}
