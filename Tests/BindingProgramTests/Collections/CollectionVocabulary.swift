import BindingCore
import BindingTesting

typealias Rows = SafeSignal<ObservableArrayEvent<Int>>

/// An operator on observable arrays: what it makes of the present contents of its inputs says all.
struct CollectionWord {
  let name: String
  let covers: [String]
  let inputs: Int
  let apply: ([Rows], Int) -> Rows
  let text: ([String], Int) -> String
  let judge: ([[Int]], Int) -> [Int]
}

enum CollectionVocabulary {
  static let words: [CollectionWord] = [
    CollectionWord(
      name: "mapCollection", covers: ["mapCollection(_:)"], inputs: 1,
      apply: { inputs, k in inputs[0].mapCollection { $0 &* 2 &+ k } },
      text: { "\($0[0]).mapCollection { $0 &* 2 &+ \($1) }" },
      judge: { inputs, k in inputs[0].map { $0 &* 2 &+ k } }),
    CollectionWord(
      name: "filterCollection", covers: ["filterCollection(_:)"], inputs: 1,
      apply: { inputs, k in inputs[0].filterCollection { $0 % (k + 1) == 0 } },
      text: { "\($0[0]).filterCollection { $0 % \($1 + 1) == 0 }" },
      judge: { inputs, k in inputs[0].filter { $0 % (k + 1) == 0 } }),
    CollectionWord(
      name: "sortedCollection", covers: ["sortedCollection()"], inputs: 1,
      apply: { inputs, _ in inputs[0].sortedCollection() },
      text: { inputs, _ in "\(inputs[0]).sortedCollection()" },
      judge: { inputs, _ in inputs[0].sorted() }),
    CollectionWord(
      name: "sortedCollection(by:)", covers: ["sortedCollection(by:)"], inputs: 1,
      apply: { inputs, k in inputs[0].sortedCollection { $0 / (k + 1) > $1 / (k + 1) } },
      text: { "\($0[0]).sortedCollection { $0 / \($1 + 1) > $1 / \($1 + 1) }" },
      judge: { inputs, k in
        stableSort(inputs[0]) { $0 / (k + 1) > $1 / (k + 1) }
      }),
    CollectionWord(
      name: "mapCollection in slices", covers: ["mapCollection(in:_:)"], inputs: 1,
      apply: { inputs, k in inputs[0].mapCollection(in: slices(k)) { $0 &* 2 &+ k }.toSignal() },
      text: { "\($0[0]).mapCollection(in: slices) { $0 &* 2 &+ \($1) }" },
      judge: { inputs, k in inputs[0].map { $0 &* 2 &+ k } }),
    CollectionWord(
      name: "filterCollection in slices", covers: ["filterCollection(in:_:)"], inputs: 1,
      apply: { inputs, k in inputs[0].filterCollection(in: slices(k)) { $0 % (k + 1) == 0 }.toSignal() },
      text: { "\($0[0]).filterCollection(in: slices) { $0 % \($1 + 1) == 0 }" },
      judge: { inputs, k in inputs[0].filter { $0 % (k + 1) == 0 } }),
    CollectionWord(
      name: "filterCollection(byLatest:)", covers: ["filterCollection(byLatest:in:)"], inputs: 2,
      apply: { inputs, k in
        inputs[0].filterCollection(byLatest: inputs[1].map { predicate($0.collection, k) }).toSignal()
      },
      text: { "\($0[0]).filterCollection(byLatest: \($0[1]).map { predicate($0.collection, \($1)) })" },
      judge: { inputs, k in inputs[0].filter(predicate(inputs[1], k)) }),
    CollectionWord(
      name: "filterCollection(byLatest:) in slices", covers: ["filterCollection(byLatest:in:)"], inputs: 2,
      apply: { inputs, k in
        inputs[0].filterCollection(byLatest: inputs[1].map { predicate($0.collection, k) }, in: slices(k)).toSignal()
      },
      text: { "\($0[0]).filterCollection(byLatest: \($0[1]).map { predicate($0.collection, \($1)) }, in: slices)" },
      judge: { inputs, k in inputs[0].filter(predicate(inputs[1], k)) }),
    CollectionWord(
      name: "sortedCollection in slices", covers: ["sortedCollection(in:by:)"], inputs: 1,
      apply: { inputs, k in inputs[0].sortedCollection(in: slices(k)) { $0 / (k + 1) > $1 / (k + 1) }.toSignal() },
      text: { "\($0[0]).sortedCollection(in: slices) { $0 / \($1 + 1) > $1 / \($1 + 1) }" },
      judge: { inputs, k in stableSort(inputs[0]) { $0 / (k + 1) > $1 / (k + 1) } }),
    CollectionWord(
      name: "sortedCollection(byLatest:)", covers: ["sortedCollection(byLatest:in:)"], inputs: 2,
      apply: { inputs, k in
        inputs[0].sortedCollection(byLatest: inputs[1].map { order($0.collection, k) }).toSignal()
      },
      text: { "\($0[0]).sortedCollection(byLatest: \($0[1]).map { order($0.collection, \($1)) })" },
      judge: { inputs, k in stableSort(inputs[0], by: order(inputs[1], k)) }),
    CollectionWord(
      name: "sortedCollection(byLatest:) in slices", covers: ["sortedCollection(byLatest:in:)"], inputs: 2,
      apply: { inputs, k in
        inputs[0].sortedCollection(byLatest: inputs[1].map { order($0.collection, k) }, in: slices(k)).toSignal()
      },
      text: { "\($0[0]).sortedCollection(byLatest: \($0[1]).map { order($0.collection, \($1)) }, in: slices)" },
      judge: { inputs, k in stableSort(inputs[0], by: order(inputs[1], k)) }),
    CollectionWord(
      name: "reversedCollection", covers: ["reversedCollection()"], inputs: 1,
      apply: { inputs, _ in inputs[0].reversedCollection() },
      text: { inputs, _ in "\(inputs[0]).reversedCollection()" },
      judge: { inputs, _ in inputs[0].reversed() }),
    CollectionWord(
      name: "flatMapCollection", covers: ["flatMapCollection(_:)"], inputs: 1,
      apply: { inputs, k in inputs[0].flatMapCollection { Array(repeating: $0, count: $0 % (k + 1)) } },
      text: { "\($0[0]).flatMapCollection { Array(repeating: $0, count: $0 % \($1 + 1)) }" },
      judge: { inputs, k in inputs[0].flatMap { Array(repeating: $0, count: $0 % (k + 1)) } }),
    CollectionWord(
      name: "identifiedCollection", covers: ["identifiedCollection()"], inputs: 1,
      apply: { inputs, _ in inputs[0].identifiedCollection().mapCollection { $0.value } },
      text: { inputs, _ in "\(inputs[0]).identifiedCollection().mapCollection { $0.value }" },
      judge: { inputs, _ in inputs[0] }),
    CollectionWord(
      name: "diff", covers: ["diff()"], inputs: 1,
      apply: { inputs, _ in inputs[0].map(\.collection).diff() },
      text: { inputs, _ in "\(inputs[0]).map(\\.collection).diff()" },
      judge: { inputs, _ in inputs[0] }),
    CollectionWord(
      name: "concatCollection", covers: ["concatCollection(_:)"], inputs: 2,
      apply: { inputs, _ in inputs[0].concatCollection(inputs[1]) },
      text: { inputs, _ in "\(inputs[0]).concatCollection(\(inputs[1]))" },
      judge: { inputs, _ in inputs[0] + inputs[1] }),
    CollectionWord(
      name: "concatCollections", covers: ["concatCollections(_:)"], inputs: 3,
      apply: { inputs, _ in concatCollections(inputs) },
      text: { inputs, _ in "concatCollections([\(inputs.map { "\($0).toSignal()" }.joined(separator: ", "))])" },
      judge: { inputs, _ in inputs.flatMap { $0 } }),
    CollectionWord(
      name: "flatMapCollection of arrays", covers: ["flatMapCollection(_:)"], inputs: 3,
      apply: { inputs, _ in inputs[0].flatMapCollection { inputs[$0 % 2 == 0 ? 1 : 2] } },
      text: { inputs, _ in "\(inputs[0]).flatMapCollection { $0 % 2 == 0 ? \(inputs[1]) : \(inputs[2]) }" },
      judge: { inputs, _ in inputs[0].flatMap { inputs[$0 % 2 == 0 ? 1 : 2] } }),
    CollectionWord(
      name: "toDataSourceSignal", covers: ["toDataSourceSignal()", "dataSourceSignal(of:)"], inputs: 1,
      apply: { inputs, _ in inputs[0].toDataSourceSignal().map(\.dataSource).diff() },
      text: { inputs, _ in "\(inputs[0]).toDataSourceSignal().map(\\.dataSource).diff()" },
      judge: { inputs, _ in inputs[0] }),
    CollectionWord(
      name: "groupedCollection", covers: ["groupedCollection(by:sectionsBy:)", "flattenedItems()"], inputs: 1,
      apply: { inputs, k in inputs[0].groupedCollection { $0 % (k + 1) }.flattenedItems() },
      text: { "\($0[0]).groupedCollection { $0 % \($1 + 1) }.flattenedItems()" },
      judge: { inputs, k in
        var keys: [Int] = []
        for item in inputs[0] where !keys.contains(item % (k + 1)) { keys.append(item % (k + 1)) }
        return keys.flatMap { key in inputs[0].filter { $0 % (k + 1) == key } }
      }),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: words.map { ($0.name, $0) })

  static func word(_ name: String) -> CollectionWord { byName[name]! }
}

/// The clock of the slices in the program that runs.
let sliceClock = TickingScheduler()

/// Slices that end after a step or a few.
private func slices(_ k: Int) -> TimeSlices {
  let slices = TimeSlices(of: .milliseconds(k), scheduler: sliceClock)
  slices.few = k
  return slices
}

/// A predicate that depends on an array.
private func predicate(_ items: [Int], _ k: Int) -> (Int) -> Bool {
  let divisor = items.count % (k + 1) + 1
  return { $0 % divisor == 0 }
}

/// An order that depends on an array.
private func order(_ items: [Int], _ k: Int) -> (Int, Int) -> Bool {
  items.count % 2 == 0 ? { $0 / k < $1 / k } : { $0 / (k + 1) > $1 / (k + 1) }
}

private func stableSort(_ items: [Int], by precedes: (Int, Int) -> Bool) -> [Int] {
  items.enumerated()
    .sorted { precedes($0.element, $1.element) || !precedes($1.element, $0.element) && $0.offset < $1.offset }
    .map(\.element)
}
