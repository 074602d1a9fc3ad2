/// Random numbers that are the same in each run.
package struct Dice {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  /// A number from 0 on, less than `sides`.
  package mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[roll(choices.count)] }

  /// True once in `times`.
  package mutating func happens(onceIn times: Int) -> Bool { roll(times) == 0 }
}
