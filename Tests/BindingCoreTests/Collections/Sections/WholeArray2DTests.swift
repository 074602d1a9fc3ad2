import BindingCore
import Testing

/// What is said of an array with sections as a whole.
struct WholeArray2DTests {
  @Test func theItemsOfAllSectionsAreCounted() {
    let array = Array2D(sectionsWithItems: [("a", [1, 2]), ("b", []), ("c", [3])])
    #expect(array.numberOfItemsInAllSections == 3)
    #expect(MutableObservable2DArray(array).numberOfItemsInAllSections == 3)
    #expect(MutableObservable2DArray<String, Int>().numberOfItemsInAllSections == 0)
  }

  @Test func aWholeArrayIsReplacedByADiff() {
    let array = MutableObservable2DArray(Array2D(sectionsWithItems: [("a", [1, 2])]))
    var log: [String] = []
    array.observeNext { log.append("\($0.change)") }
    array.replace(with: Array2D(sectionsWithItems: [("a", [1, 3])]), performDiff: true)
    array.replace(with: Array2D(sectionsWithItems: [("a", [4])]), performDiff: false)
    #expect(log == ["reset", "deletes([0.1]), inserts([0.1])", "reset"])
  }
}
