import Changesets
import GeneratedCases
import Testing

@Suite("Edits merged into one changeset")
struct ListChangesetBuilderTests {
  private func changeset(of count: Int, _ edits: (inout ListChangesetBuilder) -> Void) -> ListChangeset {
    var builder = ListChangesetBuilder(count: count)
    edits(&builder)
    return builder.changeset()
  }

  @Test("are nothing when nothing was done")
  func nothing() {
    #expect(changeset(of: 5) { _ in }.isEmpty)
  }

  @Test("cancel out when an element comes and goes")
  func insertAndRemove() {
    #expect(
      changeset(of: 3) {
        $0.insert(at: 1)
        $0.update(at: 1)
        $0.remove(at: 1)
      }.isEmpty)
  }

  @Test("cancel out when an element moves away and back")
  func moveAndBack() {
    #expect(
      changeset(of: 4) {
        $0.move(from: 0, to: 3)
        $0.move(from: 3, to: 0)
      }.isEmpty)
  }

  @Test("are an insert when a new element is moved and updated")
  func insertMoveUpdate() {
    #expect(
      changeset(of: 2) {
        $0.insert(at: 0)
        $0.move(from: 0, to: 2)
        $0.update(at: 2)
      } == ListChangeset(inserts: [2]))
  }

  @Test("are a delete when an element is moved, updated and removed")
  func moveUpdateRemove() {
    #expect(
      changeset(of: 3) {
        $0.move(from: 0, to: 2)
        $0.update(at: 2)
        $0.remove(at: 2)
      } == ListChangeset(deletes: [0]))
  }

  @Test("are a delete and an insert when an element is moved and updated")
  func moveUpdate() {
    #expect(
      changeset(of: 4) {
        $0.update(at: 3)
        $0.move(from: 3, to: 0)
      } == ListChangeset(deletes: [3], inserts: [0]))
  }

  @Test("keep positions of the first list for deletes and of the last for everything else")
  func indexSpaces() {
    #expect(
      changeset(of: 5) {
        $0.remove(2, at: 0)
        $0.insert(3, at: 1)
        $0.update(at: 4)
      } == ListChangeset(deletes: [0, 1], inserts: [1, 2, 3], updates: [4]))
  }

  @Test("say the same as the difference of the first list and the last", arguments: 0..<20)
  func randomEdits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var edits = RandomEdits(count: .random(in: 0..<12, using: &generator))
      for _ in 0..<Int.random(in: 0..<12, using: &generator) { edits.makeOne(using: &generator) }
      #expect(edits.builder.count == edits.new.count)
      #expect(edits.builder.changeset() == ListChangeset(from: edits.old, to: edits.new))
    }
  }

  @Test("replay exactly when whole changesets are among them", arguments: 0..<20)
  func randomChangesets(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var edits = RandomEdits(count: .random(in: 0..<12, using: &generator))
      for _ in 0..<Int.random(in: 1..<6, using: &generator) {
        edits.makeOne(using: &generator)
        edits.makeSeveralAtOnce(using: &generator)
      }
      #expect(edits.builder.count == edits.new.count)
      #expect(flaw(in: edits.builder.changeset(), from: edits.old, to: edits.new) == nil)
    }
  }
}

/// A list under random edits, and the builder that hears of each.
private struct RandomEdits {
  let old: [Item]
  private(set) var new: [Item]
  private(set) var builder: ListChangesetBuilder
  private var newID = 100

  init(count: Int) {
    old = (0..<count).map { Item(id: $0) }
    new = old
    builder = ListChangesetBuilder(count: count)
  }

  mutating func makeOne(using generator: inout SplitMix64) {
    let position = Int.random(in: 0...new.count, using: &generator)
    let kind = position < new.count ? Int.random(in: 0..<4, using: &generator) : 0
    switch kind {
    case 0:
      let count = Int.random(in: 1...3, using: &generator)
      new.insert(contentsOf: (newID..<newID + count).map { Item(id: $0) }, at: position)
      newID += count
      builder.insert(count, at: position)
    case 1:
      let count = Int.random(in: 1...min(3, new.count - position), using: &generator)
      new.removeSubrange(position..<position + count)
      builder.remove(count, at: position)
    case 2:
      new[position].version += 1
      builder.update(at: position)
    default:
      let destination = Int.random(in: new.indices, using: &generator)
      new.insert(new.remove(at: position), at: destination)
      builder.move(from: position, to: destination)
    }
  }

  mutating func makeSeveralAtOnce(using generator: inout SplitMix64) {
    let next = edited(new, edits: 3, newID: &newID, using: &generator)
    builder.apply(ListChangeset(from: new, to: next))
    new = next
  }
}
