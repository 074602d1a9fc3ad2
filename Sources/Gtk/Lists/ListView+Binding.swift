public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Shows an observable array in a list view: a change of the array changes exactly its rows.
  ///
  ///     viewModel.names.bind(to: listView) { NameCell() }
  ///
  /// - Parameters:
  ///   - selection: wraps the model; without it nothing is selected until the user does, and then one row.
  ///   - makeCell: makes an empty cell. Must not retain the list view.
  /// - Returns: Its disposal empties the list view.
  @discardableResult
  public func bind<Item: Identifiable>(
    to listView: ListView,
    selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    listView.factory = SignalListItemFactory(makeCell)
    listView.model = selection(ArrayListModel(self))
    let subscription = Subscription()
    subscription.add(
      BlockDisposable { [weak listView] in
        listView?.model = nil
        listView?.factory = nil
      })
    return subscription
  }

  /// The same for a grid view.
  @discardableResult
  public func bind<Item: Identifiable>(
    to gridView: GridView,
    selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    gridView.factory = SignalListItemFactory(makeCell)
    gridView.model = selection(ArrayListModel(self))
    let subscription = Subscription()
    subscription.add(
      BlockDisposable { [weak gridView] in
        gridView?.model = nil
        gridView?.factory = nil
      })
    return subscription
  }
}

/// At most one row is selected, none at first.
public func singleSelection(_ model: any Gio.ListModel) -> any SelectionModel {
  let selection = SingleSelection(model: model)
  selection.autoselect = false
  selection.canUnselect = true
  return selection
}
