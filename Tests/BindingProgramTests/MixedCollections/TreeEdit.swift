import BindingCore

/// An edit of a tree. Places are counted around on each level; where there is none, nothing happens.
enum TreeEdit: Equatable {
  case append(Branch)
  case insert(Branch, at: [Int])
  case insertSeveral([Branch], at: [Int])
  case remove([Int])
  case removeAll
  case move([Int], [Int])
  case set(Int, [Int])
  case update(Int, [Int])
  case setNode(Branch, [Int])
  case operations(Branch, [Int], remove: [Int])
  case replace([Branch])
  case replaceByDiff([Branch])

  static func random(_ dice: inout Dice) -> TreeEdit {
    let value = dice.roll(12)
    let (place, other) = (TreePosition.random(&dice), TreePosition.random(&dice))
    let node = branch(&dice, depth: 2)
    switch dice.roll(17) {
    case 0: return .append(node)
    case 1...3: return .insert(node, at: place)
    case 4: return .insertSeveral(branches(&dice, depth: 1), at: place)
    case 5, 6: return .remove(place)
    case 7 where dice.happens(onceIn: 3): return .removeAll
    case 8...10: return .move(place, other)
    case 11: return .set(value, place)
    case 12: return .update(value, place)
    case 13: return .setNode(node, place)
    case 14: return .operations(node, place, remove: other)
    case 15: return .replace(branches(&dice, depth: 3))
    default: return .replaceByDiff(branches(&dice, depth: 3))
    }
  }

  static func branches(_ dice: inout Dice, depth: Int) -> [Branch] {
    var branches: [Branch] = []
    for _ in 0..<dice.roll(4) { branches.append(branch(&dice, depth: depth - 1)) }
    return branches
  }

  private static func branch(_ dice: inout Dice, depth: Int) -> Branch {
    let value = dice.roll(12)
    return Branch(value, depth > 0 ? branches(&dice, depth: depth) : [])
  }

  func apply(to branches: inout [Branch]) {
    switch self {
    case .append(let node): branches.append(node)
    case .insert(let node, let raw): branches.insert([node], at: TreePosition.gap(raw, in: branches))
    case .insertSeveral(let nodes, let raw): branches.insert(nodes, at: TreePosition.gap(raw, in: branches))
    case .remove(let raw): if let place = TreePosition.node(raw, in: branches) { branches.take(place) }
    case .removeAll: branches = []
    case .move(let from, let to):
      guard let from = TreePosition.node(from, in: branches) else { break }
      let node = branches.take(from)
      branches.insert([node], at: TreePosition.gap(to, in: branches))
    case .set(let value, let raw), .update(let value, let raw):
      if let place = TreePosition.node(raw, in: branches) { branches.change(place) { $0.value = value } }
    case .setNode(let node, let raw):
      if let place = TreePosition.node(raw, in: branches) { branches.change(place) { $0 = node } }
    case .operations(let node, let raw, let remove):
      branches.insert([node], at: TreePosition.gap(raw, in: branches))
      branches.take(TreePosition.node(remove, in: branches)!)
    case .replace(let new), .replaceByDiff(let new): branches = new
    }
  }

  func perform(on source: MutableObservableTree<Int>) {
    var branches = source.children.map { Branch($0) }
    func gap(_ raw: [Int]) -> IndexPath { IndexPath(indexes: TreePosition.gap(raw, in: branches)) }
    func node(_ raw: [Int]) -> IndexPath? { TreePosition.node(raw, in: branches).map { IndexPath(indexes: $0) } }
    switch self {
    case .append(let node): source.append(node.node)
    case .insert(let node, let raw): source.insert(node.node, at: gap(raw))
    case .insertSeveral(let nodes, let raw): source.insert(contentsOf: nodes.map(\.node), at: gap(raw))
    case .remove(let raw): if let path = node(raw) { source.remove(at: path) }
    case .removeAll: source.removeAll()
    case .move(let from, let to):
      guard let path = node(from) else { break }
      branches.take(Array(path))
      source.move(from: path, to: gap(to))
    case .set(let value, let raw): if let path = node(raw) { source[path] = value }
    case .update(let value, let raw): if let path = node(raw) { source.update(at: path, newValue: value) }
    case .setNode(let new, let raw): if let path = node(raw) { source[childAt: path] = new.node }
    case .operations(let new, let raw, let remove):
      let path = gap(raw)
      branches.insert([new], at: Array(path))
      source.apply([.insert(new.node, at: path), .delete(at: node(remove)!)])
    case .replace(let new): source.replace(with: TreeArray(new.map(\.node)))
    case .replaceByDiff(let new): source.replace(with: TreeArray(new.map(\.node)), performDiff: true)
    }
  }

