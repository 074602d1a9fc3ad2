import BindingCore
import BindingTesting
import Testing

/// Properties bound both ways in trees, rings and knots that nobody thought of agree after every change.
struct Promise4RandomRingTests {
  /// In a tree of bindings the lowest limit wins everywhere, whichever property it belongs to.
  @Test func everyPropertyOfATreeAgreesWithTheLowestLimit() {
    for seed in 1...1000 {
      var dice = Dice(seed: UInt64(seed))
      let limits = (0..<2 + dice.roll(5)).map { _ in dice.roll(3) == 0 ? 10 + dice.roll(50) : 1000 }
      change(&dice, limits: limits, rings: 0, seed)
    }
  }

  @Test func everyPropertyOfARingOrAKnotAgrees() {
    for seed in 1...1000 {
      var dice = Dice(seed: UInt64(seed))
      let limits = Array(repeating: 1000, count: 2 + dice.roll(5))
      change(&dice, limits: limits, rings: 1 + dice.roll(4), seed)
    }
  }

  /// - Parameters:
  ///   - limits: what each property accepts at most.
  ///   - rings: how many bindings there are that a tree does not need.
  private func change(_ dice: inout Dice, limits: [Int], rings: Int, _ seed: Int) {
    expectNoLeaks {
      let properties = limits.map { limit in Property(0, normalise: { min($0, limit) }) }
      var bindings: [Subscription] = []
      var text = "limits \(limits)"
      @MainActor func bind(_ first: Int, _ second: Int) {
        if first == second { return }
        text += ", \(first)-\(second)"
        bindings.append(properties[first].bidirectionalBind(to: properties[second]))
      }
      for index in properties.indices.dropFirst() {
        let other = dice.roll(index)
        if dice.roll(2) == 0 { bind(index, other) } else { bind(other, index) }
      }
      for _ in 0..<rings { bind(dice.roll(limits.count), dice.roll(limits.count)) }
      var heard = [[Int]](repeating: [], count: limits.count)
      for (index, property) in properties.enumerated() { property.observeNext { heard[index].append($0) } }
      for _ in 0..<8 {
        let value = dice.roll(100)
        properties[dice.roll(limits.count)].value = value
        let expected = Array(repeating: limits.reduce(value, min), count: limits.count)
        #expect(properties.map(\.value) == expected, "seed \(seed): \(text)")
        #expect(heard.map(\.last) == expected, "seed \(seed): \(text)")
      }
      for binding in bindings { binding.dispose() }
    }
  }

  /// An observer in the middle of a chain that sets back what is too much.
  @Test(arguments: [true, false])
  func aChainThatAnObserverCorrectsSettles(observerCameFirst: Bool) {
    for seed in 1...500 {
      var dice = Dice(seed: UInt64(seed))
      let bag = DisposeBag()
      let properties = (0..<3).map { _ in Property(0) }
      let (meddler, limit) = (properties[dice.roll(3)], 20 + dice.roll(30))
      @MainActor func correct() { meddler.observeNext { if $0 > limit { meddler.value = limit } }.dispose(in: bag) }
      if observerCameFirst { correct() }
      for index in 0..<2 { properties[index].bidirectionalBind(to: properties[index + 1]) }
      if !observerCameFirst { correct() }
      for _ in 0..<8 {
        let value = dice.roll(100)
        properties[dice.roll(3)].value = value
        let expected = min(value, limit)
        #expect(properties.map(\.value) == [expected, expected, expected], "seed \(seed)")
      }
    }
  }
}
