import Testing

@testable import BindingCore

@Suite @MainActor struct PagedListTests {
  @Test(arguments: [0, 1, 511, 512, 513, 3000], [512, 4])
  func whateverIsReplacedTheListIsWhatAnArrayWouldBe(count: Int, pageLength: Int) {
    var random = Dice(seed: UInt64(count))
    var array = Array(0..<count)
    var list = PagedList(array, pageLength: pageLength)
    var next = count
    func below(_ limit: Int) -> Int { random.roll(limit) }
    for round in 0..<600 {
      // Mostly single elements, now and then many, and once nearly everything.
      let most = round == 400 ? array.count : round % 50 == 0 ? 1500 : round % 7 == 0 ? 30 : 1
      let start = below(array.count + 1)
      let range = start..<min(array.count, start + below(most + 1))
      let added = Array(next..<next + below(most + 1))
      next += added.count
      if range.isEmpty, added.count == 1 {
        list.insert(added[0], at: start)
      } else if range.count == 1, added.isEmpty {
        #expect(list.remove(at: start) == array[start])
      } else {
        list.replaceSubrange(range, with: added)
      }
      array.replaceSubrange(range, with: added)
      #expect(list.count == array.count)
      if !array.isEmpty {
        let position = below(array.count)
        #expect(list[position] == array[position])
        array[position] += 1
        list[position] = array[position]
      }
      if round % 20 == 0 {
        #expect(Array(list.all) == array && list.array == array)
        let part = below(array.count + 1)..<array.count
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

  @Test func smallPagesBecomeOne() {
    var list = PagedList(Array(0..<10_000), pageLength: 8)
    for position in (0..<10_000).reversed() where position % 100 > 0 { _ = list.remove(at: position) }
    #expect(Array(list.all) == (0..<100).map { $0 * 100 })
    #expect(list.pages.count < 100)
  }

  @Test func aCopyIsAnotherList() {
    var list = PagedList(Array(0..<2000))
    list.replaceSubrange(5..<6, with: [])
    var copy = list
    copy.replaceSubrange(0..<1999, with: [7])
    #expect(list.count == 1999 && list[5] == 6 && Array(copy.all) == [7])
  }
}
