extension Program {
  /// The program in Swift, to be pasted into a test.
  var text: String {
    let usesClock = statements.contains { statement in
      if case .apply(_, let word, _, _) = statement { return Vocabulary.word(word).isTimed }
      return false
    }
    let properties = Set(
      statements.compactMap { statement in
        if case .property(let id, _, _) = statement { return id }
        return nil
      })
    let bindings = Set(
      statements.compactMap { statement in
        switch statement {
        case .bind(let id, _, _), .bindBothWays(let id, _, _): return id
        default: return nil
        }
      })
    let released = Set(
      statements.flatMap { statement -> [Int] in
        switch statement {
        case .release(let node): return [node]
        case .observe(_, _, let reaction?):
          if case .release(let node) = reaction.deed { return [node] }
          return []
        default: return []
        }
      })
    let names = Names(properties: properties, bindings: bindings, released: released)
    var lines = statements.map { $0.text(names) }
    if lines.contains(where: { $0.contains("weigh(") }) {
      lines.insert("func weigh(_ numbers: Int...) -> Int { numbers.reduce(0) { $0 &* 3 &+ $1 } }", at: 0)
    }
    return ((usesClock ? ["let scheduler = TestScheduler()"] : []) + lines).joined(separator: "\n")
  }
}

/// What must be known of the whole program to print a line of it.
private struct Names {
  let properties: Set<Int>
  let bindings: Set<Int>
  let released: Set<Int>

  /// What makes a source: a variable if somebody lets go of it.
  func source(_ id: Int, _ type: String, _ arguments: String) -> String {
    released.contains(id) ? "var n\(id): \(type)! = \(type)(\(arguments))" : "let n\(id) = \(type)(\(arguments))"
  }

  func send(_ value: Int, to node: Int) -> String {
    properties.contains(node) ? "n\(node).value = \(value)" : "n\(node).send(\(value))"
  }

  func dispose(_ id: Int) -> String { (bindings.contains(id) ? "b\(id)" : "o\(id)") + ".dispose()" }
}

extension Statement {
  fileprivate func text(_ names: Names) -> String {
    switch self {
    case .subject(let id): names.source(id, "PassthroughSubject<Int, Never>", "")
    case .replay(let id): names.source(id, "ReplayOneSubject<Int, Never>", "")
    case .property(let id, let value, nil): names.source(id, "Property<Int>", "\(value)")
    case .property(let id, let value, let limit?):
      names.source(id, "Property<Int>", "\(value), normalise: { min($0, \(limit)) }")
    case .apply(let id, let word, let inputs, let number):
      "let n\(id) = \(Vocabulary.word(word).text(inputs.map { "n\($0)" }, number))"
    case .bind(let id, let source, let target): "let b\(id) = n\(source).bind(to: n\(target))"
    case .bindBothWays(let id, let source, let target): "let b\(id) = n\(source).bidirectionalBind(to: n\(target))"
    case .observe(let id, let node, nil): "let o\(id) = n\(node).observeNext { print(\"o\(id)\", $0) }"
    case .observe(let id, let node, let reaction?):
      """
      var o\(id): Subscription!
      var o\(id)Left = \(reaction.times)
      o\(id) = n\(node).observeNext {
        print("o\(id)", $0)
        if $0 % \(reaction.divisor) == 0, o\(id)Left > 0 { o\(id)Left -= 1; \(reaction.text(id, names)) }
      }
      """
    case .send(let node, let value): names.send(value, to: node)
    case .finish(let node): "n\(node).send(completion: .finished)"
    case .dispose(let id): names.dispose(id)
    case .release(let node): "n\(node) = nil"
    case .advance(let seconds): "scheduler.advance(by: .seconds(\(seconds)))"
    }
  }
}

extension Reaction {
  fileprivate func text(_ id: Int, _ names: Names) -> String {
    switch deed {
    case .send(let node, let value): names.send(value, to: node)
    case .dispose(let other): names.dispose(other)
    case .finish(let node): "n\(node).send(completion: .finished)"
    case .release(let node): "n\(node) = nil"
    case .disposeItself: "o\(id)?.dispose()"
    case .attach(let node): "n\(node).observeNext { print(\"inner of o\(id)\", $0) }"
    }
  }
}
