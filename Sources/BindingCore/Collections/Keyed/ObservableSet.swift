public import Changesets

/// An event of a set: the whole set, and how it came about from the one in the event before.
public typealias ObservableSetEvent<Member: Hashable> = CollectionEvent<Set<Member>, KeyedChangeset<Member>>

/// A set whose changes can be observed one by one.
///
/// An observer gets the whole set at once as a `.reset`, then an event for each change: which members changed and the
/// set after it. The change of each event leads exactly from the collection of the event before to its own, also for an
/// observer that changes the set itself: such events wait their turn. Where nothing changed there is no event.
///
/// Everything is read-only here, and set by binding a signal of such events to the set; `MutableObservableSet` can be
/// edited. `sortedCollection(by:)` shows one as an array. Observers of a set that goes away are told that it has
/// finished.
@MainActor
public class ObservableSet<Member: Hashable>: SignalProtocol {
  public typealias Element = ObservableSetEvent<Member>
  public typealias Failure = Never

  @usableFromInline typealias Core = CollectionCore<KeyedBatch<Set<Member>, Member>>
  @usableFromInline let core: Core

  /// A set with these members.
  @inlinable
  public init(_ members: Set<Member> = []) { core = Core(members) }

  /// The members now. To iterate, ask the set that this is.
  @inlinable public final var collection: Set<Member> { core.contents }

  /// How many members there are.
  @inlinable public final var count: Int { core.contents.count }

  /// Whether there are none.
  @inlinable public final var isEmpty: Bool { core.contents.isEmpty }

  /// Whether something is a member.
  @inlinable
  public final func contains(_ member: Member) -> Bool { core.contents.contains(member) }

  @inlinable
  public final func attach(_ observer: Observer<ObservableSetEvent<Member>, Never>, _ subscription: Subscription) {
    core.attachCollection(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension ObservableSet: BindableProtocol {
  /// Makes the set follow what `signal` says until one of the two ends.
  ///
  /// Changes are passed on as they are as long as nobody else writes to the set; the first one after somebody did is a
  /// reset.
  @discardableResult
  public final func bind(signal: Signal<ObservableSetEvent<Member>, Never>) -> Subscription {
    core.bind(signal)
  }
}
