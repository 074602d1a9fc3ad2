import BindingCore
import Testing

/// Trees of objects, as in Bond 7.
struct ObjectTreeTests {
  @Test func whoHoldsANodeEditsTheTree() {
    let photos = ObjectTreeNode("Photos", [ObjectTreeNode("2025")])
    let folders = ObjectTreeArray([photos])
    photos.children.append(ObjectTreeNode("2026"))
    folders[childAt: [0, 0]].value = "2024"
    #expect("\(folders.tree)" == "[Photos[2024, 2026]]")
    #expect(folders[childAt: [0]] === photos)
  }

  @Test func anObservableTreeIsGivenItsValue() {
    let folders = ObjectTreeArray(TreeArray([TreeNode("a", [TreeNode("b")])]))
    let tree = MutableObservableTree<String>()
    tree.replace(with: folders.tree)
    folders.children[0].children.removeAll()
    #expect("\(tree.collection)" == "[a[b]]")
    tree.replace(with: folders.tree, performDiff: true)
    #expect("\(tree.collection)" == "[a]")
  }
}
