import BindingTesting

/// The sources of one program, and its time. Each is observed in one place of the chain: in which order a subject of OpenCombine
/// delivers to several observers is left to chance, ours delivers in the order in which they came.
final class Sources {
  private(set) var all: [Twins] = []
  /// Kept until the program is over.
  var kept: [Any] = []
  let clock = TestScheduler()

  /// Another source: most often a subject, sometimes a value, or a sequence that is delivered at once.
  func makeSource(_ dice: inout Dice) -> Twins {
    switch dice.roll(8) {
    case 0: add(.values(nextName, dice.roll(5)))
    case 1: add(.sequences((0..<dice.roll(4)).map { _ in dice.roll(6) }, failing: dice.roll(3) == 0))
    default: makeSubjects()
    }
  }

  func makeSubjects() -> Twins { add(.subjects(nextName)) }

  private var nextName: String { String(UnicodeScalar(UInt8(ascii: "a") + UInt8(all.count))) }

  private func add(_ source: Twins) -> Twins {
    all.append(source)
    return source
  }

  func makeInners(_ dice: inout Dice) -> Inners {
    Inners(choices: (0..<2 + dice.roll(2)).map { _ in makeSource(&dice) })
  }
}

/// The signals into which the elements of a signal are turned.
struct Inners {
  let choices: [Twins]

  var name: String { choices.map(\.name).joined(separator: ", ") }

  subscript(element: Int) -> Twins { choices[Int(element.magnitude % UInt(choices.count))] }
}