  /// In Swift, with `place` and `gap` of the lines above a program.
  func text(_ source: Int) -> String {
    let n = "n\(source)"
    func list(_ nodes: [Branch]) -> String { "[\(nodes.map(\.text).joined(separator: ", "))]" }
    func node(_ raw: [Int]) -> String { "if let p = \(n).tree.place(\(raw)) { " }
    switch self {
    case .append(let node): return "\(n).append(\(node.text))"
    case .insert(let node, let raw): return "\(n).insert(\(node.text), at: \(n).tree.gap(\(raw)))"
    case .insertSeveral(let nodes, let raw): return "\(n).insert(contentsOf: \(list(nodes)), at: \(n).tree.gap(\(raw)))"
    case .remove(let raw): return node(raw) + "\(n).remove(at: p) }"
    case .removeAll: return "\(n).removeAll()"
    case .move(let from, let to): return node(from) + "\(n).move(from: p, to: \(n).tree.without(p).gap(\(to))) }"
    case .set(let value, let raw): return node(raw) + "\(n)[p] = \(value) }"
    case .update(let value, let raw): return node(raw) + "\(n).update(at: p, newValue: \(value)) }"
    case .setNode(let new, let raw): return node(raw) + "\(n)[childAt: p] = \(new.text) }"
    case .operations(let new, let raw, let remove):
      return """
        \(n).batchUpdate {
          \(n).apply(.insert(\(new.text), at: \(n).tree.gap(\(raw))))
          \(n).apply(.delete(at: \(n).tree.place(\(remove))!))
        }
        """
    case .replace(let new): return "\(n).replace(with: TreeArray(\(list(new))))"
    case .replaceByDiff(let new): return "\(n).replace(with: TreeArray(\(list(new))), performDiff: true)"
    }
  }
}

/// Places in a tree.
enum TreePosition {
  static func random(_ dice: inout Dice) -> [Int] {
    var place: [Int] = []
    for _ in 0..<1 + dice.roll(3) { place.append(dice.roll(5)) }
    return place
  }

  /// The place of a node, as deep as the tree goes there; nil when there is none.
  static func node(_ raw: [Int], in branches: [Branch]) -> [Int]? {
    guard let first = raw.first, !branches.isEmpty else { return nil }
    let index = first % branches.count
    return [index] + (node(Array(raw.dropFirst()), in: branches[index].children) ?? [])
  }

  /// A place where a node can be inserted.
  static func gap(_ raw: [Int], in branches: [Branch]) -> [Int] {
    if raw.count == 1 || branches.isEmpty { return [raw[0] % (branches.count + 1)] }
    let index = raw[0] % branches.count
    return [index] + gap(Array(raw.dropFirst()), in: branches[index].children)
  }
}

extension [Branch] {
  mutating func insert(_ nodes: [Branch], at place: [Int]) {
    if place.count == 1 { return insert(contentsOf: nodes, at: place[0]) }
    self[place[0]].children.insert(nodes, at: [Int](place.dropFirst()))
  }

  @discardableResult
  mutating func take(_ place: [Int]) -> Branch {
    if place.count == 1 { return remove(at: place[0]) }
    return self[place[0]].children.take([Int](place.dropFirst()))
  }

  mutating func change(_ place: [Int], _ body: (inout Branch) -> Void) {
    if place.count == 1 { return body(&self[place[0]]) }
    self[place[0]].children.change([Int](place.dropFirst()), body)
  }
}
