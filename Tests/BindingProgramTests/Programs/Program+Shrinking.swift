extension Program {
  /// The smallest program that still fails, as far as leaving out lines and making numbers small can find it.
  func shrunk(while fails: (Program) -> Bool) -> Program {
    var smallest = self
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for candidate in smallest.smallerPrograms() where candidate != smallest && fails(candidate) {
        smallest = candidate
        hasShrunk = true
        break
      }
    }
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
      // An operator can give way to one of its inputs.
      if case .apply(let id, _, let inputs, _) = statement {
        for input in Set(inputs).sorted() { candidates.append(removing([line], replacing: id, with: input)) }
      }
    }
    return candidates
  }

  private func removing(_ line: [Int], replacing id: Int, with other: Int) -> Program {
    var program = self
    program.statements.remove(at: line[0])
    program.statements = program.statements.map { $0.renaming(id, to: other) }
    return program
  }
}

extension Statement {
  /// The same with smaller numbers.
  fileprivate var simpler: [Statement] {
    switch self {
    case .property(let id, let value, let limit):
      (value == 0 ? [] : [.property(id, value: 0, limit: limit)])
        + (limit == nil ? [] : [.property(id, value: value, limit: nil)])
    case .send(let node, let value):
      [0, 1, 2, 3, value / 2].filter { abs($0) < abs(value) }.map { .send(node: node, value: $0) }
    case .observe(let id, let node, _?): [.observe(id, node: node, reaction: nil)]
    case .advance(let seconds) where seconds > 1: [.advance(seconds: 1), .advance(seconds: seconds / 2)]
    case .apply(let id, let word, let inputs, let number) where number > 1:
      [.apply(id, word: word, inputs: inputs, number: 1)]
    default: []
    }
  }

  fileprivate func renaming(_ id: Int, to other: Int) -> Statement {
    func name(_ node: Int) -> Int { node == id ? other : node }
    switch self {
    case .apply(let own, let word, let inputs, let number):
      return .apply(own, word: word, inputs: inputs.map(name), number: number)
    case .bind(let own, let source, let target): return .bind(own, from: name(source), to: name(target))
    case .observe(let own, let node, var reaction):
      if case .attach(let attached) = reaction?.deed { reaction?.deed = .attach(node: name(attached)) }
      return .observe(own, node: name(node), reaction: reaction)
    default: return self
    }
  }
}
