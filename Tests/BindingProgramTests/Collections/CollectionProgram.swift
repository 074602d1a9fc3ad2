/// A program of observable arrays.
struct CollectionProgram: Equatable {
  enum Statement: Equatable {
    case array(Int, items: [Int])
    case apply(Int, word: String, inputs: [Int], number: Int)
    /// An array of its own that follows another.
    case bound(Int, to: Int)
    /// An observer, which may edit an array from inside a few times.
    case observe(Int, node: Int, answer: Answer?)
    case edit(array: Int, Edit)
    case batch(array: Int, [Edit])
    case dispose(Int)
  }

  struct Answer: Equatable {
    var array: Int
    var edit: Edit
    var times: Int
  }

  var statements: [Statement] = []

  var nextID: Int { (statements.compactMap(\.defines).max() ?? -1) + 1 }

  var keepsInputs: Bool {
    statements.contains { statement in
      if case .apply(_, "flatMapCollection of arrays", _, _) = statement { return true }
      return false
    }
  }

  /// The smallest program that still fails, as far as leaving out lines can find it.
  func shrunk(while fails: (CollectionProgram) -> Bool) -> CollectionProgram {
    var smallest = self
    while let smaller = smallest.smallerPrograms().first(where: { $0 != smallest && fails($0) }) { smallest = smaller }
    return smallest
  }

  private func smallerPrograms() -> [CollectionProgram] {
    var programs = statements.indices.reversed().map(removing)
    for (line, statement) in statements.enumerated() {
      for simpler in statement.simpler {
        var program = self
        program.statements[line] = simpler
        programs.append(program)
      }
    }
    return programs
  }

  private func removing(_ line: Int) -> CollectionProgram {
    var gone = Set<Int>()
    var program = CollectionProgram()
    for (index, statement) in statements.enumerated() {
      if index == line || statement.uses.contains(where: gone.contains) {
        if let id = statement.defines { gone.insert(id) }
      } else {
        program.statements.append(statement)
      }
    }
    return program
  }
}

extension CollectionProgram.Statement {
  var defines: Int? {
    switch self {
    case .array(let id, _), .apply(let id, _, _, _), .bound(let id, _), .observe(let id, _, _): id
    case .edit, .batch, .dispose: nil
    }
  }

  var uses: [Int] {
    switch self {
    case .array: []
    case .apply(_, _, let inputs, _): inputs
    case .bound(_, let source): [source]
    case .observe(_, let node, let answer): [node] + (answer.map { [$0.array] } ?? [])
    case .edit(let array, _), .batch(let array, _): [array]
    case .dispose(let id): [id]
    }
  }

  fileprivate var simpler: [Self] {
    switch self {
    case .array(let id, let items) where !items.isEmpty: [.array(id, items: Array(items.dropLast()))]
    case .observe(let id, let node, _?): [.observe(id, node: node, answer: nil)]
    case .batch(let array, let edits):
      edits.indices.map { index in
        var fewer = edits
        fewer.remove(at: index)
        return .batch(array: array, fewer)
      }
    default: []
    }
  }
}

extension CollectionProgram {
  /// The program in Swift, to be pasted into a test.
  var text: String {
    statements.map { statement in
      switch statement {
      case .array(let id, let items): "let n\(id) = MutableObservableArray(\(items))"
      case .apply(let id, let word, let inputs, let number):
        "let n\(id) = \(CollectionVocabulary.word(word).text(inputs.map { "n\($0)" }, number))"
      case .bound(let id, let source): "let n\(id) = MutableObservableArray<Int>()\nn\(source).bind(to: n\(id))"
      case .observe(let id, let node, nil): "let o\(id) = n\(node).observeNext { print($0.collection, $0.change) }"
      case .observe(let id, let node, let answer?):
        """
        var left\(id) = \(answer.times)
        let o\(id) = n\(node).observeNext {
          print($0.collection, $0.change)
          if left\(id) > 0 { left\(id) -= 1; \(answer.edit.text(answer.array)) }
        }
        """
      case .edit(let array, let edit): edit.text(array)
      case .batch(let array, let edits):
        "n\(array).batchUpdate {\n" + edits.map { "  \($0.text(array))\n" }.joined() + "}"
      case .dispose(let id): "o\(id).dispose()"
      }
    }.joined(separator: "\n")
  }
}
