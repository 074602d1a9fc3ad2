import BindingCore

/// An edit of several elements of an array, or one that is said in another way. Positions are counted around.
enum RangeEdit: Equatable {
  case appendSeveral([Int])
  case removeFirst(Int)
  case removeLast(Int)
  case removeFirstOne
  case removeLastOne
  case removeSubrange(Int, Int)
  case replaceSubrange(Int, Int, [Int])
  case keepFirst(Int, [Int])
  case moveSeveral([Int], to: Int)
  case update(at: Int)
  case sortDescending
  case shuffle(seed: Int)
  case operations(Int, Int)
  case changeset([Int])
  case describe(Int)
  case describeByOperations(Int)
  case replaceEquivalent([Int])
  case replaceByOwnDiff([Int])

  static func random(_ dice: inout Dice) -> RangeEdit {
    let (item, position, other) = (dice.roll(20), dice.roll(8), dice.roll(8))
    var several: [Int] = []
    for _ in 0..<dice.roll(5) { several.append(dice.roll(20)) }
    switch dice.roll(18) {
    case 0: return .appendSeveral(several)
    case 1: return .removeFirst(position)
    case 2: return .removeLast(position)
    case 3: return .removeFirstOne
    case 4: return .removeLastOne
    case 5: return .removeSubrange(position, other)
    case 6: return .replaceSubrange(position, other, several)
    case 7: return .keepFirst(position, several)
    case 8: return .moveSeveral(several, to: position)
    case 9: return .update(at: position)
    case 10: return .sortDescending
    case 11: return .shuffle(seed: item)
    case 12: return .operations(item, position)
    case 13: return .changeset(several)
    case 14: return .describe(item)
    case 15: return .describeByOperations(item)
    case 16: return .replaceEquivalent(several)
    default: return .replaceByOwnDiff(several)
    }
  }

  func apply(to items: inout [Int]) {
    let count = items.count
    switch self {
    case .appendSeveral(let more): items += more
    case .removeFirst(let number): items = Array(items.dropFirst(number % (count + 1)))
    case .removeLast(let number): items = Array(items.dropLast(number % (count + 1)))
    case .removeFirstOne: items = Array(items.dropFirst())
    case .removeLastOne: items = Array(items.dropLast())
    case .removeSubrange(let one, let other): items.removeSubrange(Self.range(one, other, count))
    case .replaceSubrange(let one, let other, let new):
      items.replaceSubrange(Self.range(one, other, count), with: new)
    case .keepFirst(let number, let new): items = items.prefix(number % (count + 1)) + new
    case .moveSeveral(let raw, let target):
      let moved = Self.positions(raw, count)
      let rest = items.indices.filter { !moved.contains($0) }.map { items[$0] }
      let place = target % (rest.count + 1)
      items = rest[..<place] + moved.map { items[$0] } + rest[place...]
    case .update(let position): if count > 0 { items[position % count] &+= 1 }
    case .sortDescending: items.sort { $0 > $1 }
    case .shuffle(let seed):
      var generator = Generator(state: UInt64(seed))
      items.shuffle(using: &generator)
    case .operations(let item, let position):
      items.append(item)
      items.remove(at: position % (count + 1))
    case .changeset(let new), .replaceEquivalent(let new), .replaceByOwnDiff(let new): items = new
    case .describe(let item), .describeByOperations(let item): items.insert(item, at: 0)
    }
  }

