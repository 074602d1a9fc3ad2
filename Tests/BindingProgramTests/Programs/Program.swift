/// A program over the public vocabulary as a value: it can be run, judged, shrunk and printed.
struct Program: Equatable {
  var statements: [Statement] = []

  /// The number of the next thing that is made.
  var nextID: Int { (statements.compactMap(\.defines).max() ?? -1) + 1 }

  /// Whether an operator must keep other signals than those that it observes.
  var keepsInputs: Bool {
    statements.contains { statement in
      if case .apply(_, let word, _, _) = statement { return Vocabulary.word(word).keepsInputs }
      return false
    }
  }

  /// The nodes that operators apply to.
  var inputs: Set<Int> {
    statements.reduce(into: []) { inputs, statement in
      if case .apply(_, _, let more, _) = statement { inputs.formUnion(more) }
    }
  }

  /// Whether properties that go can have nothing to say, because no operator but those that wait for the clock keeps
  /// elements. (A subject that goes finishes like one that somebody finishes.)
  var onlyWaits: Bool {
    statements.allSatisfy { statement in
      switch statement {
      case .subject, .replay: false
      case .apply(_, let word, _, _):
        Vocabulary.word(word).isTimed && !Vocabulary.word(word).comesByItself
          || ["map", "filter", "scan", "compactMap"].contains(word)
      default: true
      }
    }
  }

  /// Whether observers do something from inside.
  var hasReactions: Bool {
    statements.contains { statement in
      if case .observe(_, _, _?) = statement { return true }
      return false
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
