import Changesets
import FoundationEssentials
import Testing

@Suite("Trees")
struct TreeNodeTests {
  private typealias Node = TreeNode<String>
  private var tree = Tree([Node("a", [Node("b", [Node("c")]), Node("d")]), Node("e")])

  @Test("are walked depth first and level by level, with places")
  func traversals() {
    #expect(tree.depthFirst.map(\.node.value) == ["a", "b", "c", "d", "e"])
    #expect(tree.depthFirst.map(\.path) == [[0], [0, 0], [0, 0, 0], [0, 1], [1]])
    #expect(tree.breadthFirst.map(\.node.value) == ["a", "e", "b", "d", "c"])
    #expect(tree.breadthFirst.map(\.path) == [[0], [1], [0, 0], [0, 1], [0, 0, 0]])
    #expect(tree.breadthFirst.first { $0.node.value == "d" }?.path == [0, 1])
    #expect(Tree<Int>().depthFirst.map(\.path) == [] && Tree<Int>().breadthFirst.map(\.path) == [])
  }

  @Test("are read and written at places of any depth")
  mutating func places() {
    #expect(tree[[0, 0, 0]] == "c" && tree[childAt: [0, 0]] == Node("b", [Node("c")]))
    #expect(tree.children(of: []).count == 2 && tree.children(of: [0]).map(\.value) == ["b", "d"])
    #expect(tree.contains([0, 1]) && !tree.contains([1, 0]) && !tree.contains([]))
    tree[[0, 0, 0]] = "x"
    tree[childAt: [0, 1]] = Node("y", [Node("z")])
    #expect(tree.description == "[a[b[x], y[z]], e]")
    // Places in a node do not begin with its own.
    #expect(tree.children[0][[0, 0]] == "x")
  }

  @Test("are edited at places of any depth")
  mutating func edits() {
    tree.append(Node("f"))
    tree.insert(Node("g"), at: [0, 0, 1])
    tree.insert(contentsOf: [Node("h"), Node("i")], at: [1, 0])
    #expect(tree.remove(at: [0, 1]).value == "d")
    #expect(tree.description == "[a[b[c, g]], e[h, i], f]")
    tree.move(from: [0, 0], to: [1, 2])
    #expect(tree.description == "[a, e[h, i, b[c, g]], f]")
    // The place counts without the node that moves.
    tree.move(from: [0], to: [0, 0])
    #expect(tree.description == "[e[a, h, i, b[c, g]], f]")
    #expect(tree.map(\.count).children[1].value == 1)
    tree.removeAll()
    #expect(tree == Tree())
  }

  #if os(Linux)
  @Test("stop with a message at a place that is not there")
  func missingPlace() async {
    await #expect(processExitsWith: .failure) {
      var tree = Tree([TreeNode(1)])
      tree.move(from: [0], to: [0, 0])
    }
  }
  #endif
}
