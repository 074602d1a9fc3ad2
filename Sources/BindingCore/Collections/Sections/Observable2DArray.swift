public import Changesets

/// The difference between two versions of an array with sections.
public typealias SectionedChangeset = Changesets.SectionedChangeset

/// One edit of an array with sections or of a tree, which is what most of their changesets consist of.
public typealias PathEdit = Changesets.PathEdit

/// An event of an array with sections: the whole array, and how it differs from that of the previous event.
public typealias Observable2DArrayEvent<Metadata, Item> = CollectionEvent<Array2D<Metadata, Item>, SectionedChangeset>

/// A change of an array with sections.
public typealias Observable2DArrayChange = CollectionChange<SectionedChangeset>

/// An array of items grouped into sections whose individual changes can be observed.
///
/// An observer immediately gets the whole array as a `.reset`, then an event for each change with the change and the
/// resulting array. The change of each event leads exactly from the collection of the previous event to its own, even
/// if the observer itself changes the array, because such events are queued. If nothing changed, there is no event.
///
/// Sections have metadata of any type, for instance a header, or a tuple of header and footer. The array is read-only
/// here, and set by binding a signal of such events to it; a `MutableObservable2DArray` can be edited. When the array
/// is deallocated, it finishes for its observers.
@MainActor
public class Observable2DArray<Metadata, Item>: SignalProtocol {
  public typealias Element = Observable2DArrayEvent<Metadata, Item>
  public typealias Failure = Never
  /// A section: metadata and items.
  public typealias Section = Observable2DArraySection<Metadata, Item>

  @usableFromInline typealias Core = CollectionCore<Array2DBatch<Metadata, Item>>
  @usableFromInline let core: Core

  /// Creates an array of the given sections.
  @inlinable
  public init(_ sections: [Section] = []) { core = Core(Array2D(sections: sections)) }

  /// Creates an array with the contents of `array`.
  @inlinable
  public init(_ array: Array2D<Metadata, Item>) { core = Core(array) }

  /// The current sections and their items.
  @inlinable public final var collection: Array2D<Metadata, Item> { core.contents }

  /// The current sections.
  @inlinable public final var sections: [Section] { core.contents.sections }

  /// Returns the number of sections.
  @inlinable
  public final func numberOfSections() -> Int { core.contents.sections.count }

  /// Returns the number of items in a section.
  @inlinable
  public final func numberOfItems(inSection section: Int) -> Int { core.contents.sections[section].items.count }

  /// Returns the item at `path`.
  @inlinable
  public final func item(at path: IndexPath) -> Item { core.contents[path] }

  /// The item at `path`.
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
  /// Makes the array follow the events of `signal` until either ends.
  ///
  /// Changes are passed on unaltered as long as only this binding writes to the array. The first change after another
  /// write is a reset.
  @discardableResult
  public final func bind(signal: Signal<Observable2DArrayEvent<Metadata, Item>, Never>) -> Subscription {
    core.bind(signal)
  }
}

/// The merged edits of a batch on an array with sections.
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
