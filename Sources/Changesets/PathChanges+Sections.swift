import FoundationEssentials

// Collecting a sectioned changeset section by section.

extension PathChanges.Groups {
  /// Adds the changes inside a section that is in both lists. Sections are added in the new order.
  @usableFromInline
  mutating func add(_ changeset: ListChangeset, old: Int, new: Int) {
    if changeset.isEmpty { return }
    deletes.append(contentsOf: changeset.deletes.lazy.map { IndexPath(old, $0) })
    inserts.append(contentsOf: changeset.inserts.lazy.map { IndexPath(new, $0) })
    updates.append(contentsOf: changeset.updates.lazy.map { IndexPath(new, $0) })
    moves.append(
      contentsOf: changeset.moves.lazy.map { .init(from: IndexPath(old, $0.from), to: IndexPath(new, $0.to)) })
  }

  /// Returns the changeset in which each element of `joined` is a move instead of a delete and an insert.
  @usableFromInline
  consuming func changeset(
    sections: ListChangeset, joined: [SectionedChangeset.Move]
  ) -> SectionedChangeset {
    if !joined.isEmpty {
      let sources = Set(joined.map(\.from))
      let destinations = Set(joined.map(\.to))
      deletes.removeAll { sources.contains($0) }
      inserts.removeAll { destinations.contains($0) }
      moves.append(contentsOf: joined)
      moves.sort { $0.to < $1.to }
    }
    // They were collected in the order of the new sections.
    if !sections.moves.isEmpty { deletes.sort() }
    return SectionedChangeset(sections: sections, items: PathChanges(self))
  }
}
