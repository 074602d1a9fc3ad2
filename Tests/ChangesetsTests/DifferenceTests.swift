import Changesets
import GeneratedCases
import Testing

@Suite("The difference between two arrays")
struct DifferenceTests {
  @Test("names what was deleted, inserted, updated and moved")
  func namesEveryKindOfChange() {
    let old = [Item(id: 0), Item(id: 1), Item(id: 2), Item(id: 3), Item(id: 4), Item(id: 5)]
    let new = [Item(id: 0), Item(id: 5), Item(id: 2, version: 1), Item(id: 3), Item(id: 9), Item(id: 4)]
    #expect(
      ListChangeset(from: old, to: new)
        == ListChangeset(deletes: [1], inserts: [4], updates: [2], moves: [.init(from: 5, to: 1)]))
  }

  @Test("of equal arrays is empty")
  func equalArraysDifferInNothing() {
    let items = (0..<100).map { Item(id: $0) }
    #expect(ListChangeset(from: items, to: items).isEmpty)
    #expect(ListChangeset(from: [Int](), to: []).isEmpty)
  }

  @Test("is a delete and an insert for an element that moved and changed")
  func movedAndChangedIsDeleteAndInsert() {
    let old = [Item(id: 0), Item(id: 1), Item(id: 2), Item(id: 3)]
    let new = [Item(id: 3, version: 1), Item(id: 0), Item(id: 1), Item(id: 2, version: 1)]
    #expect(ListChangeset(from: old, to: new) == ListChangeset(deletes: [3], inserts: [0], updates: [3]))
  }

  @Test("finds the README's example: 1, 2, 3 becomes 0, 1, 3, 4")
  func numbers() {
    #expect(ListChangeset(from: [1, 2, 3], to: [0, 1, 3, 4]) == ListChangeset(deletes: [1], inserts: [0, 3]))
  }

  @Test("goes by the id where elements are hashable as well")
  func identityComesBeforeHash() {
    struct Photo: Identifiable, Hashable {
      var id: Int
      var title: String
    }
    let changeset = ListChangeset(from: [Photo(id: 1, title: "owl")], to: [Photo(id: 1, title: "Owl")])
    #expect(changeset == ListChangeset(updates: [0]))
  }

  @Test("replays for every pair of small arrays with repeated ids and changed contents")
  func everySmallPairWithIdentity() {
    let alphabet = [Item(id: 0), Item(id: 0, version: 1), Item(id: 1), Item(id: 1, version: 1)]
    let arrays = everyArray(over: alphabet, upTo: 4)
    var flaws: [String] = []
    for (old, new) in somePairs(arrays, arrays) {
      if let flaw = flaw(in: ListChangeset(from: old, to: new), from: old, to: new) {
        flaws.append("\(old) to \(new): \(flaw)")
      }
    }
    #expect(flaws.prefix(3) == [])
  }

  @Test("deletes and inserts the fewest elements for every pair of small arrays with repeated elements")
  func everySmallPairByValue() {
    let arrays = everyArray(over: [0, 1, 2], upTo: 5)
    var flaws: [String] = []
    for (old, new) in somePairs(arrays, arrays) {
      let changeset = ListChangeset(from: old, to: new)
      if let flaw = flaw(in: changeset, from: old, to: new) {
        flaws.append("\(old) to \(new): \(flaw)")
      } else if changeset.deletes.count != surplus(of: old, over: new) || !changeset.updates.isEmpty {
        flaws.append("\(old) to \(new): not minimal: \(changeset)")
      }
    }
    #expect(flaws.prefix(3) == [])
  }

  @Test("moves the fewest elements for every permutation of seven")
  func everyPermutation() {
    for count in 1...7 {
      let identity = Array(0..<count)
      // The least number of moves from the identity to every permutation, by breadth-first search.
      var distances = [identity: 0]
      var frontier = [identity]
      while !frontier.isEmpty {
        var following: [[Int]] = []
        for permutation in frontier {
          for from in identity {
            for to in identity where from != to {
              var moved = permutation
              moved.insert(moved.remove(at: from), at: to)
              if distances[moved] == nil {
                distances[moved] = distances[permutation]! + 1
                following.append(moved)
              }
            }
          }
        }
        frontier = following
      }
      #expect(distances.count == identity.reduce(1) { $0 * ($1 + 1) })
      let wrong = distances.filter { permutation, distance in
        let changeset = ListChangeset(from: identity, to: permutation)
        return changeset.moves.count != distance || flaw(in: changeset, from: identity, to: permutation) != nil
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test("replays for random edits of long arrays", arguments: [0, 1, 10, 100, 1000])
  func randomEdits(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var newID = 3000
    for _ in 0..<20 {
      let old = (0..<Int.random(in: 0..<3000, using: &generator)).map { Item(id: $0) }
      let new = edited(old, edits: edits, newID: &newID, using: &generator)
      #expect(flaw(in: ListChangeset(from: old, to: new), from: old, to: new) == nil)
    }
  }

  @Test("needs no more changes than were made", arguments: [1, 2, 5, 20])
  func fewEditsStayFew(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var newID = 1000
    let old = (0..<1000).map { Item(id: $0) }
    for _ in 0..<20 {
      let new = edited(old, edits: edits, newID: &newID, using: &generator)
      let changeset = ListChangeset(from: old, to: new)
      #expect(changeset.moves.count + changeset.updates.count <= edits)
      #expect(changeset.deletes.count + changeset.inserts.count <= 2 * edits)
    }
  }

  @Test("replays for shuffled arrays in which most elements are repeated")
  func shuffledDuplicates() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let old = (0..<500).map { _ in Int.random(in: 0..<60, using: &generator) }
      let new = (0..<480).map { _ in Int.random(in: 0..<60, using: &generator) }
      let changeset = ListChangeset(from: old, to: new)
      #expect(flaw(in: changeset, from: old, to: new) == nil)
      #expect(changeset.deletes.count == surplus(of: old, over: new))
    }
  }

  @Test("survives ids whose hashes all collide")
  func collidingHashes() {
    struct Colliding: Hashable {
      var value: Int
      func hash(into hasher: inout Hasher) {}
    }
    var generator = SplitMix64(seed: 3)
    let old = (0..<300).map { Colliding(value: $0 % 200) }
    let new = old.shuffled(using: &generator).dropLast(40) + [Colliding(value: 1000)]
    let changeset = ListChangeset(from: old, to: Array(new))
    #expect(flaw(in: changeset, from: old, to: Array(new)) == nil)
    #expect(changeset.inserts.count == 1)
  }

  @Test("of elements that can only be compared is the fewest deletes and inserts while it is short")
  func comparableOnly() {
    let old = [1, 2, 3, 4, 5].map(Opaque.init)
    let new = [1, 3, 4, 9, 5].map(Opaque.init)
    #expect(ListChangeset(from: old, to: new) == ListChangeset(deletes: [1], inserts: [3]))
    let arrays = everyArray(over: [Opaque(value: 0), Opaque(value: 1)], upTo: 5)
    for (old, new) in somePairs(arrays, arrays)
    where flaw(in: ListChangeset(from: old, to: new), from: old, to: new) != nil {
      Issue.record("\(old) to \(new)")
    }
  }

  @Test("of elements that can only be compared replaces what lies between differences that are far apart")
  func comparableOnlyAndLong() {
    let old = (0..<2000).map(Opaque.init)
    var new = old
    new[10].value = -1
    new[1990].value = -1
    let changeset = ListChangeset(from: old, to: new)
    #expect(changeset == ListChangeset(deletes: Array(10...1990), inserts: Array(10...1990)))
    #expect(flaw(in: changeset, from: old, to: new) == nil)
  }
}
