/// A change of a data source, in the terms of a table view.
///
/// Between `beginUpdates` and `endUpdates`, all kinds together describe one change from the old state to the new one,
/// as in a batch update of a table view: deletes, reloads and moves *from* refer to the old state, inserts and moves
/// *to* refer to the new one. Sections are arrays of indices, which spares programs from linking all of Foundation just
/// for `IndexSet`.
public nonisolated enum DataSourceEventKind: Hashable, Sendable {
  /// The data source was replaced, or the observer receives it for the first time.
  case reload

  /// Items were inserted at these index paths.
  case insertRows([IndexPath])
  /// Items were deleted from these index paths.
  case deleteRows([IndexPath])
  /// The items at these index paths have new content.
  case reloadRows([IndexPath])
  /// An item moved from the first index path to the second.
  case moveRow(IndexPath, IndexPath)

  /// Sections were inserted, with all their items.
  case insertSections([Int])
  /// Sections were deleted, with all their items.
  case deleteSections([Int])
  /// These sections have new titles and possibly new items.
  case reloadSections([Int])
  /// A section moved from the first index to the second, with all its items.
  case moveSection(Int, Int)

  /// The kinds that follow form one change.
  case beginUpdates
  /// All kinds since the matching `beginUpdates` have been delivered.
  case endUpdates
}

/// An event that can be bound to a list widget.
@MainActor
public protocol DataSourceEventProtocol<DataSource>: DataSourceConvertible
where ConvertedDataSource == DataSource, BondDataSource == DataSource {
  /// The type of the data source that the event is about. Swift does not infer it from `dataSource`.
  associatedtype DataSource: DataSourceProtocol

  /// The change.
  var kind: DataSourceEventKind { get }
  /// The data source after the change. Inside a batch, this is already the state at the end of the batch.
  var dataSource: DataSource { get }
}

/// An event of a data source: the change, and the data source after it.
@MainActor
public struct DataSourceEvent<DataSource: DataSourceProtocol>: DataSourceEventProtocol {
  /// The change.
  public let kind: DataSourceEventKind
  /// The data source after the change. Inside a batch, this is already the state at the end of the batch.
  public let dataSource: DataSource

  /// Creates an event of `dataSource`.
  public init(kind: DataSourceEventKind, dataSource: DataSource) {
    self.kind = kind
    self.dataSource = dataSource
  }
}
