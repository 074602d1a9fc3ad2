import BindingCore
import Gtk
import RandomPrograms

/// An element whose identity and content are apart.
struct Item: Identifiable, Equatable, CustomStringConvertible {
  var id: Int
  var content: Int

  init(_ id: Int, _ content: Int) {
    self.id = id
    self.content = content
  }

  var description: String { "Item(\(id), \(content))" }
}

/// An edit of an array of any length in which no id comes twice: positions are counted around, and what would repeat an id
/// is not done.
enum ListEdit: Equatable {
  case insert([Item], at: Int)
  case remove(at: Int)
  case removeAll
  case move(from: Int, to: Int)
  case set(Item, at: Int)
  /// New content for an element.
  case touch(at: Int)
  case replace([Item])
  case replaceByDiff([Item])
  case reverse
  case sort
  case removeEven

  /// What it must do to an array.
  func apply(to items: inout [Item]) {
    let count = items.count
    switch self {
    case .insert(let more, let position):
      items.insert(contentsOf: fresh(more, among: items), at: position % (count + 1))
    case .remove(let position): if count > 0 { items.remove(at: position % count) }
    case .removeAll: items = []
    case .move(let source, let target):
      if count > 0 { items.insert(items.remove(at: source % count), at: target % count) }
    case .set(let item, let position):
      if count > 0, items[position % count].id == item.id || !items.contains(where: { $0.id == item.id }) {
        items[position % count] = item
      }
    case .touch(let position): if count > 0 { items[position % count].content += 1 }
    case .replace(let new), .replaceByDiff(let new): items = fresh(new, among: [])
    case .reverse: items.reverse()
    case .sort: items.sort { $0.id < $1.id }
    case .removeEven: items.removeAll { $0.id % 2 == 0 }
    }
  }

  /// Those whose ids are not there yet, each once.
  private func fresh(_ items: [Item], among others: [Item]) -> [Item] {
    var ids = Set(others.map(\.id))
    return items.filter { ids.insert($0.id).inserted }
  }

  /// Does to an observable array what it must do to a plain one, in the words that the array has for it.
  func perform(on array: MutableObservableArray<Item>) {
    let count = array.count
    switch self {
    case .insert(let more, let position):
      let more = fresh(more, among: array.collection)
      if more.count == 1 {
        array.insert(more[0], at: position % (count + 1))
      } else {
        array.insert(contentsOf: more, at: position % (count + 1))
      }
    case .remove(let position): if count > 0 { array.remove(at: position % count) }
    case .removeAll: array.removeAll()
    case .move(let source, let target): if count > 0 { array.move(from: source % count, to: target % count) }
    case .set(let item, let position):
      if count > 0, array[position % count].id == item.id || !array.collection.contains(where: { $0.id == item.id }) {
        array[position % count] = item
      }
    case .touch(let position): if count > 0 { array[position % count].content += 1 }
    case .replace(let new): array.replace(with: fresh(new, among: []))
    case .replaceByDiff(let new): array.replace(with: fresh(new, among: []), performDiff: true)
    case .reverse: array.reverse()
    case .sort: array.sort { $0.id < $1.id }
    case .removeEven: array.removeAll { $0.id % 2 == 0 }
    }
  }

  /// In Swift; positions are counted around.
  func text(_ array: String) -> String {
    switch self {
    case .insert(let more, let position): "\(array).insert(contentsOf: \(more), at: \(position) % (\(array).count + 1))"
    case .remove(let position): "\(array).remove(at: \(position) % \(array).count)"
    case .removeAll: "\(array).removeAll()"
    case .move(let source, let target):
      "\(array).move(from: \(source) % \(array).count, to: \(target) % \(array).count)"
    case .set(let item, let position): "\(array)[\(position) % \(array).count] = \(item)"
    case .touch(let position): "\(array)[\(position) % \(array).count].content += 1"
    case .replace(let new): "\(array).replace(with: \(new))"
    case .replaceByDiff(let new): "\(array).replace(with: \(new), performDiff: true)"
    case .reverse: "\(array).reverse()"
    case .sort: "\(array).sort { $0.id < $1.id }"
    case .removeEven: "\(array).removeAll { $0.id % 2 == 0 }"
    }
  }

  static func random(_ dice: inout Dice) -> ListEdit {
    let position = dice.roll(9)
    switch dice.roll(15) {
    case 0...2: return .insert([.random(&dice)], at: position)
    case 3: return .insert(.random(&dice, upTo: 4), at: position)
    case 4, 5: return .remove(at: position)
    case 6: return dice.happens(onceIn: 3) ? .removeAll : .removeEven
    case 7, 8: return .move(from: position, to: dice.roll(9))
    case 9: return .set(.random(&dice), at: position)
    case 10: return .touch(at: position)
    case 11: return .replace(.random(&dice, upTo: 9))
    case 12: return .replaceByDiff(.random(&dice, upTo: 9))
    case 13: return .sort
    default: return .reverse
    }
  }
}

extension Item {
  static func random(_ dice: inout Dice) -> Item {
    let id = dice.roll(16)
    return Item(id, dice.roll(3))
  }
}

extension [Item] {
  static func random(_ dice: inout Dice, upTo limit: Int) -> [Item] {
    var items: [Item] = []
    for _ in 0..<dice.roll(limit + 1) { items.append(.random(&dice)) }
    return items
  }
}
