public import Changesets

// One for each way in which values can be told apart, as in `TreeChangeset.init(from:to:)`.

extension MutableObservableTree {
  @inlinable
  func replace(with tree: TreeArray<Value>, as changeset: TreeChangeset) {
    if !changeset.isEmpty { core.replace(with: tree, as: changeset) }
  }
}

extension MutableObservableTree where Value: Identifiable & Equatable {
  /// Replaces the tree; with `performDiff` by the fewest changes, otherwise by a `.reset`.
  ///
  /// Values are the same node when their `id` is equal, and updated when they are not equal otherwise.
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) when p siblings are not in their old order, plus
  ///   O(d) for each node with another parent, in trees with d levels.
  @inlinable
  public func replace(with tree: TreeArray<Value>, performDiff: Bool) {
    guard performDiff else { return replace(with: tree) }
    replace(with: tree, as: TreeChangeset(from: collection, to: tree))
  }
}

extension MutableObservableTree where Value: Identifiable & Hashable {
  /// Replaces the tree; with `performDiff` by the fewest changes, otherwise by a `.reset`.
  ///
  /// Values are the same node when their `id` is equal, and updated when they are not equal otherwise.
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) when p siblings are not in their old order, plus
  ///   O(d) for each node with another parent, in trees with d levels.
  @inlinable
  public func replace(with tree: TreeArray<Value>, performDiff: Bool) {
    guard performDiff else { return replace(with: tree) }
    replace(with: tree, as: TreeChangeset(from: collection, to: tree))
  }
}

extension MutableObservableTree where Value: Hashable {
  /// Replaces the tree; with `performDiff` by the fewest deletes, inserts and moves, otherwise by a `.reset`.
  ///
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) when p siblings are not in their old order, plus
  ///   O(d) for each node with another parent, in trees with d levels.
  @inlinable
  public func replace(with tree: TreeArray<Value>, performDiff: Bool) {
    guard performDiff else { return replace(with: tree) }
    replace(with: tree, as: TreeChangeset(from: collection, to: tree))
  }
}
