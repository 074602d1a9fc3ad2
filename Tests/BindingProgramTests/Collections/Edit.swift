import BindingCore

/// An edit of an array of any length: positions are counted around.
enum Edit: Equatable {
  case append(Int)
  case insert(Int, at: Int)
  case insertSeveral([Int], at: Int)
  case remove(at: Int)
  case removeAll
  case move(from: Int, to: Int)
  case set(Int, at: Int)
  case replace([Int])
  case replaceByDiff([Int])
  case swap(Int, Int)
  case sort
  case reverse
  case removeEven
  case range(RangeEdit)

  /// What it must do to an array.
  func apply(to items: inout [Int]) {
    let count = items.count
    switch self {
    case .append(let item): items.append(item)
    case .insert(let item, let position): items.insert(item, at: position % (count + 1))
    case .insertSeveral(let more, let position): items.insert(contentsOf: more, at: position % (count + 1))
    case .remove(let position): if count > 0 { items.remove(at: position % count) }
    case .removeAll: items = []
    case .move(let source, let target):
      if count > 0 { items.insert(items.remove(at: source % count), at: target % count) }
    case .set(let item, let position): if count > 0 { items[position % count] = item }
    case .replace(let new), .replaceByDiff(let new): items = new
    case .swap(let one, let other): if count > 0 { items.swapAt(one % count, other % count) }
    case .sort: items.sort()
    case .reverse: items.reverse()
    case .removeEven: items.removeAll { $0 % 2 == 0 }
    case .range(let edit): edit.apply(to: &items)
    }
  }

  func perform(on array: MutableObservableArray<Int>) {
    let count = array.count
    switch self {
    case .append(let item): array.append(item)
    case .insert(let item, let position): array.insert(item, at: position % (count + 1))
    case .insertSeveral(let more, let position): array.insert(contentsOf: more, at: position % (count + 1))
    case .remove(let position): if count > 0 { array.remove(at: position % count) }
    case .removeAll: array.removeAll()
    case .move(let source, let target): if count > 0 { array.move(from: source % count, to: target % count) }
    case .set(let item, let position): if count > 0 { array[position % count] = item }
    case .replace(let new): array.replace(with: new)
    case .replaceByDiff(let new): array.replace(with: new, performDiff: true)
    case .swap(let one, let other): if count > 0 { array.swapAt(one % count, other % count) }
    case .sort: array.sort()
    case .reverse: array.reverse()
    case .removeEven: array.removeAll { $0 % 2 == 0 }
    case .range(let edit): edit.perform(on: array)
    }
  }

  /// In Swift; positions are counted around.
  func text(_ array: Int) -> String {
    switch self {
    case .append(let item): "n\(array).append(\(item))"
    case .insert(let item, let position): "n\(array).insert(\(item), at: \(position) % (n\(array).count + 1))"
    case .insertSeveral(let more, let position):
      "n\(array).insert(contentsOf: \(more), at: \(position) % (n\(array).count + 1))"
    case .remove(let position): "n\(array).remove(at: \(position) % n\(array).count)"
    case .removeAll: "n\(array).removeAll()"
    case .move(let source, let target):
      "n\(array).move(from: \(source) % n\(array).count, to: \(target) % n\(array).count)"
    case .set(let item, let position): "n\(array)[\(position) % n\(array).count] = \(item)"
    case .replace(let new): "n\(array).replace(with: \(new))"
    case .replaceByDiff(let new): "n\(array).replace(with: \(new), performDiff: true)"
    case .swap(let one, let other): "n\(array).swapAt(\(one) % n\(array).count, \(other) % n\(array).count)"
    case .sort: "n\(array).sort()"
    case .reverse: "n\(array).reverse()"
    case .removeEven: "n\(array).removeAll { $0 % 2 == 0 }"
    case .range(let edit): edit.text(array)
    }
  }

  static func random(_ dice: inout Dice) -> Edit {
    let (item, position) = (dice.roll(20), dice.roll(8))
    var several: [Int] = []
    for _ in 0..<dice.roll(5) { several.append(dice.roll(20)) }
    switch dice.roll(24) {
    case 0, 1: return .append(item)
    case 2, 3: return .insert(item, at: position)
    case 4: return .insertSeveral(several, at: position)
    case 5, 6: return .remove(at: position)
    case 7: return dice.happens(onceIn: 3) ? .removeAll : .removeEven
    case 8, 9: return .move(from: position, to: dice.roll(8))
    case 10: return .set(item, at: position)
    case 11: return .replace(several)
    case 12: return .replaceByDiff(several)
    case 13: return .swap(position, dice.roll(8))
    case 14: return .sort
    case 15: return .reverse
    default: return .range(.random(&dice))
    }
  }
}
