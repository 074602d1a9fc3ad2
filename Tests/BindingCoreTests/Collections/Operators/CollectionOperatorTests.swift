import BindingCore
import Testing

@Suite("An operator on an observable array")
struct CollectionOperatorTests {
  // MARK: What Bond gets wrong (rows 21 to 23 of the research)

  @Test func hasItsOwnStateForEachObserver() {
    let numbers = MutableObservableArray([5, 2, 4, 1])
    let filtered = numbers.filterCollection { $0.isMultiple(of: 2) }
    let sorted = numbers.sortedCollection()
    let followers = [ArrayFollower(filtered), ArrayFollower(filtered), ArrayFollower(sorted), ArrayFollower(sorted)]
    numbers.insert(0, at: 1)
    let late = [ArrayFollower(filtered), ArrayFollower(sorted)]
    numbers.remove(at: 2)
    #expect(followers.map(\.collection) == [[0, 4], [0, 4], [0, 1, 4, 5], [0, 1, 4, 5]])
    #expect(followers[0].events == followers[1].events && followers[2].events == followers[3].events)
    #expect(
      late.map(\.changes) == [
        [.reset, .changes(.deletes(1..<2))],
        [.reset, .changes(.deletes(2..<3))],
      ])
    #expect((followers + late).flatMap(\.flaws) == [])
  }

  @Test func deletesAndInsertsASortedElementWhoseUpdateChangesTheOrder() {
    let numbers = MutableObservableArray([1, 3, 5])
    let follower = ArrayFollower(numbers.sortedCollection())
    numbers[2] = 0
    #expect(follower.collection == [0, 1, 3])
    #expect(follower.changes.last == .changes(ListChangeset(deletes: [2], inserts: [0])))
  }

  @Test func filtersABatchThatDeletesAndUpdates() {
    let numbers = MutableObservableArray([2, 4])
    let follower = ArrayFollower(numbers.filterCollection { $0.isMultiple(of: 2) })
    numbers.batchUpdate {
      numbers.removeFirst()
      numbers[0] = 40
    }
    #expect(follower.changes.last == .changes(ListChangeset(deletes: [0], updates: [0])))
    #expect(follower.flaws == [])
  }

  @Test func deliversAResetFirstAlsoWhenTheArrayHasChangedBefore() {
    let numbers = MutableObservableArray([3, 2])
    numbers.append(1)
    #expect(ArrayFollower(numbers.sortedCollection()).events == [.init(collection: [1, 2, 3], change: .reset)])
    #expect(ArrayFollower(numbers.mapCollection { -$0 }).events == [.init(collection: [-3, -2, -1], change: .reset)])
    #expect(ArrayFollower(numbers.filterCollection { $0 > 1 }).events == [.init(collection: [3, 2], change: .reset)])
    #expect(ArrayFollower(numbers.reversedCollection()).events == [.init(collection: [1, 2, 3], change: .reset)])
  }

  @Test func saysNothingRatherThanAnEmptyChange() {
    let numbers = MutableObservableArray([3, 2, 1])
    let filtered = ArrayFollower(numbers.filterCollection { $0 > 1 })
    let sorted = ArrayFollower(numbers.sortedCollection())
    let flattened = ArrayFollower(numbers.flatMapCollection { repeatElement($0, count: max(0, $0 - 1)) })
    numbers[2] = 0
    numbers.move(from: 2, to: 0)
    numbers.batchUpdate {
      numbers.append(5)
      numbers.removeLast()
    }
    #expect(filtered.changes == [.reset])
    #expect(sorted.changes == [.reset, .changes(.updates(0..<1))])
    #expect(flattened.changes == [.reset])
  }

  // MARK: What each does

  @Test func sortsEqualElementsInTheOrderOfTheSource() {
    let songs = MutableObservableArray([Song(id: 1, plays: 2), Song(id: 2, plays: 1), Song(id: 3, plays: 2)])
    let follower = ArrayFollower(songs.sortedCollection { $0.plays < $1.plays })
    songs.insert(Song(id: 4, plays: 2), at: 1)
    #expect(follower.collection?.map(\.id) == [2, 1, 4, 3])
    songs.move(from: 3, to: 0)
    #expect(follower.collection?.map(\.id) == [2, 3, 1, 4])
    #expect(follower.changes.last == .changes(.move(from: 3, to: 1)))
    songs[1].plays = 0
    #expect(follower.collection?.map(\.id) == [1, 2, 3, 4])
    #expect(follower.flaws == [])
  }

  @Test func reverses() {
    let numbers = MutableObservableArray([1, 2, 3])
    let follower = ArrayFollower(numbers.reversedCollection())
    numbers.append(4)
    numbers.removeFirst()
    #expect(follower.changes == [.reset, .changes(.inserts(0..<1)), .changes(.deletes(3..<4))])
    #expect(follower.collection == [4, 3, 2])
  }

  @Test func isAskedAgainOnlyAboutWhatChanged() {
    let numbers = MutableObservableArray(Array(0..<1000))
    var asked: [Int] = []
    var comparisons = 0
    numbers.filterCollection {
      asked.append($0)
      return $0.isMultiple(of: 2)
    }.observeNext { _ in }
    numbers.flatMapCollection {
      asked.append($0)
      return [$0, $0]
    }.observeNext { _ in }
    numbers.sortedCollection {
      comparisons += 1
      return $0 < $1
    }.observeNext { _ in }
    asked = []
    comparisons = 0
    numbers.insert(7, at: 500)
    numbers.move(from: 0, to: 900)
    numbers.remove(at: 3)
    numbers[10] = 8
    #expect(asked == [7, 7, 8, 8])
    #expect(comparisons <= 3 * 2 * 10)
  }

  @Test func editsItsArrayInPlaceWhileNobodyKeepsAnOlderOne() {
    let numbers = MutableObservableArray(Array(0..<1000))
    var addresses: [Set<UnsafeRawPointer?>] = []
    func watch(_ signal: SafeSignal<ObservableArrayEvent<Int>>) {
      let index = addresses.count
      addresses.append([])
      signal.observeNext { event in
        guard case .changes = event.change else { return }
        event.collection.withUnsafeBytes { _ = addresses[index].insert($0.baseAddress) }
      }
    }
    watch(numbers.mapCollection { -$0 })
    watch(numbers.filterCollection { $0 >= 0 })
    watch(numbers.sortedCollection())
    watch(numbers.reversedCollection())
    watch(numbers.flatMapCollection { [$0] })
    watch(numbers.mapCollection { -$0 }.filterCollection { $0 <= 0 }.sortedCollection())
    for number in 1...50 {
      numbers[number] += 300
      numbers.move(from: number, to: numbers.count - 1)
      numbers.removeLast()
    }
    #expect(addresses.map(\.count) == [1, 1, 1, 1, 1, 1])
  }

  @Test func leavesABoundArrayAndItsSourceTheirOwnStorage() {
    let numbers = MutableObservableArray(Array(0..<1000))
    let bound = ObservableArray<Int>()
    numbers.bind(to: bound)
    func addresses() -> [UnsafeRawPointer?] {
      [numbers, bound].map { $0.collection.withUnsafeBytes(\.baseAddress) }
    }
    numbers[0] = 5
    let before = addresses()
    #expect(before[0] != before[1])
    for number in 1...50 {
      numbers[number] += 300
      numbers.remove(at: 0)
    }
    #expect(addresses() == before)
    #expect(bound.collection == numbers.collection)
  }

  @Test func endsWithItsSourceAndLeavesNoObservation() {
    expectNoLeaks {
      var numbers: MutableObservableArray<Int>? = MutableObservableArray([2, 1])
      let followers = [
        ArrayFollower(numbers!.sortedCollection()), ArrayFollower(numbers!.filterCollection { $0 > 1 }),
        ArrayFollower(numbers!.reversedCollection()), ArrayFollower(numbers!.flatMapCollection { [$0] }),
      ]
      followers[0].subscription.dispose()
      numbers!.append(0)
      #expect(followers[0].changes == [.reset])
      numbers = nil
      #expect(followers.map(\.hasFinished) == [false, true, true, true])
    }
  }
}
