/// A program over widgets, settings and properties as a value: it can be run, judged, shrunk and printed.
struct Program: Equatable {
  var statements: [Statement] = []

  /// The number of the next thing that is made.
  var nextID: Int { (statements.compactMap(\.defines).max() ?? -1) + 1 }

  /// Whether observers do something from inside.
  var hasReactions: Bool {
    statements.contains { statement in
      if case .observe(_, _, _?) = statement { return true }
      return false
    }
  }

  /// What operators apply to. They keep properties.
  var inputs: Set<Int> {
    statements.reduce(into: []) { inputs, statement in
      if case .apply(_, _, let more) = statement { inputs.formUnion(more) }
    }
  }

  /// The program without these lines and without those that name what they made.
  func removing(_ lines: some Sequence<Int>) -> Program {
    let removed = Set(lines)
    var gone = Set<Int>()
    var kept: [Statement] = []
    for (line, statement) in statements.enumerated() {
      if removed.contains(line) || statement.uses.contains(where: gone.contains) {
        if let id = statement.defines { gone.insert(id) }
      } else {
        kept.append(statement)
      }
    }
    return Program(statements: kept)
  }
}

extension Program {
  /// The smallest program that still fails, as far as leaving out lines and making values simple can find it.
  func shrunk(while fails: (Program) -> Bool) -> Program {
    var smallest = self
    while let smaller = smallest.smallerPrograms().first(where: { $0 != smallest && fails($0) }) { smallest = smaller }
    return smallest
  }

  private func smallerPrograms() -> [Program] {
    var candidates: [Program] = []
    let count = statements.count
    for width in [8, 4, 2, 1] where width < count {
      for start in stride(from: 0, to: count - width + 1, by: width) {
        candidates.append(removing(start..<start + width))
      }
    }
    for (line, statement) in statements.enumerated() {
      candidates += statement.simpler.map { simpler in
        var program = self
        program.statements[line] = simpler
        return program
      }
    }
    return candidates
  }
}

extension Statement {
  /// The same with something simpler in it.
  fileprivate var simpler: [Statement] {
    switch self {
    case .observe(let id, let node, let reaction?):
      [.observe(id, node: node, reaction: nil)]
        + (reaction.times > 1 ? [.observe(id, node: node, reaction: Reaction(deeds: reaction.deeds, times: 1))] : [])
    case .input(let node, let value, .other): [.input(node: node, value, .plain), .set(node: node, value)]
    case .input(let node, let value, .plain): [.set(node: node, value)]
    case .end(let id, let end): end.simpler.map { .end(id, $0) }
    default: []
    }
  }
}

extension End {
  fileprivate var simpler: [End] {
    let plain: End =
      switch kind {
      case .number: .number
      case .text: .text
      case .truth: .truth
      case .choice: .choice
      }
    switch self {
    case plain: return []
    case .spinButton(let lower, let upper, true): return [plain, .spinButton(lower: lower, upper: upper, snaps: false)]
    default: return [plain]
    }
  }
}
