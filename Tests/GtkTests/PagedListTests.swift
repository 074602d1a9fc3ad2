import Testing

@testable import Gtk

@Suite @MainActor struct PagedListTests {
  @Test(arguments: [0, 1, 511, 512, 513, 3000])
  func whateverIsReplacedTheListIsWhatAnArrayWouldBe(count: Int) {
    var random = RepeatableNumbers(seed: UInt64(count))
    var array = Array(0..<count)
    var list = PagedList(array)
    var next = count
    for round in 0..<600 {
      // Mostly single elements, now and then many, and once nearly everything.
      let most = round == 400 ? array.count : round % 50 == 0 ? 1500 : round % 7 == 0 ? 30 : 1
      let start = random.below(array.count + 1)
      let range = start..<min(array.count, start + random.below(most + 1))
      let added = Array(next..<next + random.below(most + 1))
      next += added.count
      let spare = [-1, -2] + added + [-3]
      array.replaceSubrange(range, with: added)
      list.replaceSubrange(range, with: spare[2..<2 + added.count])
      #expect(list.count == array.count)
      if let position = array.indices.randomElement(using: &random) {
        #expect(list[position] == array[position])
        array[position] += 1
        list[position] = array[position]
      }
      if round % 20 == 0 {
        #expect(Array(list.all) == array)
        let part = random.below(array.count + 1)..<array.count
        #expect(list.items(at: part) == Array(array[part]))
      }
    }
    #expect(Array(list.all) == array && next > count + 1000)
  }

  @Test func anElementThatIsRemovedIsNotKept() {
    final class Thing {}
    var things = (0..<2000).map { _ in Thing() }
    weak let (first, last) = (things.first, things.last)
    var list = PagedList(things)
    things = []
    #expect(first != nil && list.count == 2000)
    list.replaceSubrange(0..<1, with: [])
    #expect(first == nil && last != nil)
    list.replaceSubrange(1998..<1999, with: [])
    #expect(last == nil)
  }

  @Test func aCopyIsAnotherList() {
    var list = PagedList(Array(0..<2000))
    list.replaceSubrange(5..<6, with: [])
    var copy = list
    copy.replaceSubrange(0..<1999, with: [7])
    #expect(list.count == 1999 && list[5] == 6 && Array(copy.all) == [7])
  }
}
