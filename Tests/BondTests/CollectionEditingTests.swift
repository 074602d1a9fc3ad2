import Bond
import Testing

/// Operations of collections in the spelling of Bond 6.
struct CollectionEditingTests {
  @Test func arrays() {
    let names = MutableObservableArray(["a", "b", "c"])
    names.moveItem(from: 0, to: 2)
    #expect(names.array == ["b", "c", "a"])
    #expect(names == ObservableArray(["b", "c", "a"]))
    #expect(!(names == ObservableArray(["b"])))
  }

  @Test func sets() {
    let tags = MutableObservableSet(["a"])
    #expect(tags.update("a") == "a")
    #expect(tags.update("b") == nil)
    let index = tags.index(of: "b")
    #expect(index.map { tags[$0] } == "b")
    #expect(tags.index(of: "c") == nil)
  }

  @Test func patches() {
    let names = MutableObservableArray(["a"])
    var log: [[ListOperation<String>]] = []
    names.toPatches().observeNext { log.append($0) }
    names.append("b")
    #expect(log == [[], [.insert("b", at: 1)]])
  }

  @Test func dataSourceEvents() {
    #expect(DataSourceEventKind.insertItems([[0, 1]]) == .insertRows([[0, 1]]))
    #expect(DataSourceEventKind.deleteItems([[0, 1]]) == .deleteRows([[0, 1]]))
    #expect(DataSourceEventKind.reloadItems([[0, 1]]) == .reloadRows([[0, 1]]))
    #expect(DataSourceEventKind.moveItem([0, 1], [0, 2]) == .moveRow([0, 1], [0, 2]))
  }
}
