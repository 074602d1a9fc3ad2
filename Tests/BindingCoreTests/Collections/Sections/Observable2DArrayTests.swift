import BindingCore
import BindingTesting
import Testing

@Suite("An array with sections")
struct Observable2DArrayTests {
  private typealias Letters = MutableObservable2DArray<String, String>

  private func letters() -> Letters {
    Letters([.init(metadata: "vowels", items: ["a", "e"]), .init(metadata: "consonants", items: ["b"])])
  }

  /// What one edit says about itself, when the array has been observed before.
  private func change(_ edit: (Letters) -> Void) -> Observable2DArrayChange? {
    let letters = letters()
    let follower = SectionsFollower(letters)
    edit(letters)
    #expect(follower.flaws == [])
    #expect(follower.collection == letters.collection)
    return follower.events.count == 2 ? follower.changes[1] : nil
  }

  private func changes(
    sections: ListChangeset = ListChangeset(), deletes: [IndexPath] = [], inserts: [IndexPath] = [],
    updates: [IndexPath] = [], moves: [SectionedChangeset.Move] = []
  ) -> Observable2DArrayChange {
    .changes(.init(sections: sections, deletes: deletes, inserts: inserts, updates: updates, moves: moves))
  }

  @Test("takes metadata of any type, such as a header and a footer, as Bond 6 does")
  func metadataOfAnyType() {
    typealias SectionMetadata = (header: String, footer: String)
    typealias Section = Observable2DArraySection<SectionMetadata, String>
    let array = MutableObservable2DArray([Section(metadata: ("Rivers", "all short"), items: ["Ilm", "Lee"])])
    var events: [Observable2DArrayEvent<SectionMetadata, String>] = []
    array.observeNext { events.append($0) }
    array.appendItem("Ouse", toSectionAt: 0)
    array.appendSection(Section(metadata: ("Lakes", "all deep"), items: ["Como"]))
    #expect(array[[0, 2]] == "Ouse")
    #expect(array[1].metadata.header == "Lakes")
    #expect(events.map(\.change) == [.reset, changes(inserts: [[0, 2]]), changes(sections: .inserts(1..<2))])
    #expect(events[2].collection.sections.map(\.metadata.footer) == ["all short", "all deep"])
    #expect(events[1].collection[0].items == ["Ilm", "Lee", "Ouse"])
  }

