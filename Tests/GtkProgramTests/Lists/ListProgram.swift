import RandomPrograms

/// A program over list models, lists and selections that follow observable arrays.
struct ListProgram: Equatable {
  enum View: Equatable {
    case listView, gridView, dropDown, listBox, flowBox
  }

  /// What another array makes of the elements of an array.
  enum Derivation: Equatable {
    case itself, filtered, sorted
    /// The same in slices, of which none ends early.
    case filteredInSlices, sortedInSlices
  }

  enum Statement: Equatable {
    case array(Int, [Item])
    /// A list model, and one of GTK's that shows a part of it.
    case model(Int, of: Int, Derivation, answer: Answer?)
    case view(Int, View, of: Int, Derivation, several: Bool, answer: Answer?)
    case edit(array: Int, [ListEdit])
    case batch(array: Int, [ListEdit])
    /// A person selects a line.
    case select(view: Int, position: Int)
    /// The selection is set to an element.
    case choose(view: Int, id: Int)
    case dispose(Int)
    case destroy(Int)
  }

  /// What an observer of a model or of a selection does from inside.
  struct Answer: Equatable {
    enum Deed: Equatable {
      case edit(array: Int, ListEdit)
      case dispose(Int)
      case destroy(Int)
    }

    var deed: Deed
    /// How often at most.
    var times: Int
  }

  var statements: [Statement] = []

  /// The smallest program that still fails, as far as leaving things out can find it.
  func shrunk(while fails: (ListProgram) -> Bool) -> ListProgram {
    var smallest = self
    while let smaller = smallest.smallerPrograms().first(where: { $0 != smallest && fails($0) }) { smallest = smaller }
    return smallest
  }

