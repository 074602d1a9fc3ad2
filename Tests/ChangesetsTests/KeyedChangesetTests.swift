import Changesets
import Testing

@Suite("The difference between two dictionaries or sets")
struct KeyedChangesetTests {
  private typealias Changes = KeyedChangeset<String>

  /// Every dictionary with some of these keys, and one of two values for each.
  private static let dictionaries = ["a", "b", "c"].reduce([[String: Int]()]) { all, key in
    all + all.map { $0.merging([key: 1]) { $1 } } + all.map { $0.merging([key: 2]) { $1 } }
  }

  @Test("replays for every pair of small dictionaries")
  func everySmallPair() {
    for old in Self.dictionaries {
      for new in Self.dictionaries {
        let changes = Changes(from: old, to: new)
        #expect(changes.applying(to: old, from: new) == new)
        #expect(changes.applying(to: Set(old.keys)) == Set(new.keys))
        #expect(changes.updates == Set(old.keys.filter { new[$0] != nil && new[$0] != old[$0] }))
        #expect(changes.isEmpty == (old == new))
        let keys = Changes(from: Set(old.keys), to: Set(new.keys))
        #expect(keys == Changes(inserts: changes.inserts, deletes: changes.deletes))
      }
    }
  }

  @Test("merges with the next one, for every three small dictionaries")
  func everySmallMerge() {
    for first in Self.dictionaries {
      for second in Self.dictionaries {
        for third in Self.dictionaries {
          var merged = Changes(from: first, to: second)
          merged.merge(Changes(from: second, to: third))
          let difference = Changes(from: first, to: third)
          #expect(merged.inserts == difference.inserts && merged.deletes == difference.deletes)
          #expect(merged.updates.isSuperset(of: difference.updates))
          #expect(merged.updates.allSatisfy { first[$0] != nil && third[$0] != nil })
        }
      }
    }
  }

  @Test("merges edits of one key")
  func edits() {
    func merged(_ edits: (inout Changes) -> Void) -> Changes {
      var changes = Changes()
      edits(&changes)
      return changes
    }
    #expect(
      merged {
        $0.insert("a")
        $0.delete("a")
      }.isEmpty)
    #expect(
      merged {
        $0.insert("a")
        $0.update("a")
      } == Changes(inserts: ["a"]))
    #expect(
      merged {
        $0.update("a")
        $0.delete("a")
      } == Changes(deletes: ["a"]))
    #expect(
      merged {
        $0.delete("a")
        $0.insert("a")
      } == Changes(updates: ["a"]))
    #expect(
      merged {
        $0.delete("a")
        $0.insert("a")
        $0.delete("a")
      } == Changes(deletes: ["a"]))
  }

  @Test("names itself")
  func description() {
    #expect(
      Changes(inserts: ["b", "a"], deletes: ["c"], updates: ["d"]).description
        == "inserts([a, b]), deletes([c]), updates([d])")
    #expect(Changes().description == "nothing")
    #expect(Changes(inserts: ["a", "b"], deletes: ["c"]).count == 3)
  }
}
