public import BindingCore

// Bindings of data sources with a selection of their items: for each kind of signal that is a data source, one with a
// closure that makes the cells and one with a bond.

extension RecyclingView {
  /// Shows a data source whose model `selection` wraps.
  func show<Source: DataSourceProtocol, Item, Events: SignalProtocol>(
    _ rows: DataSourceRows<Source, Item>, of events: Events,
    selection: @MainActor (any Gio.ListModel) -> any SelectionModel
  ) -> Subscription
  where Events.Element: DataSourceEventProtocol, Events.Element.DataSource == Source, Events.Failure == Never {
    show(selection(rows.model(of: events.plainEvents) { ArrayListModel($0) }), cells: rows.makeFactory())
  }

  /// Shows a data source whose model gets its selection from `selection`.
  func show<Source: DataSourceProtocol, Item, Events: SignalProtocol>(
    _ rows: DataSourceRows<Source, Item>, of events: Events, selection: ItemSelection<Item>
  ) -> Subscription
  where Events.Element: DataSourceEventProtocol, Events.Element.DataSource == Source, Events.Failure == Never {
    show(
      rows.model(of: events.plainEvents) { SelectableArrayModel($0, selection: selection) }, cells: rows.makeFactory())
  }
}

extension SignalProtocol where Element: DataSourceEventProtocol, Failure == Never {
  fileprivate var plainEvents: SafeSignal<DataSourceEvent<Element.DataSource>> {
    map { DataSourceEvent(kind: $0.kind, dataSource: $0.dataSource) }
  }
}

extension SignalProtocol where Failure == Never {
  /// Shows a data source in a list view or a grid view, with a selection of its items.
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
    createCell: @escaping (Element.DataSource, IndexPath, View) -> Widget
  ) -> Subscription
  where Element: DataSourceEventProtocol, Element.DataSource: QueryableDataSourceProtocol<Item> {
    view.show(
      DataSourceRows<Element.DataSource, Item>(
        titles: nil, makeCell: { [weak view] source, path in view.map { createCell(source, path, $0) } }),
      of: self, selection: selection)
  }

  /// Shows an observable array with a selection; see `bind(to:selection:createCell:)` of data sources.
  @discardableResult
  public func bind<View: RecyclingView, Item: Identifiable>(
    to view: View, selection: ItemSelection<Item>, createCell: @escaping ([Item], IndexPath, View) -> Widget
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    toDataSourceSignal().bind(to: view, selection: selection, createCell: createCell)
  }

  /// Shows an array with sections, without their titles, with a selection; see `bind(to:selection:createCell:)` of data
  /// sources.
  @discardableResult
  public func bind<View: RecyclingView, Metadata, Item: Identifiable>(
    to view: View, selection: ItemSelection<Item>,
    createCell: @escaping (Array2D<Metadata, Item>, IndexPath, View) -> Widget
  ) -> Subscription where Element == Observable2DArrayEvent<Metadata, Item> {
    toDataSourceSignal().bind(to: view, selection: selection, createCell: createCell)
  }

  /// Shows each array of the signal with a selection; see `bind(to:selection:createCell:)` of data sources.
  @discardableResult
  public func bind<View: RecyclingView, Item: Identifiable>(
    to view: View, selection: ItemSelection<Item>, createCell: @escaping ([Item], IndexPath, View) -> Widget
  ) -> Subscription where Element == [Item] {
    toDataSourceSignal().bind(to: view, selection: selection, createCell: createCell)
  }

  /// Shows a data source with the titles of its sections and a selection of its items.
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
    Element: DataSourceEventProtocol, Element.DataSource == Bond.DataSource,
    Bond.DataSource: QueryableDataSourceProtocol<Item>
  {
    listView.show(
      DataSourceRows<Bond.DataSource, Item>(titles: bond.titles(of:in:), makeCell: bond.cells(in: listView)),
      of: self, selection: selection)
  }

  /// Shows an array with sections, their titles and a selection of its items.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Metadata, Item: Identifiable>(
    to listView: ListView, selection: ItemSelection<Item>, using bond: Bond
  ) -> Subscription
  where Element == Observable2DArrayEvent<Metadata, Item>, Bond.DataSource == Observable2DArray<Metadata, Item> {
    toDataSourceSignal()
      .map { DataSourceEvent(kind: $0.kind, dataSource: Observable2DArray($0.dataSource)) }
      .bind(to: listView, selection: selection, using: bond)
  }

  /// Shows an array as a section with titles and a selection of its elements.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Item: Identifiable>(
    to listView: ListView, selection: ItemSelection<Item>, using bond: Bond
  ) -> Subscription where Element == ObservableArrayEvent<Item>, Bond.DataSource == ObservableArray<Item> {
    toDataSourceSignal()
      .map { DataSourceEvent(kind: $0.kind, dataSource: ObservableArray($0.dataSource)) }
      .bind(to: listView, selection: selection, using: bond)
  }

  /// Shows each array of the signal as a section with titles and a selection of its elements.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Item: Identifiable>(
    to listView: ListView, selection: ItemSelection<Item>, using bond: Bond
  ) -> Subscription where Element == [Item], Bond.DataSource == [Item] {
    toDataSourceSignal().bind(to: listView, selection: selection, using: bond)
  }
}
