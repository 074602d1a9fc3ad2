import Changesets
import Testing

@Suite("A changeset that is one edit")
struct ListEditTests {
  @Test("is the same whether it was written as a range or as positions")
  func sameMeaning() {
    let pairs: [(ListChangeset, ListChangeset)] = [
      (.deletes(1..<4), ListChangeset(deletes: [1, 2, 3])),
      (.inserts(0..<1), ListChangeset(inserts: [0])),
      (.updates(2..<4), ListChangeset(updates: [2, 3])),
      (.move(from: 4, to: 1), ListChangeset(moves: [.init(from: 4, to: 1)])),
      (.inserts(3..<3), ListChangeset()),
    ]
    for (range, positions) in pairs {
      #expect(range == positions)
      #expect(range.hashValue == positions.hashValue)
      #expect(range.edit == positions.edit)
      #expect(range.description == positions.description)
      #expect(range.deletes == positions.deletes && range.inserts == positions.inserts)
      #expect(range.updates == positions.updates && range.moves == positions.moves)
      #expect(range.growth == range.inserts.count - range.deletes.count)
    }
    #expect(Set(pairs.map(\.0)).count == pairs.count)
  }

  @Test("can be told from one that is several or none")
  func severalEdits() {
    #expect(ListChangeset(inserts: [5, 6]).edit == .inserts(5..<7))
    #expect(ListChangeset(inserts: [1, 3]).edit == nil)
    #expect(ListChangeset(deletes: [0], inserts: [0]).edit == nil)
    #expect(ListChangeset(moves: [.init(from: 0, to: 2), .init(from: 5, to: 4)]).edit == nil)
    #expect(ListChangeset().edit == nil)
    // Not ascending, so not a range either.
    #expect(ListChangeset(updates: [0, 5, 2]).updates == [0, 5, 2])
  }

  @Test("grows into several and back")
  func mutation() {
    var changeset = ListChangeset.inserts(1..<3)
    changeset.deletes.append(7)
    #expect(changeset == ListChangeset(deletes: [7], inserts: [1, 2]))
    changeset.inserts = []
    #expect(changeset.edit == .deletes(7..<8))
    changeset.updates.append(contentsOf: [0, 1])
    changeset.moves.append(.init(from: 1, to: 0))
    changeset.deletes.removeAll()
    changeset.updates.removeAll()
    #expect(changeset == .move(from: 1, to: 0))
    changeset.moves.removeAll()
    #expect(changeset.isEmpty && changeset == ListChangeset())
  }

  @Test("does not change its copies")
  func valueSemantics() {
    let original = ListChangeset(deletes: [0], inserts: [2, 4])
    var copy = original
    copy.inserts.append(6)
    #expect(original == ListChangeset(deletes: [0], inserts: [2, 4]))
    #expect(copy == ListChangeset(deletes: [0], inserts: [2, 4, 6]))
  }

  @Test("is what the difference of two lists gives for it")
  func fromDifference() {
    let items = (0..<10).map { Item(id: $0) }
    var changed = items
    changed[3].version = 1
    changed[9].version = 1
    let appended = items + [Item(id: 20), Item(id: 21)]
    #expect(ListChangeset(from: items, to: appended).edit == .inserts(10..<12))
    #expect(ListChangeset(from: items, to: []).edit == .deletes(0..<10))
    #expect(ListChangeset(from: items, to: changed) == ListChangeset(updates: [3, 9]))
    #expect(ListChangeset(from: items, to: changed + [Item(id: 20)]) == ListChangeset(inserts: [10], updates: [3, 9]))
  }

  @Test("replays and is announced like the same edit of an array, for every edit of a short list")
  func everyEdit() {
    let old = (0..<5).map { Item(id: $0) }
    for (edit, new) in edits(of: old) {
      let changeset = ListChangeset(edit)
      #expect(flaw(in: changeset, from: old, to: new) == nil)
      #expect(old.count + changeset.growth == new.count)
      var listener = old
      for span in changeset.spans(oldCount: old.count, newCount: new.count) {
        let added = new[span.position..<span.position + span.added]
        listener.replaceSubrange(span.position..<span.position + span.removed, with: added)
      }
      #expect(listener == new)
    }
  }

  @Test("is seen through every filter like the same edit of an array, for every edit of a short list")
  func everyFilter() {
    let old = (0..<5).map { Item(id: $0) }
    for (edit, new) in edits(of: old) {
      for mask in 0..<1 << 7 {
        // Each version of an element is shown or not by itself.
        func isShown(_ item: Item) -> Bool { mask >> (item.id % 5 + item.version * 2) & 1 == 1 }
        var expansion = ListExpansion(count: old.count, width: { isShown(old[$0]) ? 1 : 0 })
        let filtered = expansion.apply(ListChangeset(edit)) { isShown(new[$0]) ? 1 : 0 }
        #expect(flaw(in: filtered, from: old.filter(isShown), to: new.filter(isShown)) == nil)
      }
    }
  }

  @Test("is applied in place")
  func inPlace() {
    var entries = Array(0..<100)
    entries.reserveCapacity(200)
    func address() -> UnsafePointer<Int>? { entries.withUnsafeBufferPointer(\.baseAddress) }
    let before = address()
    for edit: ListEdit in [
      .inserts(100..<110), .inserts(3..<4), .deletes(0..<2), .updates(5..<7), .move(from: 0, to: 9),
    ] {
      ListChangeset(edit).apply(to: &entries, inserting: { -$0 }, updating: { $0 = 1000 + $1 })
    }
    #expect(address() == before)
    #expect(entries.count == 109)
    #expect(entries[..<12] == [-3, 3, 4, 5, 1005, 1006, 8, 9, 10, 2, 11, 12])
  }
}

/// Each edit of a list with what it makes of the list. Inserted elements have new ids, updated ones new versions.
private func edits(of old: [Item]) -> [(ListEdit, [Item])] {
  var all: [(ListEdit, [Item])] = []
  for lower in 0...old.count {
    for upper in lower...old.count {
      var deleted = old
      deleted.removeSubrange(lower..<upper)
      all.append((.deletes(lower..<upper), deleted))
      var updated = old
      for position in lower..<upper { updated[position].version += 1 }
      all.append((.updates(lower..<upper), updated))
      var inserted = old
      inserted.insert(contentsOf: (lower..<upper).map { Item(id: 10 + $0) }, at: lower)
      all.append((.inserts(lower..<upper), inserted))
    }
  }
  for from in old.indices {
    for to in old.indices where from != to {
      var moved = old
      moved.insert(moved.remove(at: from), at: to)
      all.append((.move(from: from, to: to), moved))
    }
  }
  return all
}
