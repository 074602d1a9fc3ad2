public import Changesets

extension ObservableArrayCore {
  /// Brings the array up to date with another one in place, so that each keeps its own storage and neither has to copy
  /// at its next edit.
  @inlinable
  nonisolated func follow(_ changeset: ListChangeset, to new: [Item]) {
    // What goes is released when the array is whole again, since that may run code that looks at it.
    let gone = changeset.replacedElements(of: items)
    edit(
      changeset, merge: { $0.apply(changeset) },
      { changeset.apply(to: &$0, inserting: { new[$0] }, updating: { $0 = new[$1] }) })
    withExtendedLifetime(gone) {}
  }
}
