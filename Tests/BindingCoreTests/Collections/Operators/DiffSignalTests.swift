import BindingCore
import Testing

@Suite("The differences of a signal of arrays")
struct DiffSignalTests {
  @Test func areAResetFirstThenExactChangesAndNothingWhereNothingChanged() {
    let numbers = Property([1, 2, 3])
    let follower = ArrayFollower(numbers.diff())
    numbers.value = [0, 1, 3, 4]
    numbers.value = [0, 1, 3, 4]
    numbers.value = []
    #expect(
      follower.changes == [
        .reset, .changes(ListChangeset(deletes: [1], inserts: [0, 3])), .changes(.deletes(0..<4)),
      ])
    #expect(follower.flaws == [])
  }

  @Test func beginAnewForEachObserver() {
    let numbers = Property([1])
    let changes = numbers.diff()
    let early = ArrayFollower(changes)
    numbers.value = [1, 2]
    let late = ArrayFollower(changes)
    numbers.value = [1, 2, 3]
    #expect(early.changes == [.reset, .changes(.inserts(1..<2)), .changes(.inserts(2..<3))])
    #expect(late.changes == [.reset, .changes(.inserts(2..<3))])
  }

  @Test func goByTheIDWhereThereIsOne() {
    let songs = Property([Song(id: 1), Song(id: 2)])
    let follower = ArrayFollower(songs.diff())
    songs.value = [Song(id: 2), Song(id: 1)]
    songs.value[0].plays = 1
    #expect(follower.changes == [.reset, .changes(.move(from: 1, to: 0)), .changes(.updates(0..<1))])
  }

  @Test func goByAClosureOrByWhatAClosureFinds() {
    let songs = Property([Song(id: 1), Song(id: 2)])
    let compared = ArrayFollower(songs.diff { $0.id == $1.id })
    let generated = ArrayFollower(
      songs.diff(generateDiff: { old, new in
        ListChangeset(deletes: Array(old.indices), inserts: Array(new.indices))
      }))
    songs.value = [Song(id: 2)]
    #expect(compared.changes == [.reset, .changes(.deletes(0..<1))])
    #expect(generated.changes == [.reset, .changes(ListChangeset(deletes: [0, 1], inserts: [0]))])
  }

  @Test func endAsTheSignalDoes() {
    expectNoLeaks {
      var numbers: Property<[Int]>? = Property([1])
      let follower = ArrayFollower(numbers!.diff())
      numbers = nil
      #expect(follower.hasFinished)
    }
  }

  @Test func ofGrowingPagesAreFoundInOnePassOverTheHead() {
    final class Tally { var comparisons = 0 }
    struct Counted: Hashable {
      let value: Int
      let tally: Tally
      static func == (first: Counted, second: Counted) -> Bool {
        first.tally.comparisons += 1
        return first.value == second.value
      }
      func hash(into hasher: inout Hasher) {
        Issue.record("nothing needs to be hashed")
        hasher.combine(value)
      }
    }
    let tally = Tally()
    let pages = Property((0..<100).map { Counted(value: $0, tally: tally) })
    var changes: [ArrayChange] = []
    pages.diff().observeNext { changes.append($0.change) }
    pages.value += (100..<120).map { Counted(value: $0, tally: tally) }
    #expect(changes == [.reset, .changes(.inserts(100..<120))])
    #expect(tally.comparisons <= 100)
  }

  @Test func areNotMadeByAPlainBinding() {
    let numbers = Property([1])
    let array = MutableObservableArray<Int>()
    let follower = ArrayFollower(array)
    let binding = numbers.bind(to: array)
    numbers.value = [1, 2]
    binding.dispose()
    numbers.value = []
    #expect(follower.events.map(\.collection) == [[], [1], [1, 2]])
    #expect(follower.changes == [.reset, .reset, .reset])
  }
}
