import BindingCore
import Testing

/// A changeset always replays: applied to the old collection it gives the new one, exactly. (`RandomCollectionTests`
/// does so with chains of operators, `SectionedDifferenceTests` with sections.)
struct Promise6ChangesetReplayTests {
  /// Every pair of arrays of up to four songs, of which one may have been played.
  @Test func theDifferenceOfAnyTwoArraysReplays() {
    let songs = [Song(id: 1), Song(id: 2), Song(id: 3), Song(id: 1, plays: 1)]
    var arrays: [[Song]] = [[]]
    var longest = arrays
    for _ in 0..<4 {
      longest = longest.flatMap { array in songs.map { array + [$0] } }
      arrays += longest
    }
    var checked = 0
    for (index, old) in arrays.enumerated() {
      // Every pair would be a hundred thousand; a stride that is no power of two meets every array in both places.
      for new in stride(from: index % 7, to: arrays.count, by: 7).map({ arrays[$0] }) {
        let difference = ListChangeset(from: old, to: new)
        checked += 1
        if difference.applying(to: old, from: new) != new || difference.isEmpty != (old == new) {
          Issue.record("\(old) is not made \(new) by \(difference)")
        }
      }
    }
    #expect(checked > 15_000)
  }

  @Test func whatMovedAndChangedIsDeletedAndInserted() {
    let songs = MutableObservableArray([Song(id: 1), Song(id: 2), Song(id: 3)])
    let follower = ArrayFollower(songs)
    songs.replace(with: [Song(id: 3, plays: 1), Song(id: 1), Song(id: 2)], performDiff: true)
    #expect(follower.changes.last == .changes(ListChangeset(deletes: [2], inserts: [0])))
    #expect(follower.flaws.isEmpty)
  }

  @Test func aResetIsNotAnEmptyChange() {
    let songs = MutableObservableArray([Song(id: 1)])
    let follower = ArrayFollower(songs)
    songs.replace(with: [Song(id: 1)])
    songs.replace(with: [Song(id: 1)], performDiff: true)
    songs.batchUpdate {
      songs.append(Song(id: 2))
      songs.removeLast()
    }
    #expect(follower.changes.count == 2, "the last two changed nothing")
    #expect(follower.changes.last == .reset)
  }

  /// Batches within batches, edited by an observer too, are each one change that replays.
  @Test func batchesReplay() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let editor = SongEditor(seed: seed)
      let songs = MutableObservableArray(editor.newSongs(4))
      var budget = 10
      let follower = ArrayFollower(songs) { _ in
        guard budget > 0 else { return }
        budget -= 1
        songs.batchUpdate { for _ in 0..<3 { editor.edit(songs) } }
      }
      for _ in 0..<10 {
        songs.batchUpdate {
          editor.edit(songs)
          songs.batchUpdate { for _ in 0..<4 { editor.edit(songs) } }
          editor.edit(songs)
        }
        #expect(follower.flaws.isEmpty, "seed \(seed)")
        #expect(follower.collection == songs.collection, "seed \(seed)")
      }
      follower.subscription.dispose()
    }
  }
}
