import Changesets

// To data source events and back.

extension SignalProtocol {
  /// Delivers whole arrays as data source events: each is a `.reload`.
  ///
  /// `diff()` them before for fine-grained changes.
  public func toDataSourceSignal<Item>() -> Signal<DataSourceEvent<[Item]>, Failure> where Element == [Item] {
    Signal(attach: { observer, subscription in
      let next = observer.next
      attach(observer.with { next(DataSourceEvent(kind: .reload, dataSource: $0)) }, subscription)
    })
  }

  /// Delivers the events of an array as data source events: the array is the only section.
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
  /// A change of more than one kind is a batch between `.beginUpdates` and `.endUpdates`; a section with other metadata
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

  /// Delivers the events of any data source as those of an array with sections, so that it can be filtered, mapped,
  /// flattened and bound to a list like one.
  ///
  /// The data source is asked only for items that are new or reloaded. Batches are one event. When the events of the
  /// data source do not add up (rows said to be inserted that are not there, for instance), the array is reset to what
  /// the data source says.
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

/// Delivers one change of an array as data source events, until somebody has had enough.
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
