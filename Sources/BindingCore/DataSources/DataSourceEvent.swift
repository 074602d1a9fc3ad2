/// What happened to a data source, in the words of a table view.
///
/// Between `beginUpdates` and `endUpdates` all kinds describe one change from the state before to the state after, as in
/// a batch update of a table view: what is deleted, reloaded or moved *from* counts in the old state, what is inserted or
/// moved *to* in the new one. Sections are arrays of indices, which spares the programs that have no other use for it all
/// of Foundation for an `IndexSet`.
public nonisolated enum DataSourceEventKind: Hashable, Sendable {
  /// It is another data source now, or the observer sees it for the first time.
  case reload

  /// Items came to these places.
  case insertRows([IndexPath])
  /// Items went from these places.
  case deleteRows([IndexPath])
  /// The items at these places have another content.
  case reloadRows([IndexPath])
  /// An item went from the first place to the second.
  case moveRow(IndexPath, IndexPath)

  /// Sections came, with all their items.
  case insertSections([Int])
  /// Sections went, with all their items.
  case deleteSections([Int])
  /// These sections have other titles and perhaps other items.
  case reloadSections([Int])
  /// A section went from the first index to the second, with all its items.
  case moveSection(Int, Int)

  /// Several kinds follow that are one change.
  case beginUpdates
  /// All kinds since the matching `beginUpdates` have been told.
  case endUpdates
}

/// An event that can be bound to a list widget.
@MainActor
public protocol DataSourceEventProtocol<DataSource> {
  /// What the event is about.
  associatedtype DataSource: DataSourceProtocol

  /// What happened.
  var kind: DataSourceEventKind { get }
  /// The data source after the change. Inside a batch it is already as it is at its end.
  var dataSource: DataSource { get }
}

/// An event of a data source: what happened, and the data source after it.
@MainActor
public struct DataSourceEvent<DataSource: DataSourceProtocol>: DataSourceEventProtocol {
  /// What happened.
  public let kind: DataSourceEventKind
  /// The data source after the change. Inside a batch it is already as it is at its end.
  public let dataSource: DataSource

  /// An event of `dataSource`.
  public init(kind: DataSourceEventKind, dataSource: DataSource) {
    self.kind = kind
    self.dataSource = dataSource
  }
}