  func perform(on array: MutableObservableArray<Int>) {
    let count = array.count
    switch self {
    case .appendSeveral(let more): array.append(contentsOf: more)
    case .removeFirst(let number): array.removeFirst(number % (count + 1))
    case .removeLast(let number): array.removeLast(number % (count + 1))
    case .removeFirstOne: if count > 0 { array.removeFirst() }
    case .removeLastOne: if count > 0 { array.removeLast() }
    case .removeSubrange(let one, let other): array.removeSubrange(Self.range(one, other, count))
    case .replaceSubrange(let one, let other, let new):
      array.replaceSubrange(Self.range(one, other, count), with: new)
    case .keepFirst(let number, let new): array.replace(with: new, keepingFirst: number % (count + 1))
    case .moveSeveral(let raw, let target):
      let moved = Self.positions(raw, count)
      array.move(from: moved, to: target % (count - moved.count + 1))
    case .update(let position): if count > 0 { array.update(at: position % count) { $0 &+= 1 } }
    case .sortDescending: array.sort { $0 > $1 }
    case .shuffle(let seed):
      var generator = Generator(state: UInt64(seed))
      array.shuffle(using: &generator)
    case .operations(let item, let position):
      array.apply([.insert(item, at: count), .delete(at: position % (count + 1))])
    case .changeset(let new):
      array.apply(ListChangeset(deletes: Array(0..<count), inserts: Array(new.indices)), from: new)
    case .describe(let item):
      array.descriptiveUpdate {
        $0.insert(item, at: 0)
        return ListChangeset(inserts: [0])
      }
    case .describeByOperations(let item):
      array.descriptiveUpdate {
        $0.insert(item, at: 0)
        return [.insert(item, at: 0)]
      }
    case .replaceEquivalent(let new): array.replace(with: new, performDiff: true) { $0 == $1 }
    case .replaceByOwnDiff(let new):
      array.replace(with: new, performDiff: true) { old, new in
        ListChangeset(deletes: Array(old.indices), inserts: Array(new.indices))
      }
    }
  }

  func text(_ array: Int) -> String {
    let n = "n\(array)"
    func range(_ one: Int, _ other: Int) -> String {
      let (low, high) = (min(one, other), max(one, other))
      return "min(\(low), \(n).count)..<min(\(high), \(n).count)"
    }
    return switch self {
    case .appendSeveral(let more): "\(n).append(contentsOf: \(more))"
    case .removeFirst(let number): "\(n).removeFirst(\(number) % (\(n).count + 1))"
    case .removeLast(let number): "\(n).removeLast(\(number) % (\(n).count + 1))"
    case .removeFirstOne: "if !\(n).isEmpty { \(n).removeFirst() }"
    case .removeLastOne: "if !\(n).isEmpty { \(n).removeLast() }"
    case .removeSubrange(let one, let other): "\(n).removeSubrange(\(range(one, other)))"
    case .replaceSubrange(let one, let other, let new): "\(n).replaceSubrange(\(range(one, other)), with: \(new))"
    case .keepFirst(let number, let new): "\(n).replace(with: \(new), keepingFirst: \(number) % (\(n).count + 1))"
    case .moveSeveral(let raw, let target): "\(n).move(from: \(raw), to: \(target))  // counted around, each once"
    case .update(let position): "if !\(n).isEmpty { \(n).update(at: \(position) % \(n).count) { $0 &+= 1 } }"
    case .sortDescending: "\(n).sort { $0 > $1 }"
    case .shuffle: "\(n).shuffle()"
    case .operations(let item, let position):
      "\(n).apply([.insert(\(item), at: \(n).count), .delete(at: \(position) % (\(n).count + 1))])"
    case .changeset(let new):
      "\(n).apply(ListChangeset(deletes: Array(0..<\(n).count), inserts: Array(0..<\(new.count))), from: \(new))"
    case .describe(let item): "\(n).descriptiveUpdate { $0.insert(\(item), at: 0); return ListChangeset(inserts: [0]) }"
    case .describeByOperations(let item):
      "\(n).descriptiveUpdate { $0.insert(\(item), at: 0); return [.insert(\(item), at: 0)] }"
    case .replaceEquivalent(let new): "\(n).replace(with: \(new), performDiff: true) { $0 == $1 }"
    case .replaceByOwnDiff(let new):
      "\(n).replace(with: \(new), performDiff: true) { "
        + "ListChangeset(deletes: Array($0.indices), inserts: Array($1.indices)) }"
    }
  }

  private static func range(_ one: Int, _ other: Int, _ count: Int) -> Range<Int> {
    min(one, other, count)..<min(max(one, other), count)
  }

  /// Each position once, in the order in which they are named.
  private static func positions(_ raw: [Int], _ count: Int) -> [Int] {
    var positions: [Int] = []
    if count > 0 { for number in raw where !positions.contains(number % count) { positions.append(number % count) } }
    return positions
  }
}

/// The same numbers each time.
private nonisolated struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
