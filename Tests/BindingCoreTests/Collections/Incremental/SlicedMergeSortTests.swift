import Testing

@testable import BindingCore

@MainActor struct SlicedMergeSortTests {
  /// Keys that occur often show whether equal elements keep their order.
  @Test(arguments: [1, 2, 30, 1_000_000]) func howeverOftenItIsInterruptedItSortsStably(keyCount: Int) {
    for seed in UInt64(1)...100 {
      var dice = Dice(seed: seed)
      let keys = (0..<dice.roll(400)).map { _ in dice.roll(keyCount) }
      var sort = SlicedMergeSort(Array(0..<Int32(keys.count)))
      while !sort.isDone { sort.advance(1 + dice.roll(1 + Int(seed)), key: { keys[Int($0)] }, by: <) }
      #expect(sort.elements.map { Int($0) } == keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }, "seed \(seed)")
    }
  }

  /// An order that contradicts itself gives some order, and loses nothing.
  @Test func anOrderThatIsNoneLosesNothing() {
    var dice = Dice(seed: 5)
    var sort = SlicedMergeSort(Array(0..<1000))
    while !sort.isDone { sort.advance(7, key: { $0 }, by: { _, _ in dice.roll(2) == 0 }) }
    #expect(sort.elements.sorted() == Array(0..<1000))
  }

  @Test func whatIsSortedAlreadyTakesHardlyMoreThanAComparisonForEach() {
    var comparisons = 0
    var sort = SlicedMergeSort(Array(0..<100_000))
    while !sort.isDone {
      sort.advance(
        1000, key: { $0 },
        by: {
          comparisons += 1
          return $0 < $1
        })
    }
    #expect(comparisons < 101_000)
  }
}
