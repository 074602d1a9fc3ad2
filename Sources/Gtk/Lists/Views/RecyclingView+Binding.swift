public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Shows an observable array in a list view or a grid view. A change of the array affects only the changed rows.
  ///
  ///     viewModel.names.bind(to: listView) { NameCell() }
  ///
  /// - Parameters:
  ///   - selection: wraps the model; by default a single-row selection in which nothing is selected at first.
  ///   - makeCell: makes an empty cell. Must not retain the view.
  /// - Returns: A subscription whose disposal empties the view.
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
  ///   - selection: the selection to keep in sync with the view.
  ///   - makeCell: makes an empty cell. Must not retain the view.
  /// - Returns: A subscription whose disposal empties the view.
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
  /// A row is a left-aligned label that is ellipsized if it is too long. GTK draws it faster than a `TextCell`, which
  /// is a box with such a label.
  ///
  /// - Parameters:
  ///   - selection: the selection to keep in sync with the view; by default at most one element, none at first.
  ///   - text: returns the text of a row, which is also its accessible label.
  /// - Returns: A subscription whose disposal empties the view.
  @discardableResult
  public func bind<View: RecyclingView, Item: Identifiable>(
    to view: View, selection: ItemSelection<Item> = SingleItemSelection(), text: @escaping (Item) -> String
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    view.show(SelectableArrayModel(self, selection: selection) { $0 }, cells: SignalListItemFactory(text: text))
  }

  /// Shows an observable tree in a list view: its visible nodes, each with an arrow that expands it if it has children.
  ///
  ///     let expansion = TreeExpansion<Folder.ID>()
  ///     viewModel.folders.bind(to: listView, expansion: expansion) { FolderCell() }
  ///
  /// A change of the tree affects only the changed rows, and expanded nodes stay expanded. The left and right arrow
  /// keys also collapse and expand.
  ///
  /// - Parameters:
  ///   - expansion: the expanded nodes, kept in sync in both directions.
  ///   - selection: the selection to keep in sync with the view. A node hidden by a collapse is unselected.
  ///   - makeCell: makes an empty cell. Must not retain the view.
  /// - Returns: A subscription whose disposal empties the view.
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

/// Returns a selection model in which at most one row is selected, none at first.
@MainActor public func singleSelection(_ model: any Gio.ListModel) -> any SelectionModel {
  let selection = SingleSelection()
  selection.autoselect = false
  selection.canUnselect = true
  // Last, or the first row would already be selected.
  selection.model = model
  return selection
}
