import BindingCore
import BindingTesting

/// What is done to an action whose work is a subject that the script sends to.
enum ActionStep: CustomStringConvertible {
  case execute
  case allow(Bool)
  case deliver(Int)
  case finish
  case fail
  case cancel

  static let beginning = """
    let allowed = Property(true)
    var work = PassthroughSubject<Int, Broken>()
    let action = Action<Int, Int, Broken>(enabledIf: allowed) { _ in work = .init(); return work.toSignal() }
    var running = Subscription()
    """

  static func random(_ dice: inout Dice) -> ActionStep {
    switch dice.roll(9) {
    case 0, 1, 2: .execute
    case 3: .allow(dice.happens(onceIn: 2))
    case 4, 5: .deliver(dice.roll(10))
    case 6: .finish
    case 7: .fail
    default: .cancel
    }
  }

  var description: String {
    switch self {
    case .execute: "running = action.execute(1)"
    case .allow(let isAllowed): "allowed.value = \(isAllowed)"
    case .deliver(let value): "work.send(\(value))"
    case .finish: "work.send(completion: .finished)"
    case .fail: "work.send(completion: .failure(Broken()))"
    case .cancel: "running.dispose()"
    }
  }
}

/// What is wrong with what an action tells; `nil` if nothing is.
func complaint(about steps: [ActionStep]) -> String? {
  var mistake: String?
  let leaked = leakedSubscriptions {
    let allowed = Property(true)
    var work = PassthroughSubject<Int, Broken>()
    let action = Action<Int, Int, Broken>(enabledIf: allowed) { _ in
      work = PassthroughSubject()
      return work.toSignal()
    }
    var told: [String] = []
    action.values.observeNext { told.append("\($0)") }
    action.errors.observeNext { _ in told.append("#") }
    action.completed.observeNext { told.append("|") }
    action.disabledErrors.observeNext { told.append("-") }
    var state: [Bool] = []
    combineLatest(action.isExecuting, action.isEnabled).observeNext { state = [$0, $1] }
    var running = Subscription()
    var (isExecuting, isAllowed) = (false, true)
    var expected: [String] = []
    for (line, step) in steps.enumerated() {
      switch step {
      case .execute:
        if isExecuting || !isAllowed { expected.append("-") }
        let execution = action.execute(1)
        if isExecuting || !isAllowed {
          if !execution.isDisposed { mistake = "a refused execution goes on" }
        } else {
          running = execution
          isExecuting = true
        }
      case .allow(let new):
        isAllowed = new
        allowed.value = new
      case .deliver(let value):
        if isExecuting { expected.append("\(value)") }
        work.send(value)
      case .finish:
        if isExecuting { expected.append("|") }
        isExecuting = false
        work.send(completion: .finished)
      case .fail:
        if isExecuting { expected.append("#") }
        isExecuting = false
        work.send(completion: .failure(Broken()))
      case .cancel:
        isExecuting = false
        running.dispose()
      }
      if told != expected { mistake = "line \(line + 1): it told \(told), not \(expected)" }
      if state != [isExecuting, isExecuting ? false : isAllowed] {
        mistake = "line \(line + 1): it is in state \(state)"
      }
      if mistake != nil { break }
    }
    running.dispose()
  }
  return mistake ?? (leaked == 0 ? nil : "\(leaked) subscriptions are still alive")
}
