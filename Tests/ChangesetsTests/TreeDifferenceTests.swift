import Changesets
import FoundationEssentials
import Testing

@Suite("The difference between two trees")
struct TreeDifferenceTests {
  private typealias Node = TreeNode<Int>

  @Test("names every kind of change, and moves across parents")
  func namesEveryKindOfChange() {
    let old = Tree([TreeNode(Item(id: 1), [TreeNode(Item(id: 2)), TreeNode(Item(id: 3))]), TreeNode(Item(id: 4))])
    let new = Tree([
      TreeNode(Item(id: 1), [TreeNode(Item(id: 3, version: 1)), TreeNode(Item(id: 5))]), TreeNode(Item(id: 2)),
    ])
    let changeset = TreeChangeset(from: old, to: new)
    #expect(
      changeset
        == TreeChangeset(
          deletes: [[1]], inserts: [[0, 1]], updates: [[0, 0]], moves: [.init(from: [0, 0], to: [1])]))
    #expect(changeset.description == "deletes([1]), inserts([0.1]), updates([0.0]), moves([0.0 → 1])")
    #expect(flaw(in: changeset, from: old, to: new) == nil)
    #expect(TreeChangeset(from: old, to: old).isEmpty)
    #expect(TreeChangeset().description == "nothing")
  }

  @Test("moves a node with all below it, and tells what changed there")
  func movedSubtree() {
    let old = Tree([Node(1, [Node(2), Node(3)]), Node(4)])
    let new = Tree([Node(4, [Node(1, [Node(5), Node(2)])])])
    #expect(
      TreeChangeset(from: old, to: new)
        == TreeChangeset(deletes: [[0, 1]], inserts: [[0, 0, 0]], moves: [.init(from: [0], to: [0, 0])]))
  }

  @Test("is a delete and an insert where a node left a deleted one or went into an inserted one")
  func deletedAndInsertedParents() {
    let old = Tree([Node(1, [Node(2)]), Node(3)])
    #expect(TreeChangeset(from: old, to: Tree([Node(2), Node(3)])) == TreeChangeset(deletes: [[0]], inserts: [[0]]))
    #expect(
      TreeChangeset(from: old, to: Tree([Node(1, [Node(2)]), Node(4, [Node(3)])]))
        == TreeChangeset(deletes: [[1]], inserts: [[1]]))
  }

  @Test("is a delete and an insert where a node would go below its own descendant")
  func descendants() {
    let old = Tree([Node(1, [Node(2)])])
    let new = Tree([Node(2, [Node(1)])])
    #expect(TreeChangeset(from: old, to: new) == TreeChangeset(deletes: [[0]], inserts: [[0]]))
    #expect(flaw(in: TreeChangeset(from: old, to: new), from: old, to: new) == nil)
  }

  @Test("is a delete and an insert of a node that moved and changed, with all below it")
  func movedAndChanged() {
    let below = [TreeNode(Item(id: 2))]
    let old = Tree([TreeNode(Item(id: 1), below), TreeNode(Item(id: 3))])
    let new = Tree([TreeNode(Item(id: 3), [TreeNode(Item(id: 1, version: 1), below)])])
    #expect(TreeChangeset(from: old, to: new) == TreeChangeset(deletes: [[0]], inserts: [[0, 0]]))
  }

  @Test("has the fewest changes and replays for every pair of trees of up to four nodes", arguments: 0..<5)
  func everySmallPair(oldCount: Int) {
    let results = (0..<5).flatMap { count in
      let choices = everyChoice(of: count, from: Array(0..<5), repeating: false)
      return everyTree(nodes: count).flatMap { tree in choices.map { choice in tree.map { choice[$0] } } }
    }
    var flaws: [String] = []
    // Which node of the old tree has which value makes no difference.
    for (old, new) in somePairs(everyTree(nodes: oldCount), results) where flaws.count < 3 {
      let changeset = TreeChangeset(from: old, to: new)
      let counts = [changeset.deletes.count, changeset.inserts.count, changeset.moves.count]
      if let flaw = flaw(in: changeset, from: old, to: new) {
        flaws.append("\(old) to \(new): \(flaw)")
      } else if counts != fewestChanges(from: old, to: new) {
        flaws.append("\(old) to \(new): \(changeset), not \(fewestChanges(from: old, to: new))")
      }
    }
    #expect(flaws == [])
  }

  @Test("replays for every pair of small trees with repeated ids and changed contents")
  func everySmallPairWithRepetition() {
    let alphabet = [Item(id: 0), Item(id: 0, version: 1), Item(id: 1)]
    let trees = (0..<4).flatMap { count in
      let choices = everyChoice(of: count, from: alphabet, repeating: true)
      return everyTree(nodes: count).flatMap { tree in choices.map { choice in tree.map { choice[$0] } } }
    }
    var flaws: [String] = []
    func check(_ old: Tree<Item>, _ new: Tree<Item>) {
      if flaws.count < 3, let flaw = flaw(in: TreeChangeset(from: old, to: new), from: old, to: new) {
        flaws.append("\(old) to \(new): \(flaw)")
      }
    }
    // Trees of up to two nodes with those of up to three.
    for small in trees.filter({ $0.depthFirst.reduce(0) { count, _ in count + 1 } < 3 }) {
      for tree in trees {
        check(small, tree)
        check(tree, small)
      }
    }
    #expect(flaws == [])
  }

  @Test("is told by id where values are hashable as well")
  func identifiableAndHashable() {
    struct Both: Identifiable, Hashable {
      var id: Int
      var name = ""
    }
    #expect(
      TreeChangeset(from: Tree([TreeNode(Both(id: 1))]), to: Tree([TreeNode(Both(id: 1, name: "x"))]))
        == TreeChangeset(updates: [[0]]))
    let node = TreeNode(0, [Node(1)])
    #expect(TreeChangeset(from: node, to: TreeNode(7, [Node(1), Node(2)])) == TreeChangeset(inserts: [[1]]))
  }
}
