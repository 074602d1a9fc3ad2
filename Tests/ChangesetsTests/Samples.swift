import GeneratedCases

// What the suites of this module have in common: elements, every small array, random arrays.

/// An element with identity and content.
struct Item: Identifiable, Equatable, CustomStringConvertible {
  var id: Int
  var version = 0

  var description: String { "\(id).\(version)" }
}

/// An element that can be compared and nothing else.
struct Opaque: Equatable {
  var value: Int
}

/// Every array over the alphabet with at most `length` elements.
func everyArray<Element>(over alphabet: [Element], upTo length: Int) -> [[Element]] {
  var all: [[Element]] = [[]]
  var longest: [[Element]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { array in alphabet.map { array + [$0] } }
    all += longest
  }
  return all
}

/// Pairs of an old and a new list, as many as are tried.
func somePairs<Old, New>(_ olds: [Old], _ news: [New]) -> some Sequence<(Old, New)> {
  sampled(olds.lazy.flatMap { old in news.lazy.map { (old, $0) } })
}

/// A version of `items` with random edits of every kind.
func edited(_ items: [Item], edits: Int, newID: inout Int, using generator: inout SplitMix64) -> [Item] {
  var result = items
  for _ in 0..<edits {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      result.insert(Item(id: newID), at: .random(in: 0...result.count, using: &generator))
      newID += 1
    case 1 where !result.isEmpty:
      result.remove(at: .random(in: result.indices, using: &generator))
    case 2 where !result.isEmpty:
      result[.random(in: result.indices, using: &generator)].version += 1
    case 3 where !result.isEmpty:
      let item = result.remove(at: .random(in: result.indices, using: &generator))
      result.insert(item, at: .random(in: 0...result.count, using: &generator))
    default:
      break
    }
  }
  return result
}
