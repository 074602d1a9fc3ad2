import Changesets
import Testing

@Suite("The positions of a changeset")
struct PositionTests {
  private static let arrays = everyArray(
    over: (0..<2).flatMap { id in (0..<2).map { Item(id: id, version: $0) } }, upTo: 3)

  @Test func canBeShifted() {
    let front = [Item(id: 8), Item(id: 9)]
    for old in Self.arrays {
      for new in Self.arrays {
        let changeset = ListChangeset(from: old, to: new).shifted(by: 2)
        #expect(flaw(in: changeset, from: front + old, to: front + new) == nil)
      }
    }
  }

  @Test func canBeSeenFromTheOtherEnd() {
    for old in Self.arrays {
      for new in Self.arrays {
        let changeset = ListChangeset(from: old, to: new).reversed(newCount: new.count)
        #expect(flaw(in: changeset, from: old.reversed(), to: new.reversed()) == nil)
      }
    }
  }

  @Test func tellWhereUpdatedElementsWere() {
    let changeset = ListChangeset(
      deletes: [0, 3], inserts: [1], updates: [0, 2, 5], moves: [.init(from: 2, to: 4)])
    // Of a b c d e f g h, a and d go, c moves: b + e f c g h: b, e and g are updated.
    let old = Array("abcdefgh")
    let new = Array("B+EfcGh")
    #expect(changeset.applying(to: old, from: new) == new)
    #expect(changeset.oldPositions(ofUpdates: changeset.updates).map { old[$0] } == ["b", "e", "g"])
    #expect(changeset.replacedElements(of: old) == ["a", "d", "b", "e", "g"])
  }

  @Test func ofAPermutationAreTheFewestMoves() {
    #expect(ListChangeset(permutation: []).isEmpty)
    #expect(ListChangeset(permutation: [0, 1, 2]).isEmpty)
    #expect(ListChangeset(permutation: [2, 0, 1]) == .move(from: 2, to: 0))
    #expect(ListChangeset(permutation: [2, 1, 0]).moves.count == 2)
  }
}
