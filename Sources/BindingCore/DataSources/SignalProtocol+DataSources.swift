import Changesets

// Conversions to and from data source events.

extension SignalProtocol {
  /// Delivers whole arrays as data source events, each a `.reload`.
  ///
  /// Apply `diff()` first for fine-grained changes.
  public func toDataSourceSignal<Item>() -> Signal<DataSourceEvent<[Item]>, Failure> where Element == [Item] {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(observer.with { next(DataSourceEvent(kind: .reload, dataSource: $0)) }, subscription)
    })
  }

  /// Delivers the events of an array as data source events, with the array as the only section.
  ///
  /// A change of more than one kind is a batch between `.beginUpdates` and `.endUpdates`.
  public func toDataSourceSignal<Item>() -> Signal<DataSourceEvent<[Item]>, Failure>
  where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      withFirstReset().attach(
        observer.with { event in
          let change: Observable2DArrayChange =
            switch event.change {
            case .reset: .reset
            case .changes(let changeset): .changes(SectionedChangeset(changeset, inSection: 0))
            }
          tell(change, of: event.collection, oldSectionCount: 1, subscription, next)
        }, subscription)
    })
  }

  /// Delivers the events of an array with sections as data source events.
  ///
  /// A change of more than one kind is a batch between `.beginUpdates` and `.endUpdates`. A section with new metadata
  /// is reloaded.
  public func toDataSourceSignal<Metadata, Item>() -> Signal<DataSourceEvent<Array2D<Metadata, Item>>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      var sectionCount: Int?
      attach(
        observer.with { event in
          let before = sectionCount
          sectionCount = event.collection.sections.count
          tell(event.change, of: event.collection, oldSectionCount: before, subscription, next)
        }, subscription)
    })
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

/// Delivers one change of an array as data source events, until the subscription is disposed.
private func tell<DataSource>(
  _ change: Observable2DArrayChange, of dataSource: DataSource, oldSectionCount: Int?, _ subscription: Subscription,
  _ next: (DataSourceEvent<DataSource>) -> Void
) {
  guard case .changes(let changeset) = change, let oldSectionCount else {
    return next(DataSourceEvent(kind: .reload, dataSource: dataSource))
  }
  for kind in DataSourceEventKind.kinds(of: changeset, oldSectionCount: oldSectionCount) {
    next(DataSourceEvent(kind: kind, dataSource: dataSource))
    if subscription.isDisposed { return }
  }
}
