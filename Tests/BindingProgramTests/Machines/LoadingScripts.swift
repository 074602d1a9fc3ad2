import BindingCore
import BindingTesting

/// What is done to a property that loads from subjects.
enum LoadingStep: CustomStringConvertible {
  case observe
  case reload(silently: Bool)
  case stopReload
  case answer(Int)
  case fail
  case finish
  case set(Int?)

  static let beginning = """
    var work = PassthroughSubject<LoadingState<Int, Broken>, Never>()
    let property = LoadingProperty<Int, Broken> { work = .init(); return work.toSignal() }
    var reload = Subscription()
    """

  static func random(_ dice: inout Dice) -> LoadingStep {
    switch dice.roll(10) {
    case 0, 1: .observe
    case 2, 3: .reload(silently: dice.happens(onceIn: 2))
    case 4: .stopReload
    case 5, 6: .answer(dice.roll(10))
    case 7: .fail
    case 8: .finish
    default: .set(dice.happens(onceIn: 2) ? nil : dice.roll(10))
    }
  }

  var description: String {
    switch self {
    case .observe: "property.observeNext { print($0) }"
    case .reload(let silently): "reload = property.reload(silently: \(silently)).observeNext { _ in }"
    case .stopReload: "reload.dispose()"
    case .answer(let value): "work.send(.loaded(\(value)))"
    case .fail: "work.send(.failed(Broken()))"
    case .finish: "work.send(completion: .finished)"
    case .set(let value): "property.value = \(value.map(String.init) ?? "nil")"
    }
  }
}

/// What is wrong with the states of a property that loads; `nil` if nothing is.
func complaint(about steps: [LoadingStep]) -> String? {
  var mistake: String?
  let leaked = leakedSubscriptions {
    var work = PassthroughSubject<LoadingState<Int, Broken>, Never>()
    let property = LoadingProperty<Int, Broken> {
      work = PassthroughSubject()
      return work.toSignal()
    }
    var reload = Subscription()
    var seen: [String] = []
    // A model with words for states: a number, "loading" or "failed".
    var (state, settled) = ("loading", "loading")
    var running: (isSilent: Bool, isReload: Bool)?
    func text(_ state: LoadingState<Int, Broken>) -> String {
      state.value.map(String.init) ?? (state.isLoading ? "loading" : "failed")
    }
    func stop() {
      running = nil
      if state == "loading" { state = settled }
    }
    for (line, step) in steps.enumerated() {
      switch step {
      case .observe:
        if running == nil, state == "loading" { running = (false, false) }
        let index = seen.count
        seen.append("")
        property.observeNext { seen[index] = text($0) }
      case .reload(let silently):
        running = (silently && settled != "loading", true)
        if !running!.isSilent { state = "loading" }
        reload = property.reload(silently: silently).observeNext { _ in }
      case .stopReload:
        if running?.isReload == true { stop() }
        reload.dispose()
      case .answer(let value):
        if running != nil { (state, settled) = ("\(value)", "\(value)") }
        work.send(.loaded(value))
      case .fail:
        if running?.isSilent == false { (state, settled) = ("failed", "failed") }
        work.send(.failed(Broken()))
      case .finish:
        if running != nil { stop() }
        work.send(completion: .finished)
      case .set(let value):
        running = nil
        state = value.map(String.init) ?? "loading"
        settled = state
        property.value = value
      }
      if text(property.loadingState) != state {
        mistake = "line \(line + 1): it is \(text(property.loadingState)), not \(state)"
      }
      for told in seen where told != state { mistake = "line \(line + 1): an observer was told \(told), not \(state)" }
      if mistake != nil { break }
    }
    reload.dispose()
  }
  return mistake ?? (leaked == 0 ? nil : "\(leaked) subscriptions are still alive")
}
