import BindingCore
import Testing

@Suite("An observable tree")
struct ObservableTreeTests {
  private typealias Node = TreeNode<String>
  private let tree = MutableObservableTree([Node("a", [Node("b"), Node("c")]), Node("d")])

  @Test("says what each edit changed")
  func edits() {
    let follower = follow(tree)
    tree.append(Node("e"))
    tree.insert(Node("f", [Node("g")]), at: [0, 1])
    tree.insert(contentsOf: [Node("h"), Node("i")], at: [1, 0])
    tree.insert(contentsOf: [], at: [0])
    tree[[0, 1, 0]] = "G"
    tree.update(at: [0], newValue: "A")
    tree[childAt: [0, 0]] = Node("B")
    tree.move(from: [0, 1], to: [1, 2])
    tree.move(from: [1], to: [1])
    #expect(tree.remove(at: [0]).value == "A")
    tree.removeAll()
    tree.removeAll()
    #expect(
      follower.changes.dropFirst() == [
        .changes(TreeChangeset(inserts: [[2]])), .changes(TreeChangeset(inserts: [[0, 1]])),
        .changes(TreeChangeset(inserts: [[1, 0], [1, 1]])), .changes(TreeChangeset(updates: [[0, 1, 0]])),
        .changes(TreeChangeset(updates: [[0]])), .changes(TreeChangeset(deletes: [[0, 0]], inserts: [[0, 0]])),
        .changes(TreeChangeset(moves: [.init(from: [0, 1], to: [1, 2])])), .changes(TreeChangeset(deletes: [[0]])),
        .changes(TreeChangeset(deletes: [[0], [1]])),
      ])
    #expect(follower.flaws == [] && tree.isEmpty)
  }

  @Test("can be read at places of any depth")
  func reading() {
    #expect(tree[[0, 1]] == "c" && tree[childAt: [0]].children.count == 2 && tree.children.count == 2)
    #expect(tree.collection == tree.collection && !tree.isEmpty)
    #expect(tree.collection.breadthFirst.map(\.node.value) == ["a", "d", "b", "c"])
  }

  @Test("is replaced as a whole or by what differs")
  func replacing() {
    let follower = follow(tree)
    tree.replace(with: TreeArray([Node("d"), Node("a", [Node("c")])]), performDiff: true)
    tree.replace(with: tree.collection, performDiff: true)
    tree.replace(with: TreeArray([Node("x")]), performDiff: false)
    #expect(
      follower.changes == [
        .reset, .changes(TreeChangeset(deletes: [[0, 0]], moves: [.init(from: [0], to: [1])])), .reset,
      ]
        || follower.changes == [
          .reset, .changes(TreeChangeset(deletes: [[0, 0]], moves: [.init(from: [1], to: [0])])), .reset,
        ])
    #expect(follower.flaws == [] && follower.collection == TreeArray([Node("x")]))
  }

  @Test("makes one event of a batch, nested or not, without what cancels out")
  func batches() {
    let follower = follow(tree)
    tree.batchUpdate {
      tree.append(Node("e"))
      tree.batchUpdate { tree in
        tree.move(from: [0, 0], to: [2])
        tree.insert(Node("f"), at: [0, 0])
        tree[[3]] = "E"
      }
      tree.remove(at: [0, 0])
      #expect(follower.events.count == 1)
    }
    tree.batchUpdate {
      tree.append(Node("x"))
      tree.remove(at: [3 + 1])
    }
    tree.batchUpdate {}
    #expect(
      follower.changes.dropFirst() == [
        .changes(TreeChangeset(inserts: [[3]], moves: [.init(from: [0, 0], to: [2])]))
      ])
    tree.batchUpdate {
      tree.replace(with: TreeArray())
      tree.append(Node("y"))
    }
    #expect(follower.changes.count == 3 && follower.changes.last == .reset)
    tree.apply([.insert(Node("z"), at: [0]), .update(at: [1], newValue: "Y"), .move(from: [1], to: [0])])
    #expect(follower.flaws == [] && tree.collection == TreeArray([Node("Y"), Node("z")]))
    #expect(follower.events.count == 4)
  }

  @Test("tells an observer that arrives inside a batch the rest of it only")
  func lateObserver() {
    let early = follow(tree)
    tree.batchUpdate {
      tree.append(Node("e"))
      let late = follow(tree)
      tree.append(Node("f"))
      #expect(late.events.count == 1 && early.events.count == 2)
    }
    #expect(early.events.count == 3 && early.flaws == [])
  }

  @Test("ends with its object, and its bindings with it")
  func lifetime() {
    expectNoLeaks {
      var tree: MutableObservableTree? = MutableObservableTree([Node("a")])
      let copy = MutableObservableTree<String>()
      tree!.bind(to: copy)
      let follower = follow(tree!)
      let other = follow(copy)
      tree!.append(Node("b"))
      #expect(other.changes == [.reset, .changes(TreeChangeset(inserts: [[1]]))])
      copy.append(Node("c"))
      tree!.append(Node("d"))
      #expect(other.changes.last == .reset && copy.collection == tree!.collection)
      tree = nil
      #expect(follower.hasFinished && !other.hasFinished && other.flaws == [])
      other.subscription.dispose()
    }
  }

  @Test("maps each node once, and hides rejected ones with all below them")
  func operators() {
    var mapped: [String] = []
    var asked: [String] = []
    let upper = follow(
      tree.mapCollection { value in
        mapped.append(value)
        return value.uppercased()
      })
    let shown = follow(
      tree.filterCollection { value in
        asked.append(value)
        return !value.hasPrefix("-")
      })
    tree[[0]] = "-a"
    tree.insert(Node("e", [Node("-f"), Node("g")]), at: [0, 0])
    tree.move(from: [0, 0], to: [2])
    tree[[0]] = "a"
    tree.move(from: [2, 0], to: [2, 1])
    tree.remove(at: [2, 1])
    #expect(mapped == ["a", "b", "c", "d", "-a", "e", "-f", "g", "a"] && asked == mapped)
    #expect(upper.flaws == [] && upper.collection == tree.collection.map { $0.uppercased() })
    #expect(
      shown.changes == [
        .reset, .changes(TreeChangeset(deletes: [[0]])), .changes(TreeChangeset(inserts: [[1]])),
        .changes(TreeChangeset(inserts: [[0]])),
      ])
    #expect(shown.flaws == [] && shown.collection == tree.collection)
  }
}
