import BindingCore
import GeneratedCases
import Testing

@Suite("The events of a tree")
struct ObservableTreeReplayTests {
  private typealias Follower<Value: Equatable> = CollectionFollower<TreeArray<Value>, TreeChangeset>

  /// Observers of everything that can be made of a tree, and what each should show in the end.
  private final class Audience {
    let direct: Follower<Song>
    let mapped: Follower<Int>
    let filtered: Follower<Song>
    let chained: Follower<Int>

    private static func isShown(_ song: Song) -> Bool { (song.id + song.plays) % 4 != 1 }
    private static func shown(_ nodes: [TreeNode<Song>]) -> [TreeNode<Song>] {
      nodes.filter { isShown($0.value) }.map { TreeNode($0.value, shown($0.children)) }
    }

    init(_ folders: Folders, then body: @escaping () -> Void = {}) {
      direct = follow(folders, then: body)
      mapped = follow(folders.mapCollection { $0.id * 1000 + $0.plays })
      filtered = follow(folders.filterCollection(Self.isShown))
      chained = follow(folders.filterCollection(Self.isShown).filterCollection { $0.plays < 3 }.mapCollection(\.id))
    }

    /// What did not fit, or is not shown as it should be.
    func mistakes(_ folders: Folders) -> [String] {
      var mistakes = direct.flaws + mapped.flaws + filtered.flaws + chained.flaws
      let tree = folders.collection
      func all(_ nodes: [TreeNode<Song>]) -> [TreeNode<Song>] {
        nodes.filter { $0.value.plays < 3 }.map { TreeNode($0.value, all($0.children)) }
      }
      if direct.collection != tree { mistakes.append("direct") }
      if mapped.collection != tree.map({ $0.id * 1000 + $0.plays }) { mistakes.append("mapped") }
      if filtered.collection != TreeArray(Self.shown(tree.children)) { mistakes.append("filtered") }
      if chained.collection != TreeArray(all(Self.shown(tree.children))).map(\.id) { mistakes.append("chained") }
      return mistakes
    }
  }

  @Test("replay under random edits, through every operator and for observers of any age", arguments: 0..<40)
  func randomEdits(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 1)
      let folders = editor.newFolders()
      var audiences = [Audience(folders)]
      for _ in 0..<12 {
        switch editor.random(below: 10) {
        case 0 where audiences.count < 3: audiences.append(Audience(folders))
        case 1, 2:
          folders.batchUpdate {
            for _ in 0..<editor.random(below: 5) {
              folders.batchUpdate { for _ in 0..<editor.random(below: 3) { editor.edit(folders) } }
            }
          }
        default: editor.edit(folders)
        }
      }
      for (age, audience) in audiences.enumerated() {
        #expect(audience.mistakes(folders) == [], "seed \(seed), observer \(age)")
      }
    }
  }

  @Test("wait their turn when an observer edits the tree", arguments: 0..<20)
  func randomReentrancy(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 7)
      let folders = editor.newFolders()
      var budget = 8
      var late: [Audience] = []
      let before = Audience(folders)
      let meddler = Audience(folders) {
        guard budget > 0 else { return }
        budget -= 1
        switch editor.random(below: 6) {
        case 0 where late.count < 2: late.append(Audience(folders))
        case 1: folders.batchUpdate { for _ in 0..<3 { editor.edit(folders) } }
        default: for _ in 0..<editor.random(below: 3) { editor.edit(folders) }
        }
      }
      let after = Audience(folders)
      for _ in 0..<5 { editor.edit(folders) }
      for audience in [before, meddler, after] + late {
        #expect(audience.mistakes(folders) == [], "seed \(seed)")
      }
    }
  }

  @Test("reach a tree that is bound, also when somebody else writes to it", arguments: 0..<8)
  func randomBinding(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 3)
      let folders = editor.newFolders()
      let copy = Folders()
      folders.bind(to: copy)
      let audience = Audience(copy)
      for _ in 0..<10 {
        if editor.random(below: 6) == 0 { editor.edit(copy) }
        editor.edit(folders)
      }
      folders.append(editor.newNode())
      #expect(audience.mistakes(copy) == [], "seed \(seed)")
      #expect(copy.collection == folders.collection, "seed \(seed)")
    }
  }
}
