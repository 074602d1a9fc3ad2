/// A program of observable collections of all kinds.
struct MixedProgram: Equatable {
  enum Statement: Equatable {
    case source(Int, Contents)
    case apply(Int, word: String, inputs: [Int], number: Int)
    /// A collection of its own that follows another one.
    case bound(Int, Kind, to: Int)
    /// An observer, which may do something from inside a few times.
    case observe(Int, node: Int, answer: Answer?)
    case perform(Deed)
  }

  /// What is done by a line or by an observer.
  enum Deed: Equatable {
    case edit(source: Int, MixedEdit)
    /// Edits of which every second one is in a batch of its own, and an observer who comes after half of them.
    case batch(source: Int, [MixedEdit], attaching: Int? = nil)
    /// An edit that nobody is told of.
    case silentEdit(source: Int, MixedEdit)
    case attach(node: Int)
    case dispose(Int)
    case release(source: Int)
  }

  struct Answer: Equatable {
    var deed: Deed
    var times: Int
  }

  var statements: [Statement] = []

  var nextID: Int { (statements.compactMap(\.defines).max() ?? -1) + 1 }

  /// Whether an operator must keep collections that it does not observe yet.
  var keepsInputs: Bool {
    statements.contains { statement in
      if case .apply(_, let word, _, _) = statement { return MixedVocabulary.word(word).keepsInputs }
      return false
    }
  }

  /// The smallest program that still fails, as far as leaving out lines can find it.
  func shrunk(while fails: (MixedProgram) -> Bool) -> MixedProgram {
    var smallest = self
    while let smaller = smallest.smallerPrograms().first(where: { $0 != smallest && fails($0) }) { smallest = smaller }
    return smallest
  }

