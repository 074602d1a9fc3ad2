import FoundationEssentials

extension TreeChangeset {
  /// Returns operations that turn the old tree into the new one when applied in sequence.
  ///
  /// Deletes come first, from the back, then inserts and moves from the front and from above, then updates.
  /// - Precondition: The changeset leads from `old` to `new`.
  /// - Complexity: O(n) for n nodes in both trees, and for each insert and move O(d · k) for its depth and k siblings
  ///   on each level.
  public func patch<Tree: TreeProtocol>(from old: Tree, to new: Tree) -> [TreeOperation<Tree.Value>] {
    var patch: [TreeOperation<Tree.Value>] = deletes.reversed().map { .delete(at: $0) }
    var labels = 0
    func label<Value>(_ node: TreeNode<Value>) -> TreeNode<Int> {
      node.map { _ in
        labels += 1
        return labels
      }
    }
    let before = TreeArray(old.children.map(label))
    var after = before
    apply(to: &after, inserting: { label(new[childAt: $0]) }, updating: { _, _ in })

    var forest = LabelledForest(before)
    for path in deletes { forest.takeOut(before[path]) }
    var nextMove = 0
    for path in arrivals {
      // Everything before and above this path is final; nodes that have yet to move away may still be here.
      let parent = path.count == 1 ? LabelledForest.top : after[path.dropLast()]
      let predecessor = path[path.count - 1] == 0 ? nil : after[siblingBefore(path)]
      if nextMove < moves.count, moves[nextMove].to == path {
        nextMove += 1
        let label = after[path]
        let source = forest.path(of: label)
        forest.takeOut(label)
        forest.insert(label, below: parent, after: predecessor)
        let destination = forest.path(of: label)
        if source != destination { patch.append(.move(from: source, to: destination)) }
      } else {
        let node = after[childAt: path]
        forest.insert(node, below: parent, after: predecessor)
        patch.append(.insert(new[childAt: path], at: forest.path(of: node.value)))
      }
    }
    return patch + updates.map { .update(at: $0, newValue: new[$0]) }
  }

  /// Creates the changeset equivalent to a sequence of operations on `old`.
  ///
  /// A node keeps its identity for as long as operations follow it. So a node that is updated and moved is deleted and
  /// inserted, and one that is inserted and deleted again leaves no trace.
  /// - Complexity: O(n) for n nodes before and after, plus the cost of each operation on a tree.
  public init<Tree: TreeProtocol>(patch: some Sequence<TreeOperation<Tree.Value>>, from old: Tree) {
    var builder = TreeChangesetBuilder(old)
    for operation in patch {
      switch operation {
      case .insert(let node, let path): builder.insert(node, at: path)
      case .delete(let path): builder.remove(at: path)
      case .update(let path, _): builder.update(at: path)
      case .move(let from, let to): builder.move(from: from, to: to)
      }
    }
    self = builder.changeset()
  }
}

/// The path of the previous sibling of a node that is not the first child.
private func siblingBefore(_ path: IndexPath) -> IndexPath {
  path.dropLast().appending(path[path.count - 1] - 1)
}

/// A tree whose nodes are looked up by label.
private struct LabelledForest {
  /// The label of the root.
  static let top = 0

  private var children: [Int: [Int]] = [:]
  private var parents: [Int: Int] = [:]

  init(_ tree: TreeArray<Int>) {
    children[Self.top] = tree.children.map(\.value)
    for node in tree.children { enter(node, below: Self.top) }
  }

  mutating func insert(_ node: TreeNode<Int>, below parent: Int, after predecessor: Int?) {
    insert(node.value, below: parent, after: predecessor)
    enter(node, below: parent)
  }

  private mutating func enter(_ node: TreeNode<Int>, below parent: Int) {
    parents[node.value] = parent
    children[node.value] = node.children.map(\.value)
    for child in node.children { enter(child, below: node.value) }
  }

  mutating func insert(_ label: Int, below parent: Int, after predecessor: Int?) {
    parents[label] = parent
    let position = predecessor.map { children[parent]!.firstIndex(of: $0)! + 1 } ?? 0
    children[parent]!.insert(label, at: position)
  }

  mutating func takeOut(_ label: Int) {
    children[parents[label]!]!.removeAll { $0 == label }
  }

  func path(of label: Int) -> IndexPath {
    var indices: [Int] = []
    var label = label
    while label != Self.top {
      let parent = parents[label]!
      indices.append(children[parent]!.firstIndex(of: label)!)
      label = parent
    }
    return IndexPath(indexes: indices.reversed())
  }
}
