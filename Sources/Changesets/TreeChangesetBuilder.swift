public import FoundationEssentials

/// Merges a sequence of edits of a tree into one changeset from its initial state to the current one.
///
/// For each node it stores which node of the initial state it is, so that edits cancel out.
public struct TreeChangesetBuilder: Sendable {
  /// A node of the current tree.
  @usableFromInline
  struct Entry: Sendable {
    /// The number in the initial state, or 0 for an inserted node.
    @usableFromInline var origin = 0
    @usableFromInline var isUpdated = false

    @usableFromInline
    init(origin: Int = 0) { self.origin = origin }
  }

  @usableFromInline let old: TreeShape
  @usableFromInline var present: TreeArray<Entry>

  /// Starts with a tree.
  ///
  /// - Complexity: O(n) for n nodes.
  @inlinable
  public init(_ tree: some TreeProtocol) {
    old = TreeShape(tree.children) { _ in }
    var count = 0
    present = TreeArray(tree.children).map { _ in
      count += 1
      return Entry(origin: count)
    }
  }

  /// Records that a node was inserted before the one at `path`, with all its descendants.
  @inlinable
  public mutating func insert<Value>(_ node: TreeNode<Value>, at path: IndexPath) {
    present.insert(node.map { _ in Entry() }, at: path)
  }

  /// Records that the node at `path` was removed with all its descendants.
  @inlinable
  public mutating func remove(at path: IndexPath) { present.remove(at: path) }

  /// Records that the value of the node at `path` changed.
  @inlinable
  public mutating func update(at path: IndexPath) { present[path].isUpdated = true }

  /// Records that the node at `source` was removed, with its descendants, and reinserted so it is now at `destination`.
  @inlinable
  public mutating func move(from source: IndexPath, to destination: IndexPath) {
    present.move(from: source, to: destination)
  }

  /// Records that all nodes were removed.
  @inlinable
  public mutating func removeAll() { present.removeAll() }

  /// Records all edits of a changeset that leads to `tree`.
  @inlinable
  public mutating func apply<Tree: TreeProtocol>(_ changeset: TreeChangeset, leadingTo tree: Tree) {
    changeset.apply(
      to: &present,
      inserting: { tree[childAt: $0].map { _ in Entry() } },
      updating: { entry, _ in entry.isUpdated = true })
  }

  /// Returns the edits so far as one changeset.
  ///
  /// - Complexity: O(n) for n nodes of the initial and the current state, plus O(p log p) for p moves among siblings,
  ///   plus O(d) for each node with another parent, in trees with d levels.
  public func changeset() -> TreeChangeset {
    var entries: [Entry] = []
    let new = TreeShape(present.children) { entries.append($0) }
    var pairing = TreePairing(old, new)
    for (index, entry) in entries.enumerated() where entry.origin > 0 {
      pairing.pair(old: entry.origin, new: index + 1)
    }
    return pairing.changeset { _, node in entries[node - 1].isUpdated }
  }
}
