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
    if let mistake = run.mistakes.first ?? OrderJudge.complaint(about: run, of: program) { return mistake }
    var bindings: [(id: Int, from: Int, to: Int, bothWays: Bool)] = []
    for (step, statement) in program.statements.enumerated() {
      switch statement {
      case .bind(let id, let source, let target):
        bindings.append((id, source, target, false))
        if let value = value(source, at: step) { flow(value, into: target, bindings, step) }
      case .bindBothWays(let id, let source, let target):
        bindings.append((id, source, target, true))
        if let value = run.values[step][source] { flow(value, into: source, bindings, step) }
      case .observe, .dispose: break
      case .property(let id, let value, _): expected[id] = value
      case .send(let node, let value): flow(value, into: node, bindings, step)
      default: break
      }
      bindings.removeAll { binding in
        run.disposed[binding.id] != nil && run.disposed[binding.id]! <= step
          || [binding.from, binding.to].contains { run.values[step][$0] == nil && isProperty($0) }
      }
      let observers = run.attached.filter { $0.value.step <= step }.map { (id: $0.key, node: $0.value.node) }
        .sorted { $0.id < $1.id }
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
    if !program.hasReactions, let complaint = valuesComplaint(values) { return complaint }
    for observer in observers where run.isListening(observer.id, in: step) {
      guard let last = value(observer.node, at: step) else { continue }
      guard let told = run.heard[observer.id]!.last(where: { $0.step <= step }) else {
        return "o\(observer.id) is told nothing"
      }
      if told.mark != .next(last) { return "o\(observer.id) was told \(told.mark) last instead of \(last)" }
    }
    return nil
  }

  private func valuesComplaint(_ values: [Int: Int]) -> String? {
    for (node, value) in expected.sorted(by: { $0.key < $1.key }) {
      if let value, let actual = values[node], actual != value { return "n\(node) is \(actual) instead of \(value)" }
    }
    return nil
  }

  private func isProperty(_ node: Int) -> Bool {
    if case .property = definitions[node]! { return true }
    return false
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
