import BindingCore

// H, continued: single edits of an array with sections and of a tree, with an observer, beside bare arrays of arrays
// whose edits are told by a call.

extension Row {
  static let nestedArrays = [
    Row(
      id: "H4", title: "array with sections: insert, update, move, remove", unit: 4,
      target: Target(limit: 10, allocations: 0),
      peers: [.ours(editingSections), .limit(editingBareSections)]),
    Row(
      id: "H5", title: "tree: insert, update, move, remove", unit: 4,
      target: Target(limit: 10, allocations: 0),
      peers: [.ours(editingTree), .limit(editingBareSections)]),
  ]
}

private nonisolated let sectionCount = 10
private nonisolated let itemCount = 20

private func editingSections() -> (Int) -> Int {
  let sink = Sink()
  let sections = (0..<sectionCount).map {
    Observable2DArraySection(metadata: $0, items: Array(0..<itemCount))
  }
  let array = opaque(MutableObservable2DArray(sections))
  array.observeNext { sink.take($0.collection.sections[0].items.count) }
  _ = sink.empty()
  return { count in
    for step in 0..<count / 4 {
      let section = step % sectionCount
      let path = IndexPath(item: step % itemCount, section: section)
      let end = IndexPath(item: itemCount, section: section)
      array.insert(item: step, at: path)
      array[path] = step + 1
      array.moveItem(from: path, to: end)
      sink.take(array.removeItem(at: end))
    }
    return sink.empty()
  }
}

private func editingTree() -> (Int) -> Int {
  let sink = Sink()
  let nodes = (0..<sectionCount).map { TreeNode($0, (0..<itemCount).map { TreeNode($0) }) }
  let tree = opaque(MutableObservableTree(nodes))
  tree.observeNext { sink.take($0.collection.children[0].children.count) }
  _ = sink.empty()
  return { count in
    for step in 0..<count / 4 {
      let parent = step % sectionCount
      let path = IndexPath(item: step % itemCount, section: parent)
      let end = IndexPath(item: itemCount, section: parent)
      tree.insert(TreeNode(step), at: path)
      tree.update(at: path, newValue: step + 1)
      tree.move(from: path, to: end)
      sink.take(tree.remove(at: end).value)
    }
    return sink.empty()
  }
}

private func editingBareSections() -> (Int) -> Int {
  let sink = Sink()
  let array = opaque(BareSections())
  let observer = opaqueObserver { sink.take($0) }
  return { count in
    for step in 0..<count / 4 {
      let section = step % sectionCount
      let position = step % itemCount
      array.sections[section].insert(step, at: position)
      observer(array.sections[0].count)
      array.sections[section][position] = step + 1
      observer(array.sections[0].count)
      array.sections[section].insert(array.sections[section].remove(at: position), at: itemCount)
      observer(array.sections[0].count)
      sink.take(array.sections[section].remove(at: itemCount))
      observer(array.sections[0].count)
    }
    return sink.empty()
  }
}

private nonisolated final class BareSections {
  @exclusivity(unchecked) var sections = [[Int]](
    repeating: Array(0..<itemCount), count: sectionCount)
}
