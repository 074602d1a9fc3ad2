/// What is done to one object, step by step.
struct Script<Step: CustomStringConvertible> {
  var steps: [Step]

  init(seed: UInt64, _ step: (inout Dice) -> Step) {
    var dice = Dice(seed: seed)
    steps = (0..<3 + dice.roll(10)).map { _ in step(&dice) }
  }

  func shrunk(while fails: (Script) -> Bool) -> Script {
    var smallest = self
    search: while true {
      for index in smallest.steps.indices {
        var smaller = smallest
        smaller.steps.remove(at: index)
        if fails(smaller) {
          smallest = smaller
          continue search
        }
      }
      return smallest
    }
  }
}

extension Family {
  /// Scripts whose steps print as Swift below the lines that make what they are done to.
  init<Step>(
    _ beginning: String, step: @escaping (inout Dice) -> Step, judge: @escaping ([Step]) -> String?
  ) where Made == Script<Step> {
    self.init(
      make: { Script(seed: $0, step) }, judge: { judge($0.steps) }, shrink: { $0.shrunk(while: $1) },
      text: { ([beginning] + $0.steps.map(\.description)).joined(separator: "\n") })
  }
}
