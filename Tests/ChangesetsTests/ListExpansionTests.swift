import Changesets
import GeneratedCases
import Testing

@Suite("A list in which each element stands for several")
struct ListExpansionTests {
  /// An element of the second list: the nth of those that an item stands for.
  private struct Part: Hashable {
    var id: Int
    var version: Int
    var index: Int
  }

  private func width(_ item: Item) -> Int { (item.id + item.version) % 3 }

  private func parts(_ items: [Item]) -> [Part] {
    items.flatMap { item in
      (0..<width(item)).map { Part(id: item.id, version: item.version, index: $0) }
    }
  }

  /// What is wrong when an expansion of `old` follows the list to `new`.
  private func problem(following changeset: ListChangeset, from old: [Item], to new: [Item]) -> String? {
    var expansion = ListExpansion(count: old.count, width: { width(old[$0]) })
    var asked: [Int] = []
    let result = expansion.apply(changeset) { position in
      asked.append(position)
      return width(new[position])
    }
    if asked.sorted() != (changeset.inserts + changeset.updates).sorted() { return "asked for \(asked)" }
    let expected = parts(new)
    if expansion.count != expected.count || expansion.sourceCount != new.count { return "the counts are wrong" }
    for position in expected.indices {
      let source = expansion.source(of: position)
      if new[source.position].id != expected[position].id || source.index != expected[position].index {
        return "\(position) comes from \(source)"
      }
    }
    return flaw(in: result, from: parts(old), to: expected)
  }

  @Test func replaysForEveryPairOfSmallArrays() {
    let alphabet = (0..<3).flatMap { id in (0..<2).map { Item(id: id, version: $0) } }
    let arrays = everyArray(over: alphabet, upTo: 3)
    var flaws: [String] = []
    for (old, new) in somePairs(arrays, arrays) {
      let changeset = ListChangeset(from: old, to: new)
      if let flaw = problem(following: changeset, from: old, to: new) { flaws.append("\(old) to \(new): \(flaw)") }
    }
    #expect(flaws.prefix(3) == [])
  }

  @Test(arguments: [1, 3, 10, 40, 200]) func replaysForRandomEditsOfLongArrays(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var newID = 1000
    for _ in 0..<60 {
      let old = (0..<Int.random(in: 0..<200, using: &generator)).map { Item(id: $0) }
      let new = edited(old, edits: edits, newID: &newID, using: &generator)
      #expect(problem(following: ListChangeset(from: old, to: new), from: old, to: new) == nil)
    }
  }

  @Test func movesTheFewestElementsForEveryMoveOfOneElement() {
    let old = (0..<7).map { Item(id: $0) }
    for from in old.indices {
      for to in old.indices where from != to {
        var new = old
        new.insert(new.remove(at: from), at: to)
        var expansion = ListExpansion(count: old.count, width: { width(old[$0]) })
        let result = expansion.apply(.move(from: from, to: to)) { _ in 0 }
        let exact = ListChangeset(from: parts(old), to: parts(new))
        #expect(flaw(in: result, from: parts(old), to: parts(new)) == nil)
        #expect(result.moves.count == exact.moves.count && result.deletes.isEmpty && result.inserts.isEmpty)
      }
    }
  }

  @Test func movesTheFewestElementsWhenSeveralMove() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let old = (0..<8).map { Item(id: $0) }
      let new = old.shuffled(using: &generator)
      var expansion = ListExpansion(count: old.count, width: { width(old[$0]) })
      let result = expansion.apply(ListChangeset(from: old, to: new)) { _ in 0 }
      #expect(result.moves.count == ListChangeset(from: parts(old), to: parts(new)).moves.count)
    }
  }

  @Test func knowsAnElementByItsMemberWhereverItMoves() {
    var expansion = ListExpansion(count: 4, width: { $0 })
    let member = expansion.member(at: 2)
    _ = expansion.apply(.move(from: 2, to: 0)) { _ in 0 }
    #expect(expansion.range(ofMember: member) == 0..<2)
    expansion.setWidth(5, ofMember: member)
    #expect(expansion.count == 9)
    _ = expansion.apply(.inserts(0..<1)) { _ in 3 }
    #expect(expansion.range(ofMember: member) == 3..<8)
    #expect(expansion.range(of: 1..<2) == 3..<8)
  }
}
