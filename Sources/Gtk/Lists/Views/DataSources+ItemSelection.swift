public import BindingCore

// Bindings of data sources with a selection of their items: one with a closure that makes the cells and one with a bond.

extension RecyclingView {
  /// Shows a data source whose model `selection` wraps.
  func show<Source: DataSourceProtocol, Item>(
    _ rows: DataSourceRows<Source, Item>, of events: SafeSignal<DataSourceEvent<Source>>,
    selection: @MainActor (any Gio.ListModel) -> any SelectionModel
  ) -> Subscription {
    show(selection(rows.model(of: events) { ArrayListModel($0) }), cells: rows.makeFactory())
  }

  /// Shows a data source whose model gets its selection from `selection`.
  func show<Source: DataSourceProtocol, Item>(
    _ rows: DataSourceRows<Source, Item>, of events: SafeSignal<DataSourceEvent<Source>>,
    selection: ItemSelection<Item>
  ) -> Subscription {
    show(rows.model(of: events) { SelectableArrayModel($0, selection: selection) }, cells: rows.makeFactory())
  }
}

extension SignalProtocol where Failure == Never {
  /// Shows a data source, an observable array, or each of several arrays in a list view or a grid view, with a selection of its items.
  ///
  ///     let selection = MultipleItemSelection<Place>()
  ///     places.bind(to: listView, selection: selection) { places, path, listView in
  ///       let cell = listView.dequeueReusableCell { PlaceCell() }
  ///       places[path.item].name.bind(to: cell.nameLabel).dispose(in: cell.onReuseBag)
  ///       return cell
  ///     }
  ///
  /// Items are identified by `id`, which must be unique in the data source.
  ///
  /// - Parameters:
  ///   - selection: the selection to keep in sync with the view. It follows the items through all events, including
  ///     reloads.
  ///   - createCell: makes or fills a widget; receives the data source as of the event that the view received. Must not
  ///     retain the view.
  /// - Returns: A subscription whose disposal empties the view.
  @discardableResult
  public func bind<View: RecyclingView, Item: Identifiable>(
    to view: View, selection: ItemSelection<Item>,
    createCell: @escaping (Element.ConvertedDataSource, IndexPath, View) -> Widget
  ) -> Subscription
  where Element: DataSourceConvertible, Element.ConvertedDataSource: QueryableDataSourceProtocol<Item> {
    view.show(
      DataSourceRows<Element.ConvertedDataSource, Item>(
        titles: nil, makeCell: { [weak view] source, path in view.map { createCell(source, path, $0) } }),
      of: toDataSourceSignal(), selection: selection)
  }

  /// Shows a data source, an observable array, or each of several arrays, with the titles of their sections and a
  /// selection of their items.
  ///
  ///     let selection = SingleItemSelection<City>()
  ///     cities.bind(to: listView, selection: selection, using: CityBond())
  ///
  /// Items are identified by `id`, which must be unique across all sections. Titles are never selected, not even by
  /// "select all".
  ///
  /// - Parameter selection: the selection to keep in sync with the view. It follows the items through all events,
  ///   including reloads and moves to another section.
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Item: Identifiable>(
    to listView: ListView, selection: ItemSelection<Item>, using bond: Bond
  ) -> Subscription
  where
    Element: DataSourceConvertible, Element.BondDataSource == Bond.DataSource,
    Bond.DataSource: QueryableDataSourceProtocol<Item>
  {
    listView.show(
      DataSourceRows<Bond.DataSource, Item>(titles: bond.titles(of:in:), makeCell: bond.cells(in: listView)),
      of: bondEvents, selection: selection)
  }
}
