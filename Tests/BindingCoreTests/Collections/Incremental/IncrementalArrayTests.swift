import BindingTesting
import Testing

@testable import BindingCore

@MainActor struct IncrementalArrayTests {
  private let clock = TickingScheduler()
  private var slices: TimeSlices { TimeSlices(of: .milliseconds(2), scheduler: clock) }

  @Test func whatTakesLessThanASliceIsOneReset() {
    let numbers = MutableObservableArray([3, 1, 2])
    var events: [ObservableArrayEvent<Int>] = []
    numbers.sortedCollection(in: TimeSlices(scheduler: TestScheduler()), by: <).observeNext { events.append($0) }
      .dispose()
    #expect(events == [ObservableArrayEvent(collection: [1, 2, 3], change: .reset)])
  }

  @Test func whatTakesLongerComesBitByBitAndTheMainLoopHasTurnsInBetween() {
    expectNoLeaks {
      let (numbers, slices) = (MutableObservableArray(Array(0..<100)), slices)
      var working: [Bool] = []
      slices.isWorking.observeNext { working.append($0) }.dispose()
      let observation = slices.isWorking.observeNext { working.append($0) }
      let even = ObservableArray<Int>()
      numbers.filterCollection(in: slices) { $0 % 2 == 0 }.bind(to: even)
      var turns = 0
      while clock.runNext() {
        turns += 1
        #expect(even.collection == Array(even.collection.indices.map { $0 * 2 }))
      }
      #expect(turns > 10 && even.count == 50)
      #expect(working == [false, false, true, false])
      observation.dispose()
    }
  }

  @Test func workThatNobodyObservesAnyMoreIsCancelled() {
    expectNoLeaks {
      let (numbers, slices) = (MutableObservableArray(Array(0..<100)), slices)
      var calls = 0
      let observation = numbers.mapCollection(in: slices) { number in
        calls += 1
        return number
      }.observeNext { _ in }
      #expect(slices.isWorking.value && calls < 10)
      let before = calls
      observation.dispose()
      #expect(!slices.isWorking.value)
      clock.runAll()
      numbers.append(1)
      #expect(calls == before)
    }
  }

  @Test func workIsFinishedAlthoughTheArrayIsGone() {
    expectNoLeaks {
      var numbers: MutableObservableArray<Int>? = MutableObservableArray((0..<60).reversed())
      var (last, hasFinished): ([Int], Bool) = ([], false)
      numbers!.sortedCollection(in: slices, by: <).observe { event in
        switch event {
        case .next(let event): last = event.collection
        case .completed: hasFinished = true
        case .failed: break
        }
      }
      numbers = nil
      #expect(!hasFinished && last.count < 60)
      clock.runAll()
      #expect(hasFinished && last == Array(0..<60))
    }
  }

  @Test func anArrayThatIsEditedSilentlyMeanwhileIsReadAgain() {
    expectNoLeaks {
      let numbers = MutableObservableArray(Array(0..<50))
      let small = ObservableArray<Int>()
      numbers.filterCollection(in: slices) { $0 < 40 }.bind(to: small)
      clock.runNext()
      numbers.silentUpdate { $0.removeFirst(30) }
      clock.runAll()
      #expect(small.collection == Array(30..<40))
      numbers.append(7)
      clock.runAll()
      #expect(small.collection == Array(30..<40) + [7])
    }
  }

  @Test func anArrayAndAPredicateThatChangeTogetherAreOneChangeDownstream() {
    expectNoLeaks {
      let limit = Property(3)
      let numbers = limit.map { Array(0..<$0 * 2) }.diff()
      let small = numbers.filterCollection(byLatest: limit.map { limit in { $0 < limit } })
      var seen: [(Int, [Int])] = []
      let observation = combineLatest(limit, small).observeNext { seen.append(($0, $1.collection)) }
      limit.value = 2
      limit.value = 4
      #expect(seen.map(\.0) == [3, 2, 4])
      #expect(seen.map(\.1) == [[0, 1, 2], [0, 1], [0, 1, 2, 3]])
      observation.dispose()
    }
  }

