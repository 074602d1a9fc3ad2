/// A type with child nodes: a node, or a `TreeArray`, which has no value of its own.
///
/// A path has an index for each level: `[2]` is the third child, `[2, 0]` its first child.
public protocol TreeProtocol<Value> {
  /// The type of the value of each node.
  associatedtype Value

  /// The direct children.
  var children: [TreeNode<Value>] { get set }
}

/// A value with child nodes. Paths are relative to the node.
public struct TreeNode<Value>: TreeProtocol {
  /// The value of the node.
  public var value: Value
  /// The direct children.
  public var children: [TreeNode<Value>]

  /// Creates a node with these children.
  @inlinable
  public init(_ value: Value, _ children: [TreeNode<Value>] = []) {
    self.value = value
    self.children = children
  }
}

/// A tree without a single root node, like a list whose elements have nested lists.
public struct TreeArray<Value>: TreeProtocol {
  /// The nodes of the first level.
  public var children: [TreeNode<Value>]

  /// Creates a tree with these nodes on the first level.
  @inlinable
  public init(_ children: [TreeNode<Value>] = []) { self.children = children }
}

extension TreeNode: Equatable where Value: Equatable {}
extension TreeNode: Hashable where Value: Hashable {}
extension TreeNode: Sendable where Value: Sendable {}
extension TreeArray: Equatable where Value: Equatable {}
extension TreeArray: Hashable where Value: Hashable {}
extension TreeArray: Sendable where Value: Sendable {}

extension TreeNode {
  /// Returns a node of the same shape with transformed values.
  @inlinable
  public func map<Output>(_ transform: (Value) throws -> Output) rethrows -> TreeNode<Output> {
    TreeNode<Output>(try transform(value), try children.map { try $0.map(transform) })
  }
}

extension TreeArray {
  /// Returns a tree of the same shape with transformed values.
  @inlinable
  public func map<Output>(_ transform: (Value) throws -> Output) rethrows -> TreeArray<Output> {
    TreeArray<Output>(try children.map { try $0.map(transform) })
  }
}

extension TreeNode: CustomStringConvertible {
  /// The value, followed by its children in brackets, such as `a[b, c[d]]`.
  public var description: String { children.isEmpty ? "\(value)" : "\(value)\(children)" }
}

extension TreeArray: CustomStringConvertible {
  /// The nodes in brackets, such as `[a[b, c[d]], e]`.
  public var description: String { "\(children)" }
}
