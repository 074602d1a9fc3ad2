import BindingTesting
import Bond
import Testing

/// What a Swift 2 program of Bond 4 wrote, and what it writes here: the lines of Colin Eberhardt's tutorial for
/// raywenderlich.com that Tom Elliott's newer one has in other words. The others are among the samples of Bond 6.
struct Bond4Samples {
  /// `searchString.observeNew { text in print(text) }`
  @Test func observeNewLeavesTheCurrentValueOut() {
    expectNoLeaks {
      var printed: [String?] = []
      let searchString = Observable<String?>("")
      searchString.value = "Bond"
      searchString.dropFirst(1).observeNext { text in printed.append(text) }
      searchString.value = "Bond "
      #expect(printed == ["Bond "])
    }
  }

  /// `searchString.map { $0!.characters.count > 3 }.bindTo(validSearchText)`
  @Test func anObservableIsBoundToAnObservable() {
    expectNoLeaks {
      let searchString = Observable<String?>("")
      let validSearchText = Observable<Bool>(false)
      searchString
        .map { $0!.count > 3 }
        .bind(to: validSearchText)
      searchString.value = "Bond"
      #expect(validSearchText.value)
    }
  }

  /// `searchString.filter { ... }.throttle(0.5, queue: Queue.Main).observe { ... }`
  @Test func throttleHasNoQueue() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      let searchString = Observable<String?>("")
      var printed: [String?] = []
      searchString
        .filter { $0!.count > 3 }
        .throttle(seconds: 0.5, scheduler: scheduler)
        .observeNext { text in printed.append(text) }
      for text in ["Bon", "Bond", "Bond ", "Bond T"] { searchString.value = text }
      scheduler.advance(by: .seconds(1))
      searchString.value = "Bond Th"
      scheduler.advance(by: .seconds(1))
      #expect(printed == ["Bond", "Bond T", "Bond Th"])
    }
  }

  /// `let searchResults = ObservableArray<Photo>()` and `searchResults.insertContentsOf(photos, atIndex: 0)`
  @Test func anArrayThatCanBeEditedIsAMutableObservableArray() {
    expectNoLeaks {
      let searchResults = MutableObservableArray<String>()
      var changes: [ArrayChange] = []
      searchResults.observeNext { changes.append($0.change) }
      searchResults.insert(contentsOf: ["Dr. No", "Goldfinger"], at: 0)
      searchResults.removeAll()
      #expect(changes == [.reset, .inserts([0, 1]), .deletes([0, 1])])
    }
  }

  /// The cases of `ObservableArrayOperation`: `Insert`, `Update`, `Remove`, `Reset`, `Batch`.
  @Test func eachOperationOfAnArrayHasItsChange() {
    expectNoLeaks {
      let array = MutableObservableArray(["a", "b", "c"])
      var changes: [ArrayChange] = []
      array.observeNext { changes.append($0.change) }
      array.insert("x", at: 1)
      array[0] = "A"
      array.remove(at: 2)
      array.replace(with: ["d"])
      array.batchUpdate {
        array.append("e")
        array.append("f")
      }
      #expect(changes == [.reset, .inserts([1]), .updates([0]), .deletes([2]), .reset, .inserts([1, 2])])
    }
  }

  /// `searchResults.lift()`
  @Test func liftMakesAnArrayTheOnlySection() {
    expectNoLeaks {
      let searchResults = MutableObservableArray(["Dr. No"])
      var last: Array2D<String, String>?
      searchResults.asSection("Results").observeNext { last = $0.collection }
      searchResults.append("Goldfinger")
      #expect(last?[0].items == ["Dr. No", "Goldfinger"])
    }
  }

  /// `let errorMessages = EventProducer<String>()` and `errorMessages.next("...")`
  @Test func anEventProducerIsASubject() {
    expectNoLeaks {
      let errorMessages = PublishSubject<String, NoError>()
      var shown: [String] = []
      errorMessages.observeNext { error in shown.append(error) }
      errorMessages.next("The search failed.")
      #expect(shown == ["The search failed."])
    }
  }

  /// `combineLatest(dateFilter, maxUploadDate, minUploadDate, creativeCommons).throttle(0.5, queue: Queue.Main)`
  @Test func combineLatestTakesFour() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      let (dateFilter, maxUploadDate) = (Observable(false), Observable(2))
      let (minUploadDate, creativeCommons) = (Observable(1), Observable(false))
      var searches = 0
      combineLatest(dateFilter, maxUploadDate, minUploadDate, creativeCommons)
        .throttle(seconds: 0.5, scheduler: scheduler)
        .observeNext { _ in searches += 1 }
      dateFilter.value = true
      creativeCommons.value = true
      scheduler.advance(by: .seconds(1))
      #expect(searches == 2)
    }
  }
}
