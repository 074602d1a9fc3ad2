/// What has nodes below it: a node, or a `TreeArray`, which is nothing but its nodes.
///
/// A path has an index for each level: `[2]` is the third child, `[2, 0]` the first child of that.
public protocol TreeProtocol<Value> {
  /// What each node holds.
  associatedtype Value

  /// The nodes directly below.
  var children: [TreeNode<Value>] { get set }
}

/// A value with nodes below it. Paths are relative to the node.
public struct TreeNode<Value>: TreeProtocol {
  /// What the node holds.
  public var value: Value
  /// The nodes directly below.
  public var children: [TreeNode<Value>]

  /// A node with these nodes below it.
  @inlinable
  public init(_ value: Value, _ children: [TreeNode<Value>] = []) {
    self.value = value
    self.children = children
  }
}

/// A tree without a node at the top: as a list whose elements have lists below them.
public struct TreeArray<Value>: TreeProtocol {
  /// The nodes of the first level.
  public var children: [TreeNode<Value>]

  /// A tree with these nodes on the first level.
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
  /// The node of the same shape that holds what `transform` makes of each value.
  @inlinable
  public func map<Output>(_ transform: (Value) throws -> Output) rethrows -> TreeNode<Output> {
    TreeNode<Output>(try transform(value), try children.map { try $0.map(transform) })
  }
}

extension TreeArray {
  /// The tree of the same shape that holds what `transform` makes of each value.
  @inlinable
  public func map<Output>(_ transform: (Value) throws -> Output) rethrows -> TreeArray<Output> {
    TreeArray<Output>(try children.map { try $0.map(transform) })
  }
}

extension TreeNode: CustomStringConvertible {
  /// The value, and the nodes below it in brackets, such as `a[b, c[d]]`.
  public var description: String { children.isEmpty ? "\(value)" : "\(value)\(children)" }
}

extension TreeArray: CustomStringConvertible {
  /// The nodes in brackets, such as `[a[b, c[d]], e]`.
  public var description: String { "\(children)" }
}