  @Test("finds the difference of sections with metadata that cannot be compared by itself")
  func differenceByFunctions() {
    typealias Section = Observable2DArraySection<(header: String, footer: String), Int>
    let array = MutableObservable2DArray([
      Section(metadata: ("A", "1"), items: [1, 2]), Section(metadata: ("B", "1"), items: [3]),
      Section(metadata: ("C", "1"), items: [4]),
    ])
    var changes: [Observable2DArrayChange] = []
    array.observeNext { changes.append($0.change) }
    array.replace(
      with: [
        Section(metadata: ("C", "1"), items: [4]), Section(metadata: ("A", "2"), items: [1]),
        Section(metadata: ("B", "1"), items: [2, 3]),
      ], performDiff: true, sectionID: \.header, areEqual: ==)
    #expect(
      changes
        == [
          .reset,
          self.changes(
            sections: ListChangeset(updates: [1], moves: [.init(from: 2, to: 0)]),
            moves: [.init(from: [0, 1], to: [2, 0])]),
        ])
    #expect(array[1].metadata.footer == "2")
  }

  @Test("can be read by place, by section and by number")
  func reading() {
    let letters = letters()
    #expect(letters[[0, 1]] == "e" && letters[[1, 0]] == "b" && letters.item(at: [0, 0]) == "a")
    #expect(letters[1].metadata == "consonants" && letters[0].items == ["a", "e"])
    #expect(letters.numberOfSections() == 2 && letters.numberOfItems(inSection: 0) == 2)
    #expect(Array(letters.sections[0]) == ["a", "e"] && letters.sections[0].contains("e"))
    #expect(letters.collection == Array2D(sectionsWithItems: [("vowels", ["a", "e"]), ("consonants", ["b"])]))
  }

  @Test("names each edit of items")
  func editsOfItems() {
    #expect(change { $0.appendItem("i", toSectionAt: 0) } == changes(inserts: [[0, 2]]))
    #expect(change { $0.insert(item: "c", at: [1, 0]) } == changes(inserts: [[1, 0]]))
    #expect(change { $0.insert(contentsOf: ["i", "o"], at: [0, 1]) } == changes(inserts: [[0, 1], [0, 2]]))
    #expect(change { $0.insert(contentsOf: [], at: [0, 1]) } == nil)
    #expect(change { $0.removeItem(at: [0, 0]) } == changes(deletes: [[0, 0]]))
    #expect(change { $0.moveItem(from: [0, 0], to: [1, 1]) } == changes(moves: [.init(from: [0, 0], to: [1, 1])]))
    #expect(change { $0.moveItem(from: [0, 0], to: [0, 0]) } == nil)
    #expect(change { $0[[0, 1]] = "E" } == changes(updates: [[0, 1]]))
    #expect(change { $0.removeAllItems() } == changes(deletes: [[0, 0], [0, 1], [1, 0]]))
    #expect(change { $0.sortItems(ofSectionAt: 0) { $0 > $1 } } == changes(moves: [.init(from: [0, 1], to: [0, 0])]))
    #expect(change { $0.sortItems(ofSectionAt: 0, byKeyPath: \.self) } == nil)
    #expect(
      change { $0.replaceItems(ofSectionAt: 1, with: ["b"]) } == changes(deletes: [[1, 0]], inserts: [[1, 0]]))
    #expect(
      change { $0.replaceItems(ofSectionAt: 0, with: ["e", "i"], performDiff: true) }
        == changes(deletes: [[0, 0]], inserts: [[0, 1]]))
    #expect(change { $0.replaceItems(ofSectionAt: 0, with: ["a", "e"], performDiff: true) } == nil)
  }

  @Test("names each edit of sections")
  func editsOfSections() {
    #expect(change { $0.appendSection("digits") } == changes(sections: .inserts(2..<3)))
    #expect(change { $0.insert(section: "digits", at: 0) } == changes(sections: .inserts(0..<1)))
    #expect(change { $0.removeSection(at: 0) } == changes(sections: .deletes(0..<1)))
    #expect(change { $0.moveSection(from: 1, to: 0) } == changes(sections: .move(from: 1, to: 0)))
    #expect(change { $0.moveSection(from: 1, to: 1) } == nil)
    #expect(
      change { $0[0] = .init(metadata: "digits", items: ["1"]) }
        == changes(sections: ListChangeset(deletes: [0], inserts: [0])))
    #expect(change { $0.updateMetadata(ofSectionAt: 1, to: "others") } == changes(sections: .updates(1..<2)))
    #expect(change { $0.removeAllItemsAndSections() } == changes(sections: .deletes(0..<2)))
    #expect(change { $0.replace(with: [.init(metadata: "digits")]) } == .reset)
    #expect(
      change {
        $0.replace(
          with: [.init(metadata: "consonants", items: ["b", "e"]), .init(metadata: "vowels", items: ["a"])],
          performDiff: true)
      } == changes(sections: .move(from: 1, to: 0), moves: [.init(from: [0, 1], to: [0, 1])]))
  }

  @Test("returns what is removed")
  func removed() {
    let letters = letters()
    #expect(letters.removeItem(at: [0, 0]) == "a")
    #expect(letters.removeSection(at: 0) == .init(metadata: "vowels", items: ["e"]))
  }

  @Test("makes one event of a batch, without what cancels out, however deep")
  func batches() {
    let change = change { letters in
      letters.batchUpdate { letters in
        letters.appendSection("digits")
        letters.batchUpdate { letters.appendItem("1", toSectionAt: 2) }
        letters.moveItem(from: [0, 0], to: [1, 0])
        letters.removeItem(at: [0, 0])
        letters.insert(item: "x", at: [1, 2])
        letters.removeItem(at: [1, 2])
      }
    }
    #expect(
      change
        == changes(
          sections: .inserts(2..<3), deletes: [[0, 1]], moves: [.init(from: [0, 0], to: [1, 0])]))
    #expect(
      self.change { letters in
        letters.batchUpdate {
          letters.appendSection("digits")
          letters.removeSection(at: 2)
        }
      } == nil)
  }

  @Test("goes on correctly for an observer that arrives in the middle of a batch")
  func observerInsideBatch() {
    let letters = letters()
    let early = SectionsFollower(letters)
    var late: SectionsFollower<String, String>?
    letters.batchUpdate {
      letters.appendItem("i", toSectionAt: 0)
      late = SectionsFollower(letters)
      letters.removeSection(at: 1)
    }
    #expect(early.changes == [.reset, changes(inserts: [[0, 2]]), changes(sections: .deletes(1..<2))])
    #expect(late?.changes == [.reset, changes(sections: .deletes(1..<2))])
    #expect(early.flaws + late!.flaws == [])
  }

  @Test("can be bound to a read-only one, until one of the two goes")
  func binding() {
    expectNoLeaks {
      let letters = letters()
      var copy: Observable2DArray<String, Int>? = Observable2DArray()
      letters.mapCollection { $0.count }.bind(to: copy!)
      let follower = SectionsFollower(copy!)
      letters.appendItem("ij", toSectionAt: 0)
      #expect(copy![0].items == [1, 1, 2])
      #expect(follower.changes == [.reset, changes(inserts: [[0, 2]])])
      copy = nil
      #expect(follower.hasFinished)
      letters.appendItem("x", toSectionAt: 1)
      #expect(follower.events.count == 2)
    }
  }

  @Test("tells its observers when it goes away")
  func finishing() {
    var letters: Letters? = letters()
    let follower = SectionsFollower(letters!)
    letters = nil
    #expect(follower.hasFinished)
  }

  @Test("is whole again when an item that went looks at it")
  func itemsThatLookBack() {
    final class Witness {
      let look: () -> Void
      init(_ look: @escaping () -> Void) { self.look = look }
      isolated deinit { look() }
    }
    let array = MutableObservable2DArray<String, Witness>([.init(metadata: "")])
    var counts: [Int] = []
    for _ in 0..<3 { array.appendItem(Witness { counts.append(array.numberOfItems(inSection: 0)) }, toSectionAt: 0) }
    array.removeItem(at: [0, 0])
    array[[0, 0]] = Witness {}
    array.removeAllItems()
    #expect(counts == [2, 2, 0])
  }

  private struct Named: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  @Test("tell items that have an id and can be hashed apart by the id")
  func bothWaysToTellItemsApart() {
    let titled = MutableObservable2DArray([.init(metadata: "A", items: [Named(id: 1, name: "a")])])
    let follower = SectionsFollower(titled)
    titled.replace(with: [.init(metadata: "A", items: [Named(id: 1, name: "b")])], performDiff: true)
    titled.replaceItems(ofSectionAt: 0, with: [Named(id: 1, name: "c")], performDiff: true)
    let update = Observable2DArrayChange.changes(.init(updates: [IndexPath(item: 0, section: 0)]))
    #expect(follower.changes == [.reset, update, update])

    let named = MutableObservable2DArray([
      .init(metadata: Named(id: 1, name: "A"), items: [Named(id: 1, name: "a")])
    ])
    let other = SectionsFollower(named)
    named.replace(
      with: [.init(metadata: Named(id: 1, name: "B"), items: [Named(id: 1, name: "a")])], performDiff: true)
    #expect(other.changes == [.reset, .changes(.init(sections: .updates(0..<1)))])
  }
}
