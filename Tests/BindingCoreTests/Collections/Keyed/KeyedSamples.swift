import BindingCore

typealias Plays = MutableObservableDictionary<Int, Int>

extension SongEditor {
  func newEntries(_ count: Int) -> [Int: Int] {
    Dictionary((0..<count).map { _ in (random(below: 16), random(below: 6)) }) { $1 }
  }

  /// Edits a dictionary at random.
  func edit(_ plays: Plays) {
    let key = random(below: 16)
    switch random(below: 12) {
    case 0, 1: plays.updateValue(random(below: 6), forKey: key)
    case 2: plays[key] = random(below: 6)
    case 3: plays[key] = nil
    case 4, 5: plays.removeValue(forKey: key)
    case 6: plays[key]? += 1
    case 7: plays.merge(newEntries(random(below: 4)))
    case 8 where random(below: 8) == 0: plays.removeAll()
    case 9 where random(below: 6) == 0: plays.replace(with: newEntries(6))
    default:
      let changed = plays.collection.merging(newEntries(4)) { $1 }
      plays.replace(with: changed.filter { _, _ in random(below: 5) > 0 }, performDiff: true)
    }
  }

  /// Edits a set at random.
  func edit(_ set: MutableObservableSet<Int>) {
    let some = Set((0..<random(below: 4)).map { _ in random(below: 16) })
    switch random(below: 10) {
    case 0, 1: set.insert(random(below: 16))
    case 2: set.update(with: random(below: 16))
    case 3, 4: set.remove(random(below: 16))
    case 5: set.formUnion(some)
    case 6: set.subtract(some)
    case 7 where random(below: 6) == 0: set.formIntersection(some)
    case 8 where random(below: 6) == 0: set.replace(with: some)
    case 9 where random(below: 8) == 0: set.removeAll()
    default: set.replace(with: set.collection.symmetricDifference(some), performDiff: true)
    }
  }
}
