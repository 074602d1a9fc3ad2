public import Changesets

/// The difference between two versions of a dictionary or a set, in terms of keys or members.
public typealias KeyedChangeset<Key: Hashable> = Changesets.KeyedChangeset<Key>

/// An event of a dictionary: the whole dictionary, and how it differs from that of the previous event.
public typealias ObservableDictionaryEvent<Key: Hashable, Value> = CollectionEvent<[Key: Value], KeyedChangeset<Key>>

/// A change of a dictionary or a set.
public typealias KeyedChange<Key: Hashable> = CollectionChange<KeyedChangeset<Key>>

/// A dictionary whose individual changes can be observed.
///
/// An observer immediately gets the whole dictionary as a `.reset`, then an event for each change with the changed keys
/// and the resulting dictionary. The change of each event leads exactly from the collection of the previous event to
/// its own, even if the observer itself changes the dictionary, because such events are queued. If nothing changed,
/// there is no event.
///
/// The dictionary is read-only here, and set by binding a signal of such events to it; a `MutableObservableDictionary`
/// can be edited. `sortedCollection(by:)` delivers it as an array. When the dictionary is deallocated, it finishes for
/// its observers.
@MainActor
public class ObservableDictionary<Key: Hashable, Value>: SignalProtocol {
  public typealias Element = ObservableDictionaryEvent<Key, Value>
  public typealias Failure = Never

  @usableFromInline typealias Core = CollectionCore<KeyedBatch<[Key: Value], Key>>
  @usableFromInline let core: Core

  /// Creates a dictionary with the given keys and values.
  @inlinable
  public init(_ dictionary: [Key: Value] = [:]) { core = Core(dictionary) }

  /// The current keys and values. To iterate, use this dictionary.
  @inlinable public final var collection: [Key: Value] { core.contents }

  /// The current keys.
  @inlinable public final var keys: Dictionary<Key, Value>.Keys { core.contents.keys }

  /// The current values.
  @inlinable public final var values: Dictionary<Key, Value>.Values { core.contents.values }

  /// The number of keys.
  @inlinable public final var count: Int { core.contents.count }

  /// Whether the dictionary is empty.
  @inlinable public final var isEmpty: Bool { core.contents.isEmpty }

  /// The value for a key, or `nil` if the key is missing.
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
  /// Makes the dictionary follow the events of `signal` until either ends.
  ///
  /// Changes are passed on unaltered as long as only this binding writes to the dictionary. The first change after
  /// another write is a reset.
  @discardableResult
  public final func bind(signal: Signal<ObservableDictionaryEvent<Key, Value>, Never>) -> Subscription {
    core.bind(signal)
  }
}

/// The merged edits of a batch on a dictionary or a set.
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
