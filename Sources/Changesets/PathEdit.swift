public import FoundationEssentials

/// A single edit of a list with sections or of a tree, as most of their changesets are.
public enum PathEdit: Hashable, Sendable {
  /// The element at this path of the old collection was deleted.
  case delete(IndexPath)
  /// The element at this path of the new collection was inserted.
  case insert(IndexPath)
  /// The content of the element at this path of the new collection changed, but not its position.
  case update(IndexPath)
  /// The element at `from` in the old collection is at `to` in the new one.
  case move(from: IndexPath, to: IndexPath)
}
