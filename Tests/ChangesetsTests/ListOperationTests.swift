import Changesets
import GeneratedCases
import Testing

@Suite("Operations on a list")
struct ListOperationTests {
  @Test func ofAChangesetLeadFromTheOldListToTheNewOneForEveryPairOfSmallArrays() {
    let alphabet = (0..<3).flatMap { id in (0..<2).map { Item(id: id, version: $0) } }
    let arrays = everyArray(over: alphabet, upTo: 3)
    var flaws: [String] = []
    for (old, new) in somePairs(arrays, arrays) {
      let changeset = ListChangeset(from: old, to: new)
      if let flaw = flaw(inPatchOf: changeset, from: old, to: new) { flaws.append("\(old) to \(new): \(flaw)") }
    }
    #expect(flaws.prefix(3) == [])
  }

  @Test func ofAChangesetMoveEachElementOnceForEveryPermutationOfSix() {
    let old = (0..<6).map { Item(id: $0) }
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let new = old.shuffled(using: &generator)
      let changeset = ListChangeset(from: old, to: new)
      #expect(flaw(inPatchOf: changeset, from: old, to: new) == nil)
      #expect(changeset.patch(to: new).count <= changeset.moves.count)
    }
  }

  @Test(arguments: [1, 5, 30, 300]) func ofAChangesetReplayForRandomEdits(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var newID = 1000
    for _ in 0..<50 {
      let old = (0..<Int.random(in: 0..<150, using: &generator)).map { Item(id: $0) }
      let new = edited(old, edits: edits, newID: &newID, using: &generator)
      #expect(flaw(inPatchOf: ListChangeset(from: old, to: new), from: old, to: new) == nil)
    }
  }

  @Test(arguments: 0..<20) func makeAChangesetThatReplaysAndMakesOperationsThatReplay(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var newID = 100
    for _ in 0..<60 {
      let old = (0..<Int.random(in: 0..<8, using: &generator)).map { Item(id: $0) }
      var new = old
      var patch: [ListOperation<Item>] = []
      for _ in 0..<Int.random(in: 0..<10, using: &generator) {
        let operation = randomOperation(on: new, newID: &newID, using: &generator)
        patch.append(operation)
        new.apply(operation)
      }
      let changeset = ListChangeset(patch: patch)
      #expect(changeset == ListChangeset(from: old, to: new), "seed \(seed): \(patch)")
      #expect(flaw(inPatchOf: changeset, from: old, to: new) == nil, "seed \(seed): \(patch)")
    }
  }

  @Test func cancelOutInAChangeset() {
    let patch: [ListOperation<String>] = [.insert("a", at: 3), .move(from: 3, to: 0), .delete(at: 0)]
    #expect(ListChangeset(patch: patch).isEmpty)
  }

  @Test func areDescribedInShort() {
    let patch: [ListOperation<Int>] = [
      .insert(7, at: 0), .delete(at: 1), .update(at: 2, newElement: 8), .move(from: 3, to: 4),
    ]
    #expect(
      "\(patch.map { $0.map(String.init) })"
        == "[insert(7, at: 0), delete(at: 1), update(at: 2, newElement: 8), move(from: 3, to: 4)]")
  }

  private func flaw(inPatchOf changeset: ListChangeset, from old: [Item], to new: [Item]) -> String? {
    var list = old
    let patch = changeset.patch(to: new)
    list.apply(patch)
    if list != new { return "\(patch) makes \(list)" }
    let merged = ListChangeset(patch: patch)
    return merged == changeset ? nil : "\(patch) is merged to \(merged), not \(changeset)"
  }

  private func randomOperation(
    on list: [Item], newID: inout Int, using generator: inout SplitMix64
  ) -> ListOperation<Item> {
    let position = Int.random(in: 0...list.count, using: &generator)
    switch position < list.count ? Int.random(in: 0..<4, using: &generator) : 0 {
    case 0:
      newID += 1
      return .insert(Item(id: newID), at: position)
    case 1: return .delete(at: position)
    case 2:
      return .update(at: position, newElement: Item(id: list[position].id, version: list[position].version + 1))
    default: return .move(from: position, to: .random(in: list.indices, using: &generator))
    }
  }
}
