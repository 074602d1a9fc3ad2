import BindingCore
import Testing

/// Operators that put elements elsewhere say where each change is now.
struct PlacesOfChangesTests {
  @Test func anUpdateIsAtTheOtherEndOfAReversedArray() {
    let numbers = MutableObservableArray([1, 2, 3])
    let follower = ArrayFollower(numbers.reversedCollection())
    numbers[0] = 10
    #expect(follower.changes == [.reset, .changes(.updates(2..<3))])
    #expect(follower.collection == [3, 2, 10])
  }

  @Test func anItemIsBehindTheFootersOfTheSectionsBefore() {
    let numbers = MutableObservable2DArray<String, Int>()
    for name in ["a", "b", "c"] { numbers.appendSection(name) }
    let follower = ArrayFollower(numbers.flattened(footers: true))
    numbers.appendItem(1, toSectionAt: 2)
    #expect(follower.changes == [.reset, .changes(.inserts(5..<6))])
    #expect(follower.collection?[5] == .item(1))
  }

  @Test func aHeaderThatChangesInABatchIsAnUpdateOfItsSection() {
    let numbers = MutableObservable2DArray<String, Int>()
    numbers.appendSection("a")
    let follower = SectionsFollower(numbers)
    numbers.batchUpdate { numbers.updateMetadata(ofSectionAt: 0, to: "b") }
    #expect(follower.changes == [.reset, .changes(.init(sections: .updates(0..<1)))])
  }
}
