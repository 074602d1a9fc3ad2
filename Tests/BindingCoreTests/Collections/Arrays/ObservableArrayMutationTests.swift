import BindingCore
import Testing

@Suite("A mutation of an observable array")
struct ObservableArrayMutationTests {
  /// What an edit of these letters tells, and that it replays.
  private func changes(of letters: String, _ edit: (MutableObservableArray<Character>) -> Void) -> (
    String, [ArrayChange]
  ) {
    let array = MutableObservableArray(Array(letters))
    let follower = ArrayFollower(array)
    edit(array)
    #expect(follower.flaws == [])
    #expect(follower.collection == array.collection)
    // The same inside a batch comes to the same, in one event.
    let batched = MutableObservableArray(Array(letters))
    let batchFollower = ArrayFollower(batched)
    batched.batchUpdate { edit(batched) }
    #expect(batchFollower.flaws == [])
    #expect(batched.collection == array.collection)
    #expect(batchFollower.changes.count == min(follower.changes.count, 2))
    return (String(array.collection), Array(follower.changes.dropFirst()))
  }

  @Test func removesASubrange() {
    #expect(changes(of: "abcd") { $0.removeSubrange(1..<3) } == ("ad", [.changes(.deletes(1..<3))]))
    #expect(changes(of: "abcd") { $0.removeSubrange(2..<2) } == ("abcd", []))
    #expect(changes(of: "abcd") { $0.removeFirst(2) } == ("cd", [.changes(.deletes(0..<2))]))
    #expect(changes(of: "abcd") { $0.removeLast(3) } == ("a", [.changes(.deletes(1..<4))]))
  }

  @Test func removesAllThatAPredicateAccepts() {
    let result = changes(of: "abcb") { $0.removeAll { $0 == "b" } }
    #expect(result == ("ac", [.changes(ListChangeset(deletes: [1, 3]))]))
    #expect(changes(of: "abc") { $0.removeAll { $0 == "x" } } == ("abc", []))
  }

  @Test func removesNothingWhenThePredicateThrows() {
    let numbers = MutableObservableArray([1, 2])
    let follower = ArrayFollower(numbers)
    #expect(throws: Failure.broken) { try numbers.removeAll { _ in throw Failure.broken } }
    #expect(follower.events == [.init(collection: [1, 2], change: .reset)])
  }

  @Test func replacesASubrange() {
    let result = changes(of: "abcd") { $0.replaceSubrange(1..<3, with: "xyz") }
    #expect(result == ("axyzd", [.changes(ListChangeset(deletes: [1, 2], inserts: [1, 2, 3]))]))
    #expect(changes(of: "ab") { $0.replaceSubrange(1..<1, with: "x") } == ("axb", [.changes(.inserts(1..<2))]))
    #expect(changes(of: "ab") { $0.replaceSubrange(1..<1, with: "") } == ("ab", []))
  }

  @Test func replacesWhatIsBehindTheHead() {
    #expect(changes(of: "abc") { $0.replace(with: "xy", keepingFirst: 3) } == ("abcxy", [.changes(.inserts(3..<5))]))
    let result = changes(of: "abc") { $0.replace(with: "xy", keepingFirst: 2) }
    #expect(result == ("abxy", [.changes(ListChangeset(deletes: [2], inserts: [2, 3]))]))
  }

  @Test func swapsTwoElements() {
    #expect(changes(of: "abc") { $0.swapAt(1, 2) } == ("acb", [.changes(.move(from: 2, to: 1))]))
    let far = changes(of: "abcd") { $0.swapAt(3, 1) }
    #expect(far == ("adcb", [.changes(ListChangeset(moves: [.init(from: 3, to: 1), .init(from: 1, to: 3)]))]))
    #expect(changes(of: "abc") { $0.swapAt(1, 1) } == ("abc", []))
  }

  @Test func movesSeveralElementsAtOnce() {
    let result = changes(of: "abcde") { $0.move(from: [4, 1], to: 0) }
    #expect(result.0 == "ebacd")
    #expect(result.1 == [.changes(ListChangeset(moves: [.init(from: 4, to: 0), .init(from: 1, to: 1)]))])
    #expect(changes(of: "abc") { $0.move(from: [0, 1], to: 0) } == ("abc", []))
  }

  @Test func sortsByTheFewestMoves() {
    #expect(changes(of: "bcda") { $0.sort() } == ("abcd", [.changes(.move(from: 3, to: 0))]))
    #expect(changes(of: "abcd") { $0.sort() } == ("abcd", []))
    #expect(changes(of: "abc") { $0.sort { $0 > $1 } }.0 == "cba")
  }

