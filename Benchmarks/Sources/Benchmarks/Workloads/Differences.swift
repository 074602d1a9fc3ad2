import BindingCore

// G: the difference of two arrays.

extension Row {
  static let differences = [
    difference(
      "G edits 10k", "1 % edits of 10,000", edits(10_000), .hashing,
      Target(limit: 1.2, standardLibrary: 8, bytesPerItem: 20)),
    difference(
      "G edits 100k", "1 % edits of 100,000", edits(100_000), .hashing,
      Target(limit: 1.2, standardLibrary: 8, bytesPerItem: 20)),
    difference(
      "G append 10k", "append a page of 20 to 10,000", append(10_000), .comparing,
      Target(limit: 2.5, standardLibrary: 8)),
    difference(
      "G append 100k", "append a page of 20 to 100,000", append(100_000), .comparing,
      Target(limit: 2.5, standardLibrary: 8)),
    difference(
      "G replace 10k", "replace all of 10,000", replacement(10_000), .hashing,
      Target(limit: 3.5, standardLibrary: 1000), isSlow: true),
    difference(
      "G shuffle 10k", "shuffle 10,000", shuffle(10_000), .hashing,
      Target(limit: 6, standardLibrary: 1000), isSlow: true),
  ]

  private static func difference(
    _ id: String, _ title: String, _ pair: @escaping () -> Versions, _ limit: Limit, _ target: Target,
    isSlow: Bool = false
  ) -> Row {
    Row(
      id: id, title: title, items: id.hasSuffix("100k") ? 100_000 : 10_000, target: target,
      peers: [
        .ours { ours(opaque(pair())) },
        Peer(role: .standardLibrary, name: "stdlib", isSlow: isSlow) { standardLibrary(opaque(pair())) },
        Peer(role: .standardLibrary, name: "stdlib with moves", isSlow: isSlow) { inferringMoves(opaque(pair())) },
        .limit { limit == .hashing ? hashing(opaque(pair())) : comparing(opaque(pair())) },
      ])
  }
}

/// What cannot be avoided: to hash each `id` of both arrays once, or to compare each element once.
private enum Limit {
  case hashing, comparing
}

private nonisolated struct Item: Identifiable, Hashable {
  var id: Int
  var title: String
  var number: Int

  init(_ id: Int) {
    self.id = id
    title = "Photo number \(id)"
    number = id &* 7
  }
}

private typealias Versions = (old: [Item], new: [Item])

/// A quarter each of insertions, deletions, moves and changed contents.
private func edits(_ count: Int) -> () -> Versions {
  {
    var random = Random(seed: 1)
    let old = (0..<count).map(Item.init)
    var new = old
    for edit in 0..<count / 100 {
      let place = random.below(new.count)
      switch edit & 3 {
      case 0: new.insert(Item(count + edit), at: place)
      case 1: new.remove(at: place)
      case 2: new.insert(new.remove(at: place), at: random.below(new.count))
      default: new[place].number += 1
      }
    }
    return (old, new)
  }
}

private func append(_ count: Int) -> () -> Versions {
  {
    let old = (0..<count).map(Item.init)
    return (old, old + (count..<count + 20).map(Item.init))
  }
}

private func replacement(_ count: Int) -> () -> Versions {
  { ((0..<count).map(Item.init), (count..<count * 2).map(Item.init)) }
}

private func shuffle(_ count: Int) -> () -> Versions {
  {
    var random = Random(seed: 2)
    let old = (0..<count).map(Item.init)
    var new = old
    for place in stride(from: count - 1, to: 0, by: -1) { new.swapAt(place, random.below(place + 1)) }
    return (old, new)
  }
}

private func ours(_ versions: Versions) -> (Int) -> Int {
  let (old, new) = versions
  precondition(ListChangeset(from: old, to: new).applying(to: old, from: new) == new)
  return { count in
    var growth = 0
    for _ in 0..<count { growth &+= opaque(ListChangeset(from: old, to: new)).growth }
    return growth
  }
}

private nonisolated func standardLibrary(_ versions: Versions) -> (Int) -> Int {
  let (old, new) = versions
  return { count in
    var growth = 0
    for _ in 0..<count {
      let difference = opaque(new.difference(from: old))
      growth &+= difference.insertions.count &- difference.removals.count
    }
    return growth
  }
}

private nonisolated func inferringMoves(_ versions: Versions) -> (Int) -> Int {
  let (old, new) = versions
  return { count in
    var growth = 0
    for _ in 0..<count {
      let difference = opaque(new.difference(from: old).inferringMoves())
      growth &+= difference.insertions.count &- difference.removals.count
    }
    return growth
  }
}

private nonisolated func hashing(_ versions: Versions) -> (Int) -> Int {
  let (old, new) = versions
  return { count in
    var growth = 0
    for _ in 0..<count {
      var mixed = 0
      for item in old { mixed ^= item.id.hashValue }
      for item in new { mixed ^= item.id.hashValue }
      _ = opaque(mixed)
      growth &+= new.count &- old.count
    }
    return growth
  }
}

private nonisolated func comparing(_ versions: Versions) -> (Int) -> Int {
  let (old, new) = versions
  return { count in
    var growth = 0
    for _ in 0..<count {
      var same = 0
      for position in 0..<min(old.count, new.count) where old[position] == new[position] { same &+= 1 }
      _ = opaque(same)
      growth &+= new.count &- old.count
    }
    return growth
  }
}
