// Conversions to and from data source events.

extension SignalProtocol {
  /// Delivers the events of an array, or whole arrays, as data source events.
  ///
  /// An array without sections is the only section. A change of more than one kind is a batch between `.beginUpdates`
  /// and `.endUpdates`. A section with new metadata is reloaded. Each of several whole arrays is a `.reload`: apply
  /// `diff()` first for fine-grained changes.
  public func toDataSourceSignal() -> Signal<DataSourceEvent<Element.ConvertedDataSource>, Failure>
  where Element: DataSourceConvertible {
    Element.dataSourceSignal(of: self)
  }

  /// Delivers the events of any data source as events of an array with sections, which can be filtered, mapped,
  /// flattened and bound to a list.
  ///
  /// Only new and reloaded items are read from the data source. A batch becomes one event. If the events of the data
  /// source are inconsistent (for instance, if they report inserted rows that do not exist), the array is reset to the
  /// content of the data source.
  public func toSectionedArray() -> Signal<
    Observable2DArrayEvent<SectionTitles, Element.DataSource.Item>, Failure
  >
  where Element: DataSourceEventProtocol, Element.DataSource: QueryableDataSourceProtocol {
    compactMapWithOwnState {
      let follower = DataSourceFollower<Element.DataSource>()
      return { follower.take($0.kind, $0.dataSource) }
    }
  }
}
