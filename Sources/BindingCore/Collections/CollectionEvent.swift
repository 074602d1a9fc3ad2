/// What happened to an observable collection.
public nonisolated enum CollectionChange<Changeset> {
  /// It is another collection now, or the observer sees it for the first time.
  case reset
  /// This changed. Never empty: where nothing changed there is no event.
  case changes(Changeset)
}

/// An event of an observable collection: the whole collection, and how it came about from the one in the event before.
public nonisolated struct CollectionEvent<Collection, Changeset> {
  /// The collection after the change. Shares its storage with the observable one: keeping it makes the next mutation
  /// copy.
  public let collection: Collection
  /// The change that led to it. Applied to the collection of the event before it gives this collection, exactly.
  public let change: CollectionChange<Changeset>

  /// An event with the collection after a change.
  @inlinable
  public init(collection: Collection, change: CollectionChange<Changeset>) {
    self.collection = collection
    self.change = change
  }
}

extension CollectionChange: Equatable where Changeset: Equatable {}
extension CollectionChange: Hashable where Changeset: Hashable {}
extension CollectionChange: Sendable where Changeset: Sendable {}

extension CollectionEvent: Equatable where Collection: Equatable, Changeset: Equatable {}
extension CollectionEvent: Hashable where Collection: Hashable, Changeset: Hashable {}
extension CollectionEvent: Sendable where Collection: Sendable, Changeset: Sendable {}

extension CollectionChange: CustomStringConvertible {
  /// `reset`, or what the changeset says of itself.
  public nonisolated var description: String {
    switch self {
    case .reset: "reset"
    case .changes(let changeset): "\(changeset)"
    }
  }
}
