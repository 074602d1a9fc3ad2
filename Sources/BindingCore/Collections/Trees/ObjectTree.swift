public import Changesets
public import FoundationEssentials

/// A node that is an object, so that edits through any reference affect the tree that contains it, as in Bond 7.
///
/// An observable tree holds values. It takes the current state of a tree of objects as a reset or through a diff:
///
///     let folders = ObjectTreeArray([ObjectTreeNode("Photos")])
///     folders.children[0].children.append(ObjectTreeNode("2026"))
///     tree.replace(with: folders.tree, performDiff: true)
public nonisolated final class ObjectTreeNode<Value> {
  /// The value of the node.
  public var value: Value
  /// The child nodes.
  public var children: [ObjectTreeNode]

  /// Creates a node with the given children.
  public init(_ value: Value, _ children: [ObjectTreeNode] = []) {
    self.value = value
    self.children = children
  }

  /// Creates a node with a copy of everything below `node`.
  public convenience init(_ node: TreeNode<Value>) {
    self.init(node.value, node.children.map { ObjectTreeNode($0) })
  }

  /// The node with its descendants, as a value.
  ///
  /// - Complexity: O(n) for n nodes.
  public var node: TreeNode<Value> { TreeNode(value, children.map(\.node)) }

  /// The node at a path relative to this one. The empty path is the node itself.
  public subscript(childAt path: IndexPath) -> ObjectTreeNode {
    path.reduce(self) { node, index in node.children[index] }
  }
}

/// A tree of objects without a root node, as in Bond 7.
public nonisolated final class ObjectTreeArray<Value> {
  /// The nodes of the first level.
  public var children: [ObjectTreeNode<Value>]

  /// Creates a tree with the given nodes on the first level.
  public init(_ children: [ObjectTreeNode<Value>] = []) { self.children = children }

  /// Creates a tree with a copy of every node of `tree`.
  public convenience init(_ tree: TreeArray<Value>) {
    self.init(tree.children.map { ObjectTreeNode($0) })
  }

  /// The tree as a value, such as the content of an observable tree.
  ///
  /// - Complexity: O(n) for n nodes.
  public var tree: TreeArray<Value> { TreeArray(children.map(\.node)) }

  /// The node at a path, which must not be empty.
  public subscript(childAt path: IndexPath) -> ObjectTreeNode<Value> {
    children[path[path.startIndex]][childAt: path.dropFirst()]
  }
}
