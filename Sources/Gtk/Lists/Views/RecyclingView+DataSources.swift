public import BindingCore

// Bindings of data sources to a list view or a grid view, with a closure that makes the cells: one for each kind of
// signal that is a data source.

extension SignalProtocol where Failure == Never {
  /// Shows a data source. `createCell` makes the widget for each visible item.
  ///
  ///     places.bind(to: listView) { places, path, listView in
  ///       let cell = listView.dequeueReusableCell { PlaceCell() }
  ///       places[path.item].name.bind(to: cell.nameLabel).dispose(in: cell.onReuseBag)
  ///       return cell
  ///     }
  ///
  /// Rows are inserted, removed and moved as the events describe; a reload recreates all rows. `createCell` is called
  /// again for an item with new content. The `onReuseBag` of a cell is emptied before it shows something else.
  ///
  /// - Parameters:
  ///   - selection: wraps the model; by default a single-row selection in which nothing is selected at first.
  ///   - createCell: makes or fills a widget; receives the data source as of the event that the view received. Must not
  ///     retain the view.
  /// - Returns: A subscription whose disposal empties the view.
  @discardableResult
  public func bind<View: RecyclingView>(
    to view: View, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    createCell: @escaping (Element.DataSource, IndexPath, View) -> Widget
  ) -> Subscription where Element: DataSourceEventProtocol {
    let rows = DataSourceRows<Element.DataSource, Identified<Void>>(
      titles: nil, makeCell: { [weak view] source, path in view.map { createCell(source, path, $0) } })
    return view.show(rows, of: self, selection: selection)
  }

  /// Shows an observable array; see `bind(to:selection:createCell:)` of data sources.
  @discardableResult
  public func bind<View: RecyclingView, Item>(
    to view: View, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    createCell: @escaping ([Item], IndexPath, View) -> Widget
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    toDataSourceSignal().bind(to: view, selection: selection, createCell: createCell)
  }

  /// Shows an array with sections, without their titles; see `bind(to:selection:createCell:)` of data sources.
  @discardableResult
  public func bind<View: RecyclingView, Metadata, Item>(
    to view: View, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    createCell: @escaping (Array2D<Metadata, Item>, IndexPath, View) -> Widget
  ) -> Subscription where Element == Observable2DArrayEvent<Metadata, Item> {
    toDataSourceSignal().bind(to: view, selection: selection, createCell: createCell)
  }

  /// Shows each array of the signal as a reload; see `bind(to:selection:createCell:)` of data sources.
  @discardableResult
  public func bind<View: RecyclingView, Item>(
    to view: View, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    createCell: @escaping ([Item], IndexPath, View) -> Widget
  ) -> Subscription where Element == [Item] {
    toDataSourceSignal().bind(to: view, selection: selection, createCell: createCell)
  }
}
