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

  /// Shows an observable array in a list view or a grid view, with a selection of its elements.
  ///
  ///     let selection = SingleItemSelection<Photo>()
  ///     viewModel.photos.bind(to: gridView, selection: selection) { PhotoCell() }
  ///     selection.selectedItem.bidirectionalBind(to: viewModel.selectedPhoto)
  ///
  /// - Parameters:
  ///   - selection: tells and sets which elements are selected.
  ///   - makeCell: makes an empty cell. Must not retain the view.
  /// - Returns: Its disposal empties the view.
  @discardableResult
  public func bind<View: RecyclingView, Item: Identifiable>(
    to view: View, selection: ItemSelection<Item>, makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    view.show(SelectableArrayModel(self, selection: selection) { $0 }, cells: SignalListItemFactory(makeCell))
  }

  /// Shows a text of each element of an observable array in a list view or a grid view.
  ///
  ///     viewModel.files.bind(to: listView, text: \.name)
  ///
  /// A line is a label at the left that ends in dots where it is too long, which GTK draws faster than a `TextCell`, a
  /// box with such a label.
  ///
  /// - Parameters:
  ///   - selection: tells and sets which elements are selected; without it at most one, none at first.
  ///   - text: what a line shows, and what assistive technology calls it.
  /// - Returns: Its disposal empties the view.
  @discardableResult
  public func bind<View: RecyclingView, Item: Identifiable>(
    to view: View, selection: ItemSelection<Item> = SingleItemSelection(), text: @escaping (Item) -> String
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    view.show(SelectableArrayModel(self, selection: selection) { $0 }, cells: SignalListItemFactory(text: text))
  }

  /// Shows an observable tree in a list view: the nodes that can be seen, each with an arrow that expands it if there
  /// are nodes below.
  ///
  ///     let expansion = TreeExpansion<Folder.ID>()
  ///     viewModel.folders.bind(to: listView, expansion: expansion) { FolderCell() }
  ///
  /// A change of the tree changes exactly its rows, and what is expanded stays so. The arrow keys to the left and right
  /// collapse and expand as well.
  ///
  /// - Parameters:
  ///   - expansion: tells and sets which nodes are expanded.
  ///   - selection: tells and sets which nodes are selected. One that a collapse hides is no longer selected.
  ///   - makeCell: makes an empty cell. Must not retain the view.
  /// - Returns: Its disposal empties the view.
  @discardableResult
  public func bind<Value: Identifiable>(
    to listView: ListView, expansion: TreeExpansion<Value.ID>, selection: ItemSelection<Value>? = nil,
    makeCell: @escaping () -> ListCell<Value>
  ) -> Subscription where Element == ObservableTreeEvent<Value> {
    listView.show(
      SelectableArrayModel(visibleRows(expansion), selection: selection ?? SingleItemSelection()) { $0.value },
      cells: SignalListItemFactory { TreeCell(makeCell(), expansion: expansion) })
  }
}

/// At most one row is selected, none at first.
public func singleSelection(_ model: any Gio.ListModel) -> any SelectionModel {
  let selection = SingleSelection()
  selection.autoselect = false
  selection.canUnselect = true
  // At last, or the first row would be selected already.
  selection.model = model
  return selection
}
