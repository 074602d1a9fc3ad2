import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// Trees in list views.
extension GtkTests {
  private typealias Node = TreeNode<Record>

  /// What a list is to show: the visible nodes with their depth.
  private func visible(_ nodes: [Node], _ expanded: Set<Int>, _ depth: Int = 0) -> [String] {
    nodes.flatMap { node in
      ["\(depth) \(node.value.text)"]
        + (expanded.contains(node.value.id) ? visible(node.children, expanded, depth + 1) : [])
    }
  }

  private func shown(_ listView: ListView) -> [String] {
    zip(listView.children, listView.rowTexts).map { line, text in
      "\((line.firstChild?.firstChild?.marginStart ?? 0) / 20) \(text)"
    }
  }

  @Test func `Nodes are shown below those that are expanded`() async throws {
    try await withoutLeaks {
      let tree = MutableObservableTree([
        Node(Record(1), [Node(Record(11), [Node(Record(111))]), Node(Record(12))]), Node(Record(2)),
      ])
      let (listView, expansion) = (ListView(), TreeExpansion<Int>())
      let selection = SingleItemSelection<Record>()
      tree.bind(to: listView, expansion: expansion, selection: selection) { TextCell(\.text) }
      await showing(listView) {
        await until { shown(listView) == ["0 1", "0 2"] }
        listView.children[0].firstChild?.firstChild?.activate()
        await until { shown(listView) == ["0 1", "1 11", "1 12", "0 2"] }
        expansion.expandAll(of: tree.collection)
        await until { shown(listView) == ["0 1", "1 11", "2 111", "1 12", "0 2"] }
        #expect(listView.children[2].accessibleLabel == "111")
        #expect(listView.children[0].press(GDK_KEY_Left))
        await until { shown(listView) == ["0 1", "0 2"] }
        #expect(!listView.children[0].press(GDK_KEY_minus) && !listView.children[1].press(GDK_KEY_Right))
        #expect(listView.children[0].press(GDK_KEY_KP_Add))
        await until { shown(listView) == ["0 1", "1 11", "2 111", "1 12", "0 2"] }
        selection.selectedItem.value = Record(111)
        #expect(listView.model?.isSelected(2) == true)
        tree.move(from: [0, 0], to: [1, 0])
        await until { shown(listView) == ["0 1", "1 12", "0 2"] }
        #expect(selection.selectedItem.value == nil)
        expansion.expand(2)
        await until { shown(listView) == ["0 1", "1 12", "0 2", "1 11", "2 111"] }
        tree[[1, 0, 0]].text = "deep"
        await until { shown(listView) == ["0 1", "1 12", "0 2", "1 11", "2 deep"] }
        expansion.collapseAll()
        await until { shown(listView) == ["0 1", "0 2"] }
      }
    }
  }

  @Test func `Whatever happens to a tree, the list shows it, and what is expanded stays so`() async throws {
    try await withoutLeaks {
      var random = RepeatableNumbers(seed: 8)
      let tree = MutableObservableTree([Node(Record(0), [Node(Record(1))])])
      let (listView, expansion) = (ListView(), TreeExpansion<Int>())
      tree.bind(to: listView, expansion: expansion) { TextCell(\.text) }
      /// Some place that a node can go to.
      @MainActor func place(in nodes: [Node], _ path: IndexPath = []) -> IndexPath {
        if nodes.isEmpty || random.below(3) == 0 { return path.appending(random.below(nodes.count + 1)) }
        let index = random.below(nodes.count)
        return place(in: nodes[index].children, path.appending(index))
      }
      @MainActor func node(in nodes: [Node], _ path: IndexPath = []) -> IndexPath {
        let index = random.below(nodes.count)
        let node = nodes[index]
        let found = path.appending(index)
        return node.children.isEmpty || random.below(2) == 0 ? found : self.descend(node.children, found, &random)
      }
      await showing(listView) {
        for round in 1..<150 {
          switch random.below(6) {
          case 0 where tree.children.count > 2: tree.remove(at: node(in: tree.children))
          case 1 where !tree.isEmpty: tree[node(in: tree.children)].text += "!"
          case 2 where !tree.isEmpty: expansion.toggle(tree[node(in: tree.children)].id)
          case 3:
            var copy = tree.collection
            copy.insert(Node(Record(1000 + round)), at: place(in: copy.children))
            if !copy.children.isEmpty { copy.move(from: [0], to: [copy.children.count - 1]) }
            tree.replace(with: copy, performDiff: round % 2 == 0)
          default: tree.insert(Node(Record(10 * round), [Node(Record(10 * round + 1))]), at: place(in: tree.children))
          }
          let expected = visible(tree.children, expansion.expandedIDs.value)
          await until { shown(listView) == expected }
        }
      }
    }
  }

  private func descend(_ nodes: [Node], _ path: IndexPath, _ random: inout RepeatableNumbers) -> IndexPath {
    let index = random.below(nodes.count)
    let found = path.appending(index)
    return nodes[index].children.isEmpty || random.below(2) == 0
      ? found : descend(nodes[index].children, found, &random)
  }

  @Test func `Expanding announces exactly the rows that come`() async throws {
    try await withoutLeaks {
      let tree = MutableObservableTree([Node(Record(1), [Node(Record(11)), Node(Record(12))]), Node(Record(2))])
      let expansion = TreeExpansion<Int>()
      var changes: [String] = []
      let observation = tree.visibleRows(expansion).observeNext { changes.append("\($0.change)") }
      expansion.expand(1)
      expansion.expand(1)
      expansion.expand(12)
      tree.append(Node(Record(3)))
      tree[[1]].text = "two"
      expansion.collapse(1)
      #expect(
        changes == [
          "reset", "inserts([1, 2]), updates([0])", "inserts([4])", "updates([3])", "deletes([1, 2]), updates([0])",
        ])
      observation.dispose()
    }
  }
}
