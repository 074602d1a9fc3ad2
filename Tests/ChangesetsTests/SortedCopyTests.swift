import Changesets
import GeneratedCases
import Testing

@Suite("A sorted copy of a list")
struct SortedCopyTests {
  private func sorted(_ items: [Item]) -> [Item] {
    // By hand, so that what is expected does not rest on the stability of the standard library.
    items.enumerated().sorted { ($0.element.version, $0.offset) < ($1.element.version, $1.offset) }.map(\.element)
  }

  private func problem(
    in copy: inout SortedCopy<Item>, following changeset: ListChangeset, from old: [Item], to new: [Item]
  )
    -> String?
  {
    let result = copy.apply(changeset, to: new)
    if copy.elements != sorted(new) { return "it is \(copy.elements)" }
    return flaw(in: result, from: sorted(old), to: sorted(new))
  }

  @Test func replaysForEveryPairOfSmallArraysWithTies() {
    let alphabet = (0..<3).flatMap { id in (0..<2).map { Item(id: id, version: $0) } }
    let arrays = everyArray(over: alphabet, upTo: 3)
    var flaws: [String] = []
    for (old, new) in somePairs(arrays, arrays) {
      var copy = SortedCopy(old) { $0.version < $1.version }
      if let flaw = problem(in: &copy, following: ListChangeset(from: old, to: new), from: old, to: new) {
        flaws.append("\(old) to \(new): \(flaw)")
      }
    }
    #expect(flaws.prefix(3) == [])
  }

  @Test(arguments: [1, 2, 5, 30]) func replaysForRandomEditsOneAfterAnother(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var newID = 1000
    var items = (0..<100).map { Item(id: $0, version: Int.random(in: 0..<10, using: &generator)) }
    var copy = SortedCopy(items) { $0.version < $1.version }
    for step in 0..<400 {
      let new = edited(items, edits: edits, newID: &newID, using: &generator)
      let flaw = problem(in: &copy, following: ListChangeset(from: items, to: new), from: items, to: new)
      if let flaw { Issue.record("\(edits) edits, step \(step): \(flaw)") }
      items = new
    }
  }

  @Test func deletesAndInsertsWhatAnUpdateMovesAndUpdatesWhatStays() {
    var copy = SortedCopy([1, 3, 5], by: <)
    #expect(copy.apply(.updates(2..<3), to: [1, 3, 0]) == ListChangeset(deletes: [2], inserts: [0]))
    #expect(copy.apply(.updates(1..<2), to: [1, 2, 0]) == .updates(2..<3))
    #expect(copy.elements == [0, 1, 2])
  }

  @Test func saysNothingOfAMoveInTheListUnlessEqualElementsPassEachOther() {
    var copy = SortedCopy([Item(id: 0, version: 1), Item(id: 1), Item(id: 2, version: 1)]) { $0.version < $1.version }
    let moved = [Item(id: 1), Item(id: 0, version: 1), Item(id: 2, version: 1)]
    #expect(copy.apply(.move(from: 1, to: 0), to: moved).isEmpty)
    let swapped = [Item(id: 1), Item(id: 2, version: 1), Item(id: 0, version: 1)]
    #expect(copy.apply(.move(from: 2, to: 1), to: swapped) == .move(from: 2, to: 1))
  }

  @Test func comparesLogarithmicallyOftenForOneInsert() {
    var comparisons = 0
    let count = 10_000
    var list = (0..<count).map { $0 * 2 }
    var copy = SortedCopy(list) {
      comparisons += 1
      return $0 < $1
    }
    for value in stride(from: 1, to: 2 * count, by: 997) {
      list.insert(value, at: 5)
      comparisons = 0
      _ = copy.apply(.inserts(5..<6), to: list)
      // Each step of a binary search asks both ways at most.
      #expect(comparisons <= 2 * 14)
    }
  }
}
