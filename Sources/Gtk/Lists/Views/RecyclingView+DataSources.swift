public import BindingCore

// Bindings of data sources to a list view or a grid view, with a closure that makes the cells.

extension SignalProtocol where Failure == Never {
  /// Shows a data source, an observable array, or each of several arrays. `createCell` makes the widget for each visible item.
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
    createCell: @escaping (Element.ConvertedDataSource, IndexPath, View) -> Widget
  ) -> Subscription where Element: DataSourceConvertible {
    let rows = DataSourceRows<Element.ConvertedDataSource, Identified<Void>>(
      titles: nil, makeCell: { [weak view] source, path in view.map { createCell(source, path, $0) } })
    return view.show(rows, of: toDataSourceSignal(), selection: selection)
  }
}
