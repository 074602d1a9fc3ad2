public import BindingCore

/// Defines how a list view shows a data source with sections: a cell for each item, and titles above and below a
/// section.
///
///     struct CityBond: ListViewBond {
///       func cellForRow(
///         at path: IndexPath, listView: ListView, dataSource: Observable2DArray<String, String>
///       ) -> Widget {
///         let cell = listView.dequeueReusableCell { Label() }
///         cell.label = dataSource[path]
///         return cell
///       }
///
///       func titleForHeader(in section: Int, dataSource: Observable2DArray<String, String>) -> String? {
///         dataSource[section].metadata
///       }
///     }
///
///     cities.bind(to: listView, using: CityBond())
///
/// Sections are for list views: in a grid view a title would be a cell among cells. Only `cellForRow` is required.
/// Titles are rows that can be neither selected nor activated; a section without a title has no such row.
@MainActor
public protocol ListViewBond<DataSource> {
  /// The displayed data source, as of the event that the list view received: an observable array is a snapshot of the
  /// bound one.
  associatedtype DataSource: DataSourceProtocol

  /// Returns the widget that shows an item. Called again when the item's content changes.
  /// `listView.dequeueReusableCell` returns the widget that the row used for another item.
  func cellForRow(at path: IndexPath, listView: ListView, dataSource: DataSource) -> Widget

  /// Returns the title above a section, or `nil` for none, which is the default.
  func titleForHeader(in section: Int, dataSource: DataSource) -> String?

  /// Returns the title below a section, or `nil` for none, which is the default.
  func titleForFooter(in section: Int, dataSource: DataSource) -> String?
}

extension ListViewBond {
  public func titleForHeader(in section: Int, dataSource: DataSource) -> String? { nil }
  public func titleForFooter(in section: Int, dataSource: DataSource) -> String? { nil }

  func titles(of source: DataSource, in section: Int) -> SectionTitles {
    SectionTitles(
      header: titleForHeader(in: section, dataSource: source), footer: titleForFooter(in: section, dataSource: source))
  }

  func cells(in listView: ListView) -> (DataSource, IndexPath) -> Widget? {
    { [weak listView] source, path in listView.map { cellForRow(at: path, listView: $0, dataSource: source) } }
  }
}

extension SignalProtocol where Failure == Never {
  /// Shows a data source with the titles of its sections.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond>(
    to listView: ListView, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    using bond: Bond
  ) -> Subscription where Element: DataSourceEventProtocol, Element.DataSource == Bond.DataSource {
    let rows = DataSourceRows<Bond.DataSource, Identified<Void>>(
      titles: bond.titles(of:in:), makeCell: bond.cells(in: listView))
    return listView.show(rows, of: self, selection: selection)
  }

  /// Shows an array with sections and their titles.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Metadata, Item>(
    to listView: ListView, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    using bond: Bond
  ) -> Subscription
  where Element == Observable2DArrayEvent<Metadata, Item>, Bond.DataSource == Observable2DArray<Metadata, Item> {
    toDataSourceSignal()
      .map { DataSourceEvent(kind: $0.kind, dataSource: Observable2DArray($0.dataSource)) }
      .bind(to: listView, selection: selection, using: bond)
  }

  /// Shows an array as a section with titles.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Item>(
    to listView: ListView, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    using bond: Bond
  ) -> Subscription where Element == ObservableArrayEvent<Item>, Bond.DataSource == ObservableArray<Item> {
    toDataSourceSignal()
      .map { DataSourceEvent(kind: $0.kind, dataSource: ObservableArray($0.dataSource)) }
      .bind(to: listView, selection: selection, using: bond)
  }

  /// Shows each array of the signal as a section with titles.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Item>(
    to listView: ListView, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    using bond: Bond
  ) -> Subscription where Element == [Item], Bond.DataSource == [Item] {
    toDataSourceSignal().bind(to: listView, selection: selection, using: bond)
  }
}
