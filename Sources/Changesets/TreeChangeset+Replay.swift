public import FoundationEssentials

extension TreeChangeset {
  /// Returns the result of applying this changeset to the old tree, for observers that keep their own copy.
  ///
  /// Unchanged and moved nodes are taken from `old`, inserted and updated ones from `new`.
  ///
  /// - Precondition: The changeset leads from `old` to a tree like `new`.
  /// - Complexity: That of `apply(to:)`.
  @inlinable
  public func applying<Tree: TreeProtocol>(to old: Tree, from new: Tree) -> Tree {
    var result = old
    apply(to: &result, inserting: { new[childAt: $0] }, updating: { $0 = new[$1] })
    return result
  }

  /// Updates a tree with the same shape, in place.
  ///
  /// - Parameters:
  ///   - tree: A tree with an entry for each node of the old tree; afterwards, of the new one.
  ///   - inserting: A closure that creates the entries of an inserted node and its descendants, given its path in the
  ///     new tree.
  ///   - updating: A closure that changes the entry of an updated node, given its path in the new tree.
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
    // From the front, so that everything before and above a path is complete before the path is used.
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

  /// Removes all deleted and moved nodes, and returns the moved ones in the order of the moves.
  @inlinable
  func takeOut<Tree: TreeProtocol>(of tree: inout Tree) -> [TreeNode<Tree.Value>] {
    var carried: [IndexPath: TreeNode<Tree.Value>] = [:]
    let sources = Set(moves.map(\.from))
    // From the back, so that removals do not invalidate later paths, and descendants are removed before their
    // ancestors.
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
  /// Groups ascending paths by parent, ascending by parent.
  @usableFromInline
  func groupedByParent() -> [(parent: IndexPath, positions: [Int])] {
    var groups: [IndexPath: [Int]] = [:]
    for path in self { groups[path.dropLast(), default: []].append(path[path.count - 1]) }
    return groups.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
}
