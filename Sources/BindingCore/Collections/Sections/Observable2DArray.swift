public import Changesets

/// The difference between two versions of an array with sections.
public typealias SectionedChangeset = Changesets.SectionedChangeset

/// One edit of an array with sections or of a tree: what most of their changesets are.
public typealias PathEdit = Changesets.PathEdit

/// An event of an array with sections: the whole array, and how it came about from the one in the event before.
public typealias Observable2DArrayEvent<Metadata, Item> = CollectionEvent<Array2D<Metadata, Item>, SectionedChangeset>

/// What happened to an array with sections.
public typealias Observable2DArrayChange = CollectionChange<SectionedChangeset>

/// An array of items grouped into sections whose changes can be observed one by one.
///
/// An observer gets the whole array at once as a `.reset`, then an event for each change: what changed and the array
/// after it. The change of each event leads exactly from the collection of the event before to its own, also for an
/// observer that changes the array itself: such events wait their turn. Where nothing changed there is no event.
///
/// Sections have metadata of any type, for instance a header, or a tuple of header and footer. Everything is read-only
/// here, and set by binding a signal of such events to the array; `MutableObservable2DArray` can be edited. Observers of
/// an array that goes away are told that it has finished.
@MainActor
public class Observable2DArray<Metadata, Item>: SignalProtocol {
  public typealias Element = Observable2DArrayEvent<Metadata, Item>
  public typealias Failure = Never
  /// A section: metadata and items.
  public typealias Section = Observable2DArraySection<Metadata, Item>

  @usableFromInline typealias Core = CollectionCore<Array2DBatch<Metadata, Item>>
  @usableFromInline let core: Core

  /// An array with these sections.
  @inlinable
  public init(_ sections: [Section] = []) { core = Core(Array2D(sections: sections)) }

  /// An array that holds `array`.
  @inlinable
  public init(_ array: Array2D<Metadata, Item>) { core = Core(array) }

  /// The sections and their items now.
  @inlinable public final var collection: Array2D<Metadata, Item> { core.contents }

  /// All sections now.
  @inlinable public final var sections: [Section] { core.contents.sections }

  /// How many sections there are.
  @inlinable
  public final func numberOfSections() -> Int { core.contents.sections.count }

  /// How many items a section has.
  @inlinable
  public final func numberOfItems(inSection section: Int) -> Int { core.contents.sections[section].items.count }

  /// The item at a place.
  @inlinable
  public final func item(at path: IndexPath) -> Item { core.contents[path] }

  /// The item at a place.
  @inlinable public subscript(path: IndexPath) -> Item { core.contents[path] }

  /// The section at an index.
  @inlinable public subscript(section: Int) -> Section { core.contents.sections[section] }

  @inlinable
  public final func attach(
    _ observer: Observer<Observable2DArrayEvent<Metadata, Item>, Never>, _ subscription: Subscription
  ) {
    core.attachCollection(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension Observable2DArray: BindableProtocol {
  /// Makes the array follow what `signal` says until one of the two ends.
  ///
  /// Changes are passed on as they are as long as nobody else writes to the array; the first one after somebody did is
  /// a reset.
  @discardableResult
  public final func bind(signal: Signal<Observable2DArrayEvent<Metadata, Item>, Never>) -> Subscription {
    core.bind(signal)
  }
}

/// What a batch has done to an array with sections.
@usableFromInline
nonisolated struct Array2DBatch<Metadata, Item>: CollectionBatch {
  @usableFromInline var builder: SectionedChangesetBuilder

  @usableFromInline
  init(_ contents: Array2D<Metadata, Item>) {
    builder = SectionedChangesetBuilder(counts: contents.itemCounts)
  }

  @usableFromInline
  mutating func merge(_ changeset: SectionedChangeset, leadingTo contents: Array2D<Metadata, Item>) {
    builder.apply(changeset, newCounts: contents.itemCounts)
  }

  @usableFromInline
  func merged() -> SectionedChangeset? {
    let changeset = builder.changeset()
    return changeset.isEmpty ? nil : changeset
  }
}
