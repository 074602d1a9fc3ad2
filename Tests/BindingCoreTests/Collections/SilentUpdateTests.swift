import BindingCore
import Testing

/// Edits that observers are not told of.
struct SilentUpdateTests {
  @Test func theNextEventIsAReset() {
    expectNoLeaks {
      let names = MutableObservableArray(["a"])
      var log: [String] = []
      names.observeNext { log.append("\($0.collection) \($0.change)") }
      names.silentUpdate { $0.append("b") }
      #expect(names.collection == ["a", "b"])
      #expect(log == ["[\"a\"] reset"])
      names.append("c")
      names.append("d")
      #expect(log.dropFirst() == ["[\"a\", \"b\", \"c\"] reset", "[\"a\", \"b\", \"c\", \"d\"] inserts([3])"])
    }
  }

  @Test func alsoInABatchAndAfterAReplacement() {
    let names = MutableObservableArray([1])
    var log: [String] = []
    names.observeNext { log.append("\($0.change)") }
    names.batchUpdate {
      names.append(2)
      names.silentUpdate { $0 = [9] }
    }
    #expect(log == ["reset", "reset"])
    names.silentUpdate { $0 = [8] }
    names.replace(with: [7])
    names.append(6)
    #expect(log == ["reset", "reset", "reset", "inserts([1])"])
  }

  @Test func anotherObserverBringsItToLight() {
    let names = MutableObservableArray([1])
    var log: [[Int]] = []
    names.observeNext { log.append($0.collection) }
    names.silentUpdate { $0 = [2] }
    names.observeNext { _ in }
    #expect(log == [[1], [2]])
  }

  @Test func anErrorLeavesEverythingAsItWas() {
    let names = MutableObservableArray([1])
    var log: [String] = []
    names.observeNext { log.append("\($0.change)") }
    #expect(throws: Failure.broken) {
      try names.silentUpdate { items in
        items.append(2)
        throw Failure.broken
      }
    }
    names.append(3)
    #expect(names.collection == [1, 3])
    #expect(log == ["reset", "inserts([1])"])
  }

  @Test func aBoundArrayFollows() {
    let names = MutableObservableArray([1])
    let copy = MutableObservableArray<Int>()
    names.bind(to: copy)
    names.silentUpdate { $0.append(2) }
    #expect(copy.collection == [1])
    names.append(3)
    #expect(copy.collection == [1, 2, 3])
  }

  @Test func theOtherCollections() {
    let tags = MutableObservableSet(["a"])
    let capitals = MutableObservableDictionary(["Denmark": "Copenhagen"])
    let tree = MutableObservableTree([TreeNode("a")])
    let cities = MutableObservable2DArray<String, Int>([Observable2DArraySection(metadata: "x", items: [1])])
    var log: [String] = []
    tags.observeNext { log.append("\($0.change)") }
    capitals.observeNext { log.append("\($0.change)") }
    tree.observeNext { log.append("\($0.change)") }
    cities.observeNext { log.append("\($0.change)") }
    log = []
    tags.silentUpdate { $0.insert("b") }
    capitals.silentUpdate { $0["Norway"] = "Oslo" }
    tree.silentUpdate { $0.children.append(TreeNode("b")) }
    cities.silentUpdate { $0[0].items.append(2) }
    #expect(log == [])
    tags.insert("c")
    capitals["Denmark"] = nil
    tree.append(TreeNode("c"))
    cities.appendItem(3, toSectionAt: 0)
    #expect(log == ["reset", "reset", "reset", "reset"])
    #expect(tags.collection == ["a", "b", "c"])
    #expect(capitals.collection == ["Norway": "Oslo"])
    #expect(tree.children.map(\.value) == ["a", "b", "c"])
    #expect(cities[0].items == [1, 2, 3])
  }
}
