public import Changesets

/// The elements of a signal that a list widget can show: events of a data source or of an observable array, or whole
/// arrays.
@MainActor
public protocol DataSourceConvertible {
  /// The type of the data source, which is a value.
  associatedtype ConvertedDataSource: DataSourceProtocol
  /// The type in which a bond receives the data source: an observable array for the events of one.
  associatedtype BondDataSource: DataSourceProtocol = ConvertedDataSource

  /// Returns what `signal` delivers as data source events.
  static func dataSourceSignal<Failure: Error>(
    of signal: some SignalProtocol<Self, Failure>
  ) -> Signal<DataSourceEvent<ConvertedDataSource>, Failure>

  /// Returns the data source in the type that a bond receives.
  static func bondDataSource(_ dataSource: ConvertedDataSource) -> BondDataSource
}

extension DataSourceConvertible where BondDataSource == ConvertedDataSource {
  /// Returns the data source itself.
  public static func bondDataSource(_ dataSource: ConvertedDataSource) -> ConvertedDataSource { dataSource }
}

extension DataSourceEventProtocol {
  /// Delivers the events unchanged.
  public static func dataSourceSignal<Failure: Error>(
    of signal: some SignalProtocol<Self, Failure>
  ) -> Signal<DataSourceEvent<DataSource>, Failure> {
    signal.map { DataSourceEvent(kind: $0.kind, dataSource: $0.dataSource) }
  }
}

@MainActor extension Array: DataSourceConvertible {
  /// Delivers each array as a `.reload`.
  public static func dataSourceSignal<Failure: Error>(
    of signal: some SignalProtocol<Self, Failure>
  ) -> Signal<DataSourceEvent<Self>, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      signal.attach(observer.with { next(DataSourceEvent(kind: .reload, dataSource: $0)) }, subscription)
    })
  }
}

/// The value of an observable array, with or without sections.
@MainActor
public protocol ObservableDataSource: DataSourceProtocol {
  /// What changes it.
  associatedtype DataSourceChangeset
  /// The observable array with such a value.
  associatedtype Observable: DataSourceProtocol

  /// Returns an observable array with this value.
  func observable() -> Observable
  /// Returns a changeset in terms of sections.
  static func sectioned(_ changeset: DataSourceChangeset) -> SectionedChangeset
}

@MainActor extension Array: ObservableDataSource {
  public func observable() -> ObservableArray<Element> { ObservableArray(self) }
  /// Returns the changes in the only section.
  public static func sectioned(_ changeset: ListChangeset) -> SectionedChangeset {
    SectionedChangeset(changeset, inSection: 0)
  }
}

@MainActor extension Array2D: ObservableDataSource {
  public func observable() -> Observable2DArray<Metadata, Item> { Observable2DArray(self) }
  public static func sectioned(_ changeset: SectionedChangeset) -> SectionedChangeset { changeset }
}

@MainActor extension CollectionEvent: DataSourceConvertible
where Collection: ObservableDataSource, Changeset == Collection.DataSourceChangeset {
  /// Delivers the first event as a `.reload`, and others as what they change.
  public static func dataSourceSignal<Failure: Error>(
    of signal: some SignalProtocol<Self, Failure>
  ) -> Signal<DataSourceEvent<Collection>, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      var sectionCount: Int?
      signal.attach(
        observer.with { event in
          let before = sectionCount
          sectionCount = event.collection.numberOfSections()
          guard case .changes(let changeset) = event.change, let before else {
            return next(DataSourceEvent(kind: .reload, dataSource: event.collection))
          }
          for kind in DataSourceEventKind.kinds(of: Collection.sectioned(changeset), oldSectionCount: before) {
            next(DataSourceEvent(kind: kind, dataSource: event.collection))
            if subscription.isDisposed { return }
          }
        }, subscription)
    })
  }

  public static func bondDataSource(_ dataSource: Collection) -> Collection.Observable { dataSource.observable() }
}