  @Test func elementsThatComeWithAPredicateAreNotJudgedByTheOneBefore() {
    expectNoLeaks {
      let limit = Property(3)
      let numbers = limit.map { Array(0..<$0 * 2) }.diff()
      let large = numbers.filterCollection(byLatest: limit.map { limit in { $0 >= limit } })
      var collections: [[Int]] = []
      let observation = large.observeNext { collections.append($0.collection) }
      limit.value = 4
      #expect(collections == [[3, 4, 5], [4, 5, 6, 7]])
      observation.dispose()
    }
  }

  @Test func anElementThatComesWhileAllAreGatheredForANewOrderIsThereOnce() {
    expectNoLeaks {
      let numbers = MutableObservableArray(Array(0..<40))
      let order = Property<(Int, Int) -> Bool>(<)
      let sorted = ObservableArray<Int>()
      numbers.sortedCollection(byLatest: order, in: slices).bind(to: sorted)
      order.value = (>)
      clock.runNext()
      numbers.append(99)
      #expect(sorted.isEmpty)
      clock.runAll()
      #expect(sorted.collection == [99] + (0..<40).reversed())
    }
  }

  @Test func nothingIsDeliveredBeforeThereIsAnOrder() {
    expectNoLeaks {
      let orders = PassthroughSubject<(Int, Int) -> Bool, Never>()
      let numbers = MutableObservableArray([2, 3, 1])
      var collections: [[Int]] = []
      let observation = numbers.sortedCollection(byLatest: orders).observeNext { collections.append($0.collection) }
      numbers.append(0)
      #expect(collections == [])
      orders.send(<)
      #expect(collections == [[0, 1, 2, 3]])
      orders.send(>)
      numbers.remove(at: 0)
      // The last order remains.
      orders.send(completion: .finished)
      numbers.append(9)
      #expect(collections.dropFirst() == [[3, 2, 1, 0], [3, 1, 0], [9, 3, 1, 0]])
      observation.dispose()
    }
  }

  @Test func aNewPredicateChangesOnlyWhatItChanges() {
    expectNoLeaks {
      let predicate = Property<(Int) -> Bool> { $0 < 5 }
      let numbers = MutableObservableArray(Array(0..<8))
      var changes: [ArrayChange] = []
      let observation = numbers.filterCollection(byLatest: predicate).observeNext { changes.append($0.change) }
      predicate.value = { $0 > 2 }
      predicate.value = { $0 > 2 || false }
      #expect(changes == [.reset, .changes(ListChangeset(deletes: [0, 1, 2], inserts: [2, 3, 4]))])
      observation.dispose()
    }
  }

  /// Insertions in one place use up the room between two labels.
  @Test func equalElementsKeepTheOrderOfTheArrayWhereverTheyAreInserted() {
    let records = MutableObservableArray([0, 1])
    let sorted = ObservableArray<Int>()
    records.sortedCollection(byLatest: Property<(Int, Int) -> Bool> { _, _ in false }).bind(to: sorted)
    for number in 2..<2000 { records.insert(number, at: number % 3 == 0 ? 0 : 1) }
    for number in 0..<500 { records.move(from: (number * 7) % 2000, to: (number * 13) % 2000) }
    #expect(sorted.collection == records.collection)
  }

  @Test(arguments: [false, true]) func manyElementsThatLeaveWhileOthersComeDoNotEndTheProgram(isInSlices: Bool) {
    let slices = isInSlices ? TimeSlices(scheduler: TestScheduler()) : nil
    let numbers = MutableObservableArray(Array(0..<100))
    let sorted = numbers.sortedCollection(byLatest: Property<(Int, Int) -> Bool>(>), in: slices)
    let result = MutableObservableArray<Int>()
    sorted.bind(to: result)
    numbers.replace(with: Array(20..<100) + [200, 201, 202], performDiff: true)
    #expect(result.collection == [202, 201, 200] + (20..<100).reversed())
  }

  @Test func operatorsThatShareSlicesTakeTurns() {
    expectNoLeaks {
      let (numbers, slices) = (MutableObservableArray(Array(0..<40)), slices)
      let (first, second) = (ObservableArray<Int>(), ObservableArray<Int>())
      numbers.mapCollection(in: slices) { $0 }.bind(to: first)
      numbers.mapCollection(in: slices) { -$0 }.bind(to: second)
      for _ in 0..<24 { clock.runNext() }
      #expect(first.count < 40 && abs(first.count - second.count) < 10 && second.count > 4)
      clock.runAll()
      #expect(first.count == 40 && second.count == 40)
    }
  }
}
