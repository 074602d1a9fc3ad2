import Changesets
import Testing

@Suite("A changeset seen through a filter")
struct FilteringTests {
  private func isShown(_ item: Item) -> Bool { (item.id + item.version).isMultiple(of: 2) }

  @Test("turns updates into inserts and deletes where elements come into view or leave it")
  func updates() {
    let changeset = ListChangeset(updates: [0, 1, 2, 3])
    #expect(
      changeset.filtered(from: [true, true, false, false], to: [true, false, true, false])
        == ListChangeset(deletes: [1], inserts: [1], updates: [0]))
  }

  @Test("loses moves past hidden elements")
  func moves() {
    let changeset = ListChangeset(moves: [.init(from: 0, to: 2)])
    #expect(changeset.filtered(from: [true, false, false], to: [false, false, true]).isEmpty)
    #expect(
      changeset.filtered(from: [true, false, true], to: [false, true, true])
        == ListChangeset(moves: [.init(from: 0, to: 1)]))
  }

  @Test("replays on the shown elements for every pair of small arrays")
  func everySmallPair() {
    let alphabet = [Item(id: 0), Item(id: 0, version: 1), Item(id: 1), Item(id: 1, version: 1)]
    let arrays = everyArray(over: alphabet, upTo: 4)
    var flaws: [String] = []
    for (old, new) in somePairs(arrays, arrays) {
      let changeset = ListChangeset(from: old, to: new).filtered(from: old.map(isShown), to: new.map(isShown))
      if let flaw = flaw(in: changeset, from: old.filter(isShown), to: new.filter(isShown)) {
        flaws.append("\(old) to \(new): \(flaw)")
      }
    }
    #expect(flaws.prefix(3) == [])
  }
}

extension ListChangeset {
  /// What it means for a list of the elements that are shown, each of which stands for itself there.
  fileprivate func filtered(from old: [Bool], to new: [Bool]) -> ListChangeset {
    var expansion = ListExpansion(count: old.count, width: { old[$0] ? 1 : 0 })
    return expansion.apply(self) { new[$0] ? 1 : 0 }
  }
}
