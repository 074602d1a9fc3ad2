import BindingCore
import Testing

@Suite("An observable dictionary")
struct ObservableDictionaryTests {
  private typealias Changes = KeyedChangeset<String>
  private let dictionary = MutableObservableDictionary(["a": 1, "b": 2])

  @Test("says what each edit changed")
  func edits() {
    let follower = follow(dictionary)
    #expect(dictionary.updateValue(3, forKey: "c") == nil)
    #expect(dictionary.updateValue(4, forKey: "c") == 3)
    dictionary["a"] = 5
    dictionary["b"] = nil
    dictionary["x"] = nil
    #expect(dictionary.removeValue(forKey: "x") == nil)
    #expect(dictionary.removeValue(forKey: "a") == 5)
    dictionary.merge(["c": 6, "d": 7])
    dictionary.merge([:])
    dictionary.removeAll()
    dictionary.removeAll()
    #expect(
      follower.changes.dropFirst() == [
        .changes(Changes(inserts: ["c"])), .changes(Changes(updates: ["c"])), .changes(Changes(updates: ["a"])),
        .changes(Changes(deletes: ["b"])), .changes(Changes(deletes: ["a"])),
        .changes(Changes(inserts: ["d"], updates: ["c"])), .changes(Changes(deletes: ["c", "d"])),
      ])
    #expect(follower.flaws == [] && dictionary.isEmpty && dictionary.count == 0)
  }

  @Test("can be read by key and as a whole")
  func reading() {
    #expect(dictionary["a"] == 1 && dictionary["z"] == nil && dictionary.count == 2)
    #expect(Set(dictionary.keys) == ["a", "b"] && Set(dictionary.values) == [1, 2])
    #expect(dictionary.collection == dictionary.collection)
  }

  @Test("holds values that are nil themselves")
  func optionalValues() {
    let dictionary = MutableObservableDictionary<String, Int?>()
    let follower = follow(dictionary.mapValues { $0 == nil })
    dictionary.updateValue(nil, forKey: "a")
    dictionary.updateValue(1, forKey: "a")
    #expect(follower.changes.dropFirst() == [.changes(Changes(inserts: ["a"])), .changes(Changes(updates: ["a"]))])
    #expect(follower.collection == ["a": false])
  }

  @Test("is replaced as a whole or by what differs")
  func replacing() {
    let follower = follow(dictionary)
    dictionary.replace(with: ["b": 3, "c": 4], performDiff: true)
    dictionary.replace(with: ["b": 3, "c": 4], performDiff: true)
    dictionary.replace(with: ["b": 3, "c": 4], performDiff: false)
    #expect(
      follower.changes == [.reset, .changes(Changes(inserts: ["c"], deletes: ["a"], updates: ["b"])), .reset])
  }

  @Test("makes one event of a batch, nested or not, without what cancels out")
  func batches() {
    let follower = follow(dictionary)
    dictionary.batchUpdate {
      dictionary["x"] = 1
      dictionary.batchUpdate { dictionary in
        dictionary["a"] = 2
        dictionary["a"] = nil
        dictionary["b"] = nil
      }
      dictionary["x"] = nil
      dictionary["b"] = 3
      #expect(follower.events.count == 1)
    }
    #expect(follower.changes.dropFirst() == [.changes(Changes(deletes: ["a"], updates: ["b"]))])
    dictionary.batchUpdate {
      dictionary["y"] = 1
      dictionary["y"] = nil
    }
    #expect(follower.events.count == 2)
  }

  @Test("is shown in order: an update where the element stays, a delete and an insert where it goes")
  func sorted() {
    let byValue = ArrayFollower(dictionary.sortedCollection { $0.value < $1.value })
    dictionary["c"] = 4
    dictionary["b"] = 3
    dictionary["a"] = 9
    #expect(
      byValue.changes.dropFirst() == [
        .inserts([2]), .updates([1]), .changes(ListChangeset(deletes: [0], inserts: [2])),
      ])
    #expect(byValue.collection?.map(\.id) == ["b", "c", "a"] && byValue.flaws == [])
  }

  @Test("maps and filters each key once, and tells what is seen among the accepted ones")
  func operators() {
    var asked: [String] = []
    let shown = follow(
      dictionary.filterCollection { key, value in
        asked.append(key)
        return value > 1
      })
    asked = []
    dictionary["a"] = 0
    dictionary["a"] = 2
    dictionary["a"] = 3
    dictionary["b"] = 1
    dictionary["c"] = 0
    #expect(asked == ["a", "a", "a", "b", "c"])
    #expect(
      shown.changes.dropFirst() == [
        .changes(Changes(inserts: ["a"])), .changes(Changes(updates: ["a"])), .changes(Changes(deletes: ["b"])),
      ])
    #expect(shown.collection == ["a": 3] && shown.flaws == [])
  }

  @Test("ends with its object, and its bindings with it")
  func lifetime() {
    expectNoLeaks {
      var source: MutableObservableDictionary? = MutableObservableDictionary(["a": 1])
      let copy = MutableObservableDictionary<String, Int>()
      source!.bind(to: copy)
      let follower = follow(source!)
      source!["b"] = 2
      #expect(copy.collection == ["a": 1, "b": 2])
      source = nil
      #expect(follower.hasFinished)
    }
  }
}
