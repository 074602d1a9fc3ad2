public import Changesets
public import FoundationEssentials

/// An observable tree that can be edited. Each edit is one event; `batchUpdate` merges several into one.
///
///     let folders = MutableObservableTree([TreeNode("Photos", [TreeNode("2025")])])
///     folders.insert(TreeNode("2026"), at: [0, 1])    // inserts([0.1])
///     folders.move(from: [0, 0], to: [1])             // moves([0.0 → 1])
///
/// An edit at depth d costs O(d) plus the cost of the same edit of the array of siblings. The arrays from the first
/// level down to there are copied only while an older `collection` is retained.
@MainActor
public final class MutableObservableTree<Value>: ObservableTree<Value> {
  /// The value at `path`. Setting it is always an update; the node's descendants stay.
  @inlinable
  public override subscript(path: IndexPath) -> Value {
    get { core.contents[path] }
    set { update(at: path, newValue: newValue) }
  }

  /// The node at `path` with its descendants. Setting it is a delete and an insert.
  @inlinable
  public override subscript(childAt path: IndexPath) -> Node {
    get { core.contents[childAt: path] }
    set {
      var node = newValue
      core.edit(
        TreeChangeset(deletes: [path], inserts: [path]),
        merge: {
          $0.builder.remove(at: path)
          $0.builder.insert(node, at: path)
        },
        { $0.exchange(&node, at: path) })
    }
  }

  /// Sets the value at `path`; the node's descendants stay.
  @inlinable
  public func update(at path: IndexPath, newValue: Value) {
    var value = newValue
    core.edit(
      TreeChangeset(.update(path)),
      merge: { $0.builder.update(at: path) },
      { $0.exchange(&value, at: path) })
  }

  // MARK: Inserting

  /// Appends a node to the first level.
  @inlinable
  public func append(_ node: Node) { insert(node, at: [children.count]) }

  /// Inserts a node before the one at `path`, or at the end of its siblings.
  @inlinable
  public func insert(_ node: Node, at path: IndexPath) {
    core.edit(
      TreeChangeset(.insert(path)),
      merge: { $0.builder.insert(node, at: path) },
      { $0.insert(node, at: path) })
  }

  /// Inserts nodes before the one at `path`, or at the end of its siblings, as one event.
  @inlinable
  public func insert(contentsOf nodes: some Sequence<Node>, at path: IndexPath) {
    let nodes = Array(nodes)
    if nodes.isEmpty { return }
    let first = path[path.count - 1]
    let parent = path.dropLast()
    let paths = nodes.indices.map { parent.appending(first + $0) }
    core.edit(
      TreeChangeset(inserts: paths),
      merge: { for (node, path) in Swift.zip(nodes, paths) { $0.builder.insert(node, at: path) } },
      { $0.insert(contentsOf: nodes, at: path) })
  }

  // MARK: Removing

  /// Removes and returns the node at `path` with its descendants.
  @inlinable
  @discardableResult
  public func remove(at path: IndexPath) -> Node {
    core.edit(
      TreeChangeset(.delete(path)),
      merge: { $0.builder.remove(at: path) },
      { $0.remove(at: path) })
  }

  /// Removes every node, as one event.
  @inlinable
  public func removeAll() {
    if isEmpty { return }
    core.replace(with: TreeArray(), as: TreeChangeset(deletes: children.indices.map { [$0] }))
  }

  // MARK: Moving

  /// Moves the node at `source` with its descendants so that it ends up at `destination`, under the same parent or
  /// another one.
  ///
  /// - Precondition: `destination` is a position in the tree without the node, so it cannot be inside the node.
  @inlinable
  public func move(from source: IndexPath, to destination: IndexPath) {
    if source == destination { return }
    core.edit(
      TreeChangeset(.move(from: source, to: destination)),
      merge: { $0.builder.move(from: source, to: destination) },
      { $0.move(from: source, to: destination) })
  }

  // MARK: Bulk edits

  /// Replaces the whole tree, with a `.reset` for the observers.
  @inlinable
  public func replace(with tree: TreeArray<Value>) { core.reset(to: tree) }

  /// Merges all edits made in `body` into one event, omitting those that cancel out. Batches may be nested; the
  /// outermost sends the event.
  ///
  /// `collection` changes immediately. Observers are notified at the end, even if `body` throws. If an observer
  /// attaches within the batch, the edits so far become a separate event.
  ///
  /// - Complexity: O(n) for n nodes, in addition to the edits, while there are observers.
  @inlinable
  public func batchUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
    try core.batch(body)
  }
}

extension MutableObservableTree {
  /// `batchUpdate` with the tree as an argument, as in Bond.
  @inlinable
  public func batchUpdate<Result>(_ body: (MutableObservableTree<Value>) throws -> Result) rethrows -> Result {
    try core.batch { try body(self) }
  }

  /// Applies one operation.
  @inlinable
  public func apply(_ operation: TreeOperation<Value>) {
    switch operation {
    case .insert(let node, let path): insert(node, at: path)
    case .delete(let path): remove(at: path)
    case .update(let path, let value): update(at: path, newValue: value)
    case .move(let from, let to): move(from: from, to: to)
    }
  }

  /// Applies several operations in order, as one event.
  @inlinable
  public func apply(_ patch: some Sequence<TreeOperation<Value>>) {
    batchUpdate { for operation in patch { apply(operation) } }
  }
}

// Removed values are passed out, so that they are not released before the tree is consistent again.

nonisolated extension TreeArray {
  @inlinable
  mutating func exchange(_ value: inout Value, at path: IndexPath) {
    let old = self[path]
    self[path] = value
    value = old
  }

  @inlinable
  mutating func exchange(_ node: inout TreeNode<Value>, at path: IndexPath) {
    let old = self[childAt: path]
    self[childAt: path] = node
    node = old
  }
}
