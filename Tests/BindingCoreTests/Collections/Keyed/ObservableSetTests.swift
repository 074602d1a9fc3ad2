import BindingCore
import Testing

@Suite("An observable set")
struct ObservableSetTests {
  private typealias Changes = KeyedChangeset<Int>
  private let set = MutableObservableSet([1, 2])

  @Test("says what each edit changed")
  func edits() {
    let follower = follow(set)
    #expect(set.insert(3) == (true, 3))
    #expect(set.insert(3) == (false, 3))
    #expect(set.update(with: 3) == 3)
    #expect(set.update(with: 4) == nil)
    #expect(set.remove(1) == 1 && set.remove(1) == nil)
    set.formUnion([4, 5, 6])
    set.formUnion([5])
    set.subtract([5, 9])
    set.formIntersection([2, 3, 9])
    #expect(set.contains(2) && !set.contains(4) && set.count == 2 && set.collection == [2, 3])
    set.removeAll()
    set.removeAll()
    #expect(
      follower.changes.dropFirst() == [
        .changes(Changes(inserts: [3])), .changes(Changes(updates: [3])), .changes(Changes(inserts: [4])),
        .changes(Changes(deletes: [1])), .changes(Changes(inserts: [5, 6])), .changes(Changes(deletes: [5])),
        .changes(Changes(deletes: [4, 6])), .changes(Changes(deletes: [2, 3])),
      ])
    #expect(follower.flaws == [] && set.isEmpty)
  }

  @Test("is replaced as a whole or by what differs, and edited in batches")
  func replacing() {
    let follower = follow(set)
    set.replace(with: [2, 3], performDiff: true)
    set.replace(with: [2, 3], performDiff: false)
    set.batchUpdate { set in
      set.insert(4)
      set.batchUpdate { _ = set.remove(2) }
      set.remove(4)
      set.remove(3)
      set.insert(3)
    }
    #expect(
      follower.changes == [
        .reset, .changes(Changes(inserts: [3], deletes: [1])), .reset, .changes(Changes(deletes: [2], updates: [3])),
      ])
  }

  @Test("keeps a mapped member as long as one of those that became it is there")
  func mapping() {
    let follower = follow(set.mapCollection { $0 / 2 })
    set.insert(3)
    set.remove(2)
    set.update(with: 3)
    set.remove(3)
    #expect(
      follower.changes.dropFirst() == [.changes(Changes(updates: [1])), .changes(Changes(deletes: [1]))])
    #expect(follower.collection == [0] && follower.flaws == [])
  }

  @Test("is shown in order")
  func sorted() {
    let follower = ArrayFollower(set.filterCollection { $0 != 5 }.sortedCollection())
    set.insert(0)
    set.insert(5)
    set.update(with: 1)
    set.replace(with: [9, 2, 1, 4], performDiff: true)
    #expect(
      follower.changes.dropFirst() == [
        .inserts([0]), .updates([1]), .changes(ListChangeset(deletes: [0], inserts: [2, 3])),
      ])
    #expect(follower.collection == [1, 2, 4, 9] && follower.flaws == [])
  }

  @Test("ends with its object, and its bindings with it")
  func lifetime() {
    expectNoLeaks {
      var source: MutableObservableSet? = MutableObservableSet([1])
      let copy = MutableObservableSet<Int>()
      source!.bind(to: copy)
      let follower = ArrayFollower(source!.sortedCollection())
      source!.insert(2)
      #expect(copy.collection == [1, 2])
      source = nil
      #expect(follower.hasFinished)
    }
  }
}
