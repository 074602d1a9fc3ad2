import BindingCore
import Testing

@Suite("Arrays joined to one")
struct FlatMapCollectionTests {
  private struct Album: Identifiable {
    var id: Int
    var songs: [String]
  }

  private struct Folder: Identifiable {
    var id: Int
    var files: MutableObservableArray<String>
  }

  @Test func areThoseThatEachElementMakes() {
    let albums = MutableObservableArray([Album(id: 1, songs: ["a", "b"]), Album(id: 2, songs: ["c"])])
    let follower = ArrayFollower(albums.flatMapCollection { $0.songs })
    albums.append(Album(id: 3, songs: ["d", "e"]))
    albums.move(from: 0, to: 2)
    albums[0] = Album(id: 2, songs: ["C", "f"])
    albums[0] = Album(id: 2, songs: [])
    #expect(
      follower.changes == [
        .reset,
        .changes(.inserts(3..<5)),
        .changes(ListChangeset(moves: [.init(from: 0, to: 3), .init(from: 1, to: 4)])),
        .changes(ListChangeset(inserts: [1], updates: [0])),
        .changes(.deletes(0..<2)),
      ])
    #expect(follower.collection == ["d", "e", "a", "b"])
    #expect(follower.flaws == [])
  }

  @Test func followEachOfTheArrays() {
    let first = MutableObservableArray(["a"])
    let second = MutableObservableArray(["b", "c"])
    let folders = MutableObservableArray([Folder(id: 1, files: first), Folder(id: 2, files: second)])
    let follower = ArrayFollower(folders.flatMapCollection { $0.files })
    second.insert("x", at: 1)
    first.append("y")
    second.move(from: 0, to: 2)
    second.replace(with: ["n"])
    folders.removeFirst()
    first.append("unheard")
    folders.insert(Folder(id: 3, files: first), at: 1)
    #expect(
      follower.changes == [
        .reset,
        .changes(.inserts(2..<3)),
        .changes(.inserts(1..<2)),
        .changes(.move(from: 2, to: 4)),
        .changes(ListChangeset(deletes: [2, 3, 4], inserts: [2])),
        .changes(.deletes(0..<2)),
        .changes(.inserts(1..<4)),
      ])
    #expect(follower.collection == ["n", "a", "y", "unheard"])
    #expect(follower.flaws == [])
  }

  @Test func stayAsTheyAreWhenAnUpdatedElementHasTheSameArray() {
    let files = MutableObservableArray(["a"])
    let folders = MutableObservableArray([Folder(id: 1, files: files)])
    let follower = ArrayFollower(folders.flatMapCollection { $0.files })
    folders[0].id = 2
    files.append("b")
    #expect(follower.changes == [.reset, .changes(.inserts(1..<2))])
    folders[0].files = MutableObservableArray(["c"])
    files.append("unheard")
    #expect(follower.collection == ["c"])
    #expect(follower.flaws == [])
  }

  @Test func areEmptyUntilTheySaySomething() {
    let late = PassthroughSubject<ObservableArrayEvent<String>, Never>()
    let files = MutableObservableArray(["a"])
    let follower = ArrayFollower(concatCollections([late.toSignal(), files.toSignal()]))
    #expect(follower.events == [.init(collection: ["a"], change: .reset)])
    late.send(.init(collection: ["x", "y"], change: .reset))
    late.send(.init(collection: ["y"], change: .changes(.deletes(0..<1))))
    #expect(follower.changes == [.reset, .changes(.inserts(0..<2)), .changes(.deletes(0..<1))])
    #expect(follower.collection == ["y", "a"])
  }

  @Test func canBeTheSameArrayTwice() {
    let numbers = MutableObservableArray([1])
    let follower = ArrayFollower(numbers.concatCollection(numbers.filterCollection { $0 > 1 }))
    numbers.append(2)
    #expect(follower.events.map(\.collection) == [[1], [1, 2], [1, 2, 2]])
    #expect(follower.flaws == [])
  }

  @Test func waitTheirTurnWhenAnObserverEditsOneOfThem() {
    let first = MutableObservableArray([1])
    let second = MutableObservableArray([10])
    let follower = ArrayFollower(concatCollections([first, second])) { event in
      if event.collection.count < 6 { (event.collection.count % 2 == 0 ? first : second).append(0) }
    }
    first.append(2)
    #expect(follower.events.map(\.collection.count) == [2, 3, 4, 5, 6, 7])
    #expect(follower.collection == first.collection + second.collection)
    #expect(follower.flaws == [])
  }

  @Test func finishWhenAllHaveFinishedAndTheirListToo() {
    expectNoLeaks {
      var folders: MutableObservableArray<Folder>? = MutableObservableArray([
        Folder(id: 1, files: MutableObservableArray(["a"])), Folder(id: 2, files: MutableObservableArray(["b"])),
      ])
      var second: MutableObservableArray<String>? = folders![1].files
      let follower = ArrayFollower(folders!.flatMapCollection { $0.files })
      folders!.removeFirst()
      folders = nil
      #expect(!follower.hasFinished)
      second!.append("c")
      #expect(follower.collection == ["b", "c"])
      second = nil
      #expect(follower.hasFinished)
    }
  }

  @Test func failWithTheFirstFailure() {
    let good = PassthroughSubject<ObservableArrayEvent<Int>, Failure>()
    let bad = PassthroughSubject<ObservableArrayEvent<Int>, Failure>()
    var events: [Event<ObservableArrayEvent<Int>, Failure>] = []
    expectNoLeaks {
      concatCollections([good, bad]).observe { events.append($0) }
      bad.send(completion: .failure(.broken))
      good.send(.init(collection: [1], change: .reset))
    }
    #expect(events == [.next(.init(collection: [], change: .reset)), .failed(.broken)])
  }

  @Test func areLeftAtOnceWhenTheObserverIsDisposedWhileTheyAreAttached() {
    expectNoLeaks {
      let first = MutableObservableArray([1])
      let second = MutableObservableArray([2])
      let outer = MutableObservableArray([first, second])
      let observation = Subscription()
      var received = 0
      outer.flatMapCollection { inner in
        if inner === second { observation.dispose() }
        return inner
      }.attach(Observer(next: { _ in received += 1 }), observation)
      first.append(3)
      #expect(received == 0)
    }
  }

  @Test func areLeftWhenOneOfSeveralThatGoDisposesTheObserver() {
    expectNoLeaks {
      let outer = MutableObservableArray([1, 2, 3])
      let observation = Subscription()
      outer.flatMapCollection { _ in
        Signal<ObservableArrayEvent<Int>, Never>(attach: { _, subscription in
          subscription.add(BlockDisposable { observation.dispose() })
        })
      }.attach(Observer(next: { _ in }), observation)
      outer.removeAll()
      #expect(observation.isDisposed)
    }
  }

  @Test func areLeftWhenOneOfSeveralThatAreUpdatedDisposesTheObserver() {
    expectNoLeaks {
      let outer = MutableObservableArray([1, 2, 3])
      let observation = Subscription()
      var made: [Int] = []
      outer.flatMapCollection { item -> Signal<ObservableArrayEvent<Int>, Never> in
        made.append(item)
        if item < 0 { observation.dispose() }
        return .never()
      }.attach(Observer(next: { _ in }), observation)
      outer.batchUpdate {
        outer[0] = -1
        outer[1] = -2
      }
      #expect(made == [1, 2, 3, -1])
    }
  }

  @Test func deliverNothingThatIsEditedWhileTheDisposedObserverLeavesTheirList() {
    final class Guest {
      let leave: () -> Void
      init(_ leave: @escaping () -> Void) { self.leave = leave }
      isolated deinit { leave() }
    }
    expectNoLeaks {
      let inner = MutableObservableArray([1])
      let outer = MutableObservableArray([inner])
      // Goes with the observer of the list.
      @MainActor func list() -> SafeSignal<ObservableArrayEvent<MutableObservableArray<Int>>> {
        let guest = Guest { inner.append(3) }
        return outer.map { event in withExtendedLifetime(guest) { event } }
      }
      var received: [[Int]] = []
      let observation = Subscription()
      list().flatMapCollection { $0 }.attach(Observer(next: { received.append($0.collection) }), observation)
      inner.append(2)
      observation.dispose()
      #expect(inner.collection == [1, 2, 3])
      #expect(received == [[1], [1, 2]])
    }
  }

  @Test func areNotTakenForOneThatHadTheSamePlaceInMemory() {
    let numbers = MutableObservableArray([1])
    // Nobody holds the arrays that are made here.
    let follower = ArrayFollower(numbers.flatMapCollection { MutableObservableArray([$0]) })
    for number in 2...9 { numbers[0] = number }
    #expect(follower.collection == [9])
  }
}
