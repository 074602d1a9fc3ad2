public import FoundationEssentials

/// One edit of a tree, at places of the tree as the edits before it have left it.
///
/// A sequence of operations (a *patch*) says the same as a `TreeChangeset`, in other words: operations are done one
/// after another and carry their nodes, a changeset compares the first tree with the last.
public enum TreeOperation<Value> {
  /// The node, with all below it, comes before the one at this place, or to the end of its siblings.
  case insert(TreeNode<Value>, at: IndexPath)
  /// The node at this place goes with all below it.
  case delete(at: IndexPath)
  /// The node at this place holds another value.
  case update(at: IndexPath, newValue: Value)
  /// The node at `from` is taken out with all below it, and put back so that it is at `to` afterwards.
  case move(from: IndexPath, to: IndexPath)
}

extension TreeOperation: Equatable where Value: Equatable {}
extension TreeOperation: Hashable where Value: Hashable {}
extension TreeOperation: Sendable where Value: Sendable {}

extension TreeOperation: CustomStringConvertible {
  /// In short, such as `insert(x, at: 0.2)`.
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
  /// Does one operation.
  public mutating func apply(_ operation: TreeOperation<Value>) {
    switch operation {
    case .insert(let node, let path): insert(node, at: path)
    case .delete(let path): remove(at: path)
    case .update(let path, let value): self[path] = value
    case .move(let from, let to): move(from: from, to: to)
    }
  }

  /// Does several operations, one after another.
  public mutating func apply(_ patch: some Sequence<TreeOperation<Value>>) {
    for operation in patch { apply(operation) }
  }
}
