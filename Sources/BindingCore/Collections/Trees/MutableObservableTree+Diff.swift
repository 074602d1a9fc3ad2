public import Changesets

// One overload for each way of distinguishing values, as in `TreeChangeset.init(from:to:)`.

extension MutableObservableTree {
  @inlinable
  func replace(with tree: TreeArray<Value>, as changeset: TreeChangeset) {
    if !changeset.isEmpty { core.replace(with: tree, as: changeset) }
  }
}

extension MutableObservableTree where Value: Identifiable & Equatable {
  /// Replaces the tree, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Values with equal `id` are the same node, which is updated if they are otherwise unequal.
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) if p siblings are not in their old order, plus O(d)
  ///   for each node with a new parent, in trees with d levels.
  @inlinable
  public func replace(with tree: TreeArray<Value>, performDiff: Bool) {
    guard performDiff else { return replace(with: tree) }
    replace(with: tree, as: TreeChangeset(from: collection, to: tree))
  }
}

extension MutableObservableTree where Value: Identifiable & Hashable {
  /// Replaces the tree, with the fewest changes if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// Values with equal `id` are the same node, which is updated if they are otherwise unequal.
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) if p siblings are not in their old order, plus O(d)
  ///   for each node with a new parent, in trees with d levels.
  @inlinable
  public func replace(with tree: TreeArray<Value>, performDiff: Bool) {
    guard performDiff else { return replace(with: tree) }
    replace(with: tree, as: TreeChangeset(from: collection, to: tree))
  }
}

extension MutableObservableTree where Value: Hashable {
  /// Replaces the tree, with the fewest deletes, inserts and moves if `performDiff` is true, otherwise with a `.reset`.
  ///
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) if p siblings are not in their old order, plus O(d)
  ///   for each node with a new parent, in trees with d levels.
  @inlinable
  public func replace(with tree: TreeArray<Value>, performDiff: Bool) {
    guard performDiff else { return replace(with: tree) }
    replace(with: tree, as: TreeChangeset(from: collection, to: tree))
  }
}