  private func smallerPrograms() -> [ListProgram] {
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

  private func removing(_ line: Int) -> ListProgram {
    var gone = Set<Int>()
    var program = ListProgram()
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

extension ListProgram.Statement {
  var defines: Int? {
    switch self {
    case .array(let id, _), .model(let id, _, _, _), .view(let id, _, _, _, _, _): id
    default: nil
    }
  }

  var uses: [Int] {
    switch self {
    case .array: []
    case .model(_, let array, _, let answer), .view(_, _, let array, _, _, let answer):
      [array] + (answer?.uses ?? []).filter { $0 != defines }
    case .edit(let array, _), .batch(let array, _): [array]
    case .select(let id, _), .choose(let id, _), .dispose(let id), .destroy(let id): [id]
    }
  }

  fileprivate var simpler: [Self] {
    switch self {
    case .array(let id, let items): items.indices.map { .array(id, items.without($0)) }
    case .model(let id, let array, let derivation, _?): [.model(id, of: array, derivation, answer: nil)]
    case .model(let id, let array, let derivation, nil) where derivation != .itself:
      [.model(id, of: array, .itself, answer: nil)]
    case .view(let id, let view, let array, let derivation, let several, let answer):
      (answer == nil ? [] : [.view(id, view, of: array, derivation, several: several, answer: nil)])
        + (derivation == .itself ? [] : [.view(id, view, of: array, .itself, several: several, answer: answer)])
        + (several ? [.view(id, view, of: array, derivation, several: false, answer: answer)] : [])
        + (view == .listView || view == .dropDown
          ? [] : [.view(id, .listView, of: array, derivation, several: several, answer: answer)])
    case .edit(let array, let edits):
      edits.count < 2 ? [] : edits.indices.map { .edit(array: array, edits.without($0)) }
    case .batch(let array, let edits): edits.indices.map { .batch(array: array, edits.without($0)) }
    default: []
    }
  }
}

extension ListProgram.Answer {
  fileprivate var uses: [Int] {
    switch deed {
    case .edit(let id, _), .dispose(let id), .destroy(let id): [id]
    }
  }

  fileprivate var text: String {
    switch deed {
    case .edit(let array, let edit): edit.text("n\(array)!")
    case .dispose(let id): "b\(id).dispose()"
    case .destroy(let id): "n\(id) = nil"
    }
  }
}

extension Array {
  fileprivate func without(_ index: Int) -> [Element] {
    var fewer = self
    fewer.remove(at: index)
    return fewer
  }
}

extension ListProgram {
  /// The program in Swift, to be pasted into a test.
  var text: String {
    var views: [Int: View] = [:]
    var several = Set<Int>()
    var arrays: [Int: Int] = [:]
    for case .view(let id, let view, let array, _, let takesSeveral, _) in statements {
      views[id] = view
      arrays[id] = array
      if takesSeveral { several.insert(id) }
    }
    return statements.map { statement in
      switch statement {
      case .array(let id, let items): "var n\(id): MutableObservableArray<Item>! = MutableObservableArray(\(items))"
      case .model(let id, let array, let derivation, let answer):
        """
        var n\(id): ArrayListModel<Item>! = ArrayListModel(n\(array)\(derivation.text))
        \(Self.text("n\(id).reactive.itemsChanged", id, answer))
        """
      case .view(let id, let view, let array, let derivation, let takesSeveral, let answer):
        """
        var n\(id): \(view.type)! = \(view.type)()
        let s\(id) = \(takesSeveral ? "Multiple" : "Single")ItemSelection<Item>()
        let b\(id) = n\(array)\(derivation.text).bind(to: n\(id), selection: s\(id)) \(view.cellText)
        \(Self.text("s\(id).\(takesSeveral ? "selectedIDs" : "selectedItem")", id, answer))
        """
      case .edit(let array, let edits): edits.map { $0.text("n\(array)!") }.joined(separator: "\n")
      case .batch(let array, let edits):
        "n\(array).batchUpdate {\n" + edits.map { "  \($0.text("n\(array)!"))\n" }.joined() + "}"
      case .select(let id, let position): views[id]!.selectionText("n\(id)", position, several.contains(id))
      case .choose(let id, let item):
        several.contains(id)
          ? "s\(id).selectedIDs.value = [\(item)]"
          : "s\(id).selectedItem.value = n\(arrays[id]!).collection.first { $0.id == \(item) } ?? Item(\(item), 0)"
      case .dispose(let id): "b\(id).dispose()"
      case .destroy(let id): "n\(id) = nil"
      }
    }.joined(separator: "\n")
  }

  private static func text(_ signal: String, _ id: Int, _ answer: Answer?) -> String {
    guard let answer else { return "\(signal).observeNext { print(\"n\(id)\", $0) }" }
    return """
      var left\(id) = \(answer.times)
      \(signal).observeNext {
        print("n\(id)", $0)
        if left\(id) > 0 { left\(id) -= 1; \(answer.text) }
      }
      """
  }
}

extension ListProgram.Derivation {
  fileprivate var text: String {
    switch self {
    case .itself: ""
    case .filtered: ".filterCollection { $0.content != 1 }"
    case .sorted: ".sortedCollection { ($0.content, $0.id) < ($1.content, $1.id) }"
    case .filteredInSlices: ".filterCollection(in: slices) { $0.content != 1 }"
    case .sortedInSlices: ".sortedCollection(in: slices) { ($0.content, $0.id) < ($1.content, $1.id) }"
    }
  }

  /// What it makes of an array.
  func items(of items: [Item]) -> [Item] {
    switch self {
    case .itself: items
    case .filtered, .filteredInSlices: items.filter { $0.content != 1 }
    case .sorted, .sortedInSlices: items.sorted { ($0.content, $0.id) < ($1.content, $1.id) }
    }
  }
}

extension ListProgram.View {
  fileprivate var type: String {
    switch self {
    case .listView: "ListView"
    case .gridView: "GridView"
    case .dropDown: "DropDown"
    case .listBox: "ListBox"
    case .flowBox: "FlowBox"
    }
  }

  fileprivate var cellText: String {
    self == .dropDown ? "{ \"\\($0)\" }" : "{ TextCell { \"\\($0)\" } }"
  }

  fileprivate func selectionText(_ name: String, _ position: Int, _ several: Bool) -> String {
    switch self {
    case .listView, .gridView:
      "\(name).model!.selectItem(position: \(position) % \(name).model!.nItems, unselectRest: \(!several))"
    case .dropDown: "\(name).selected = \(position) % \(name).model!.nItems"
    case .listBox: "\(name).selectRow(\(name).getRowAtIndex(\(position) % \(name).children.count))"
    case .flowBox: "\(name).selectChild(\(name).getChildAtIndex(\(position) % \(name).children.count)!)"
    }
  }
}