  private func smallerPrograms() -> [MixedProgram] {
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

  private func removing(_ line: Int) -> MixedProgram {
    var gone = Set<Int>()
    var program = MixedProgram()
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

extension MixedProgram.Statement {
  var defines: Int? {
    switch self {
    case .source(let id, _), .apply(let id, _, _, _), .bound(let id, _, _), .observe(let id, _, _): id
    case .perform: nil
    }
  }

  var uses: [Int] {
    switch self {
    case .source: []
    case .apply(_, _, let inputs, _): inputs
    case .bound(_, _, let source): [source]
    case .observe(_, let node, let answer): [node] + (answer.map { [$0.deed.target] } ?? [])
    case .perform(let deed): [deed.target]
    }
  }

  fileprivate var simpler: [Self] {
    switch self {
    case .source(let id, let contents): contents.smaller.map { .source(id, $0) }
    case .observe(let id, let node, let answer?):
      [.observe(id, node: node, answer: nil)]
        + answer.deed.simpler.map { .observe(id, node: node, answer: .init(deed: $0, times: 1)) }
    case .perform(let deed): deed.simpler.map { .perform($0) }
    default: []
    }
  }
}

extension MixedProgram.Deed {
  fileprivate var target: Int {
    switch self {
    case .edit(let source, _), .batch(let source, _, _), .silentEdit(let source, _), .release(let source): source
    case .attach(let node): node
    case .dispose(let id): id
    }
  }

  fileprivate var simpler: [Self] {
    switch self {
    case .batch(let source, let edits, let node):
      (node == nil ? [] : [.batch(source: source, edits)])
        + (edits.count == 1 && node == nil ? [.edit(source: source, edits[0])] : [])
        + edits.indices.map { .batch(source: source, edits.without($0), attaching: node) }
    case .edit(let source, .sections(.replaceByDiff(let chapters))):
      Contents.sections(chapters).smaller.map { .edit(source: source, .sections(.replaceByDiff($0.sections))) }
    case .edit(let source, .tree(.replaceByDiff(let branches))):
      Contents.tree(branches).smaller.map { .edit(source: source, .tree(.replaceByDiff($0.tree))) }
    default: []
    }
  }
}

extension Array {
  fileprivate func without(_ index: Int) -> [Element] {
    var rest = self
    rest.remove(at: index)
    return rest
  }
}

extension Contents {
  fileprivate var smaller: [Contents] {
    switch self {
    case .list(let items): items.indices.map { .list(items.without($0)) }
    case .dictionary(let values): values.keys.sorted().map { key in .dictionary(values.filter { $0.key != key }) }
    case .set(let members): members.sorted().map { .set(members.subtracting([$0])) }
    case .sections(let chapters):
      chapters.indices.map { .sections(chapters.without($0)) }
        + chapters.indices.filter { !chapters[$0].items.isEmpty }.map { index in
          var fewer = chapters
          fewer[index].items.removeLast()
          return .sections(fewer)
        }
    case .tree(let branches):
      branches.indices.map { .tree(branches.without($0)) }
        + branches.indices.flatMap { index in
          Contents.tree(branches[index].children).smaller.map { children in
            var fewer = branches
            fewer[index].children = children.tree
            return .tree(fewer)
          }
        }
    }
  }

  /// In Swift.
  var text: String {
    switch self {
    case .dictionary(let values) where values.isEmpty: "[:]"
    case .sections(let chapters): "[\(chapters.map(\.text).joined(separator: ", "))]"
    case .tree(let branches): "[\(branches.map(\.text).joined(separator: ", "))]"
    default: description
    }
  }
}

extension Kind {
  fileprivate var type: String {
    switch self {
    case .list: "MutableObservableArray<Int>"
    case .dictionary: "MutableObservableDictionary<Int, Int>"
    case .set: "MutableObservableSet<Int>"
    case .sections: "MutableObservable2DArray<Int, Int>"
    case .tree: "MutableObservableTree<Int>"
    }
  }
}

extension Contents {
  var kind: Kind {
    switch self {
    case .list: .list
    case .dictionary: .dictionary
    case .set: .set
    case .sections: .sections
    case .tree: .tree
    }
  }
}

extension MixedProgram {
  /// The program in Swift, to be pasted into a test.
  var text: String {
    ([MixedVocabulary.beginning] + statements.map(Self.text)).joined(separator: "\n")
  }

  private static func text(_ statement: Statement) -> String {
    switch statement {
    case .source(let id, let contents): "var n\(id): \(contents.kind.type)! = .init(\(contents.text))"
    case .apply(let id, let word, let inputs, let number):
      "let n\(id) = \(MixedVocabulary.word(word).text(inputs.map { "n\($0)!" }, number))"
    case .bound(let id, let kind, let source): "let n\(id) = \(kind.type)()\nn\(source).bind(to: n\(id))"
    case .observe(let id, let node, nil): "let o\(id) = n\(node).observeNext { print($0.collection, $0.change) }"
    case .observe(let id, let node, let answer?):
      """
      var left\(id) = \(answer.times)
      var o\(id): Subscription?
      o\(id) = n\(node).observeNext {
        print($0.collection, $0.change)
        if left\(id) > 0 { left\(id) -= 1; \(text(answer.deed)) }
      }
      """
    case .perform(let deed): text(deed)
    }
  }

  private static func text(_ deed: Deed) -> String {
    switch deed {
    case .edit(let source, let edit): edit.text(source)
    case .batch(let source, let edits, let node):
      "n\(source).batchUpdate {\n"
        + edits.enumerated().map { index, edit in
          (index == edits.count / 2 ? node.map { "  \(text(.attach(node: $0)))\n" } ?? "" : "")
            + (index % 2 == 0 ? "  \(edit.text(source))\n" : "  n\(source).batchUpdate { \(edit.text(source)) }\n")
        }.joined() + "}"
    case .silentEdit(let source, let edit): "n\(source).silentUpdate { _ in }  // and in there: \(edit.text(source))"
    case .attach(let node): "n\(node).observeNext { print($0.collection, $0.change) }"
    case .dispose(let id): "o\(id)?.dispose()"
    case .release(let source): "n\(source) = nil"
    }
  }
}
