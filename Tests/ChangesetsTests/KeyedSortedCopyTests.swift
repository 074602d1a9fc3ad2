import Changesets
import GeneratedCases
import Testing

@Suite("The members of a dictionary in order")
struct KeyedSortedCopyTests {
  private typealias Copy = KeyedSortedCopy<Int, Item>

  private func copy(_ items: [Int: Item]) -> Copy { Copy(items.values, key: \.id) { $0.version < $1.version } }

  @Test("follow random changes, few or many, also of members of which none precedes the other", arguments: [1, 2, 8])
  func randomChanges(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var items: [Int: Item] = [:]
    var sorted = copy(items)
    for step in 0..<600 {
      let old = items
      let before = sorted.elements
      for _ in 0..<edits {
        let id = Int.random(in: 0..<30, using: &generator)
        items[id] = Bool.random(using: &generator) ? Item(id: id, version: .random(in: 0..<6, using: &generator)) : nil
      }
      let changes = KeyedChangeset(from: old, to: items)
      let result = sorted.apply(changes) { items[$0]! }
      let flaw = flaw(in: result, from: before, to: sorted.elements)
      #expect(flaw == nil, "\(edits) edits, step \(step)")
      #expect(sorted.elements.map(\.version) == items.values.map(\.version).sorted(), "\(edits) edits, step \(step)")
      #expect(Dictionary(uniqueKeysWithValues: sorted.elements.map { ($0.id, $0) }) == items)
    }
  }

  @Test("say what one change means")
  func oneChange() {
    var items = [0: Item(id: 0, version: 0), 1: Item(id: 1, version: 5)]
    var sorted = copy(items)
    func change(_ id: Int, _ version: Int?) -> ListChangeset {
      let old = items
      items[id] = version.map { Item(id: id, version: $0) }
      return sorted.apply(KeyedChangeset(from: old, to: items)) { items[$0]! }
    }
    #expect(change(2, 3) == .inserts(1..<2))
    #expect(change(2, 4) == .updates(1..<2))
    #expect(change(2, 6) == ListChangeset(deletes: [1], inserts: [2]))
    #expect(change(0, nil) == .deletes(0..<1))
    #expect(sorted.apply(KeyedChangeset()) { items[$0]! }.isEmpty)
  }

  @Test("keep equal members in the order in which they came, and compare logarithmically often")
  func comparisons() {
    var comparisons = 0
    var sorted = KeyedSortedCopy<Int, Item>([], key: \.id) {
      comparisons += 1
      return $0.version < $1.version
    }
    for id in 0..<1000 {
      comparisons = 0
      let change = sorted.apply(KeyedChangeset(inserts: [id])) { Item(id: $0) }
      #expect(change == .inserts(id..<id + 1))
      #expect(comparisons <= 2 * 10)
    }
  }
}
