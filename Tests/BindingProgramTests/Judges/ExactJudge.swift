/// Says what each observer of a program without rings and without answers from inside must be told, in each step.
///
/// It knows nothing of subscriptions, queues or marks: what a node delivers is a function of all that has been sent.
final class ExactJudge {
  private let program: Program
  private var timeline = Timeline()
  /// The first step of each line.
  private var stepOfLine: [Int] = []
  private var definitions: [Int: Statement] = [:]
  private var emissions: [Int: Trace] = [:]

  init(_ program: Program) {
    self.program = program
    var second = 0
    for statement in program.statements {
      stepOfLine.append(timeline.count)
      if case .advance(let seconds) = statement {
        for _ in 1...seconds {
          second += 1
          timeline.seconds.append(second)
        }
      } else {
        timeline.seconds.append(second)
      }
      if let id = statement.defines { definitions[id] = statement }
    }
  }

  /// What is wrong with what happened; `nil` if nothing is.
  func complaint(about run: Run) -> String? {
    if let mistake = run.mistakes.first { return mistake }
    for (line, statement) in program.statements.enumerated() {
      guard case .observe(let id, let node, _) = statement else { continue }
      let start = stepOfLine[line]
      let expected = behaviour(node)(start)
      let last = disposalStep(of: id) ?? timeline.count
      for step in start..<timeline.count {
        let wanted = step < last ? expected[step] : []
        let got = run.heard[id]!.filter { $0.step == step }.map(\.mark)
        if wanted != got { return "line \(self.line(of: step) + 1): o\(id) is told \(got) instead of \(wanted)" }
      }
    }
    return nil
  }

  private func line(of step: Int) -> Int { stepOfLine.lastIndex { $0 <= step }! }

  private func disposalStep(of id: Int) -> Int? {
    program.statements.firstIndex(of: .dispose(id)).map { stepOfLine[$0] }
  }

  func behaviour(_ node: Int) -> Behaviour {
    switch definitions[node]! {
    case .apply(_, let name, let inputs, let number):
      if let sharing = Vocabulary.word(name).sharing { return shared(node, inputs[0], sharing, number) }
      return Vocabulary.word(name).judge(inputs.map(behaviour), number, timeline)
    case .property(_, let value, let limit):
      let emission = emission(node)
      let first = limit.map { min($0, value) } ?? value
      return { start in
        let current = emission[...start].flatMap(\.elements).last ?? first
        return Self.beginning([.next(current)], start, emission)
      }
    case .replay:
      let emission = emission(node)
      return { start in
        let before = emission[...start].flatMap { $0 }
        return Self.beginning(before.elements.suffix(1).map(Mark.next) + (before.hasEnd ? [.end] : []), start, emission)
      }
    default:
      let emission = emission(node)
      return { start in Self.beginning(emission[...start].contains { $0.hasEnd } ? [.end] : [], start, emission) }
    }
  }

  /// Observed from when to when, whoever it is for: by an observer, or by a binding to something else.
  private func observations(of node: Int) -> [Range<Int>] {
    program.statements.enumerated().compactMap { line, statement in
      switch statement {
      case .observe(let id, let observed, _), .bind(let id, let observed, _):
        guard leads(from: node, to: observed) else { return nil }
        return stepOfLine[line]..<(disposalStep(of: id) ?? timeline.count)
      case .apply(let id, let name, let inputs, _) where Vocabulary.word(name).sharing?.keepsAlive == true:
        // Once observed it never leaves.
        guard leads(from: node, to: inputs[0]) else { return nil }
        return observations(of: id).map(\.lowerBound).min().map { $0..<timeline.count }
      default: return nil
      }
    }
  }

  private func leads(from node: Int, to other: Int) -> Bool {
    if node == other { return true }
    guard case .apply(_, _, let inputs, _) = definitions[other]! else { return false }
    return inputs.contains { leads(from: node, to: $0) }
  }

  /// Who comes first has the source observed, who leaves last has it left; when the source has ended all is over.
  private func shared(_ node: Int, _ source: Int, _ sharing: Sharing, _ number: Int) -> Behaviour {
    let observations = observations(of: node)
    var emission = Trace(repeating: [], count: timeline.count)
    var connections: [Int] = []
    var connection: Trace?
    var hasEnded = false
    for step in 0..<timeline.count where !hasEnded {
      let isObserved = observations.contains { $0.contains(step) }
      if connection == nil, isObserved {
        connection = behaviour(source)(step)
        connections.append(step)
      }
      if !isObserved, !sharing.keepsAlive { connection = nil }
      emission[step] = connection?[step] ?? []
      hasEnded = emission[step].hasEnd
    }
    let limit = sharing.limit(number)
    return { start in
      guard let beginning = connections.last(where: { $0 <= start }) else {
        return Trace(repeating: [], count: emission.count)
      }
      if start == beginning { return Self.beginning(emission[start], start, emission) }
      let before = emission[beginning...start].flatMap { $0 }
      let remembered = before.elements.suffix(limit).map(Mark.next) + (before.hasEnd ? [.end] : [])
      return Self.beginning(remembered, start, emission)
    }
  }

  /// A trace that begins with these marks and goes on with an emission.
  private static func beginning(_ marks: [Mark], _ start: Int, _ emission: Trace) -> Trace {
    var trace = Trace(repeating: [], count: emission.count)
    trace[start] = marks
    for step in start + 1..<max(emission.count, start + 1) { trace[step] = emission[step] }
    return trace
  }

  /// What a source sends, whoever listens.
  private func emission(_ node: Int) -> Trace {
    if let known = emissions[node] { return known }
    var trace = Trace(repeating: [], count: timeline.count)
    for (line, statement) in program.statements.enumerated() {
      let step = stepOfLine[line]
      switch statement {
      case .send(node, let value): trace[step].append(.next(value))
      case .finish(node): trace[step].append(.end)
      case .bind(let id, let source, node):
        let bound = behaviour(source)(step)
        for later in step..<(disposalStep(of: id) ?? timeline.count) {
          trace[later] += bound[later].elements.map(Mark.next)
        }
      default: break
      }
    }
    if case .property(_, _, let limit?) = definitions[node]! {
      trace = trace.map { $0.elements.map { .next(min($0, limit)) } }
    }
    if let end = trace.firstIndex(where: \.hasEnd) {
      for step in end + 1..<max(timeline.count, end + 1) { trace[step] = [] }
    }
    emissions[node] = trace
    return trace
  }
}
