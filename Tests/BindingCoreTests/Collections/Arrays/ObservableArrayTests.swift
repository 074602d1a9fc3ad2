import BindingCore
import Testing

@Suite("An observable array")
struct ObservableArrayTests {
  @Test("tells each edit of the README's example")
  func namesOfTheReadme() {
    let names = MutableObservableArray(["Steve", "Tim"])
    var lines: [String] = []
    names.observeNext { e in lines.append("array: \(e.collection), change: \(e.change)") }
    names.append("John")
    names.removeLast()
    names[1] = "Mark"
    #expect(
      lines == [
        #"array: ["Steve", "Tim"], change: reset"#,
        #"array: ["Steve", "Tim", "John"], change: inserts([2])"#,
        #"array: ["Steve", "Tim"], change: deletes([2])"#,
        #"array: ["Steve", "Mark"], change: updates([1])"#,
      ])
  }

  @Test("names its changes in the spelling of Bond 6")
  func changesOfBond6() {
    let numbers = MutableObservableArray([1, 2, 3])
    let follower = ArrayFollower(numbers)
    numbers.append(4)
    numbers[1] = 5
    numbers.move(from: 0, to: 3)
    numbers.remove(at: 2)
    numbers.insert(contentsOf: [8, 9], at: 0)
    #expect(follower.changes == [.reset, .inserts([3]), .updates([1]), .move(0, 3), .deletes([2]), .inserts([0, 1])])
  }

  @Test("replaces its content by the difference, as in the README's example")
  func numbersOfTheReadme() {
    let numbers = MutableObservableArray([1, 2, 3])
    let follower = ArrayFollower(numbers)
    numbers.replace(with: [0, 1, 3, 4], performDiff: true)
    #expect(follower.changes == [.reset, .changes(ListChangeset(deletes: [1], inserts: [0, 3]))])
    #expect(numbers.collection == [0, 1, 3, 4])
  }

  @Test("puts search results in front of what it has, as in the tutorial")
  func searchResults() {
    let searchResults = MutableObservableArray<Song>([])
    let follower = ArrayFollower(searchResults)
    searchResults.insert(contentsOf: [Song(id: 1), Song(id: 2)], at: 0)
    searchResults.insert(contentsOf: [Song(id: 3)], at: 0)
    #expect(
      follower.changes == [
        .reset, .changes(ListChangeset(inserts: [0, 1])), .changes(ListChangeset(inserts: [0])),
      ])
    #expect(searchResults.collection.map(\.id) == [3, 1, 2])
  }

  @Test("has the positions of every kind of edit right")
  func everyEdit() {
    let letters = MutableObservableArray(["a", "b", "c"])
    let follower = ArrayFollower(letters)
    letters.append(contentsOf: ["d", "e"])
    letters.insert("x", at: 1)
    letters.move(from: 5, to: 0)
    #expect(letters.remove(at: 2) == "x")
    #expect(letters.removeFirst() == "e")
    #expect(letters.removeLast() == "d")
    letters.removeAll()
    #expect(
      follower.changes == [
        .reset,
        .changes(ListChangeset(inserts: [3, 4])),
        .changes(ListChangeset(inserts: [1])),
        .changes(ListChangeset(moves: [.init(from: 5, to: 0)])),
        .changes(ListChangeset(deletes: [2])),
        .changes(ListChangeset(deletes: [0])),
        .changes(ListChangeset(deletes: [3])),
        .changes(ListChangeset(deletes: [0, 1, 2])),
      ])
    #expect(follower.flaws == [])
    #expect(letters.isEmpty)
  }

  @Test("updates by id, and by value where elements have no id")
  func identities() {
    let songs = MutableObservableArray([Song(id: 1), Song(id: 2)])
    let follower = ArrayFollower(songs)
    songs.replace(with: [Song(id: 1, plays: 1), Song(id: 2)], performDiff: true)
    #expect(follower.changes.last == .changes(ListChangeset(updates: [0])))

    struct Plain: Equatable { var value: Int }
    let plain = MutableObservableArray([Plain(value: 1), Plain(value: 2)])
    let plainFollower = ArrayFollower(plain)
    plain.replace(with: [Plain(value: 2)], performDiff: true)
    #expect(plainFollower.changes.last == .changes(ListChangeset(deletes: [0])))

    struct Both: Identifiable, Hashable { var id: Int, text: String }
    let both = MutableObservableArray([Both(id: 1, text: "a")])
    let bothFollower = ArrayFollower(both)
    both.replace(with: [Both(id: 1, text: "b")], performDiff: true)
    #expect(bothFollower.changes.last == .changes(ListChangeset(updates: [0])))
  }

  @Test("resets when it is replaced without a difference")
  func replace() {
    let numbers = MutableObservableArray([1, 2])
    let follower = ArrayFollower(numbers)
    numbers.replace(with: [1, 2])
    numbers.replace(with: [1, 3], performDiff: false)
    #expect(follower.changes == [.reset, .reset, .reset])
    #expect(follower.collection == [1, 3])
  }

  @Test("says nothing when nothing changed")
  func noOperation() {
    let numbers = MutableObservableArray([1, 2, 3])
    let follower = ArrayFollower(numbers)
    numbers.append(contentsOf: [])
    numbers.insert(contentsOf: [], at: 1)
    numbers.move(from: 1, to: 1)
    numbers.replace(with: [1, 2, 3], performDiff: true)
    numbers.batchUpdate {}
    let empty = MutableObservableArray<Int>()
    let emptyFollower = ArrayFollower(empty)
    empty.removeAll()
    #expect(follower.changes == [.reset])
    #expect(emptyFollower.changes == [.reset])
  }

  @Test("gives a late observer the whole array first")
  func lateObserver() {
    let numbers = MutableObservableArray([1, 2, 3])
    numbers.append(4)
    let late = ArrayFollower(numbers)
    #expect(late.events == [ObservableArrayEvent(collection: [1, 2, 3, 4], change: .reset)])
    numbers.append(5)
    #expect(late.changes == [.reset, .changes(ListChangeset(inserts: [4]))])
  }

  @Test("tells every observer the same, and nothing to one that has gone")
  func severalObservers() {
    let numbers = MutableObservableArray([1])
    let first = ArrayFollower(numbers)
    let second = ArrayFollower(numbers)
    numbers.append(2)
    first.subscription.dispose()
    numbers.append(3)
    #expect(first.collection == [1, 2])
    #expect(second.collection == [1, 2, 3])
    #expect(second.flaws == [])
  }

  @Test("finishes for its observers when it goes away, and leaves no subscription")
  func endOfLife() {
    let before = Subscription.liveCount
    var numbers: MutableObservableArray<Int>? = MutableObservableArray([1])
    var follower: ArrayFollower<Int>? = ArrayFollower(numbers!)
    #expect(follower?.hasFinished == false)
    numbers = nil
    #expect(follower?.hasFinished == true)
    follower = nil
    #expect(Subscription.liveCount == before)
  }

  @Test("is edited in place while nobody keeps an older collection")
  func editsInPlace() {
    let numbers = MutableObservableArray(Array(0..<1000))
    var sum = 0
    numbers.observeNext { sum += $0.collection.count }
    func address() -> UnsafePointer<Int>? { numbers.collection.withUnsafeBufferPointer(\.baseAddress) }
    let before = address()
    numbers[3] = 7
    numbers.move(from: 0, to: 999)
    numbers.removeLast()
    #expect(address() == before)
    #expect(sum == 3999)
  }

  @Test("is whole when an element that leaves looks at it")
  func elementsThatLookBack() {
    final class Guest {
      let leave: () -> Void
      init(_ leave: @escaping () -> Void) { self.leave = leave }
      isolated deinit { leave() }
    }
    let guests = MutableObservableArray<Guest>()
    var seen: [Int] = []
    func guest() -> Guest { Guest { [unowned guests] in seen.append(guests.collection.count) } }
    for _ in 0..<6 { guests.append(guest()) }
    guests[0] = guest()
    guests.remove(at: 1)
    guests.replace(with: [guest(), guest()])
    guests.removeAll()
    #expect(seen == [6, 5, 2, 2, 2, 2, 2, 0, 0])
  }

  @Test func aFilterWhoseRuleChangesIsADiffOfWholeArrays() {
    let songs = MutableObservableArray(["one", "two"])
    let text = Property("o")
    let results = MutableObservableArray<String>()
    combineLatest(songs.toSignal().map(\.collection), text) { songs, text in songs.filter { $0.contains(text) } }
      .diff()
      .bind(to: results)
    let follower = ArrayFollower(results)
    songs.append("four")
    text.value = "w"
    #expect(results.collection == ["two"])
    #expect(follower.changes == [.reset, .inserts([2]), .deletes([0, 2])])
    #expect(follower.flaws.isEmpty)
  }
}
