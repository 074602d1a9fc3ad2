public import FoundationEssentials

/// One edit of a list with sections or of a tree: what most of their changesets are.
public enum PathEdit: Hashable, Sendable {
  /// What was at this place of the old collection is gone.
  case delete(IndexPath)
  /// What is at this place of the new collection is new.
  case insert(IndexPath)
  /// What is at this place of the new collection, and stayed, has another content.
  case update(IndexPath)
  /// What was at `from` in the old collection is at `to` in the new one.
  case move(from: IndexPath, to: IndexPath)
}
