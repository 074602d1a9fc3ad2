public import Changesets

/// An event of a set: the whole set, and how it differs from that of the previous event.
public typealias ObservableSetEvent<Member: Hashable> = CollectionEvent<Set<Member>, KeyedChangeset<Member>>

/// A set whose individual changes can be observed.
///
/// An observer immediately gets the whole set as a `.reset`, then an event for each change with the changed members and
/// the resulting set. The change of each event leads exactly from the collection of the previous event to its own, even
/// if the observer itself changes the set, because such events are queued. If nothing changed, there is no event.
///
/// The set is read-only here, and set by binding a signal of such events to it; a `MutableObservableSet` can be edited.
/// `sortedCollection(by:)` delivers it as an array. When the set is deallocated, it finishes for its observers.
@MainActor
public class ObservableSet<Member: Hashable>: SignalProtocol {
  public typealias Element = ObservableSetEvent<Member>
  public typealias Failure = Never

  @usableFromInline typealias Core = CollectionCore<KeyedBatch<Set<Member>, Member>>
  @usableFromInline let core: Core

  /// Creates a set with the given members.
  @inlinable
  public init(_ members: Set<Member> = []) { core = Core(members) }

  /// The current members. To iterate, use this set.
  @inlinable public final var collection: Set<Member> { core.contents }

  /// The number of members.
  @inlinable public final var count: Int { core.contents.count }

  /// Whether the set is empty.
  @inlinable public final var isEmpty: Bool { core.contents.isEmpty }

  /// Returns whether `member` is in the set.
  @inlinable
  public final func contains(_ member: Member) -> Bool { core.contents.contains(member) }

  @inlinable
  public final func attach(_ observer: Observer<ObservableSetEvent<Member>, Never>, _ subscription: Subscription) {
    core.attachCollection(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension ObservableSet: BindableProtocol {
  /// Makes the set follow the events of `signal` until either ends.
  ///
  /// Changes are passed on unaltered as long as only this binding writes to the set. The first change after another
  /// write is a reset.
  @discardableResult
  public final func bind(signal: Signal<ObservableSetEvent<Member>, Never>) -> Subscription {
    core.bind(signal)
  }
}
