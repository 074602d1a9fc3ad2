import Changesets
import FoundationEssentials
import GeneratedCases
import Testing

@Suite("Operations on a tree")
struct TreePatchTests {
  /// Bond's test of the same name: what operations amount to, and operations made of that again.
  @Test("lead, as a changeset and as the patch made of it, to the tree they led to", arguments: 0..<20)
  func treeChangesetDiffAndPatch(block: UInt64) {
    for seed in block * 50..<(block + 1) * 50 {
      var generator = SplitMix64(seed: seed)
      var newID = 10
      let old = Tree([
        TreeNode(Item(id: 1), [TreeNode(Item(id: 2)), TreeNode(Item(id: 3), [TreeNode(Item(id: 4))])]),
        TreeNode(Item(id: 5)),
      ])
      var tree = old
      var operations: [TreeOperation<Item>] = []
      for _ in 0..<Int.random(in: 1..<14, using: &generator) {
        operations.append(randomOperation(on: tree, newID: &newID, using: &generator))
        tree.apply(operations.last!)
      }
      for (name, changeset) in [
        ("merged", TreeChangeset(patch: operations, from: old)), ("difference", TreeChangeset(from: old, to: tree)),
      ] {
        let flaw = flaw(in: changeset, from: old, to: tree)
        #expect(flaw == nil, "seed \(seed), \(name), \(operations)")
      }
    }
  }

  @Test("lead as changesets merged one by one to the tree they led to")
  func mergedChangesets() {
    for seed in 0..<400 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var newID = 10
      let old = Tree((0..<4).map { TreeNode(Item(id: $0), [TreeNode(Item(id: $0 + 4))]) })
      var tree = old
      var builder = TreeChangesetBuilder(old)
      for _ in 0..<4 {
        let before = tree
        for _ in 0..<3 { tree.apply(randomOperation(on: tree, newID: &newID, using: &generator)) }
        builder.apply(TreeChangeset(from: before, to: tree), leadingTo: tree)
      }
      #expect(flaw(in: builder.changeset(), from: old, to: tree) == nil, "seed \(seed)")
    }
  }

  @Test("cancel out where they should")
  func cancelledOut() {
    let old = Tree([TreeNode("a", [TreeNode("b")]), TreeNode("c")])
    func merged(_ operations: TreeOperation<String>...) -> TreeChangeset { TreeChangeset(patch: operations, from: old) }
    #expect(merged(.insert(TreeNode("x"), at: [1]), .delete(at: [1])).isEmpty)
    #expect(merged(.move(from: [0, 0], to: [2]), .move(from: [2], to: [0, 0])).isEmpty)
    #expect(merged(.update(at: [0, 0], newValue: "y"), .delete(at: [0])) == TreeChangeset(deletes: [[0]]))
    #expect(
      merged(.insert(TreeNode("x"), at: [0]), .insert(TreeNode("y"), at: [0, 0]), .update(at: [0], newValue: "z"))
        == TreeChangeset(inserts: [[0]]))
    #expect(
      merged(.insert(TreeNode("x"), at: [0]), .move(from: [2], to: [0, 0]))
        == TreeChangeset(deletes: [[1]], inserts: [[0]]))
    #expect(
      merged(.move(from: [0, 0], to: [0]), .update(at: [0], newValue: "z"))
        == TreeChangeset(deletes: [[0, 0]], inserts: [[0]]))
  }

  @Test("name themselves")
  func descriptions() {
    #expect(TreeOperation.insert(TreeNode("x", [TreeNode("y")]), at: [0, 2]).description == "insert(x[y], at: 0.2)")
    #expect(TreeOperation<Int>.delete(at: [1]).description == "delete(at: 1)")
    #expect(TreeOperation.update(at: [1], newValue: 3).description == "update(at: 1, newValue: 3)")
    #expect(TreeOperation<Int>.move(from: [1], to: [0, 0]).description == "move(from: 1, to: 0.0)")
  }
}
