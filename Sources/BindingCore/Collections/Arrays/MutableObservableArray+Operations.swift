public import Changesets

extension MutableObservableArray {
  /// Does one operation.
  @inlinable
  public func apply(_ operation: ListOperation<Item>) {
    switch operation {
    case .insert(let item, let position): insert(item, at: position)
    case .delete(let position): remove(at: position)
    case .update(let position, let item): self[position] = item
    case .move(let from, let to): move(from: from, to: to)
    }
  }

  /// Does several operations, one after another, as one event.
  @inlinable
  public func apply(_ patch: some Sequence<ListOperation<Item>>) {
    batchUpdate { for operation in patch { apply(operation) } }
  }

  /// Does what a changeset says, as one event; what is inserted and updated is taken from `new`.
  ///
  /// - Precondition: The changeset leads from the present array to one as long as `new`.
  /// - Complexity: O(n), and for one edit what it costs an array.
  @inlinable
  public func apply(_ changeset: ListChangeset, from new: [Item]) {
    precondition(count + changeset.growth == new.count, "The changeset does not lead to this array")
    if !changeset.isEmpty { core.follow(changeset, to: new) }
  }

  /// Edits the array in `body`, which says itself what it did.
  ///
  /// - Precondition: The description is right: observers rely on it.
  /// - Complexity: That of `body`, after one copy of the array.
  public func descriptiveUpdate(_ body: (inout [Item]) throws -> ListChangeset) rethrows {
    var items = collection
    let changeset = try body(&items)
    precondition(count + changeset.growth == items.count, "The changeset does not describe this edit")
    replace(with: items, as: changeset)
  }

}

extension MutableObservableArray {
  /// Edits the array in `body`, which says itself what it did, step by step.
  ///
  /// - Precondition: The description is right: observers rely on it.
  /// - Complexity: That of `body`, after one copy of the array, and that of `ListChangeset.init(patch:)`.
  public func descriptiveUpdate(_ body: (inout [Item]) throws -> [ListOperation<Item>]) rethrows {
    try descriptiveUpdate { items in ListChangeset(patch: try body(&items)) }
  }
}

extension CollectionEvent where Collection: Sequence, Changeset == ListChangeset {
  /// Operations that lead to the collection when they are done one after another on that of the event before: Bond's
  /// patch. A reset has none.
  ///
  /// - Complexity: O(c log c) for c changes.
  public nonisolated var patch: [ListOperation<Collection.Element>] {
    if case .changes(let changeset) = change { changeset.patch(to: Array(collection)) } else { [] }
  }
}
