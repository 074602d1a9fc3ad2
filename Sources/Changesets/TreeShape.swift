public import FoundationEssentials

/// How the nodes of a tree are below each other, without their values.
///
/// The nodes are numbered depth first from 1; 0 is what the first level is below. So all nodes below a node follow it.
@usableFromInline
struct TreeShape: Sendable {
  /// For each node the one that it is below.
  @usableFromInline var parents: ContiguousArray<Int> = [-1]
  /// For each node its index among its siblings.
  @usableFromInline var positions: ContiguousArray<Int> = [-1]
  /// For each node the number after the last one below it.
  @usableFromInline var ends: ContiguousArray<Int> = [1]

  /// - Parameter visit: gets each value in the order of the numbers.
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

  /// With the one that the first level is below.
  @usableFromInline var count: Int { parents.count }

  /// The nodes directly below one.
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
