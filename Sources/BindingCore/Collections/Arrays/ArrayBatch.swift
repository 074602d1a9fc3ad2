public import Changesets

/// What a batch has done to an array.
@usableFromInline
nonisolated struct ArrayBatch<Item>: CollectionBatch {
  @usableFromInline var builder: ListChangesetBuilder

  @inlinable
  init(_ contents: [Item]) { builder = ListChangesetBuilder(count: contents.count) }

  @inlinable
  mutating func merge(_ changeset: ListChangeset, leadingTo contents: [Item]) { builder.apply(changeset) }

  @inlinable
  func merged() -> ListChangeset? {
    let changeset = builder.changeset()
    return changeset.isEmpty ? nil : changeset
  }
}

nonisolated extension CollectionCore {
  /// Brings the array up to date with another one in place, so that each keeps its own storage and neither has to copy
  /// at its next edit.
  @inlinable
  func follow<Item>(_ changeset: ListChangeset, to new: [Item]) where Batch == ArrayBatch<Item> {
    // What goes is released when the array is whole again, since that may run code that looks at it.
    let gone = changeset.replacedElements(of: contents)
    edit(
      changeset, merge: { $0.builder.apply(changeset) },
      { changeset.apply(to: &$0, inserting: { new[$0] }, updating: { $0 = new[$1] }) })
    withExtendedLifetime(gone) {}
  }
}
