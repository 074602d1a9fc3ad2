import BindingTesting
import GeneratedCases
import Testing

@testable import BindingCore

/// Asks each step for all that is there now, as a list does, and believes nothing.
final class IncrementalFollower {
  private(set) var songs: [Song] = []
  private(set) var flaws: [String] = []
  private(set) var steps = 0
  private(set) var hasFinished = false
  private var list = PagedList<Song>([])
  let subscription = Subscription()

  init(_ source: IncrementalArray<Song>) {
    source.steps().attach(
      Observer(next: { self.take($0) }, end: { _ in self.hasFinished = true }), subscription)
  }

  private func take(_ step: ArrayStep<Song>) {
    steps += 1
    switch step.change {
    case .reset:
      let before = songs
      songs = step.wholeOfReset
      // Lists share the pages; short ones show whether changes reach across pages.
      list = steps.isMultiple(of: 2) ? step.pagesOfReset : PagedList(songs, pageLength: 4)
      if step.isReordered, !Set(before.map(\.id)).isSubset(of: songs.map(\.id)) { flaws.append("songs are missing") }
    case .changes(let changeset):
      let now = (0..<songs.count + changeset.growth).map { step[$0] }
      if changeset.isEmpty { flaws.append("nothing is told") }
      if changeset.applying(to: songs, from: now) != now { flaws.append("\(changeset) does not replay") }
      _ = list.apply(changeset, inserting: { step[$0] }, updating: { step[$0] })
      songs = now
    }
    if list.array != songs { flaws.append("the list is wrong after step \(steps): \(step.change)") }
    if step.count != songs.count { flaws.append("the count is wrong") }
    if Set(songs.map(\.id)).count != songs.count { flaws.append("a song is there twice") }
  }
}

/// Whatever happens to an array while its elements are being filtered, transformed and sorted, each event leads from the
/// last to the next, and the result is that of the operators that do everything at once.
@MainActor struct IncrementalProgramTests {
  @Test(arguments: Array(sampled(UInt64(1)...200))) func whateverHappensMeanwhileTheResultIsRight(seed: UInt64) {
    let clock = TickingScheduler()
    let editor = SongEditor(seed: seed)
    // From a song at a time to many.
    let slices = TimeSlices(of: .milliseconds([1, 3, 12, 40][Int(seed % 4)]), scheduler: clock)
    slices.few = [0, 2, 20, 256][Int(seed / 4 % 4)]
    let songs = MutableObservableArray(editor.newSongs([0, 5, 40, 300][editor.random(below: 4)]))
    for _ in 0..<editor.random(below: 20) { editor.edit(songs) }
    let (isIncluded, order) = (Property(0), Property(0))
    let result = songs.filterCollection(byLatest: isIncluded.map(predicate), in: slices)
      .sortedCollection(byLatest: isIncluded.combineLatest(with: order).map(ordering), in: slices)
      .mapCollection(in: slices) { Song(id: $0.id, plays: $0.plays + 1) }
    let follower = IncrementalFollower(result)
    for _ in 0..<80 {
      switch editor.random(below: 10) {
      case 0: isIncluded.value = editor.random(below: 4)
      case 1: order.value = editor.random(below: 3)
      case 2: clock.runAll()
      case 3...5: clock.runNext()
      case 6 where songs.count < 500: songs.append(contentsOf: editor.newSongs(editor.random(below: 40)))
      case 7 where songs.count < 500:
        songs.insert(
          contentsOf: editor.newSongs(editor.random(below: 50)), at: editor.random(below: songs.count + 1))
      case 8:
        let stays = songs.collection.filter { _ in editor.random(below: 4) > 0 }
        songs.replace(with: stays + editor.newSongs(editor.random(below: 10)), performDiff: true)
      default: editor.edit(songs)
      }
      #expect(follower.flaws == [], "seed \(seed)")
      if !follower.flaws.isEmpty { return }
    }
    clock.runAll()
    let expected = songs.collection.filter(predicate(isIncluded.value))
      .enumerated()
      .sorted { first, second in
        let precedes = ordering(isIncluded.value, order.value)
        return precedes(first.element, second.element)
          || !precedes(second.element, first.element) && first.offset < second.offset
      }
      .map { Song(id: $0.element.id, plays: $0.element.plays + 1) }
    #expect(follower.songs == expected, "seed \(seed)")
    #expect(follower.flaws == [], "seed \(seed)")
    follower.subscription.dispose()
    #expect(slices.isWorking.value == false)
  }
}

private func predicate(_ number: Int) -> (Song) -> Bool {
  number == 0 ? { _ in true } : { ($0.id * 7 + $0.plays) % (number + 1) == 0 }
}

private func ordering(_ first: Int, _ second: Int) -> (Song, Song) -> Bool {
  switch second {
  case 0: { _, _ in false }
  case 1: { ($0.id * 31 % 17, $0.plays) < ($1.id * 31 % 17, $1.plays) }
  default: { $0.id % (first + 5) > $1.id % (first + 5) }
  }
}