  @Test func reversesAndShuffles() {
    let reversed = changes(of: "abc") { $0.reverse() }
    #expect(reversed.0 == "cba" && reversed.1.count == 1)
    let numbers = MutableObservableArray(Array(0..<100))
    let follower = ArrayFollower(numbers)
    numbers.shuffle()
    #expect(follower.flaws == [])
    #expect(numbers.collection.sorted() == Array(0..<100))
  }

  @Test func anObserverMayUseTheGeneratorThatShufflesInABatch() {
    let deck = Deck()
    var drawn: [Int] = []
    let observation = deck.cards.dropFirst(1).observeNext { _ in drawn.append(.random(in: 0..<10, using: &deck.dice)) }
    deck.cards.batchUpdate { deck.cards.shuffle(using: &deck.dice) }
    #expect(drawn.count == 1)
    #expect(deck.cards.collection != Array(0..<100))
    observation.dispose()
  }

  /// A generator that more than one uses.
  private final class Deck {
    let cards = MutableObservableArray(Array(0..<100))
    var dice = SystemRandomNumberGenerator()
  }

  @Test func updatesAnElementInPlace() {
    let songs = MutableObservableArray([Song(id: 1), Song(id: 2)])
    let follower = ArrayFollower(songs)
    let plays = songs.update(at: 1) {
      $0.plays += 3
      return $0.plays
    }
    #expect(plays == 3)
    #expect(follower.changes == [.reset, .changes(.updates(1..<2))])
    #expect(songs[1].plays == 3)
  }

  @Test func replacesByADifferenceThatAClosureCompares() {
    let songs = MutableObservableArray([Song(id: 1), Song(id: 2), Song(id: 3)])
    let follower = ArrayFollower(songs)
    songs.replace(with: [Song(id: 1), Song(id: 3), Song(id: 4)], performDiff: true) { $0.id == $1.id }
    #expect(follower.changes.last == .changes(ListChangeset(deletes: [1], inserts: [2])))
    songs.replace(with: [], performDiff: true, generateDiff: { old, _ in .deletes(0..<old.count) })
    #expect(follower.changes.last == .changes(.deletes(0..<3)))
    songs.replace(with: [Song(id: 1)], performDiff: false) { $0.id == $1.id }
    #expect(follower.changes.last == .reset)
  }

  @Test func doesOperationsOneByOneOrAsOneEvent() {
    let patch: [ListOperation<Character>] = [
      .insert("x", at: 0), .delete(at: 2), .update(at: 1, newElement: "A"), .move(from: 2, to: 0),
    ]
    let all = changes(of: "abc") { $0.apply(patch) }
    #expect(all.0 == "cxA" && all.1.count == 1)
    let single = MutableObservableArray(Array("abc"))
    let follower = ArrayFollower(single)
    for operation in patch { single.apply(operation) }
    #expect(single.collection == Array("cxA"))
    #expect(follower.events.map(\.patch) == [[]] + patch.map { [$0] })
  }

  @Test func doesWhatAChangesetSays() {
    let new = Array("xbC")
    let changeset = ListChangeset(deletes: [0], inserts: [0], updates: [2])
    #expect(changes(of: "abc") { $0.apply(changeset, from: new) } == ("xbC", [.changes(changeset)]))
    #expect(changes(of: "abc") { $0.apply(ListChangeset(), from: Array("abc")) } == ("abc", []))
  }

  @Test func isDescribedByWhoMakesIt() {
    let result = changes(of: "abc") { letters in
      letters.descriptiveUpdate { (array: inout [Character]) -> ListChangeset in
        array.removeFirst()
        return .deletes(0..<1)
      }
      letters.descriptiveUpdate { (array: inout [Character]) -> [ListOperation<Character>] in
        array.append("d")
        return [.insert("d", at: 2)]
      }
      letters.descriptiveUpdate { (_: inout [Character]) -> ListChangeset in ListChangeset() }
    }
    #expect(result.0 == "bcd")
  }

  @Test func leavesTheArrayWholeForElementsThatLookAtItWhenTheyGo() {
    final class Guest {
      let leave: () -> Void
      init(_ leave: @escaping () -> Void) { self.leave = leave }
      isolated deinit { leave() }
    }
    let guests = MutableObservableArray<Guest>()
    let followers = ObservableArray<Guest>()
    var seen: [[Int]] = []
    func guest() -> Guest {
      Guest { [unowned guests, unowned followers] in seen.append([guests.count, followers.count]) }
    }
    for _ in 0..<8 { guests.append(guest()) }
    guests.bind(to: followers)
    guests.removeSubrange(0..<2)
    guests.replaceSubrange(0..<1, with: [guest()])
    guests.removeAll { $0 === guests[1] }
    guests.update(at: 0) { $0 = guest() }
    #expect(seen == [[6, 6], [6, 6], [6, 6], [5, 5], [5, 5]])
    guests.removeAll()
    #expect(seen.dropFirst(5).allSatisfy { $0 == [0, 0] })
  }
}
