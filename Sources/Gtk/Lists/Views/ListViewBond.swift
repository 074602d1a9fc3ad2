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
  /// Shows a data source, an observable array, or each of several arrays, with the titles of their sections.
  ///
  /// - Returns: A subscription whose disposal empties the list view.
  @discardableResult
  public func bind<Bond: ListViewBond>(
    to listView: ListView, selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    using bond: Bond
  ) -> Subscription where Element: DataSourceConvertible, Element.BondDataSource == Bond.DataSource {
    let rows = DataSourceRows<Bond.DataSource, Identified<Void>>(
      titles: bond.titles(of:in:), makeCell: bond.cells(in: listView))
    return listView.show(rows, of: bondEvents, selection: selection)
  }
}

extension SignalProtocol where Element: DataSourceConvertible {
  var bondEvents: Signal<DataSourceEvent<Element.BondDataSource>, Failure> {
    toDataSourceSignal().map { DataSourceEvent(kind: $0.kind, dataSource: Element.bondDataSource($0.dataSource)) }
  }
}
