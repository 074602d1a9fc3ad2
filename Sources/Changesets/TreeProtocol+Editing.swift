public import FoundationEssentials

extension TreeProtocol {
  /// The value at a path.
  ///
  /// - Complexity: O(d) for a path with d levels, as for every edit, plus the cost of the same edit of the array of
  ///   children.
  @inlinable
  public subscript(path: IndexPath) -> Value {
    get { self[childAt: path].value }
    set { editSiblings(at: path) { $0[$1].value = newValue } }
  }

  /// The node at a path, with its descendants.
  @inlinable
  public subscript(childAt path: IndexPath) -> TreeNode<Value> {
    get {
      precondition(!path.isEmpty, "The path of a node has one index or more")
      var node = children[path[0]]
      for level in 1..<path.count { node = node.children[path[level]] }
      return node
    }
    set { editSiblings(at: path) { $0[$1] = newValue } }
  }

  /// Returns the direct children of the node at a path, or the nodes of the first level for the empty path.
  @inlinable
  public func children(of path: IndexPath) -> [TreeNode<Value>] {
    path.isEmpty ? children : self[childAt: path].children
  }

  /// Returns whether there is a node at a path.
  @inlinable
  public func contains(_ path: IndexPath) -> Bool {
    if path.isEmpty { return false }
    var nodes = children
    for level in 0..<path.count {
      if !nodes.indices.contains(path[level]) { return false }
      nodes = nodes[path[level]].children
    }
    return true
  }

  /// Appends a node to the first level.
  @inlinable
  public mutating func append(_ node: TreeNode<Value>) { children.append(node) }

  /// Inserts a node before the one at a path, or at the end of its siblings.
  @inlinable
  public mutating func insert(_ node: TreeNode<Value>, at path: IndexPath) {
    editSiblings(at: path) { $0.insert(node, at: $1) }
  }

  /// Inserts nodes before the one at a path, or at the end of its siblings.
  @inlinable
  public mutating func insert(contentsOf nodes: some Sequence<TreeNode<Value>>, at path: IndexPath) {
    editSiblings(at: path) { $0.insert(contentsOf: Array(nodes), at: $1) }
  }

  /// Removes and returns the node at a path with its descendants.
  @inlinable
  @discardableResult
  public mutating func remove(at path: IndexPath) -> TreeNode<Value> {
    editSiblings(at: path) { $0.remove(at: $1) }
  }

  /// Removes the node at `source`, with its descendants, and reinserts it so that it is at `destination` afterwards,
  /// under the same parent or another one.
  ///
  /// - Precondition: `destination` is a valid path in the tree without the node. So it cannot be inside the node.
  @inlinable
  public mutating func move(from source: IndexPath, to destination: IndexPath) {
    let node = remove(at: source)
    insert(node, at: destination)
  }

  /// Removes all nodes.
  @inlinable
  public mutating func removeAll() { children = [] }

  /// Edits the siblings at a path in place. The closure receives the siblings and the index of the node among them.
  @inlinable
  mutating func editSiblings<Result>(
    at path: IndexPath, _ body: (inout [TreeNode<Value>], Int) throws -> Result
  ) rethrows -> Result {
    precondition(!path.isEmpty, "The path of a node has one index or more")
    let last = path.count - 1
    return try children.edit(path, level: 0, of: last) { try body(&$0, path[last]) }
  }

  /// Edits the direct children of the node at a path.
  @inlinable
  mutating func editChildren(of path: IndexPath, _ body: (inout [TreeNode<Value>]) throws -> Void) rethrows {
    try children.edit(path, level: 0, of: path.count, body)
  }
}

extension Array {
  @inlinable
  mutating func edit<Value, Result>(
    _ path: IndexPath, level: Int, of depth: Int, _ body: (inout [TreeNode<Value>]) throws -> Result
  ) rethrows -> Result where Element == TreeNode<Value> {
    if level == depth { return try body(&self) }
    precondition(indices.contains(path[level]), "The tree has no place \([Int](path))")
    return try self[path[level]].children.edit(path, level: level + 1, of: depth, body)
  }
}
