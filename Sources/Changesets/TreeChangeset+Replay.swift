public import FoundationEssentials

extension TreeChangeset {
  /// The new tree, made of the old one and this changeset; for observers that keep a copy of their own.
  ///
  /// What stayed or moved is taken from `old`, what was inserted or updated from `new`.
  ///
  /// - Precondition: The changeset leads from `old` to a tree like `new`.
  /// - Complexity: That of `apply(to:)`.
  @inlinable
  public func applying<Tree: TreeProtocol>(to old: Tree, from new: Tree) -> Tree {
    var result = old
    apply(to: &result, inserting: { new[childAt: $0] }, updating: { $0 = new[$1] })
    return result
  }

  /// Brings a tree with the same shape up to date, in place.
  ///
  /// - Parameters:
  ///   - tree: has an entry for each node of the old tree, afterwards of the new one.
  ///   - inserting: makes the entry of an inserted node and of all below it, given its place in the new tree.
  ///   - updating: changes the entry of an updated node, given its place in the new tree.
  /// - Precondition: The changeset fits a tree of this shape.
  /// - Complexity: O(c log c) for c changes, and for each node with changes among its children O(d) for its depth and
  ///   O(k) for k children.
  @inlinable
  public func apply<Tree: TreeProtocol>(
    to tree: inout Tree,
    inserting: (IndexPath) -> TreeNode<Tree.Value>,
    updating: (inout Tree.Value, IndexPath) -> Void
  ) {
    switch edit {
    case .delete(let path)?: tree.remove(at: path)
    case .insert(let path)?: tree.insert(inserting(path), at: path)
    case .update(let path)?: tree.editSiblings(at: path) { updating(&$0[$1].value, path) }
    case .move(let from, let to)?: tree.move(from: from, to: to)
    case nil: applyMany(to: &tree, inserting: inserting, updating: updating)
    }
  }

  @inlinable
  func applyMany<Tree: TreeProtocol>(
    to tree: inout Tree,
    inserting: (IndexPath) -> TreeNode<Tree.Value>,
    updating: (inout Tree.Value, IndexPath) -> Void
  ) {
    let carried = takeOut(of: &tree)
    // From the front: what is in front of a place and above it is complete before the place is looked for.
    var arriving: [IndexPath: Int] = [:]
    for (index, move) in moves.enumerated() { arriving[move.to] = index }
    for (parent, positions) in arrivals.groupedByParent() {
      tree.editChildren(of: parent) { children in
        ListChangeset(inserts: positions).apply(
          to: &children,
          inserting: { position in
            let path = parent.appending(position)
            return arriving.isEmpty ? inserting(path) : arriving[path].map { carried[$0] } ?? inserting(path)
          },
          updating: { _, _ in })
      }
    }
    for path in updates { tree.editSiblings(at: path) { updating(&$0[$1].value, path) } }
  }

  /// Takes out all that is deleted or moved, and returns the moved nodes in the order of the moves.
  @inlinable
  func takeOut<Tree: TreeProtocol>(of tree: inout Tree) -> [TreeNode<Tree.Value>] {
    var carried: [IndexPath: TreeNode<Tree.Value>] = [:]
    let sources = Set(moves.map(\.from))
    // From the back: what is taken out changes no place that is still to come, and leaves before what it is below.
    for (parent, positions) in departures.groupedByParent().reversed() {
      tree.editChildren(of: parent) { children in
        if !sources.isEmpty {
          for position in positions {
            let path = parent.appending(position)
            if sources.contains(path) { carried[path] = children[position] }
          }
        }
        children.remove(at: positions)
      }
    }
    return moves.map { carried[$0.from]! }
  }

  @usableFromInline var departures: [IndexPath] {
    moves.isEmpty ? deletes : (deletes + moves.map(\.from)).sorted()
  }

  @usableFromInline var arrivals: [IndexPath] {
    moves.isEmpty ? inserts : (inserts + moves.map(\.to)).sorted()
  }
}

extension [IndexPath] {
  /// Ascending places, those below each node together, ascending by that node.
  @usableFromInline
  func groupedByParent() -> [(parent: IndexPath, positions: [Int])] {
    var groups: [IndexPath: [Int]] = [:]
    for path in self { groups[path.dropLast(), default: []].append(path[path.count - 1]) }
    return groups.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
}
