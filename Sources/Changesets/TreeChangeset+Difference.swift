// Computing tree changesets: the difference between two trees.
//
//  1. From the top, the children of two paired nodes are paired like the elements of two lists.
//  2. A hash table pairs the remaining nodes of the entire trees: these moved to another parent.
//  3. `TreePairing` converts the pairs to a changeset.

extension TreeChangeset {
  /// Creates the difference between two trees of values with identity.
  ///
  /// Values with equal `id` are the same node; `==` decides whether it changed. If each `id` occurs once in each tree
  /// and no node both moved and changed, the number of deletes and inserts is the minimum that the rules of a changeset
  /// allow, and so is the number of moves: a node moves if it has another parent, and as few siblings as possible move.
  ///
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) if p siblings are not in their old order, plus O(d)
  ///   for each node with another parent, in trees with d levels.
  @inlinable
  public init<Tree: TreeProtocol>(from old: Tree, to new: Tree) where Tree.Value: Identifiable & Equatable {
    self.init(from: old.children, to: new.children, by: IdentityByID<Tree.Value>.self)
  }

  /// Creates the difference between two trees whose values are their own identity: no updates.
  ///
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) if p siblings are not in their old order, plus O(d)
  ///   for each node with another parent, in trees with d levels.
  @inlinable
  public init<Tree: TreeProtocol>(from old: Tree, to new: Tree) where Tree.Value: Hashable {
    self.init(from: old.children, to: new.children, by: IdentityByValue<Tree.Value>.self)
  }

  /// Creates the difference between two trees of values that have an `id` and are hashable: the `id` is their identity.
  ///
  /// - Complexity: O(n) for n nodes in both trees, plus O(p log p) if p siblings are not in their old order, plus O(d)
  ///   for each node with another parent, in trees with d levels.
  @inlinable
  public init<Tree: TreeProtocol>(from old: Tree, to new: Tree) where Tree.Value: Identifiable & Hashable {
    self.init(from: old.children, to: new.children, by: IdentityByID<Tree.Value>.self)
  }

  /// The difference by a given identity.
  @inlinable
  init<Identity: ListIdentity>(
    from old: [TreeNode<Identity.Element>], to new: [TreeNode<Identity.Element>], by identity: Identity.Type
  ) {
    // The value of the root, node 0, is never accessed.
    var oldValues: [Identity.Element] = []
    var newValues: [Identity.Element] = []
    let oldShape = TreeShape(old) { oldValues.append($0) }
    let newShape = TreeShape(new) { newValues.append($0) }
    var pairing = TreePairing(oldShape, newShape)
    pairing.pairFromTheTop(old, new, by: Identity.self)
    pairing.pairTheRest(oldValues, newValues, by: Identity.self)
    self = pairing.changeset { Identity.isChanged(oldValues[$0 - 1], newValues[$1 - 1]) }
  }
}

/// Nodes have the identity of their values.
@usableFromInline
enum IdentityOfNodes<Base: ListIdentity>: ListIdentity {
  @inlinable
  static func isSame(_ first: TreeNode<Base.Element>, _ second: TreeNode<Base.Element>) -> Bool {
    Base.isSame(first.value, second.value)
  }
  @inlinable
  static func hash(_ element: TreeNode<Base.Element>) -> Int { Base.hash(element.value) }
  @inlinable
  static func isChanged(_ first: TreeNode<Base.Element>, _ second: TreeNode<Base.Element>) -> Bool {
    Base.isChanged(first.value, second.value)
  }
}

extension TreePairing {
  @inlinable
  mutating func pairFromTheTop<Identity: ListIdentity>(
    _ old: [TreeNode<Identity.Element>], _ new: [TreeNode<Identity.Element>], by identity: Identity.Type
  ) {
    var pending = [(old: old, oldParent: 0, new: new, newParent: 0)]
    while let level = pending.popLast() {
      var siblings = ListPairing(oldCount: level.old.count, newCount: level.new.count)
      siblings.resync(level.old.span, level.new.span, by: IdentityOfNodes<Identity>.self)
      siblings.joinByHash(level.old.span, level.new.span, by: IdentityOfNodes<Identity>.self)
      let oldNodes = self.old.children(of: level.oldParent)
      let newNodes = self.new.children(of: level.newParent)
      for position in level.new.indices where siblings.origins[position] != ListPairing.unpaired {
        let origin = Int(siblings.origins[position])
        pair(old: oldNodes[origin], new: newNodes[position])
        let below = (level.old[origin].children, level.new[position].children)
        if below.0.isEmpty || below.1.isEmpty { continue }
        pending.append((below.0, oldNodes[origin], below.1, newNodes[position]))
      }
    }
  }

  @inlinable
  mutating func pairTheRest<Identity: ListIdentity>(
    _ oldValues: [Identity.Element], _ newValues: [Identity.Element], by identity: Identity.Type
  ) {
    let gone = partners.indices.filter { partners[$0] == Self.unpaired }
    let came = origins.indices.filter { origins[$0] == Self.unpaired }
    if gone.isEmpty || came.isEmpty { return }
    // Stored in variables, so that they live as long as their spans.
    let goneValues = gone.map { oldValues[$0 - 1] }
    let cameValues = came.map { newValues[$0 - 1] }
    var rest = ListPairing(oldCount: gone.count, newCount: came.count)
    rest.joinByHash(goneValues.span, cameValues.span, by: Identity.self)
    for position in came.indices where rest.origins[position] != ListPairing.unpaired {
      pair(old: gone[Int(rest.origins[position])], new: came[position])
    }
  }
}
