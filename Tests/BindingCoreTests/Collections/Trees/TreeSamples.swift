import BindingCore

typealias Folders = MutableObservableTree<Song>

extension SongEditor {
  func newNode() -> TreeNode<Song> {
    let songs = newSongs(4)
    switch random(below: 4) {
    case 0: return TreeNode(songs[0], [TreeNode(songs[1]), TreeNode(songs[2], [TreeNode(songs[3])])])
    case 1: return TreeNode(songs[0], [TreeNode(songs[1])])
    default: return TreeNode(songs[0])
    }
  }

  func newFolders() -> Folders { Folders((0..<random(below: 4)).map { _ in newNode() }) }

  /// A place where a node can be inserted.
  func gap(in tree: TreeArray<Song>) -> IndexPath {
    let parents = [IndexPath()] + tree.depthFirst.map(\.path)
    let parent = parents[random(below: parents.count)]
    return parent.appending(random(below: tree.children(of: parent).count + 1))
  }

  /// Edits a tree at random.
  func edit(_ folders: Folders) {
    let tree = folders.collection
    let paths = tree.depthFirst.map(\.path)
    guard !paths.isEmpty else { return folders.append(newNode()) }
    let path = paths[random(below: paths.count)]
    switch random(below: 16) {
    case 0: folders.append(newNode())
    case 1, 2: folders.insert(newNode(), at: gap(in: tree))
    case 3: folders.insert(contentsOf: (0..<random(below: 3)).map { _ in newNode() }, at: gap(in: tree))
    case 4, 5: folders.remove(at: path)
    case 6, 7, 8: folders[path].plays += 1
    case 9: folders[childAt: path] = newNode()
    case 10 where random(below: 12) == 0: folders.removeAll()
    case 11 where random(below: 6) == 0: folders.replace(with: TreeArray([newNode(), newNode()]))
    case 12:
      var tree = tree
      for _ in 0..<3 { change(&tree) }
      folders.replace(with: tree, performDiff: true)
    default:
      var rest = tree
      rest.remove(at: path)
      folders.move(from: path, to: gap(in: rest))
    }
  }

  private func change(_ tree: inout TreeArray<Song>) {
    let paths = tree.depthFirst.map(\.path)
    guard !paths.isEmpty else { return }
    let path = paths[random(below: paths.count)]
    switch random(below: 4) {
    case 0: tree[path].plays += 1
    case 1: tree.insert(newNode(), at: gap(in: tree))
    default:
      let node = tree.remove(at: path)
      tree.insert(node, at: gap(in: tree))
    }
  }
}
