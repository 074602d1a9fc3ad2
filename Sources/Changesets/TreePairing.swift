/// A one-to-one pairing of nodes of a new tree with nodes of an old one.
@usableFromInline
struct TreePairing: Sendable {
  @usableFromInline let old: TreeShape
  @usableFromInline let new: TreeShape
  /// The old node for each new node, or `unpaired`.
  @usableFromInline var origins: ContiguousArray<Int>
  /// The new node for each old node, or `unpaired`.
  @usableFromInline var partners: ContiguousArray<Int>

  @usableFromInline static var unpaired: Int { -1 }

  @usableFromInline
  init(_ old: TreeShape, _ new: TreeShape) {
    self.old = old
    self.new = new
    origins = ContiguousArray(repeating: Self.unpaired, count: new.count)
    partners = ContiguousArray(repeating: Self.unpaired, count: old.count)
    pair(old: 0, new: 0)
  }

  @usableFromInline
  mutating func pair(old: Int, new: Int) {
    origins[new] = old
    partners[old] = new
  }

  private mutating func separate(new: Int) {
    partners[origins[new]] = Self.unpaired
    origins[new] = Self.unpaired
  }

  private func isPaired(new: Int) -> Bool { origins[new] != Self.unpaired }

  /// Whether a pair still has the same parent.
  private func keepsParent(new node: Int) -> Bool {
    partners[old.parents[origins[node]]] == new.parents[node]
  }

  /// Returns the changeset that corresponds to these pairs.
  ///
  /// - Parameter isChanged: A closure that returns whether the content of a pair differs, given the old and the new
  ///   node.
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) if p siblings are not in their old order, plus O(d)
  ///   for each node with another parent, in trees with d levels.
  @usableFromInline
  consuming func changeset(isChanged: (Int, Int) -> Bool) -> TreeChangeset {
    separateWhatIsBelowItself()
    separateBelowSeparated()
    var isMoved = movedNodes()
    var isUpdated = ContiguousArray(repeating: false, count: new.count)
    for node in 1..<max(1, new.count) where isPaired(new: node) && isChanged(origins[node], node) {
      if isMoved[node] { separate(new: node) } else { isUpdated[node] = true }
    }
    separateBelowSeparated()

    var groups = PathChanges.Groups()
    for node in 1..<max(1, old.count) where partners[node] == Self.unpaired {
      if partners[old.parents[node]] != Self.unpaired { groups.deletes.append(old.path(of: node)) }
    }
    for node in 1..<max(1, new.count) {
      guard isPaired(new: node) else {
        if isPaired(new: new.parents[node]) { groups.inserts.append(new.path(of: node)) }
        continue
      }
      isMoved[node] = isMoved[node] || !keepsParent(new: node)
      if isMoved[node] {
        groups.moves.append(.init(from: old.path(of: origins[node]), to: new.path(of: node)))
      } else if isUpdated[node] {
        groups.updates.append(new.path(of: node))
      }
    }
    return TreeChangeset(PathChanges(groups))
  }

  /// Separates the nodes that are now below one of their former descendants.
  private mutating func separateWhatIsBelowItself() {
    for node in 1..<max(1, new.count) where isPaired(new: node) && !keepsParent(new: node) {
      let below = origins[node] + 1..<old.ends[origins[node]]
      if below.isEmpty { continue }
      var ancestor = new.parents[node]
      while ancestor > 0 {
        if below.contains(origins[ancestor]) {
          separate(new: node)
          break
        }
        ancestor = new.parents[ancestor]
      }
    }
  }

  /// Separates the descendants of deleted and inserted nodes, which are deleted and inserted along with them.
  private mutating func separateBelowSeparated() {
    var gone = partners.indices.filter { partners[$0] == Self.unpaired }
    var came = origins.indices.filter { origins[$0] == Self.unpaired }
    while true {
      if let node = gone.popLast() {
        for child in old.children(of: node) where partners[child] != Self.unpaired {
          gone.append(child)
          came.append(partners[child])
          separate(new: partners[child])
        }
      } else if let node = came.popLast() {
        for child in new.children(of: node) where isPaired(new: child) {
          gone.append(origins[child])
          came.append(child)
          separate(new: child)
        }
      } else {
        return
      }
    }
  }

  /// Returns for each new node whether it has to be moved: as few as possible of those that keep their parent.
  private func movedNodes() -> ContiguousArray<Bool> {
    var isMoved = ContiguousArray(repeating: false, count: new.count)
    // The last origin below each parent.
    var last = ContiguousArray(repeating: -1, count: new.count)
    var unordered: [Int] = []
    for node in 1..<max(1, new.count) where isPaired(new: node) {
      guard keepsParent(new: node) else {
        isMoved[node] = true
        continue
      }
      let parent = new.parents[node]
      if origins[node] < last[parent] { unordered.append(parent) }
      last[parent] = origins[node]
    }
    for parent in Set(unordered) {
      let children = new.children(of: parent)
      var siblings = ListPairing(oldCount: old.children(of: origins[parent]).count, newCount: children.count)
      for (position, child) in children.enumerated() where isPaired(new: child) && keepsParent(new: child) {
        siblings.pair(old: old.positions[origins[child]], new: position)
      }
      for position in siblings.positionsOutsideLongestIncreasingSubsequence() {
        isMoved[children[Int(position)]] = true
      }
    }
    return isMoved
  }
}
