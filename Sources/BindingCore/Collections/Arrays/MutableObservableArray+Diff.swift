public import Changesets

extension MutableObservableArray {
  /// Replaces the array with `items`, which differ from the current ones by `changeset`.
  @inlinable
  func replace(with items: [Item], as changeset: ListChangeset) {
    if changeset.isEmpty { return }
    core.replace(with: items, as: changeset)
  }
}

// One overload for each way of distinguishing elements, as in `ListChangeset.init(from:to:)`.

extension MutableObservableArray where Item: Identifiable & Equatable {
  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Elements with equal `id` are the same element, which is updated if they are otherwise unequal.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray where Item: Identifiable & Hashable {
  /// Replaces the array, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Elements with equal `id` are the same element, which is updated if they are otherwise unequal.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray where Item: Hashable {
  /// Replaces the array, with the fewest deletes, inserts and moves if `performDiff` is true, otherwise with a
  /// `.reset`.
  ///
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray where Item: Equatable {
  /// Replaces the array, with deletes and inserts if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Elements that are only `Equatable` have no linear diff; see `ListChangeset.init(from:to:)` for its limits.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: ListChangeset(from: collection, to: items))
  }
}

extension MutableObservableArray {
  /// Replaces the array, with deletes and inserts if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// See `ListChangeset.init(from:to:by:)` for the limits for elements that can only be compared.
  /// - Parameter areEqual: An equivalence relation.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool, areEqual: (Item, Item) -> Bool) {
    replace(with: items, performDiff: performDiff) { ListChangeset(from: $0, to: $1, by: areEqual) }
  }

  /// Replaces the array, with the changes that `generateDiff` returns if `performDiff` is true, otherwise with a
  /// `.reset`.
  ///
  /// - Parameter generateDiff: Returns the exact difference between the current array and the new one.
  @inlinable
  public func replace(with items: [Item], performDiff: Bool, generateDiff: ([Item], [Item]) -> ListChangeset) {
    guard performDiff else { return replace(with: items) }
    replace(with: items, as: generateDiff(collection, items))
  }
}
