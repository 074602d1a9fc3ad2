public import Changesets
public import FoundationEssentials

/// A node that is an object: who holds it edits the same node as the tree that it is in, as in Bond 7.
///
/// An observable tree holds values. It is given what a tree of objects is at the time, as a reset or by a diff:
///
///     let folders = ObjectTreeArray([ObjectTreeNode("Photos")])
///     folders.children[0].children.append(ObjectTreeNode("2026"))
///     tree.replace(with: folders.tree, performDiff: true)
public nonisolated final class ObjectTreeNode<Value> {
  /// What the node holds.
  public var value: Value
  /// The nodes directly below.
  public var children: [ObjectTreeNode]

  /// A node with these nodes below it.
  public init(_ value: Value, _ children: [ObjectTreeNode] = []) {
    self.value = value
    self.children = children
  }

  /// A node with a copy of everything below `node`.
  public convenience init(_ node: TreeNode<Value>) {
    self.init(node.value, node.children.map { ObjectTreeNode($0) })
  }

  /// The node and everything below it, as a value.
  ///
  /// - Complexity: O(n) for n nodes.
  public var node: TreeNode<Value> { TreeNode(value, children.map(\.node)) }

  /// The node at a path below this one; the empty path is the node itself.
  public subscript(childAt path: IndexPath) -> ObjectTreeNode {
    path.reduce(self) { node, index in node.children[index] }
  }
}

/// A tree of objects without a node at the top, as in Bond 7.
public nonisolated final class ObjectTreeArray<Value> {
  /// The nodes of the first level.
  public var children: [ObjectTreeNode<Value>]

  /// A tree with these nodes on the first level.
  public init(_ children: [ObjectTreeNode<Value>] = []) { self.children = children }

  /// A tree with a copy of every node of `tree`.
  public convenience init(_ tree: TreeArray<Value>) {
    self.init(tree.children.map { ObjectTreeNode($0) })
  }

  /// The tree as a value, such as an observable tree holds.
  ///
  /// - Complexity: O(n) for n nodes.
  public var tree: TreeArray<Value> { TreeArray(children.map(\.node)) }

  /// The node at a path, which is not empty.
  public subscript(childAt path: IndexPath) -> ObjectTreeNode<Value> {
    children[path[path.startIndex]][childAt: path.dropFirst()]
  }
}
