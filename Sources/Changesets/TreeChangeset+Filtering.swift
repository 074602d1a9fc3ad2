import FoundationEssentials

extension TreeChangeset {
  /// Returns this changeset as seen by a view that shows only accepted nodes whose ancestors are all accepted.
  ///
  /// An updated node can become visible or hidden, which makes it an insert or a delete. Changes of hidden nodes are
  /// dropped.
  ///
  /// - Parameters:
  ///   - old: For each node of the old tree, whether it is accepted.
  ///   - new: The same for the new tree.
  /// - Complexity: O(d · k) for one change at a depth d with k siblings on each level; otherwise O(n) for n nodes in
  ///   both trees, plus O(p log p) if p siblings moved, plus O(d) for each node with another parent.
  public func seen(from old: TreeArray<Bool>, to new: TreeArray<Bool>) -> TreeChangeset {
    let (departure, arrival): (IndexPath?, IndexPath?)
    switch edit {
    case .delete(let path)?: (departure, arrival) = (path, nil)
    case .insert(let path)?: (departure, arrival) = (nil, path)
    case .update(let path)?: (departure, arrival) = (path, path)
    case .move(let from, let to)?: (departure, arrival) = (from, to)
    case nil: return seenAmongMany(from: old, to: new)
    }
    switch (departure.flatMap(old.shownPath), arrival.flatMap(new.shownPath)) {
    case (nil, nil): return TreeChangeset()
    case (let from?, nil): return TreeChangeset(.delete(from))
    case (nil, let to?): return TreeChangeset(.insert(to))
    case (let from?, let to?):
      guard case .move(let source, let destination)? = edit else { return TreeChangeset(.update(to)) }
      let staysBelow = source.dropLast() == destination.dropLast()
      return from == to && staysBelow ? TreeChangeset() : TreeChangeset(.move(from: from, to: to))
    }
  }

  private func seenAmongMany(from old: TreeArray<Bool>, to new: TreeArray<Bool>) -> TreeChangeset {
    // Numbers each visible node of the old tree; the changeset carries the numbers to the new positions.
    var count = 0
    func numbered(_ nodes: [TreeNode<Bool>], isShown: Bool) -> [TreeNode<TreeChangesetBuilder.Entry>] {
      nodes.map { node in
        let isShown = isShown && node.value
        if isShown { count += 1 }
        let entry = TreeChangesetBuilder.Entry(origin: isShown ? count : 0)
        return TreeNode(entry, numbered(node.children, isShown: isShown))
      }
    }
    var entries = TreeArray(numbered(old.children, isShown: true))
    apply(
      to: &entries,
      inserting: { new[childAt: $0].map { _ in .init() } },
      updating: { entry, _ in entry.isUpdated = true })

    func shown<Value>(_ nodes: [TreeNode<Value>], _ accepted: [TreeNode<Bool>]) -> [TreeNode<Value>] {
      zip(nodes, accepted).compactMap { node, accepted in
        accepted.value ? TreeNode(node.value, shown(node.children, accepted.children)) : nil
      }
    }
    var builder = TreeChangesetBuilder(TreeArray(shown(old.children, old.children)))
    builder.present = TreeArray(shown(entries.children, new.children))
    return builder.changeset()
  }
}

extension TreeArray<Bool> {
  /// Returns the path of a node among the visible ones, or `nil` if it is hidden.
  fileprivate func shownPath(_ path: IndexPath) -> IndexPath? {
    var nodes = children
    var shown = IndexPath()
    for position in path {
      if !nodes[position].value { return nil }
      shown.append(nodes[..<position].count { $0.value })
      nodes = nodes[position].children
    }
    return shown
  }
}
