public import Changesets

/// The difference between two versions of a dictionary or a set, by their keys or members.
public typealias KeyedChangeset<Key: Hashable> = Changesets.KeyedChangeset<Key>

/// An event of a dictionary: the whole dictionary, and how it came about from the one in the event before.
public typealias ObservableDictionaryEvent<Key: Hashable, Value> = CollectionEvent<[Key: Value], KeyedChangeset<Key>>

/// What happened to a dictionary or a set.
public typealias KeyedChange<Key: Hashable> = CollectionChange<KeyedChangeset<Key>>

/// A dictionary whose changes can be observed one by one.
///
/// An observer gets the whole dictionary at once as a `.reset`, then an event for each change: which keys changed and
/// the dictionary after it. The change of each event leads exactly from the collection of the event before to its own,
/// also for an observer that changes the dictionary itself: such events wait their turn. Where nothing changed there is
/// no event.
///
/// Everything is read-only here, and set by binding a signal of such events to the dictionary;
/// `MutableObservableDictionary` can be edited. `sortedCollection(by:)` shows one as an array. Observers of a dictionary
/// that goes away are told that it has finished.
@MainActor
public class ObservableDictionary<Key: Hashable, Value>: SignalProtocol {
  public typealias Element = ObservableDictionaryEvent<Key, Value>
  public typealias Failure = Never

  @usableFromInline typealias Core = CollectionCore<KeyedBatch<[Key: Value], Key>>
  @usableFromInline let core: Core

  /// A dictionary with these keys and values.
  @inlinable
  public init(_ dictionary: [Key: Value] = [:]) { core = Core(dictionary) }

  /// The keys and values now. To iterate, ask the dictionary that this is.
  @inlinable public final var collection: [Key: Value] { core.contents }

  /// The keys now.
  @inlinable public final var keys: Dictionary<Key, Value>.Keys { core.contents.keys }

  /// The values now.
  @inlinable public final var values: Dictionary<Key, Value>.Values { core.contents.values }

  /// How many keys there are.
  @inlinable public final var count: Int { core.contents.count }

  /// Whether there are none.
  @inlinable public final var isEmpty: Bool { core.contents.isEmpty }

  /// The value of a key, nil when the key is not there.
  @inlinable public subscript(key: Key) -> Value? { core.contents[key] }

  @inlinable
  public final func attach(
    _ observer: Observer<ObservableDictionaryEvent<Key, Value>, Never>, _ subscription: Subscription
  ) {
    core.attachCollection(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension ObservableDictionary: BindableProtocol {
  /// Makes the dictionary follow what `signal` says until one of the two ends.
  ///
  /// Changes are passed on as they are as long as nobody else writes to the dictionary; the first one after somebody did
  /// is a reset.
  @discardableResult
  public final func bind(signal: Signal<ObservableDictionaryEvent<Key, Value>, Never>) -> Subscription {
    core.bind(signal)
  }
}

/// What a batch has done to a dictionary or a set.
@usableFromInline
nonisolated struct KeyedBatch<Contents, Key: Hashable>: CollectionBatch {
  @usableFromInline var changeset = KeyedChangeset<Key>()

  @inlinable
  init(_ contents: Contents) {}

  @inlinable
  mutating func merge(_ changeset: KeyedChangeset<Key>, leadingTo contents: Contents) {
    self.changeset.merge(changeset)
  }

  @inlinable
  func merged() -> KeyedChangeset<Key>? { changeset.isEmpty ? nil : changeset }
}
