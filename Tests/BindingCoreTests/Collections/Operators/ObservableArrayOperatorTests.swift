import BindingCore
import Testing

@Suite("An array made from an observable array")
struct ObservableArrayOperatorTests {
  @Test("maps elements with the same changes, as in the README's example")
  func nameLengths() {
    let names = MutableObservableArray(["Steve", "Tim"])
    let nameLengths = ObservableArray<Int>()
    names.mapCollection { $0.count }.bind(to: nameLengths)
    let follower = ArrayFollower(nameLengths)
    names.append("Tony")
    #expect(
      follower.events == [
        ObservableArrayEvent(collection: [5, 3], change: .reset),
        ObservableArrayEvent(collection: [5, 3, 4], change: .changes(ListChangeset(inserts: [2]))),
      ])
  }

  @Test("maps each element once")
  func mapsOnce() {
    let numbers = MutableObservableArray([1, 2, 3])
    var mapped: [Int] = []
    let follower = ArrayFollower(
      numbers.mapCollection { number in
        mapped.append(number)
        return number * 10
      })
    numbers.insert(4, at: 0)
    numbers.move(from: 0, to: 3)
    numbers[1] = 5
    #expect(mapped == [1, 2, 3, 4, 5])
    #expect(follower.collection == [10, 50, 30, 40])
    #expect(follower.flaws == [])
  }

  @Test("filters elements: an update can bring one in or out")
  func filterUpdates() {
    let numbers = MutableObservableArray([1, 2, 3, 4])
    let follower = ArrayFollower(numbers.filterCollection { $0.isMultiple(of: 2) })
    numbers[0] = 10
    numbers[1] = 5
    numbers[3] = 6
    numbers[2] = 7
    numbers.move(from: 0, to: 2)
    #expect(
      follower.changes == [
        .reset,
        .changes(ListChangeset(inserts: [0])),
        .changes(ListChangeset(deletes: [1])),
        .changes(ListChangeset(updates: [1])),
      ])
    #expect(follower.collection == [10, 6])
  }

  @Test("keeps a delete and an update of one batch apart")
  func filterBatch() {
    let numbers = MutableObservableArray([2, 4])
    let follower = ArrayFollower(numbers.filterCollection { $0.isMultiple(of: 2) })
    numbers.batchUpdate {
      numbers.removeFirst()
      numbers[0] = 40
    }
    #expect(follower.changes.last == .changes(ListChangeset(deletes: [0], updates: [0])))
    #expect(follower.collection == [40])
  }

  @Test("follows random edits for several observers of one operator", arguments: 1...20)
  func randomEdits(seed: UInt64) {
    let editor = SongEditor(seed: seed)
    let songs = MutableObservableArray(editor.newSongs(6))
    let played = songs.filterCollection { ($0.id + $0.plays).isMultiple(of: 2) }
    let titles = played.mapCollection { "\($0.id): \($0.plays)" }
    var followers = [ArrayFollower(titles)]
    for _ in 0..<100 {
      switch editor.random(below: 10) {
      case 0: followers.append(ArrayFollower(titles))
      case 1: songs.batchUpdate { for _ in 0..<5 { editor.edit(songs) } }
      default: editor.edit(songs)
      }
    }
    let expected = songs.collection.filter { ($0.id + $0.plays).isMultiple(of: 2) }.map { "\($0.id): \($0.plays)" }
    for follower in followers {
      #expect(follower.flaws == [])
      #expect(follower.collection == expected)
    }
  }

  @Test("passes changes on through a binding, and resets after somebody else wrote")
  func bindingAndOwnEdits() {
    let source = MutableObservableArray([1])
    let target = MutableObservableArray<Int>()
    source.bind(to: target)
    let follower = ArrayFollower(target)
    source.append(2)
    target.append(99)
    source.append(3)
    source.append(4)
    #expect(
      follower.changes == [
        .reset, .changes(ListChangeset(inserts: [1])), .changes(ListChangeset(inserts: [2])), .reset,
        .changes(ListChangeset(inserts: [3])),
      ])
    #expect(target.collection == [1, 2, 3, 4])
    #expect(follower.flaws == [])
  }

  @Test("stops following when either end goes away")
  func bindingEnds() {
    let before = Subscription.liveCount
    var source: MutableObservableArray<Int>? = MutableObservableArray([1])
    var target: ObservableArray<Int>? = ObservableArray()
    let toTarget = source!.bind(to: target!)
    target = nil
    #expect(toTarget.isDisposed)
    let survivor = ObservableArray<Int>()
    source!.bind(to: survivor)
    source!.append(2)
    source = nil
    #expect(survivor.collection == [1, 2])
    #expect(Subscription.liveCount == before)
  }

  @Test("can be the input of ordinary operators, event by event")
  func eventOperators() {
    let numbers = MutableObservableArray([1])
    var counts: [Int] = []
    numbers.map { $0.collection.count }.observeNext { counts.append($0) }
    numbers.append(2)
    #expect(counts == [1, 2])
  }
}
