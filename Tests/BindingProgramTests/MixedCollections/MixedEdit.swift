import BindingCore

/// An edit of a collection of some kind. All that it names by position is counted around.
enum MixedEdit: Equatable {
  case list(Edit)
  case dictionary(DictionaryEdit)
  case set(SetEdit)
  case sections(SectionsEdit)
  case tree(TreeEdit)

  static func random(_ kind: Kind, _ dice: inout Dice) -> MixedEdit {
    switch kind {
    case .list: .list(.random(&dice))
    case .dictionary: .dictionary(.random(&dice))
    case .set: .set(.random(&dice))
    case .sections: .sections(.random(&dice))
    case .tree: .tree(.random(&dice))
    }
  }

  /// An edit that observers are told of, whatever the collection is.
  static func surelyTold(_ kind: Kind) -> MixedEdit {
    switch kind {
    case .list: .list(.append(1))
    case .dictionary: .dictionary(.set(1, 1))
    case .set: .set(.update(1))
    case .sections: .sections(.insertSection(Chapter(title: 1, items: [1]), at: 0))
    case .tree: .tree(.append(Branch(1, [Branch(2)])))
    }
  }

  /// What it must do.
  func apply(to contents: inout Contents) {
    switch (self, contents) {
    case (.list(let edit), .list(var items)):
      edit.apply(to: &items)
      contents = .list(items)
    case (.dictionary(let edit), .dictionary(var values)):
      edit.apply(to: &values)
      contents = .dictionary(values)
    case (.set(let edit), .set(var members)):
      edit.apply(to: &members)
      contents = .set(members)
    case (.sections(let edit), .sections(var chapters)):
      edit.apply(to: &chapters)
      contents = .sections(chapters)
    case (.tree(let edit), .tree(var branches)):
      edit.apply(to: &branches)
      contents = .tree(branches)
    default: break
    }
  }

  func perform(on source: Source) {
    switch (self, source) {
    case (.list(let edit), .list(let source)): edit.perform(on: source)
    case (.dictionary(let edit), .dictionary(let source)): edit.perform(on: source)
    case (.set(let edit), .set(let source)): edit.perform(on: source)
    case (.sections(let edit), .sections(let source)): edit.perform(on: source)
    case (.tree(let edit), .tree(let source)): edit.perform(on: source)
    default: break
    }
  }

  func text(_ source: Int) -> String {
    switch self {
    case .list(let edit): edit.text(source)
    case .dictionary(let edit): edit.text(source)
    case .set(let edit): edit.text(source)
    case .sections(let edit): edit.text(source)
    case .tree(let edit): edit.text(source)
    }
  }
}
