import Changesets
import FoundationEssentials
import Testing

@Suite("A changeset of places that is one edit")
struct PathEditTests {
  private let edits: [PathEdit] = [
    .delete([1, 2]), .insert([0, 0]), .update([3, 1]), .move(from: [0, 4], to: [2, 1]),
  ]

  @Test("is the same for sections whether it was written as an edit or as groups")
  func sameMeaningForSections() {
    let groups = [
      SectionedChangeset(deletes: [[1, 2]]), SectionedChangeset(inserts: [[0, 0]]),
      SectionedChangeset(updates: [[3, 1]]),
      SectionedChangeset(moves: [.init(from: [0, 4], to: [2, 1])]),
    ]
    for (edit, groups) in zip(edits, groups) {
      let changeset = SectionedChangeset(edit)
      #expect(changeset == groups)
      #expect(changeset.hashValue == groups.hashValue)
      #expect(changeset.edit == edit && groups.edit == edit)
      #expect(changeset.description == groups.description)
      #expect(!changeset.isEmpty)
      #expect(
        changeset
          == SectionedChangeset(
            deletes: changeset.deletes, inserts: changeset.inserts, updates: changeset.updates, moves: changeset.moves))
    }
    #expect(Set(edits.map { SectionedChangeset($0) }).count == edits.count)
  }

  @Test("is the same for trees whether it was written as an edit or as groups")
  func sameMeaningForTrees() {
    let groups = [
      TreeChangeset(deletes: [[1, 2]]), TreeChangeset(inserts: [[0, 0]]), TreeChangeset(updates: [[3, 1]]),
      TreeChangeset(moves: [.init(from: [0, 4], to: [2, 1])]),
    ]
    for (edit, groups) in zip(edits, groups) {
      let changeset = TreeChangeset(edit)
      #expect(changeset == groups)
      #expect(changeset.hashValue == groups.hashValue)
      #expect(changeset.edit == edit && groups.edit == edit)
      #expect(changeset.description == groups.description)
      #expect(!changeset.isEmpty && changeset.count == 1)
      #expect(
        changeset
          == TreeChangeset(
            deletes: changeset.deletes, inserts: changeset.inserts, updates: changeset.updates, moves: changeset.moves))
    }
  }

  @Test("can be told from one that is several or none")
  func severalEdits() {
    #expect(SectionedChangeset(inserts: [[0, 5], [0, 6]]).edit == nil)
    #expect(SectionedChangeset(deletes: [[0, 0]], inserts: [[0, 0]]).edit == nil)
    #expect(SectionedChangeset(sections: .inserts(0..<1), deletes: [[0, 0]]).edit == nil)
    #expect(SectionedChangeset(sections: .inserts(0..<1)).edit == nil)
    #expect(SectionedChangeset().edit == nil && SectionedChangeset().isEmpty)
    #expect(TreeChangeset(inserts: [[0, 5], [1]]).edit == nil)
    #expect(TreeChangeset().edit == nil && TreeChangeset().isEmpty)
  }

  @Test("grows into several and back")
  func mutation() {
    var changeset = TreeChangeset(.insert([1]))
    changeset.inserts.append([2, 0])
    changeset.updates = [[0]]
    #expect(changeset == TreeChangeset(inserts: [[1], [2, 0]], updates: [[0]]))
    #expect(changeset.edit == nil)
    changeset.inserts.removeAll()
    #expect(changeset.edit == .update([0]))
    changeset.updates = []
    #expect(changeset == TreeChangeset())
  }

  @Test("replays on sections")
  func replayOnSections() {
    func after(_ edit: PathEdit) -> [[String]] {
      var items = [["a", "b"], [], ["c"]]
      SectionedChangeset(edit).apply(
        to: &items, insertingSection: { _ in [] }, inserting: { "new \($0[0]) \($0[1])" },
        updating: { $0 += "\($1[1])" })
      return items
    }
    #expect(after(.delete([0, 0])) == [["b"], [], ["c"]])
    #expect(after(.insert([1, 0])) == [["a", "b"], ["new 1 0"], ["c"]])
    #expect(after(.update([0, 1])) == [["a", "b1"], [], ["c"]])
    #expect(after(.move(from: [0, 0], to: [0, 1])) == [["b", "a"], [], ["c"]])
    #expect(after(.move(from: [0, 0], to: [2, 1])) == [["b"], [], ["c", "a"]])
  }

  @Test("replays on a tree, where a place after a move counts without the node")
  func replayOnTree() {
    func after(_ edit: PathEdit) -> String {
      var tree = TreeArray([TreeNode("a", [TreeNode("b"), TreeNode("c")]), TreeNode("d")])
      TreeChangeset(edit).apply(to: &tree, inserting: { _ in TreeNode("new") }, updating: { value, _ in value += "!" })
      return "\(tree)"
    }
    #expect(after(.delete([0, 0])) == "[a[c], d]")
    #expect(after(.insert([1, 0])) == "[a[b, c], d[new]]")
    #expect(after(.update([0])) == "[a![b, c], d]")
    #expect(after(.move(from: [0], to: [0, 0])) == "[d[a[b, c]]]")
    #expect(after(.move(from: [0, 1], to: [0])) == "[c, a[b], d]")
  }
}
