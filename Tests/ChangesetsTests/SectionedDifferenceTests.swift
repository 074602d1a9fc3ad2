import Changesets
import FoundationEssentials
import GeneratedCases
import Testing

@Suite("The difference between two lists with sections")
struct SectionedDifferenceTests {
  private let a = Header(id: 0)
  private let b = Header(id: 1)
  private let c = Header(id: 2)

  @Test("names what happened to sections and to items, also across sections")
  func namesEveryKindOfChange() {
    let old = Sections(headers: [a, b, c], items: [[1, 2, 3], [4, 5], [6]])
    let new = Sections(headers: [c, a, Header(id: 3)], items: [[6, 2], [3, 1, 9], [4]])
    let changeset = old.difference(to: new)
    #expect(flaw(in: changeset, from: old, to: new) == nil)
    #expect(
      changeset.sections
        == ListChangeset(deletes: [1], inserts: [2], moves: [.init(from: 2, to: 0)]))
    #expect(changeset.deletes == [])
    #expect(changeset.inserts == [[1, 2]])
    #expect(changeset.moves.count == 2)
    #expect(changeset.moves.first == .init(from: [0, 1], to: [0, 1]))
  }

  @Test("has an insert for an item that left a deleted section, and a delete for one that went into a new one")
  func movesOutOfDeletedAndIntoInsertedSections() {
    let old = Sections(headers: [a, b], items: [[1], [2]])
    let new = Sections(headers: [a, c], items: [[2], [1]])
    #expect(
      old.difference(to: new)
        == SectionedChangeset(
          sections: ListChangeset(deletes: [1], inserts: [1]), deletes: [[0, 0]], inserts: [[0, 0]]))
  }

  @Test("is a delete and an insert for an item that changed and moved to another section")
  func movedAndChanged() {
    let old = Sections(headers: [a, b], items: [[Item(id: 1)], []])
    let new = Sections(headers: [a, b], items: [[], [Item(id: 1, version: 1)]])
    #expect(old.difference(to: new) == SectionedChangeset(deletes: [[0, 0]], inserts: [[1, 0]]))
  }

  @Test("tells changed metadata from changed items")
  func updates() {
    let old = Sections(headers: [a, b], items: [[Item(id: 1)], [Item(id: 2)]])
    let new = Sections(headers: [a, Header(id: 1, version: 1)], items: [[Item(id: 1, version: 1)], [Item(id: 2)]])
    #expect(old.difference(to: new) == SectionedChangeset(sections: .updates(1..<2), updates: [[0, 0]]))
    #expect(old.difference(to: old).isEmpty)
  }

  @Test("replays for every pair of small lists, with repeated ids, changed contents and changed sections")
  func everySmallPairWithIdentity() {
    let alphabet = [Item(id: 0), Item(id: 0, version: 1), Item(id: 1)]
    let lists = everySections([[a, b]], over: alphabet, upTo: 2)
    let results = everySections([[], [a], [b, a], [Header(id: 0, version: 1), b]], over: alphabet, upTo: 2)
    var flaws: [String] = []
    for (old, new) in somePairs(lists, results) where flaws.count < 3 {
      if let flaw = flaw(in: old.difference(to: new), from: old, to: new) {
        flaws.append("\(old) to \(new): \(flaw)")
      }
    }
    #expect(flaws == [])
  }

  @Test("deletes and inserts the fewest items for every pair of small lists with repeated items")
  func everySmallPairByValue() {
    let lists = everySections([[a, b]], over: [0, 1, 2], upTo: 2)
    let results = everySections([[], [b], [a, b], [b, a]], over: [0, 1, 2], upTo: 2)
    var flaws: [String] = []
    for (old, new) in somePairs(lists, results) where flaws.count < 3 {
      let changeset = old.difference(to: new)
      let gone = Set(changeset.sections.deletes)
      let came = Set(changeset.sections.inserts)
      let left = old.items.indices.filter { !gone.contains($0) }.flatMap { old.items[$0] }
      let arrived = new.items.indices.filter { !came.contains($0) }.flatMap { new.items[$0] }
      if let flaw = flaw(in: changeset, from: old, to: new) {
        flaws.append("\(old) to \(new): \(flaw)")
      } else if changeset.deletes.count != surplus(of: left, over: arrived) || !changeset.updates.isEmpty {
        flaws.append("\(old) to \(new): not minimal: \(changeset)")
      }
    }
    #expect(flaws == [])
  }

  @Test("moves the fewest items: those in another section, and as few as possible inside one")
  func fewestMoves() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<300 {
      var list = Array(0..<12).shuffled(using: &generator)
      func dealt() -> [[Int]] {
        var sections: [[Int]] = [[], [], []]
        for item in list { sections[Int.random(in: 0..<3, using: &generator)].append(item) }
        return sections
      }
      let old = Sections(headers: [a, b, c], items: dealt())
      list.shuffle(using: &generator)
      let new = Sections(headers: [c, a, b], items: dealt())
      let changeset = old.difference(to: new)
      #expect(flaw(in: changeset, from: old, to: new) == nil)
      #expect(changeset.deletes.isEmpty && changeset.inserts.isEmpty && changeset.sections.moves.count == 1)
      var stay = 0
      for (section, origin) in [2, 0, 1].enumerated() {
        stay += longestIncrease(new.items[section].compactMap { old.items[origin].firstIndex(of: $0) })
      }
      #expect(changeset.moves.count == 12 - stay)
    }
  }

  @Test("replays for random edits of long lists, with no more changes than were made", arguments: [1, 5, 30, 300])
  func randomEdits(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var newID = 10_000
    for round in 0..<40 {
      var list = Sections<Item>(headers: (0..<8).map { Header(id: $0) }, items: [])
      list.items = (0..<8).map { section in (0..<30).map { Item(id: section * 100 + $0) } }
      let old = list
      var builder = SectionedChangesetBuilder(counts: list.counts)
      for _ in 0..<edits { edit(&list, &builder, newID: &newID, using: &generator) }
      let changeset = old.difference(to: list)
      #expect(flaw(in: changeset, from: old, to: list) == nil, "\(edits) edits, round \(round)")
      #expect(changeset.moves.count + changeset.updates.count + changeset.sections.moves.count <= edits)
    }
  }
}
