import BindingCore
import BindingTesting
import GeneratedCases
import Testing

@Suite("Operators on arrays with sections")
struct SectionOperatorTests {
  private typealias Numbers2D = MutableObservable2DArray<String, Int>

  private func numbers() -> Numbers2D {
    Numbers2D([.init(metadata: "small", items: [1, 2, 3]), .init(metadata: "large", items: [10, 20])])
  }

  @Test("transform only what is new, once for each observer")
  func transformsOnlyWhatIsNew() {
    let numbers = numbers()
    var calls: [Int] = []
    let texts = numbers.mapCollection { number in
      calls.append(number)
      return "\(number)"
    }
    let first = SectionsFollower(texts)
    calls = []
    numbers.appendItem(4, toSectionAt: 0)
    numbers.moveItem(from: [0, 0], to: [1, 0])
    numbers.appendSection(.init(metadata: "huge", items: [1000]))
    #expect(calls == [4, 1000])
    let second = SectionsFollower(texts)
    #expect(second.collection == first.collection)
    #expect(first.collection?.sections.map(\.items) == [["2", "3", "4"], ["1", "10", "20"], ["1000"]])
  }

  @Test("say nothing of a change among rejected items, and keep empty sections")
  func filtering() {
    let numbers = numbers()
    let even = SectionsFollower(numbers.filterCollection { $0 % 2 == 0 })
    numbers[[0, 0]] = 5
    numbers.removeItem(at: [0, 2])
    #expect(even.events.count == 1)
    numbers[[0, 0]] = 6
    numbers.removeAllItems()
    #expect(even.collection?.sections.map(\.metadata) == ["small", "large"])
    #expect(even.changes.count == 3 && even.flaws == [])
    #expect(even.changes[1] == .changes(.init(inserts: [[0, 0]])))
  }

