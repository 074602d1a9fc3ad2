import BindingCore

/// A kind of observable collection.
enum Kind: CaseIterable {
  case list, dictionary, set, sections, tree
}

/// What a collection of any kind holds, in types of our own.
enum Contents: Equatable {
  case list([Int])
  case dictionary([Int: Int])
  case set(Set<Int>)
  case sections([Chapter])
  case tree([Branch])

  static func empty(_ kind: Kind) -> Contents {
    switch kind {
    case .list: .list([])
    case .dictionary: .dictionary([:])
    case .set: .set([])
    case .sections: .sections([])
    case .tree: .tree([])
    }
  }

  var list: [Int] { if case .list(let items) = self { items } else { [] } }
  var dictionary: [Int: Int] { if case .dictionary(let values) = self { values } else { [:] } }
  var set: Set<Int> { if case .set(let members) = self { members } else { [] } }
  var sections: [Chapter] { if case .sections(let chapters) = self { chapters } else { [] } }
  var tree: [Branch] { if case .tree(let branches) = self { branches } else { [] } }
}

/// A section.
struct Chapter: Equatable {
  var title: Int
  var items: [Int]
}

/// A node of a tree with all that is below it.
struct Branch: Equatable {
  var value: Int
  var children: [Branch] = []

  init(_ value: Int, _ children: [Branch] = []) {
    self.value = value
    self.children = children
  }
}

extension Chapter: CustomStringConvertible {
  var description: String { "\(title): \(items)" }
}

extension Branch: CustomStringConvertible {
  var description: String { children.isEmpty ? "\(value)" : "\(value)\(children)" }
}

extension Contents: CustomStringConvertible {
  var description: String {
    switch self {
    case .list(let items): "\(items)"
    case .dictionary(let values):
      "[\(values.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))]"
    case .set(let members): "\(members.sorted())"
    case .sections(let chapters): "\(chapters)"
    case .tree(let branches): "\(branches)"
    }
  }
}

// From the types of the library and to them.

extension Chapter {
  init(_ section: Observable2DArraySection<Int, Int>) { self.init(title: section.metadata, items: section.items) }

  var section: Observable2DArraySection<Int, Int> { .init(metadata: title, items: items) }
  var text: String { ".init(metadata: \(title), items: \(items))" }
}

extension Branch {
  init(_ node: TreeNode<Int>) { self.init(node.value, node.children.map { Branch($0) }) }

  var node: TreeNode<Int> { TreeNode(value, children.map(\.node)) }
  var text: String {
    children.isEmpty ? "TreeNode(\(value))" : "TreeNode(\(value), [\(children.map(\.text).joined(separator: ", "))])"
  }
}
