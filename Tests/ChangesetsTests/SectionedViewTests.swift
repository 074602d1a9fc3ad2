import Changesets
import FoundationEssentials
import GeneratedCases
import Testing

@Suite("A view of a list with sections")
struct SectionedViewTests {
  /// Shows the items with an even sum of id and version, those with a higher version first.
  private func positions(_ items: [[Item]]) -> [[Int?]] {
    items.map { items in
      let shown = items.indices.filter { (items[$0].id + items[$0].version) % 2 == 0 }
        .sorted { (-items[$0].version, $0) < (-items[$1].version, $1) }
      return items.indices.map { shown.firstIndex(of: $0) }
    }
  }

  private func seen(_ list: Sections<Item>) -> Sections<Item> {
    let items = zip(list.items, positions(list.items)).map { items, positions in
      items.indices.filter { positions[$0] != nil }.sorted { positions[$0]! < positions[$1]! }.map { items[$0] }
    }
    return Sections(headers: list.headers, items: items)
  }

  @Test("that hides items and orders them changes as little as they do", arguments: 1...60)
  func randomEdits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var newID = 1000
    var list = Sections<Item>(headers: (0..<4).map { Header(id: $0) }, items: [])
    list.items = (0..<4).map { section in (0..<6).map { Item(id: section * 10 + $0) } }
    for round in 0..<30 {
      let old = list
      var builder = SectionedChangesetBuilder(counts: list.counts)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        edit(&list, &builder, newID: &newID, using: &generator)
      }
      let changeset = builder.changeset().seen(through: positions(old.items), then: positions(list.items))
      #expect(flaw(in: changeset, from: seen(old), to: seen(list)) == nil, "seed \(seed), round \(round)")
    }
  }

  @Test("knows nothing of what happens among hidden items")
  func hiddenItems() {
    let change = SectionedChangeset(deletes: [[0, 0]], moves: [.init(from: [0, 2], to: [1, 0])])
    #expect(change.seen(through: [[nil, 0, nil], [0]], then: [[0], [nil, 0]]).isEmpty)
  }

  @Test("sees an update that brings an item in as an insert, and one that takes it out as a delete")
  func comingAndGoing() {
    let change = SectionedChangeset(updates: [[0, 0], [0, 1]])
    #expect(
      change.seen(through: [[0, nil]], then: [[nil, 0]]) == SectionedChangeset(deletes: [[0, 0]], inserts: [[0, 0]]))
  }
}
