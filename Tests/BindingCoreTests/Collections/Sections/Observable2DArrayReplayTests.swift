import BindingCore
import GeneratedCases
import Testing

@Suite("The events of an array with sections")
struct Observable2DArrayReplayTests {
  /// Observers of everything that can be made of a library, and what each should show in the end.
  private final class Audience {
    let direct: SectionsFollower<Shelf, Song>
    let mapped: SectionsFollower<Shelf, Int>
    let filtered: SectionsFollower<Shelf, Song>
    let sorted: SectionsFollower<Shelf, Song>
    let chained: SectionsFollower<Shelf, Int>
    let rows: ArrayFollower<SectionRow<Shelf, Song>>
    let items: ArrayFollower<Song>
    let roundTrip: SectionsFollower<SectionTitles, Song>

    private static func isOdd(_ song: Song) -> Bool { (song.id + song.plays) % 2 == 1 }

    init(_ library: Library, then body: @escaping () -> Void = {}) {
      direct = SectionsFollower(library) { _ in body() }
      mapped = SectionsFollower(library.mapCollection { $0.id * 1000 + $0.plays })
      filtered = SectionsFollower(library.filterCollection(Self.isOdd))
      sorted = SectionsFollower(library.sortedCollection { $0.plays > $1.plays })
      chained = SectionsFollower(
        library.filterCollection(Self.isOdd).sortedCollection { $0.plays < $1.plays }.mapCollection(\.id))
      rows = ArrayFollower(library.flattened(footers: true))
      items = ArrayFollower(library.flattenedItems())
      roundTrip = SectionsFollower(library.toDataSourceSignal().toSectionedArray())
    }

    var flaws: [String] {
      direct.flaws + mapped.flaws + filtered.flaws + sorted.flaws + chained.flaws + rows.flaws + items.flaws
        + roundTrip.flaws
    }

    /// What is not shown as it should be.
    func mistakes(_ library: Library) -> [String] {
      let sections = library.sections
      let shown = sections.map { $0.items.filter(Self.isOdd) }
      var mistakes: [String] = []
      func expect(_ isRight: Bool, _ name: String) { if !isRight { mistakes.append(name) } }
      expect(direct.collection == library.collection, "direct")
      expect(mapped.collection!.sections.map(\.items) == sections.map { $0.map { $0.id * 1000 + $0.plays } }, "mapped")
      expect(filtered.collection!.sections.map(\.items) == shown, "filtered")
      expect(
        sorted.collection!.sections.map(\.items) == sections.map { $0.sorted { $0.plays > $1.plays } }, "sorted")
      expect(
        chained.collection!.sections.map(\.items) == shown.map { $0.sorted { $0.plays < $1.plays }.map(\.id) },
        "chained")
      expect(filtered.collection!.sections.map(\.metadata) == sections.map(\.metadata), "metadata")
      expect(
        rows.collection
          == sections.flatMap { [.header($0.metadata)] + $0.items.map { .item($0) } + [.footer($0.metadata)] }, "rows")
      expect(items.collection == sections.flatMap(\.items), "items")
      expect(roundTrip.collection!.sections.map(\.items) == sections.map(\.items), "round trip")
      return mistakes
    }
  }

  @Test("replay under random edits, through every operator and for observers of any age", arguments: 0..<40)
  func randomEdits(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 1)
      let library = editor.newLibrary()
      var audiences = [Audience(library)]
      for _ in 0..<12 {
        switch editor.random(below: 10) {
        case 0 where audiences.count < 3: audiences.append(Audience(library))
        case 1, 2: library.batchUpdate { for _ in 0..<editor.random(below: 8) { editor.edit(library) } }
        default: editor.edit(library)
        }
      }
      for (age, audience) in audiences.enumerated() {
        #expect(audience.flaws == [], "seed \(seed), observer \(age)")
        #expect(audience.mistakes(library) == [], "seed \(seed), observer \(age)")
      }
    }
  }

  @Test("wait their turn when an observer edits the array", arguments: 0..<12)
  func randomReentrancy(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 7)
      let library = editor.newLibrary()
      var budget = 8
      var late: [Audience] = []
      let before = Audience(library)
      let meddler = Audience(library) {
        guard budget > 0 else { return }
        budget -= 1
        switch editor.random(below: 6) {
        case 0 where late.count < 2: late.append(Audience(library))
        case 1: library.batchUpdate { for _ in 0..<3 { editor.edit(library) } }
        default: for _ in 0..<editor.random(below: 3) { editor.edit(library) }
        }
      }
      let after = Audience(library)
      for _ in 0..<5 { editor.edit(library) }
      for audience in [before, meddler, after] + late {
        #expect(audience.flaws == [], "seed \(seed)")
        #expect(audience.mistakes(library) == [], "seed \(seed)")
      }
    }
  }

  @Test("reach an array that is bound, also when somebody else writes to it", arguments: 0..<6)
  func randomBinding(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 3)
      let library = editor.newLibrary()
      let copy = Library()
      library.bind(to: copy)
      let follower = Audience(copy)
      for _ in 0..<10 {
        if editor.random(below: 6) == 0 { editor.edit(copy) }
        editor.edit(library)
      }
      library.appendSection(editor.newShelf())
      #expect(follower.flaws == [], "seed \(seed)")
      #expect(follower.mistakes(copy) == [], "seed \(seed)")
      #expect(copy.collection == library.collection, "seed \(seed)")
    }
  }
}
