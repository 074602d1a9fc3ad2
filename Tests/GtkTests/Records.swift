import BindingCore
import Gtk

/// An element whose identity and content are apart.
struct Record: Identifiable, Equatable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "\(id)"
  }
}

/// The same numbers in every run.
struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

extension MutableObservableArray where Item == Record {
  /// Does one of all that can happen to an array. New elements have ids from `fresh` on.
  func editAtRandom(_ random: inout RepeatableNumbers, fresh: inout Int) {
    @MainActor func new() -> Record {
      fresh += 1
      return Record(fresh)
    }
    guard count > 2 else { return insert(new(), at: count) }
    switch random.below(9) {
    case 0: insert(new(), at: random.below(count + 1))
    case 1: insert(contentsOf: [new(), new()], at: random.below(count + 1))
    case 2: remove(at: random.below(count))
    case 3: move(from: random.below(count), to: random.below(count))
    case 4: self[random.below(count)].text += "!"
    case 5: self[random.below(count)] = new()
    case 6: replace(with: collection.filter { _ in random.below(5) > 0 }.shuffled(using: &random))
    case 7:
      var items = collection.filter { _ in random.below(6) > 0 }
      if items.count > 3 { items.swapAt(0, random.below(items.count)) }
      items.insert(new(), at: random.below(items.count + 1))
      if let index = items.indices.randomElement(using: &random) { items[index].text += "?" }
      replace(with: items, performDiff: true)
    default:
      batchUpdate {
        remove(at: random.below(count))
        insert(new(), at: 0)
        move(from: random.below(count), to: random.below(count))
        self[random.below(count)].text += "."
      }
    }
  }
}
