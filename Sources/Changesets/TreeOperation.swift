public import FoundationEssentials

/// One edit of a tree, at paths of the tree after the previous edits.
///
/// A sequence of operations (a *patch*) is equivalent to a `TreeChangeset`: operations are applied in sequence and
/// contain their nodes, a changeset compares the first tree with the last.
public enum TreeOperation<Value> {
  /// Inserts the node, with its descendants, before the one at this path, or at the end of its siblings.
  case insert(TreeNode<Value>, at: IndexPath)
  /// Deletes the node at this path with its descendants.
  case delete(at: IndexPath)
  /// Replaces the value of the node at this path.
  case update(at: IndexPath, newValue: Value)
  /// Removes the node at `from` with its descendants, and reinserts it so that it is at `to` afterwards.
  case move(from: IndexPath, to: IndexPath)
}

extension TreeOperation: Equatable where Value: Equatable {}
extension TreeOperation: Hashable where Value: Hashable {}
extension TreeOperation: Sendable where Value: Sendable {}

extension TreeOperation: CustomStringConvertible {
  /// A short description, such as `insert(x, at: 0.2)`.
  public var description: String {
    switch self {
    case .insert(let node, let path): "insert(\(node), at: \(path.dotted))"
    case .delete(let path): "delete(at: \(path.dotted))"
    case .update(let path, let value): "update(at: \(path.dotted), newValue: \(value))"
    case .move(let from, let to): "move(from: \(from.dotted), to: \(to.dotted))"
    }
  }
}

extension TreeProtocol {
  /// Applies one operation.
  public mutating func apply(_ operation: TreeOperation<Value>) {
    switch operation {
    case .insert(let node, let path): insert(node, at: path)
    case .delete(let path): remove(at: path)
    case .update(let path, let value): self[path] = value
    case .move(let from, let to): move(from: from, to: to)
    }
  }

  /// Applies several operations in sequence.
  public mutating func apply(_ patch: some Sequence<TreeOperation<Value>>) {
    for operation in patch { apply(operation) }
  }
}
