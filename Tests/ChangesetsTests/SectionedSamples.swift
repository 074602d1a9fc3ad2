import Changesets
import FoundationEssentials
import GeneratedCases

/// A section with identity and content.
struct Header: Identifiable, Equatable, CustomStringConvertible {
  var id: Int
  var version = 0

  var description: String { "§\(id).\(version)" }
}

/// A list with sections.
struct Sections<Item: Equatable>: Equatable, CustomStringConvertible {
  var headers: [Header]
  var items: [[Item]]

  var counts: [Int] { items.map(\.count) }
  var paths: [IndexPath] { items.indices.flatMap { section in items[section].indices.map { [section, $0] } } }
  var description: String { zip(headers, items).map { "\($0)\($1)" }.joined(separator: " ") }
}

extension Sections where Item: Hashable {
  func difference(to new: Sections) -> SectionedChangeset {
    SectionedChangeset(sections: ListChangeset(from: headers, to: new.headers), from: items, to: new.items)
  }
}

extension Sections where Item: Identifiable {
  func difference(to new: Sections) -> SectionedChangeset {
    SectionedChangeset(sections: ListChangeset(from: headers, to: new.headers), from: items, to: new.items)
  }
}

/// Every list with at most two sections of these headers, and items over the alphabet in each.
func everySections<Item>(_ headers: [[Header]], over alphabet: [Item], upTo length: Int) -> [Sections<Item>] {
  let arrays = everyArray(over: alphabet, upTo: length)
  return headers.flatMap { headers in
    var all: [[[Item]]] = [[]]
    for _ in headers { all = all.flatMap { list in arrays.map { list + [$0] } } }
    return all.map { Sections(headers: headers, items: $0) }
  }
}

/// What is wrong with a changeset between two sectioned lists: nil when it is well-formed and replays exactly.
func flaw<Item>(
  in changeset: SectionedChangeset, from old: Sections<Item>, to new: Sections<Item>
) -> String? {
  if let flaw = flaw(in: changeset.sections, from: old.headers, to: new.headers) { return "sections: \(flaw)" }
  if !changeset.fits(oldCounts: old.counts, newCounts: new.counts) { return "it does not fit: \(changeset)" }
  // Items of `new` are used only where the changeset says so: all others must come from `old`.
  let replayed = changeset.applying(to: old.items, from: new.items)
  if replayed != new.items { return "\(changeset) makes \(replayed)" }
  // What moved must not need anything of `new`.
  for move in changeset.moves where old.items[move.from[0]][move.from[1]] != new.items[move.to[0]][move.to[1]] {
    return "moved and changed: \(move)"
  }
  return nil
}

/// The length of the longest increasing subsequence, the slow and obvious way.
func longestIncrease(_ values: [Int]) -> Int {
  var lengths: [Int] = []
  for (position, value) in values.enumerated() {
    lengths.append(1 + ((0..<position).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
  }
  return lengths.max() ?? 0
}

/// A random edit of a list with sections, told to a builder as well.
func edit(
  _ list: inout Sections<Item>, _ builder: inout SectionedChangesetBuilder, newID: inout Int,
  using generator: inout SplitMix64
) {
  func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  func place() -> IndexPath {
    let section = random(list.items.count)
    return [section, random(list.items[section].count + 1)]
  }
  func newItems(_ count: Int) -> [Item] {
    newID += count
    return (newID - count..<newID).map { Item(id: $0) }
  }
  let paths = list.paths
  switch random(12) {
  case 0:
    let section = random(list.items.count + 1)
    let count = random(4)
    newID += 1
    list.headers.insert(Header(id: newID), at: section)
    list.items.insert(newItems(count), at: section)
    builder.insertSection(count: count, at: section)
  case 1 where list.items.count > 1:
    let section = random(list.items.count)
    list.headers.remove(at: section)
    list.items.remove(at: section)
    builder.removeSection(at: section)
  case 2 where !list.items.isEmpty:
    let (from, to) = (random(list.items.count), random(list.items.count))
    list.headers.insert(list.headers.remove(at: from), at: to)
    list.items.insert(list.items.remove(at: from), at: to)
    builder.moveSection(from: from, to: to)
  case 3 where !list.items.isEmpty:
    let section = random(list.items.count)
    list.headers[section].version += 1
    builder.updateSection(at: section)
  case 4, 5:
    guard !list.items.isEmpty else { return }
    let path = place()
    let count = 1 + random(3)
    list.items[path[0]].insert(contentsOf: newItems(count), at: path[1])
    builder.insertItems(count, at: path)
  case 6, 7:
    guard let path = paths.randomElement(using: &generator) else { return }
    list.items[path[0]].remove(at: path[1])
    builder.removeItems(at: path)
  case 8:
    guard let path = paths.randomElement(using: &generator) else { return }
    list.items[path[0]][path[1]].version += 1
    builder.updateItem(at: path)
  default:
    guard let from = paths.randomElement(using: &generator) else { return }
    let item = list.items[from[0]].remove(at: from[1])
    let to = place()
    list.items[to[0]].insert(item, at: to[1])
    builder.moveItem(from: from, to: to)
  }
}
