/// The collections to which a photo is added when it is saved.
public nonisolated enum SaveTarget: Sendable, Hashable {
  /// The collection that was used last when the photo is written, if there is one.
  case lastUsed
  /// Those of these collections that still exist.
  case collections(Set<PhotoCollection.ID>)

  /// No collection.
  public static let none = SaveTarget.collections([])

  /// Whether there are collections, as far as is known.
  var hasCollections: Bool { if case .collections(let ids) = self { !ids.isEmpty } else { false } }

  /// Adds the collections of another target.
  mutating func formUnion(_ other: SaveTarget) {
    switch (self, other) {
    case (.collections(let mine), .collections(let theirs)): self = .collections(mine.union(theirs))
    // Adding photos to a collection makes it the one that was used last.
    case (.lastUsed, .collections(let theirs)): if !theirs.isEmpty { self = other }
    case (.collections(let mine), .lastUsed): if mine.isEmpty { self = other }
    case (.lastUsed, .lastUsed): break
    }
  }
}
