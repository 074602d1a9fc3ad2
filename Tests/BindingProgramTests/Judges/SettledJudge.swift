/// Says in what state a program must come to rest after each line: the ends of two-way bindings agree, what was sent is
/// where it belongs, and who observes something has been told last what it is now.
final class SettledJudge {
  private let program: Program
  private let run: Run
  private var definitions: [Int: Statement] = [:]
  /// The value that each property must have; `nil` where a change brought several, and any may have won.
  private var expected: [Int: Int?] = [:]

  init(_ program: Program, _ run: Run) {
    self.program = program
    self.run = run
    for statement in program.statements { if let id = statement.defines { definitions[id] = statement } }
  }

  /// What is wrong with what happened; `nil` if nothing is.
  func complaint() -> String? {
    if let mistake = run.mistakes.first { return mistake }
    var bindings: [(id: Int, from: Int, to: Int, bothWays: Bool)] = []
    var observers: [(id: Int, node: Int)] = []
    for (step, statement) in program.statements.enumerated() {
      switch statement {
      case .bind(let id, let source, let target):
        bindings.append((id, source, target, false))
        if let value = value(source, at: step) { flow(value, into: target, bindings, step) }
      case .bindBothWays(let id, let source, let target):
        bindings.append((id, source, target, true))
        flow(run.values[step][source]!, into: source, bindings, step)
      case .observe(let id, let node, _): observers.append((id, node))
      case .dispose(let id):
        bindings.removeAll { $0.id == id }
        observers.removeAll { $0.id == id }
      case .property(let id, let value, _): expected[id] = value
      case .send(let node, let value): flow(value, into: node, bindings, step)
      default: break
      }
      if let complaint = check(step, bindings, observers) { return "line \(step + 1): \(complaint)" }
    }
    return nil
  }

  /// Whatever a change reaches along bindings has its value, if there is only one.
  private func flow(
    _ value: Int, into node: Int, _ bindings: [(id: Int, from: Int, to: Int, bothWays: Bool)], _ step: Int
  ) {
    var reached: [Int: Set<Int>] = [node: [value]]
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for binding in bindings {
        let ends =
          binding.bothWays ? [(binding.from, binding.to), (binding.to, binding.from)] : [(binding.from, binding.to)]
        for (from, to) in ends {
          guard let source = plainSource(of: from), let values = reached[source] else { continue }
          if reached[to]?.isSuperset(of: values) != true {
            reached[to, default: []].formUnion(values)
            hasGrown = true
          }
        }
      }
    }
    for (node, values) in reached { expected[node] = .some(values.count == 1 ? values.first! : nil) }
  }

  /// The source that this is, or of which it is a copy without repetitions.
  private func plainSource(of node: Int) -> Int? {
    switch definitions[node]! {
    case .apply(_, "removeDuplicates", let inputs, _): plainSource(of: inputs[0])
    case .apply: nil
    default: node
    }
  }

  private func check(
    _ step: Int, _ bindings: [(id: Int, from: Int, to: Int, bothWays: Bool)], _ observers: [(id: Int, node: Int)]
  ) -> String? {
    let values = run.values[step]
    for binding in bindings where binding.bothWays && values[binding.from] != values[binding.to] {
      return "n\(binding.from) is \(values[binding.from]!) and n\(binding.to) is \(values[binding.to]!)"
    }
    for (node, value) in expected.sorted(by: { $0.key < $1.key }) {
      if let value, let actual = values[node], actual != value { return "n\(node) is \(actual) instead of \(value)" }
    }
    for observer in observers {
      guard let last = value(observer.node, at: step) else { continue }
      guard let told = run.heard[observer.id]!.last(where: { $0.step <= step }) else {
        return "o\(observer.id) is told nothing"
      }
      if told.mark != .next(last) { return "o\(observer.id) was told \(told.mark) last instead of \(last)" }
    }
    return subjectsComplaint(step, observers)
  }

  /// Who observes a subject is told all that is sent to it, in order.
  private func subjectsComplaint(_ step: Int, _ observers: [(id: Int, node: Int)]) -> String? {
    for observer in observers {
      guard case .subject = definitions[observer.node]!, let start = run.attached[observer.id]?.step else { continue }
      let sent = run.sent[observer.node, default: []].filter { $0.step > start && $0.step <= step }
      let heard = run.heard[observer.id]!.filter { $0.step <= step }
      if sent.map(\.mark) != heard.map(\.mark) { return "o\(observer.id) is told \(heard.map(\.mark))" }
    }
    return nil
  }

  /// What a node that always has a value must have delivered last, computed from the values of the properties.
  private func value(_ node: Int, at step: Int) -> Int? {
    switch definitions[node]! {
    case .property: return run.values[step][node]
    case .apply(_, let name, let inputs, let number):
      let values = inputs.compactMap { value($0, at: step) }
      guard values.count == inputs.count else { return nil }
      return Vocabulary.word(name).lastElement?(values, number)
    default: return nil
    }
  }
}
