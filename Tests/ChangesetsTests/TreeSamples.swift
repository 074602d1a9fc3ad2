import Changesets
import FoundationEssentials
import GeneratedCases

typealias Tree<Value> = TreeArray<Value>

/// Every tree with exactly this many nodes; the values are their numbers, depth first from 0.
func everyTree(nodes count: Int) -> [Tree<Int>] {
  func forests(_ count: Int, from first: Int) -> [[TreeNode<Int>]] {
    if count == 0 { return [[]] }
    return (0..<count).flatMap { below in
      forests(below, from: first + 1).flatMap { children in
        forests(count - 1 - below, from: first + 1 + below).map { [TreeNode(first, children)] + $0 }
      }
    }
  }
  return forests(count, from: 0).map { Tree($0) }
}

/// Every way to choose `count` values, in every order.
func everyChoice<Value>(of count: Int, from values: [Value], repeating: Bool) -> [[Value]] {
  if count == 0 { return [[]] }
  return values.indices.flatMap { index in
    var rest = values
    if !repeating { rest.remove(at: index) }
    return everyChoice(of: count - 1, from: rest, repeating: repeating).map { [values[index]] + $0 }
  }
}

/// What is wrong with a changeset between two trees: nil when it is well-formed and replays exactly.
func flaw<Value: Equatable>(
  in changeset: TreeChangeset, from old: Tree<Value>, to new: Tree<Value>
) -> String? {
  func isAscending(_ paths: [IndexPath]) -> Bool { zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 } }
  let sources = changeset.moves.map(\.from)
  let destinations = changeset.moves.map(\.to)
  if ![changeset.deletes, changeset.inserts, changeset.updates, destinations].allSatisfy(isAscending) {
    return "not ascending: \(changeset)"
  }
  let oldPaths = Set(changeset.deletes + sources)
  let newPaths = Set(changeset.inserts + changeset.updates + destinations)
  if oldPaths.count + newPaths.count != changeset.count + sources.count { return "a node twice: \(changeset)" }
  if !oldPaths.allSatisfy(old.contains) || !newPaths.allSatisfy(new.contains) { return "no such place: \(changeset)" }
  func isBelow(_ path: IndexPath, _ others: [IndexPath]) -> Bool {
    others.contains { $0.count < path.count && path.starts(with: $0) }
  }
  if oldPaths.contains(where: { isBelow($0, changeset.deletes) }) { return "below a deleted node: \(changeset)" }
  if newPaths.contains(where: { isBelow($0, changeset.inserts) }) { return "below an inserted node: \(changeset)" }
  for move in changeset.moves where old[move.from] != new[move.to] { return "moved and changed: \(move)" }
  let replayed = changeset.applying(to: old, from: new)
  if replayed != new { return "\(changeset) makes \(replayed)" }
  var patched = old
  let patch = changeset.patch(from: old, to: new)
  patched.apply(patch)
  if patched != new { return "\(changeset) as \(patch) makes \(patched)" }
  if patch.count > changeset.count { return "\(patch) is more than \(changeset)" }
  return nil
}

/// How many deletes, inserts and moves it takes at least between two trees in which each value is there once, found by
/// the rules of `TreeChangeset` read aloud.
func fewestChanges(from old: Tree<Int>, to new: Tree<Int>) -> [Int] {
  func ancestors(_ tree: Tree<Int>) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for (path, node) in tree.depthFirst {
      result[node.value] = (1..<path.count).map { tree[IndexPath(indexes: path.prefix($0))] }
    }
    return result
  }
  let (before, after) = (ancestors(old), ancestors(new))
  var kept = Set(before.keys).intersection(after.keys)
  // Nobody goes below one that was below it.
  let inverted = kept.filter { value in
    before[value]!.last != after[value]!.last
      && after[value]!.contains { before[$0]?.contains(value) == true }
  }
  kept.subtract(inverted)
  while let value = kept.first(where: { !kept.isSuperset(of: before[$0]! + after[$0]!) }) { kept.remove(value) }

  func shown(_ all: [Int: [Int]]) -> Int {
    all.count { value, above in !kept.contains(value) && kept.isSuperset(of: above) }
  }
  var moves = kept.count { before[$0]!.last != after[$0]!.last }
  for parent in [nil] + kept.map({ $0 as Int? }) {
    func siblings(_ tree: Tree<Int>, _ all: [Int: [Int]]) -> [Int] {
      tree.depthFirst.map(\.node.value).filter {
        kept.contains($0) && before[$0]!.last == parent && after[$0]!.last == parent
      }
    }
    let places = Dictionary(uniqueKeysWithValues: siblings(old, before).enumerated().map { ($1, $0) })
    let order = siblings(new, after).map { places[$0]! }
    moves += order.count - longestIncrease(order)
  }
  return [shown(before), shown(after), moves]
}

/// A random edit of a tree as an operation.
func randomOperation(
  on tree: Tree<Item>, newID: inout Int, using generator: inout SplitMix64
) -> TreeOperation<Item> {
  let paths = tree.depthFirst.map(\.path)
  func gap(in tree: Tree<Item>) -> IndexPath {
    let parents = [IndexPath()] + tree.depthFirst.map(\.path)
    let parent = parents.randomElement(using: &generator)!
    return parent.appending(Int.random(in: 0...tree.children(of: parent).count, using: &generator))
  }
  let path = paths.randomElement(using: &generator)
  switch (Int.random(in: 0..<10, using: &generator), path) {
  case (0...1, let path?): return .delete(at: path)
  case (2...3, let path?):
    var item = tree[path]
    item.version += 1
    return .update(at: path, newValue: item)
  case (4...6, let path?):
    var rest = tree
    rest.remove(at: path)
    return .move(from: path, to: gap(in: rest))
  case (let kind, _):
    newID += 3
    let children = [TreeNode(Item(id: newID - 2), [TreeNode(Item(id: newID - 1))])]
    return .insert(TreeNode(Item(id: newID), kind == 9 ? children : []), at: gap(in: tree))
  }
}