  @Test("sort the items of each section, and move an updated one to its new place as a delete and an insert")
  func sorting() {
    let numbers = numbers()
    let sorted = SectionsFollower(numbers.sortedCollection { $0 > $1 })
    numbers[[0, 0]] = 7
    numbers.appendItem(15, toSectionAt: 1)
    #expect(sorted.collection?.sections.map(\.items) == [[7, 3, 2], [20, 15, 10]])
    #expect(
      sorted.changes
        == [
          .reset, .changes(.init(deletes: [[0, 2]], inserts: [[0, 0]])), .changes(.init(inserts: [[1, 1]])),
        ])
    #expect(SectionsFollower(numbers.sortedCollection()).collection?[1].items == [10, 15, 20])
  }

  @Test("show sections as rows with headers and footers, of which each change touches few")
  func flattening() {
    let numbers = numbers()
    let rows = ArrayFollower(numbers.flattened(footers: true))
    #expect(rows.collection?.first == .header("small"))
    #expect(rows.collection?[4] == .footer("small"))
    #expect(rows.collection?[7].item == 20)
    numbers.appendItem(4, toSectionAt: 0)
    numbers.updateMetadata(ofSectionAt: 1, to: "big")
    numbers.moveItem(from: [0, 3], to: [1, 0])
    numbers.removeSection(at: 0)
    #expect(
      rows.changes
        == [
          .reset, .changes(.inserts(4..<5)), .changes(ListChangeset(updates: [6, 9])),
          .changes(ListChangeset(moves: [.init(from: 4, to: 6)])), .changes(.deletes(0..<5)),
        ])
    #expect(rows.collection == [.header("big"), .item(4), .item(10), .item(20), .footer("big")])
  }

  @Test("show sections without headers, where an item can change its section unseen")
  func flatteningWithoutHeaders() {
    let numbers = numbers()
    let items = ArrayFollower(numbers.flattenedItems())
    numbers.moveItem(from: [0, 2], to: [1, 0])
    numbers.updateMetadata(ofSectionAt: 0, to: "tiny")
    #expect(items.events.count == 1)
    numbers[[1, 0]] = 5
    #expect(items.changes.last == .changes(.updates(2..<3)))
    #expect(items.collection == [1, 2, 5, 10, 20])
  }

  @Test("tell rows apart by what they show")
  func rowIdentity() {
    let row = SectionRow<Shelf, Song>.header(Shelf(id: 1))
    #expect(row.id == .header(1) && row.id != SectionRow<Shelf, Song>.footer(Shelf(id: 1)).id)
    #expect(SectionRow<Shelf, Song>.item(Song(id: 1)).id == .item(1))
  }

  @Test("give elements without identity one that they keep, in sections and without")
  func identities() {
    let words = MutableObservableArray(["a", "a", "b"])
    let identified = ArrayFollower(words.identifiedCollection())
    let numbers = numbers()
    let rows = ArrayFollower(numbers.identifiedCollection().flattened())
    func ids() -> [Int] { identified.collection!.map(\.id) }
    func rowIDs() -> [SectionRowID<Int, Int>] { rows.collection!.map(\.id) }
    let (before, rowsBefore) = (ids(), rowIDs())
    #expect(Set(before).count == 3 && Set(rowsBefore).count == 7)
    words[1] = "A"
    words.move(from: 2, to: 0)
    words.append("c")
    #expect(ids().prefix(3) == [before[2], before[0], before[1]] && Set(ids()).count == 4)
    #expect(identified.collection!.map(\.value) == words.collection)
    numbers[[0, 0]] = 5
    numbers.updateMetadata(ofSectionAt: 0, to: "tiny")
    numbers.moveItem(from: [0, 0], to: [1, 0])
    #expect(rowIDs() == [0, 2, 3, 4, 1, 5, 6].map { rowsBefore[$0] })
    numbers.appendSection(.init(metadata: "huge", items: [1000]))
    #expect(Set(rowIDs()).count == 9)
    #expect(rows.collection!.compactMap { $0.item?.value } == [2, 3, 5, 10, 20, 1000])
    #expect(identified.flaws + rows.flaws == [])
  }

  @Test("put an array into a section")
  func oneSection() {
    let numbers = MutableObservableArray([1, 2, 3])
    let sections = SectionsFollower(numbers.asSection("all"))
    numbers.removeFirst()
    numbers.move(from: 0, to: 1)
    numbers.append(4)
    numbers[0] = 5
    numbers.append(contentsOf: [6, 7])
    #expect(sections.flaws == [])
    #expect(sections.collection == Array2D(sectionsWithItems: [("all", [5, 2, 4, 6, 7])]))
    #expect(
      sections.changes == [
        .reset,
        .changes(.init(.delete([0, 0]))),
        .changes(.init(.move(from: [0, 0], to: [0, 1]))),
        .changes(.init(.insert([0, 2]))),
        .changes(.init(.update([0, 0]))),
        .changes(.init(inserts: [[0, 3], [0, 4]])),
      ])
  }

  @Test("group an array by a key: sections come with their first element and go with their last")
  func grouping() {
    let words = MutableObservableArray(["bee", "ant", "bat"])
    var calls = 0
    let key = { (word: String) in
      calls += 1
      return word.first!
    }
    let found = SectionsFollower(words.groupedCollection(by: key))
    let sorted = SectionsFollower(words.groupedCollection(by: { $0.first! }, sectionsBy: <))
    #expect(found.collection?.sections.map(\.metadata) == ["b", "a"])
    #expect(sorted.collection?.sections.map(\.items) == [["ant"], ["bee", "bat"]])
    calls = 0
    words.append("cat")
    words.insert("ape", at: 0)
    words[2] = "cow"
    #expect(calls == 3)
    #expect(sorted.collection?.sections.map(\.items) == [["ape"], ["bee", "bat"], ["cow", "cat"]])
    words.remove(at: 0)
    #expect(sorted.collection?.sections.map(\.metadata) == ["b", "c"])
    #expect(sorted.changes.last == .changes(.init(sections: .deletes(0..<1))))
    #expect(found.flaws + sorted.flaws == [])
  }

  @Test("group under random edits", arguments: 0..<10)
  func randomGrouping(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 1)
      let songs = MutableObservableArray(editor.newSongs(6))
      let key = { (song: Song) in (song.id + song.plays) % 4 }
      let found = SectionsFollower(songs.groupedCollection(by: key))
      let sorted = SectionsFollower(songs.groupedCollection(by: key, sectionsBy: >))
      for _ in 0..<12 {
        if editor.random(below: 5) == 0 {
          songs.batchUpdate { for _ in 0..<4 { editor.edit(songs) } }
        } else {
          editor.edit(songs)
        }
      }
      #expect(found.flaws + sorted.flaws == [], "seed \(seed)")
      let groups = Dictionary(grouping: songs.collection, by: key)
      #expect(
        sorted.collection
          == Array2D(sectionsWithItems: groups.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }), "seed \(seed)")
      #expect(found.collection?.sections.map(\.metadata).first == songs.collection.first.map(key), "seed \(seed)")
    }
  }

  @Test("end with their source and leave nothing behind")
  func lifetime() {
    expectNoLeaks {
      var numbers: Numbers2D? = numbers()
      let rows = ArrayFollower(numbers!.filterCollection { $0 > 1 }.sortedCollection().flattened())
      let disposed = SectionsFollower(numbers!.mapCollection { -$0 })
      disposed.subscription.dispose()
      numbers!.appendItem(9, toSectionAt: 0)
      #expect(disposed.events.count == 1)
      numbers = nil
      #expect(rows.hasFinished && rows.collection?.count == 7)
    }
  }
}
