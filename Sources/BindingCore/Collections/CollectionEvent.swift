/// A change of an observable collection.
public nonisolated enum CollectionChange<Changeset> {
  /// The collection was replaced, or the observer receives it for the first time.
  case reset
  /// The collection changed. Never empty: if nothing changed, there is no event.
  case changes(Changeset)
}

/// An event of an observable collection: the whole collection, and how it differs from that of the previous event.
public nonisolated struct CollectionEvent<Collection, Changeset> {
  /// The collection after the change. Shares its storage with the observable collection, so retaining it makes the next
  /// mutation copy.
  public let collection: Collection
  /// The change that led to it. Applied to the collection of the previous event, it yields exactly this collection.
  public let change: CollectionChange<Changeset>

  /// Creates an event with the collection after a change.
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
  /// `reset`, or the description of the changeset.
  public nonisolated var description: String {
    switch self {
    case .reset: "reset"
    case .changes(let changeset): "\(changeset)"
    }
  }
}
