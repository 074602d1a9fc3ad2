import Changesets
import FoundationEssentials
import GeneratedCases
import Testing

@Suite("A builder of changesets with sections")
struct SectionedChangesetBuilderTests {
  @Test("merges edits into one changeset that replays", arguments: 1...60)
  func randomEdits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var newID = 1000
    for round in 0..<30 {
      var list = Sections<Item>(headers: (0..<4).map { Header(id: $0) }, items: [])
      list.items = (0..<4).map { section in (0..<(section * 2)).map { Item(id: section * 10 + $0) } }
      let old = list
      var builder = SectionedChangesetBuilder(counts: list.counts)
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        edit(&list, &builder, newID: &newID, using: &generator)
      }
      #expect(flaw(in: builder.changeset(), from: old, to: list) == nil, "seed \(seed), round \(round)")
    }
  }

  @Test("takes whole changesets between edits", arguments: 1...40)
  func changesetsBetweenEdits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var newID = 1000
    var list = Sections<Item>(headers: (0..<3).map { Header(id: $0) }, items: [])
    list.items = (0..<3).map { section in (0..<4).map { Item(id: section * 10 + $0) } }
    let old = list
    var builder = SectionedChangesetBuilder(counts: list.counts)
    for round in 0..<10 {
      let before = list
      var ignored = SectionedChangesetBuilder(counts: list.counts)
      for _ in 0..<3 { edit(&list, &ignored, newID: &newID, using: &generator) }
      builder.apply(before.difference(to: list), newCounts: list.counts)
      edit(&list, &builder, newID: &newID, using: &generator)
      #expect(flaw(in: builder.changeset(), from: old, to: list) == nil, "seed \(seed), round \(round)")
    }
  }

  @Test("lets edits cancel out")
  func cancellation() {
    var builder = SectionedChangesetBuilder(counts: [2, 3])
    builder.moveItem(from: [0, 0], to: [1, 2])
    builder.moveItem(from: [1, 2], to: [0, 0])
    builder.insertItems(2, at: [1, 1])
    builder.removeItems(2, at: [1, 1])
    builder.moveSection(from: 0, to: 1)
    builder.moveSection(from: 1, to: 0)
    builder.insertSection(count: 4, at: 1)
    builder.updateItem(at: [1, 2])
    builder.removeSection(at: 1)
    #expect(builder.changeset().isEmpty)
  }

  @Test("makes an insert of an item that was saved from a section that went")
  func savedFromRemovedSection() {
    var builder = SectionedChangesetBuilder(counts: [1, 2])
    builder.moveItem(from: [1, 0], to: [0, 1])
    builder.removeSection(at: 1)
    #expect(builder.changeset() == SectionedChangeset(sections: .deletes(1..<2), inserts: [[0, 1]]))
  }

  @Test("makes a delete and an insert of a section that moved and got other metadata, with all that is in it")
  func movedAndUpdatedSection() {
    var builder = SectionedChangesetBuilder(counts: [1, 2, 1])
    builder.moveSection(from: 2, to: 0)
    builder.updateSection(at: 0)
    builder.moveItem(from: [0, 0], to: [1, 0])
    #expect(
      builder.changeset()
        == SectionedChangeset(sections: ListChangeset(deletes: [2], inserts: [0]), inserts: [[1, 0]]))
  }
}
