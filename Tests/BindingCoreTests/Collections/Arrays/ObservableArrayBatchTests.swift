import BindingCore
import Testing

@Suite("A batch of edits")
struct ObservableArrayBatchTests {
  @Test("is one event without what cancels out")
  func oneEvent() {
    let letters = MutableObservableArray(["a", "b", "c", "d"])
    let follower = ArrayFollower(letters)
    letters.batchUpdate { letters in
      letters.append("e")
      letters.insert("x", at: 0)
      letters.remove(at: 0)
      letters.removeFirst()
      letters[0] = "B"
      letters.move(from: 2, to: 1)
    }
    #expect(letters.collection == ["B", "d", "c", "e"])
    #expect(follower.events.count == 2)
    #expect(follower.flaws == [])
    guard case .changes(let changeset) = follower.changes[1] else { return }
    #expect(changeset.deletes == [0] && changeset.inserts == [3] && changeset.updates == [0])
    #expect(changeset.moves.count == 1)
  }

  @Test("that undoes itself is no event")
  func undone() {
    let numbers = MutableObservableArray([1, 2])
    let follower = ArrayFollower(numbers)
    numbers.batchUpdate {
      numbers.append(3)
      numbers.move(from: 0, to: 1)
      numbers.move(from: 1, to: 0)
      numbers.removeLast()
    }
    #expect(follower.changes == [.reset])
  }

  @Test("with a replacement in it is a reset")
  func resetInside() {
    let numbers = MutableObservableArray([1, 2])
    let follower = ArrayFollower(numbers)
    numbers.batchUpdate {
      numbers.append(3)
      numbers.replace(with: [7])
      numbers.append(8)
    }
    #expect(follower.changes == [.reset, .reset])
    #expect(follower.collection == [7, 8])
  }

  @Test("merges differences with single edits")
  func differenceInside() {
    let songs = MutableObservableArray((0..<4).map { Song(id: $0) })
    let follower = ArrayFollower(songs)
    songs.batchUpdate {
      songs.replace(with: [Song(id: 3), Song(id: 0), Song(id: 1, plays: 1)], performDiff: true)
      songs.append(Song(id: 9))
    }
    #expect(
      follower.changes.last
        == .changes(ListChangeset(deletes: [2], inserts: [3], updates: [2], moves: [.init(from: 3, to: 0)])))
    #expect(follower.flaws == [])
  }

  @Test("ends with the outermost of nested ones")
  func nested() {
    let numbers = MutableObservableArray<Int>()
    let follower = ArrayFollower(numbers)
    numbers.batchUpdate {
      numbers.append(1)
      numbers.batchUpdate { numbers.append(2) }
      #expect(follower.events.count == 1)
    }
    #expect(follower.changes == [.reset, .changes(ListChangeset(inserts: [0, 1]))])
  }

  @Test("is told also when it breaks off")
  func throwing() {
    struct Interruption: Error {}
    let numbers = MutableObservableArray<Int>()
    let follower = ArrayFollower(numbers)
    #expect(throws: Interruption.self) {
      try numbers.batchUpdate {
        numbers.append(1)
        throw Interruption()
      }
    }
    numbers.append(2)
    #expect(follower.events.map(\.collection) == [[], [1], [1, 2]])
    #expect(follower.flaws == [])
  }

  @Test("goes on correctly for an observer that arrives in its middle")
  func observerInside() {
    let numbers = MutableObservableArray([1])
    let early = ArrayFollower(numbers)
    var late: ArrayFollower<Int>?
    numbers.batchUpdate {
      numbers.append(2)
      late = ArrayFollower(numbers)
      numbers.removeFirst()
      numbers.append(3)
    }
    #expect(early.events.map(\.collection) == [[1], [1, 2], [2, 3]])
    #expect(late?.events.map(\.collection) == [[1, 2], [2, 3]])
    #expect(early.flaws + late!.flaws == [])
  }
}
