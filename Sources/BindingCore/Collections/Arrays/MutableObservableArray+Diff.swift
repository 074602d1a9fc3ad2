public import Changesets

extension MutableObservableArray {
  /// Adopts `items`; the changeset says how they differ from the present ones.
  @inlinable
  func replace(with items: [Item], as changeset: ListChangeset) {
    if changeset.isEmpty { return }
    core.replace(with: items, as: changeset)
  }
}

// One for each way in which elements can be told apart, as in `ListChangeset.init(from:to:)`.

extension MutableObservableArray where Item: Identifiable & Equatable {
  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`.
  ///
  /// Elements are the same when their `id` is equal, and updated when they are not equal otherwise.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) when p elements are not in their old order.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray where Item: Identifiable & Hashable {
  /// Replaces the array; with `performDiff` by the fewest changes, otherwise by a `.reset`.
  ///
  /// Elements are the same when their `id` is equal, and updated when they are not equal otherwise.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) when p elements are not in their old order.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray where Item: Hashable {
  /// Replaces the array; with `performDiff` by the fewest deletes, inserts and moves, otherwise by a `.reset`.
  ///
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) when p elements are not in their old order.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray where Item: Equatable {
  /// Replaces the array; with `performDiff` by deletes and inserts, otherwise by a `.reset`.
  ///
  /// Elements that can only be compared have no linear diff: see `ListChangeset.init(from:to:)` for its limits.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray {
  /// Replaces the array; with `performDiff` by deletes and inserts, otherwise by a `.reset`.
  ///
  /// See `ListChangeset.init(from:to:by:)` for the limits of elements that can only be compared.
  /// - Parameter areEqual: an equivalence relation.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool, areEqual: (Item, Item) -> Bool) {
    replace(with: items, performDiff: performDiff) { ListChangeset(from: $0, to: $1, by: areEqual) }
  }

  /// Replaces the array; with `performDiff` by the changes that `generateDiff` finds, otherwise by a `.reset`.
  ///
  /// - Parameter generateDiff: the exact difference between the present array and the new one.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool, generateDiff: ([Item], [Item]) -> ListChangeset) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: generateDiff(collection, items))
  }
}
