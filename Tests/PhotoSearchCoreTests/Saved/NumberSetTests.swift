import Testing

@testable import PhotoSearchCore

struct NumberSetTests {
  @Test(arguments: [-1, 0, 1, 62, 63, 64, 65, 127, 128, 300])
  func `all numbers up to one are those, until some are removed`(last: Int) {
    var set = NumberSet(upTo: last)
    #expect(set.sorted == Array(0..<(last + 1)))
    for number in stride(from: 0, to: 400, by: 3) { set.remove(number) }
    #expect(set.sorted == (0..<(last + 1)).filter { $0 % 3 != 0 })
    #expect((-1..<400).filter { set.contains($0) } == set.sorted)
  }

  @Test func `numbers that only a damaged list has are kept as well`() {
    var set = NumberSet([7, NumberSet.end + 1, -5, Int.max, 3])
    #expect(set.sorted == [-5, 3, 7, NumberSet.end + 1, Int.max])
    set.remove(Int.max)
    set.remove(-5)
    set.remove(8)
    #expect(set.sorted == [3, 7, NumberSet.end + 1])
  }
}
