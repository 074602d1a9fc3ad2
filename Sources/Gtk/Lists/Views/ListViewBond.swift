public import BindingCore

/// How a list view shows a data source with sections: a cell for each item, and what stands above and below a section.
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
/// Sections are for list views: in a grid view a title would be a cell among cells. Only the cells must be made. Titles are rows that can neither be selected nor
/// activated; a section without a title has no such row.
@MainActor
public protocol ListViewBond<DataSource> {
  /// What is shown. It is as it was when the list view heard of it: an observable array is a picture of the one that
  /// was bound.
  associatedtype DataSource: DataSourceProtocol

  /// The widget that shows an item. Called again when the item's content changes. `listView.dequeueReusableCell` gives
  /// back the widget that the row had for another item.
  func cellForRow(at path: IndexPath, listView: ListView, dataSource: DataSource) -> Widget

  /// What stands above a section; nil when nothing does, as without an implementation.
  func titleForHeader(in section: Int, dataSource: DataSource) -> String?

  /// What stands below a section; nil when nothing does, as without an implementation.
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
  /// - Returns: Its disposal empties the list view.
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
  /// - Returns: Its disposal empties the list view.
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
  /// - Returns: Its disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Item>(
    to listView: ListView, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    using bond: Bond
  ) -> Subscription where Element == ObservableArrayEvent<Item>, Bond.DataSource == ObservableArray<Item> {
    toDataSourceSignal()
      .map { DataSourceEvent(kind: $0.kind, dataSource: ObservableArray($0.dataSource)) }
      .bind(to: listView, selection: selection, using: bond)
  }

  /// Shows whole arrays, one after another, as a section with titles.
  ///
  /// - Returns: Its disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond, Item>(
    to listView: ListView, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    using bond: Bond
  ) -> Subscription where Element == [Item], Bond.DataSource == [Item] {
    toDataSourceSignal().bind(to: listView, selection: selection, using: bond)
  }
}
