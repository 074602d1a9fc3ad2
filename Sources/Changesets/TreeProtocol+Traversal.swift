public import FoundationEssentials

extension TreeProtocol {
  /// All descendants with their paths, depth first: a node comes before its children, and these before its next
  /// sibling.
  ///
  ///     for (path, node) in tree.depthFirst { print(path, node.value) }
  ///
  /// The nodes are computed lazily.
  @inlinable public var depthFirst: DepthFirstNodes<Value> { DepthFirstNodes(children) }

  /// All descendants with their paths, level by level.
  ///
  /// The nodes are computed lazily.
  @inlinable public var breadthFirst: BreadthFirstNodes<Value> { BreadthFirstNodes(children) }
}

/// The nodes of a tree, each before its children: see `TreeProtocol.depthFirst`.
public struct DepthFirstNodes<Value>: Sequence, IteratorProtocol {
  /// For each level being walked, the siblings and the index of the next one.
  @usableFromInline var levels: [(nodes: [TreeNode<Value>], next: Int)]

  @inlinable
  init(_ nodes: [TreeNode<Value>]) { levels = [(nodes, 0)] }

  @inlinable
  public mutating func next() -> (path: IndexPath, node: TreeNode<Value>)? {
    while let level = levels.last {
      if level.next == level.nodes.count {
        levels.removeLast()
        continue
      }
      let path = IndexPath(indexes: levels.lazy.map(\.next).enumerated().map { $0 < levels.count - 1 ? $1 - 1 : $1 })
      levels[levels.count - 1].next += 1
      let node = level.nodes[level.next]
      levels.append((node.children, 0))
      return (path, node)
    }
    return nil
  }
}

/// The nodes of a tree, level by level: see `TreeProtocol.breadthFirst`.
public struct BreadthFirstNodes<Value>: Sequence, IteratorProtocol {
  @usableFromInline var level: [(path: IndexPath, node: TreeNode<Value>)]
  @usableFromInline var position = 0

  @inlinable
  init(_ nodes: [TreeNode<Value>]) {
    level = nodes.enumerated().map { (IndexPath(index: $0), $1) }
  }

  @inlinable
  public mutating func next() -> (path: IndexPath, node: TreeNode<Value>)? {
    if position == level.count {
      level = level.flatMap { path, node in
        node.children.enumerated().map { (path.appending($0), $1) }
      }
      position = 0
      if level.isEmpty { return nil }
    }
    position += 1
    return level[position - 1]
  }
}
