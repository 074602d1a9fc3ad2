import BindingCore
import Testing

@Suite("The events of an observable array")
struct ObservableArrayReplayTests {
  @Test("replay under random edits, for observers of any age", arguments: 1...20)
  func randomEdits(seed: UInt64) {
    let editor = SongEditor(seed: seed)
    let songs = MutableObservableArray(editor.newSongs(5))
    var followers = [ArrayFollower(songs)]
    for _ in 0..<100 {
      switch editor.random(below: 10) {
      case 0: followers.append(ArrayFollower(songs))
      case 1: songs.batchUpdate { for _ in 0..<editor.random(below: 8) { editor.edit(songs) } }
      default: editor.edit(songs)
      }
    }
    for follower in followers {
      #expect(follower.flaws == [])
      #expect(follower.collection == songs.collection)
    }
  }

  @Test("wait their turn when an observer edits the array", arguments: 1...20)
  func randomReentrancy(seed: UInt64) {
    let editor = SongEditor(seed: seed)
    let songs = MutableObservableArray(editor.newSongs(3))
    var budget = 60
    var late: [ArrayFollower<Song>] = []
    let before = ArrayFollower(songs)
    let meddler = ArrayFollower(songs) { _ in
      guard budget > 0 else { return }
      budget -= 1
      switch editor.random(below: 6) {
      case 0: late.append(ArrayFollower(songs))
      case 1: songs.batchUpdate { for _ in 0..<3 { editor.edit(songs) } }
      default: for _ in 0..<editor.random(below: 3) { editor.edit(songs) }
      }
    }
    let after = ArrayFollower(songs)
    for _ in 0..<30 { editor.edit(songs) }
    for follower in [before, meddler, after] + late {
      #expect(follower.flaws == [])
      #expect(follower.collection == songs.collection)
    }
    #expect(meddler.events == Array(before.events.suffix(meddler.events.count)))
  }

  @Test("come in the order of the edits, also to who edits on the first event")
  func editOnFirstEvent() {
    let numbers = MutableObservableArray([1])
    let witness = ArrayFollower(numbers)
    let follower = ArrayFollower(numbers) { event in
      if event.collection.count < 4 { numbers.append(event.collection.count + 1) }
    }
    #expect(follower.events.map(\.collection) == [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]])
    #expect(witness.events == follower.events)
  }

  @Test("stop at once for an observer that is disposed by another one")
  func disposalDuringEvent() {
    let numbers = MutableObservableArray<Int>()
    var victim: ArrayFollower<Int>?
    numbers.observeNext { event in
      if event.collection.count == 2 { victim?.subscription.dispose() }
    }
    victim = ArrayFollower(numbers)
    numbers.append(1)
    numbers.append(2)
    numbers.append(3)
    #expect(victim?.collection == [1])
  }
}
