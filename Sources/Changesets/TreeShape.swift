public import FoundationEssentials

/// The structure of a tree without its values.
///
/// The nodes are numbered depth first from 1; 0 is the root above the first level. So all descendants of a node follow
/// it.
@usableFromInline
struct TreeShape: Sendable {
  /// The parent of each node.
  @usableFromInline var parents: ContiguousArray<Int> = [-1]
  /// The index of each node among its siblings.
  @usableFromInline var positions: ContiguousArray<Int> = [-1]
  /// For each node, the number after its last descendant.
  @usableFromInline var ends: ContiguousArray<Int> = [1]

  /// Creates the shape of a tree with these children.
  ///
  /// - Parameter visit: A closure that receives each value in the order of the numbers.
  @inlinable
  init<Value>(_ children: [TreeNode<Value>], visit: (Value) -> Void) {
    add(children, below: 0, visit: visit)
  }

  @inlinable
  mutating func add<Value>(_ children: [TreeNode<Value>], below parent: Int, visit: (Value) -> Void) {
    for position in children.indices {
      visit(children[position].value)
      let node = parents.count
      parents.append(parent)
      positions.append(position)
      ends.append(node + 1)
      add(children[position].children, below: node, visit: visit)
    }
    ends[parent] = parents.count
  }

  /// The number of nodes, including the root.
  @usableFromInline var count: Int { parents.count }

  /// Returns the direct children of a node.
  @usableFromInline
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < ends[node] {
      children.append(child)
      child = ends[child]
    }
    return children
  }

  @usableFromInline
  func path(of node: Int) -> IndexPath {
    var indices: [Int] = []
    var node = node
    while node > 0 {
      indices.append(positions[node])
      node = parents[node]
    }
    return IndexPath(indexes: indices.reversed())
  }
}
