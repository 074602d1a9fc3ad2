public import BindingCore
import CGtk

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
  public func bind<Item: Identifiable & Equatable>(
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
  public func bind<Item: Identifiable & Equatable>(
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

extension SignalListItemFactory {
  /// A factory of cells.
  convenience init<Item>(_ makeCell: @escaping () -> ListCell<Item>) {
    self.init()
    handle("setup") { listItem in listItem.child = makeCell() }
    handle("bind") { listItem in
      guard let cell = listItem.child as? ListCell<Item>, let row = listItem.item as? ListRow<Item> else { return }
      cell.showContent(of: row)
    }
    handle("unbind") { listItem in (listItem.child as? ListCell<Item>)?.hideContent() }
    handle("teardown") { listItem in listItem.child = nil }
  }

  /// Directly, not through a signal: GTK counts on the work being done when the emission returns, also when one item
  /// is set up while another is.
  private func handle(_ signal: StaticString, _ body: @escaping (ListItem) -> Void) {
    _ = SignalHandler(self, SignalID(signal, of: self)) { arguments in
      let (object): (Object?) = arguments.read()
      if let listItem = object as? ListItem { body(listItem) }
    }
  }
}
