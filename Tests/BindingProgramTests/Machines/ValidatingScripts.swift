import BindingCore
import BindingTesting

/// What is done to a property that takes no multiples of three, and nothing above fifty.
enum ValidatingStep: CustomStringConvertible {
  case set(Int)
  case setOther(Int)
  case send(Int)
  case propose(Int)
  case touch
  case observe

  static let beginning = """
    let n0 = ValidatingProperty<Int, String>(1) {
      $0 % 3 == 0 ? .invalid("three") : $0 > 50 ? .coerced(50, "much") : .valid
    }
    let n1 = Property(1)
    let n2 = PassthroughSubject<Int, Never>()
    n0.bidirectionalBind(to: n1)
    n2.bind(to: n0)
    """

  static func random(_ dice: inout Dice) -> ValidatingStep {
    let value = dice.roll(70)
    switch dice.roll(8) {
    case 0, 1: return .set(value)
    case 2, 3: return .setOther(value)
    case 4: return .send(value)
    case 5: return .propose(value)
    case 6: return .touch
    default: return .observe
    }
  }

  var description: String {
    switch self {
    case .set(let value): "n0.value = \(value)"
    case .setOther(let value): "n1.value = \(value)"
    case .send(let value): "n2.send(\(value))"
    case .propose(let value): "n0.proposal.value = \(value)"
    case .touch: "n0.touch()"
    case .observe: "combineLatest(n0, n0.isValid, n1).observeNext { print($0) }"
    }
  }
}

/// What is wrong with what becomes of a property that validates; `nil` if nothing is.
func complaint(about steps: [ValidatingStep]) -> String? {
  var mistake: String?
  let leaked = leakedSubscriptions {
    let validating = ValidatingProperty<Int, String>(1) {
      $0 % 3 == 0 ? .invalid("three") : $0 > 50 ? .coerced(50, "much") : .valid
    }
    let other = Property(1)
    let subject = PassthroughSubject<Int, Never>()
    validating.bidirectionalBind(to: other)
    subject.bind(to: validating)
    var seen: [(value: Int, isValid: Bool, other: Int)] = []
    var (value, isValid) = (1, true)
    func propose(_ proposed: Int) {
      isValid = proposed % 3 != 0
      if isValid { value = min(proposed, 50) }
    }
    for (line, step) in steps.enumerated() {
      var comesFromOther = false
      switch step {
      case .set(let new):
        propose(new)
        validating.value = new
      case .setOther(let new):
        propose(new)
        comesFromOther = true
        other.value = new
      case .send(let new):
        propose(new)
        subject.send(new)
      case .propose(let new):
        propose(new)
        validating.proposal.send(new)
      case .touch: validating.touch()
      case .observe:
        let index = seen.count
        seen.append((0, false, 0))
        combineLatest(validating, validating.isValid, other).observeNext { seen[index] = ($0, $1, $2) }
      }
      if validating.value != value { mistake = "line \(line + 1): the value is \(validating.value), not \(value)" }
      if other.value != value { mistake = "line \(line + 1): the other end is \(other.value), not \(value)" }
      // What another end proposed is taken back there, which is a valid proposal.
      if !comesFromOther, validating.isValid.value != isValid { mistake = "line \(line + 1): it says \(!isValid)" }
      isValid = validating.isValid.value
      for told in seen where told != (value, isValid, value) {
        mistake = "line \(line + 1): an observer is told \(told)"
      }
      if mistake != nil { break }
    }
  }
  return mistake ?? (leaked == 0 ? nil : "\(leaked) subscriptions are still alive")
}
