public import Changesets

extension MutableObservableArray {
  /// Applies one operation.
  @inlinable
  public func apply(_ operation: ListOperation<Item>) {
    switch operation {
    case .insert(let item, let position): insert(item, at: position)
    case .delete(let position): remove(at: position)
    case .update(let position, let item): self[position] = item
    case .move(let from, let to): move(from: from, to: to)
    }
  }

  /// Applies several operations in order, as one event.
  @inlinable
  public func apply(_ patch: some Sequence<ListOperation<Item>>) {
    batchUpdate { for operation in patch { apply(operation) } }
  }

  /// Applies a changeset as one event, taking inserted and updated elements from `new`.
  ///
  /// - Precondition: The changeset leads from the current array to one as long as `new`.
  /// - Complexity: O(n), or for a single edit the cost of that edit of an array.
  @inlinable
  public func apply(_ changeset: ListChangeset, from new: [Item]) {
    precondition(count + changeset.growth == new.count, "The changeset does not lead to this array")
    if !changeset.isEmpty { core.follow(changeset, to: new) }
  }

  /// Edits the array in `body`, which returns the changeset that describes its edit.
  ///
  /// - Precondition: The description is correct; observers rely on it.
  /// - Complexity: That of `body`, plus one copy of the array.
  public func descriptiveUpdate(_ body: (inout [Item]) throws -> ListChangeset) rethrows {
    var items = collection
    let changeset = try body(&items)
    precondition(count + changeset.growth == items.count, "The changeset does not describe this edit")
    replace(with: items, as: changeset)
  }

}

extension MutableObservableArray {
  /// Edits the array in `body`, which returns the operations that describe its edit, in order.
  ///
  /// - Precondition: The description is correct; observers rely on it.
  /// - Complexity: That of `body`, plus one copy of the array, plus that of `ListChangeset.init(patch:)`.
  public func descriptiveUpdate(_ body: (inout [Item]) throws -> [ListOperation<Item>]) rethrows {
    try descriptiveUpdate { items in ListChangeset(patch: try body(&items)) }
  }
}

extension CollectionEvent where Collection: Sequence, Changeset == ListChangeset {
  /// The operations that lead from the collection of the previous event to this one when applied in order: Bond's
  /// patch. Empty for a reset.
  ///
  /// - Complexity: O(c log c) for c changes.
  public nonisolated var patch: [ListOperation<Collection.Element>] {
    if case .changes(let changeset) = change { changeset.patch(to: Array(collection)) } else { [] }
  }
}
