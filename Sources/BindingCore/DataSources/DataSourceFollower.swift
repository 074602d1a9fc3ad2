import Changesets

/// The state of a data source for one observer: its items and titles at the last event.
final class DataSourceFollower<DataSource: QueryableDataSourceProtocol> {
  private typealias State = (titles: [SectionTitles], items: [[DataSource.Item]])
  typealias Event = Observable2DArrayEvent<SectionTitles, DataSource.Item>

  private var state: State?
  private var depth = 0
  /// The kinds in the batch so far.
  private var batch: [DataSourceEventKind] = []

  /// Returns `nil` inside a batch, or if nothing has changed.
  func take(_ kind: DataSourceEventKind, _ dataSource: DataSource) -> Event? {
    switch kind {
    case .beginUpdates: depth += 1
    case .endUpdates: depth = max(depth - 1, 0)
    default: batch.append(kind)
    }
    if depth > 0 { return nil }
    let kinds = batch
    batch = []
    return follow(kinds, dataSource)
  }

  private func follow(_ kinds: [DataSourceEventKind], _ dataSource: DataSource) -> Event? {
    let newCounts = (0..<dataSource.numberOfSections()).map { dataSource.numberOfItems(inSection: $0) }
    guard
      var (titles, items) = state,
      let changeset = SectionedChangeset(kinds, oldCounts: items.map(\.count), newCounts: newCounts)
    else { return reset(dataSource, newCounts) }
    if changeset.isEmpty { return nil }
    // Keep a single owner, so that the arrays are mutated in place.
    state = nil
    changeset.sections.apply(to: &titles, inserting: { self.titles(of: $0, in: dataSource) }, updating: { _, _ in })
    changeset.apply(
      to: &items,
      insertingSection: { self.items(of: $0, in: dataSource, count: newCounts[$0]) },
      inserting: { dataSource.item(at: $0) },
      updating: { $0 = dataSource.item(at: $1) })
    state = (titles, items)
    return Event(collection: Array2D(titles, items), change: .changes(changeset))
  }

  private func reset(_ dataSource: DataSource, _ counts: [Int]) -> Event {
    let titles = counts.indices.map { self.titles(of: $0, in: dataSource) }
    let items = counts.indices.map { self.items(of: $0, in: dataSource, count: counts[$0]) }
    state = (titles, items)
    return Event(collection: Array2D(titles, items), change: .reset)
  }

  private func titles(of section: Int, in dataSource: DataSource) -> SectionTitles {
    SectionTitles(
      header: dataSource.titleForHeader(inSection: section), footer: dataSource.titleForFooter(inSection: section))
  }

  private func items(of section: Int, in dataSource: DataSource, count: Int) -> [DataSource.Item] {
    (0..<count).map { dataSource.item(at: IndexPath(item: $0, section: section)) }
  }
}
