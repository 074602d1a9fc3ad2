import Changesets
import FoundationEssentials
import GeneratedCases
import Testing

@Suite("A list with sections shown as one without")
struct SectionedFlatteningTests {
  /// A row, so that headers differ from items.
  private struct Row: Equatable {
    var kind: Int
    var id: Int
    var version: Int
  }

  private func rows(of list: Sections<Item>, leading: Int, trailing: Int) -> [Row] {
    zip(list.headers, list.items).flatMap { header, items in
      var rows = (0..<leading).map { Row(kind: $0 + 1, id: header.id, version: header.version) }
      rows += items.map { Row(kind: 0, id: $0.id, version: $0.version) }
      rows += (0..<trailing).map { Row(kind: -1 - $0, id: header.id, version: header.version) }
      return rows
    }
  }

  @Test("changes as it does", arguments: 1...40, [(0, 0), (1, 0), (2, 1)])
  func randomEdits(seed: UInt64, extra: (leading: Int, trailing: Int)) {
    var generator = SplitMix64(seed: seed)
    var newID = 1000
    var list = Sections<Item>(headers: (0..<4).map { Header(id: $0) }, items: [])
    list.items = (0..<4).map { section in (0..<3).map { Item(id: section * 10 + $0) } }
    for round in 0..<12 {
      let old = list
      var builder = SectionedChangesetBuilder(counts: list.counts)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        edit(&list, &builder, newID: &newID, using: &generator)
      }
      let changeset = builder.changeset().flattened(
        oldCounts: old.counts, newCounts: list.counts, leading: extra.leading, trailing: extra.trailing)
      let before = rows(of: old, leading: extra.leading, trailing: extra.trailing)
      let after = rows(of: list, leading: extra.leading, trailing: extra.trailing)
      #expect(flaw(in: changeset, from: before, to: after) == nil, "seed \(seed), round \(round)")
    }
  }

  @Test("knows nothing of an item that goes to the next section without passing a row")
  func noRowPassed() {
    let move = SectionedChangeset(moves: [.init(from: [0, 1], to: [1, 0])])
    #expect(move.flattened(oldCounts: [2, 1], newCounts: [1, 2]).isEmpty)
    #expect(move.flattened(oldCounts: [2, 1], newCounts: [1, 2], leading: 1).moves.count == 1)
  }

  @Test("has one contiguous edit for a section that comes or goes")
  func wholeSections() {
    let insert = SectionedChangeset(sections: .inserts(1..<2))
    #expect(insert.flattened(oldCounts: [2, 2], newCounts: [2, 3, 2], leading: 1) == .inserts(3..<7))
    let update = SectionedChangeset(sections: .updates(0..<1))
    #expect(
      update.flattened(oldCounts: [2], newCounts: [2], leading: 1, trailing: 1) == ListChangeset(updates: [0, 3]))
  }
}
