public import Changesets

/// The merged edits of a batch on an array.
@usableFromInline
nonisolated struct ArrayBatch<Item>: CollectionBatch {
  @usableFromInline var builder: ListChangesetBuilder

  @inlinable
  init(_ contents: [Item]) { self.init(count: contents.count) }

  @inlinable
  init(count: Int) { builder = ListChangesetBuilder(count: count) }

  @inlinable
  mutating func merge(_ changeset: ListChangeset, leadingTo contents: [Item]) { builder.apply(changeset) }

  @inlinable
  func merged() -> ListChangeset? {
    let changeset = builder.changeset()
    return changeset.isEmpty ? nil : changeset
  }
}
