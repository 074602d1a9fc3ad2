import BindingCore

/// An edit of a dictionary.
enum DictionaryEdit: Equatable {
  case set(Int, Int)
  case assign(Int, Int?)
  case remove(Int)
  case removeAll
  case merge([Int: Int])
  case replace([Int: Int])
  case replaceByDiff([Int: Int])

  static func random(_ dice: inout Dice) -> DictionaryEdit {
    let (key, value) = (dice.roll(8), dice.roll(20))
    var several: [Int: Int] = [:]
    for _ in 0..<dice.roll(6) { several[dice.roll(8)] = dice.roll(20) }
    switch dice.roll(12) {
    case 0...2: return .set(key, value)
    case 3, 4: return .assign(key, dice.happens(onceIn: 3) ? nil : value)
    case 5, 6: return .remove(key)
    case 7 where dice.happens(onceIn: 3): return .removeAll
    case 8, 9: return .merge(several)
    case 10: return .replace(several)
    default: return .replaceByDiff(several)
    }
  }

  func apply(to values: inout [Int: Int]) {
    switch self {
    case .set(let key, let value): values[key] = value
    case .assign(let key, let value): values[key] = value
    case .remove(let key): values[key] = nil
    case .removeAll: values = [:]
    case .merge(let more): for (key, value) in more { values[key] = value }
    case .replace(let new), .replaceByDiff(let new): values = new
    }
  }

  func perform(on source: MutableObservableDictionary<Int, Int>) {
    switch self {
    case .set(let key, let value): source.updateValue(value, forKey: key)
    case .assign(let key, let value): source[key] = value
    case .remove(let key): source.removeValue(forKey: key)
    case .removeAll: source.removeAll()
    case .merge(let more): source.merge(more)
    case .replace(let new): source.replace(with: new)
    case .replaceByDiff(let new): source.replace(with: new, performDiff: true)
    }
  }

  func text(_ source: Int) -> String {
    switch self {
    case .set(let key, let value): "n\(source).updateValue(\(value), forKey: \(key))"
    case .assign(let key, let value): "n\(source)[\(key)] = \(value.map(String.init) ?? "nil")"
    case .remove(let key): "n\(source).removeValue(forKey: \(key))"
    case .removeAll: "n\(source).removeAll()"
    case .merge(let more): "n\(source).merge(\(Contents.dictionary(more).text))"
    case .replace(let new): "n\(source).replace(with: \(Contents.dictionary(new).text))"
    case .replaceByDiff(let new): "n\(source).replace(with: \(Contents.dictionary(new).text), performDiff: true)"
    }
  }
}

/// An edit of a set.
enum SetEdit: Equatable {
  case insert(Int)
  case update(Int)
  case remove(Int)
  case removeAll
  case formUnion([Int])
  case subtract([Int])
  case formIntersection([Int])
  case replace(Set<Int>)
  case replaceByDiff(Set<Int>)

  static func random(_ dice: inout Dice) -> SetEdit {
    let member = dice.roll(12)
    var several: [Int] = []
    for _ in 0..<dice.roll(6) { several.append(dice.roll(12)) }
    switch dice.roll(13) {
    case 0...2: return .insert(member)
    case 3: return .update(member)
    case 4...6: return .remove(member)
    case 7 where dice.happens(onceIn: 3): return .removeAll
    case 8: return .formUnion(several)
    case 9: return .subtract(several)
    case 10: return .formIntersection(several)
    case 11: return .replace(Set(several))
    default: return .replaceByDiff(Set(several))
    }
  }

  func apply(to members: inout Set<Int>) {
    switch self {
    case .insert(let member), .update(let member): members.insert(member)
    case .remove(let member): members.remove(member)
    case .removeAll: members = []
    case .formUnion(let others): for other in others { members.insert(other) }
    case .subtract(let others): for other in others { members.remove(other) }
    case .formIntersection(let others): members = members.filter { others.contains($0) }
    case .replace(let new), .replaceByDiff(let new): members = new
    }
  }

  func perform(on source: MutableObservableSet<Int>) {
    switch self {
    case .insert(let member): source.insert(member)
    case .update(let member): source.update(with: member)
    case .remove(let member): source.remove(member)
    case .removeAll: source.removeAll()
    case .formUnion(let others): source.formUnion(others)
    case .subtract(let others): source.subtract(others)
    case .formIntersection(let others): source.formIntersection(others)
    case .replace(let new): source.replace(with: new)
    case .replaceByDiff(let new): source.replace(with: new, performDiff: true)
    }
  }

  func text(_ source: Int) -> String {
    switch self {
    case .insert(let member): "n\(source).insert(\(member))"
    case .update(let member): "n\(source).update(with: \(member))"
    case .remove(let member): "n\(source).remove(\(member))"
    case .removeAll: "n\(source).removeAll()"
    case .formUnion(let others): "n\(source).formUnion(\(others))"
    case .subtract(let others): "n\(source).subtract(\(others))"
    case .formIntersection(let others): "n\(source).formIntersection(\(others))"
    case .replace(let new): "n\(source).replace(with: \(new.sorted()))"
    case .replaceByDiff(let new): "n\(source).replace(with: \(new.sorted()), performDiff: true)"
    }
  }
}
