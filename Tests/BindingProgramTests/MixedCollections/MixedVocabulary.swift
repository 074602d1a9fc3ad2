import BindingCore

/// An operator on collections of some kinds: what it makes of the present contents of its inputs says all.
struct MixedWord {
  let name: String
  let covers: [String]
  let inputs: [Kind]
  let output: Kind
  /// Keeps inputs that it may have to observe later.
  var keepsInputs = false
  /// How many times longer than its inputs the result may be.
  var growth = 1
  let apply: ([Stream], Int) -> Stream
  let text: ([String], Int) -> String
  let judge: ([Contents], Int) -> Contents
}

enum MixedVocabulary {
  static let words: [MixedWord] = listWords + keyedWords + sectionsWords + treeWords

  private static let byName = Dictionary(uniqueKeysWithValues: words.map { ($0.name, $0) })

  static func word(_ name: String) -> MixedWord { byName[name]! }

  /// What stands above a program in Swift so that it compiles.
  static let beginning = """
    struct Record: Identifiable, Hashable { let id: Int; let rest: Int }
    extension Observable2DArray {
      func section(_ s: Int) -> Int? { sections.isEmpty ? nil : s % sections.count }
      func item(_ s: Int, _ i: Int) -> IndexPath? {
        guard let s = section(s), !sections[s].items.isEmpty else { return nil }
        return IndexPath(item: i % sections[s].items.count, section: s)
      }
      func gap(_ s: Int, _ i: Int) -> IndexPath? {
        section(s).map { IndexPath(item: i % (sections[$0].items.count + 1), section: $0) }
      }
      func gap(_ s: Int, _ i: Int, without p: IndexPath) -> IndexPath {
        let s = section(s)!
        return IndexPath(item: i % (sections[s].items.count + (p.section == s ? 0 : 1)), section: s)
      }
    }
    extension TreeProtocol {
      func place(_ raw: [Int]) -> IndexPath? {
        guard let first = raw.first, !children.isEmpty else { return nil }
        let index = first % children.count
        return IndexPath(index: index).appending(children[index].place(Array(raw.dropFirst())) ?? [])
      }
      func gap(_ raw: [Int]) -> IndexPath {
        if raw.count == 1 || children.isEmpty { return [raw[0] % (children.count + 1)] }
        let index = raw[0] % children.count
        return IndexPath(index: index).appending(children[index].gap(Array(raw.dropFirst())))
      }
      func without(_ path: IndexPath) -> Self { var rest = self; rest.remove(at: path); return rest }
    }
    """
}

/// An element with an identity and something else, of which arrays are told apart by the identity.
nonisolated struct Record: Identifiable, Hashable {
  let id: Int
  let rest: Int

  init(_ number: Int) { (id, rest) = (number / 4, number % 4) }

  var number: Int { id * 4 + rest }
}

// MARK: Arrays

private let listWords: [MixedWord] =
  CollectionVocabulary.words.map { word in
    MixedWord(
      name: word.name, covers: word.covers, inputs: Array(repeating: .list, count: word.inputs), output: .list,
      keepsInputs: word.name == "flatMapCollection of arrays", growth: word.name.hasPrefix("flatMap") ? 8 : 1,
      apply: { inputs, k in .list(word.apply(inputs.map(\.list), k)) }, text: word.text,
      judge: { inputs, k in .list(word.judge(inputs.map(\.list), k)) })
  } + [
    fromList(
      "diff of records", covers: ["diff()"],
      apply: { rows, _ in rows.map { $0.collection.map { Record($0) } }.diff().mapCollection { $0.number } },
      text:
        "map { $0.collection.map { Record(id: $0 / 4, rest: $0 % 4) } }.diff().mapCollection { $0.id * 4 + $0.rest }",
      judge: { items, _ in items.map { Record($0).number } }),
    fromList(
      "diff(areEqual:)", covers: ["diff(areEqual:)"],
      apply: { rows, _ in rows.map(\.collection).diff { $0 == $1 } },
      text: #"map(\.collection).diff { $0 == $1 }"#, judge: { items, _ in items }),
    fromList(
      "diff(generateDiff:)", covers: ["diff(generateDiff:)"],
      apply: { rows, _ in
        rows.map(\.collection).diff { old, new in
          ListChangeset(deletes: Array(old.indices), inserts: Array(new.indices))
        }
      },
      text: #"map(\.collection).diff { ListChangeset(deletes: Array($0.indices), inserts: Array($1.indices)) }"#,
      judge: { items, _ in items }),
    MixedWord(
      name: "asSection", covers: ["asSection(_:)"], inputs: [.list], output: .sections,
      apply: { inputs, k in .sections(inputs[0].list.asSection(k)) }, text: { "\($0[0]).asSection(\($1))" },
      judge: { inputs, k in .sections([Chapter(title: k, items: inputs[0].list)]) }),
    MixedWord(
      name: "groupedCollection(by:)", covers: ["groupedCollection(by:sectionsBy:)"], inputs: [.list],
      output: .sections,
      apply: { inputs, k in .sections(inputs[0].list.groupedCollection { $0 % (k + 1) }) },
      text: { "\($0[0]).groupedCollection { $0 % \($1 + 1) }" },
      judge: { inputs, k in
        var keys: [Int] = []
        for item in inputs[0].list where !keys.contains(item % (k + 1)) { keys.append(item % (k + 1)) }
        return .sections(grouped(inputs[0].list, k, keys))
      }),
    MixedWord(
      name: "groupedCollection(by:sectionsBy:)", covers: ["groupedCollection(by:sectionsBy:)"], inputs: [.list],
      output: .sections,
      apply: { inputs, k in .sections(inputs[0].list.groupedCollection(by: { $0 % (k + 1) }, sectionsBy: >)) },
      text: { "\($0[0]).groupedCollection(by: { $0 % \($1 + 1) }, sectionsBy: >)" },
      judge: { inputs, k in
        .sections(grouped(inputs[0].list, k, Set(inputs[0].list.map { $0 % (k + 1) }).sorted(by: >)))
      }),
  ]

private func fromList(
  _ name: String, covers: [String], apply: @escaping (Rows, Int) -> Rows, text: String,
  judge: @escaping ([Int], Int) -> [Int]
) -> MixedWord {
  MixedWord(
    name: name, covers: covers, inputs: [.list], output: .list,
    apply: { inputs, k in .list(apply(inputs[0].list, k)) },
    text: { inputs, k in "\(inputs[0]).\(text)" },
    judge: { inputs, k in .list(judge(inputs[0].list, k)) })
}

private func grouped(_ items: [Int], _ k: Int, _ keys: [Int]) -> [Chapter] {
  keys.map { key in Chapter(title: key, items: items.filter { $0 % (k + 1) == key }) }
}

// MARK: Dictionaries and sets

private let keyedWords: [MixedWord] = [
  MixedWord(
    name: "mapCollection of a dictionary", covers: ["mapCollection(_:)"], inputs: [.dictionary], output: .dictionary,
    apply: { inputs, k in .dictionary(inputs[0].dictionary.mapCollection { $0 &+ $1 &* k }) },
    text: { "\($0[0]).mapCollection { $0 &+ $1 &* \($1) }" },
    judge: { inputs, k in
      .dictionary(Dictionary(uniqueKeysWithValues: inputs[0].dictionary.map { ($0, $0 &+ $1 &* k) }))
    }),
  MixedWord(
    name: "mapValues", covers: ["mapValues(_:)"], inputs: [.dictionary], output: .dictionary,
    apply: { inputs, k in .dictionary(inputs[0].dictionary.mapValues { $0 / (k + 1) }) },
    text: { "\($0[0]).mapValues { $0 / \($1 + 1) }" },
    judge: { inputs, k in
      .dictionary(Dictionary(uniqueKeysWithValues: inputs[0].dictionary.map { ($0, $1 / (k + 1)) }))
    }),
  MixedWord(
    name: "filterCollection of a dictionary", covers: ["filterCollection(_:)"], inputs: [.dictionary],
    output: .dictionary,
    apply: { inputs, k in .dictionary(inputs[0].dictionary.filterCollection { ($0 &+ $1) % (k + 1) == 0 }) },
    text: { "\($0[0]).filterCollection { ($0 &+ $1) % \($1 + 1) == 0 }" },
    judge: { inputs, k in
      var left: [Int: Int] = [:]
      for (key, value) in inputs[0].dictionary where (key &+ value) % (k + 1) == 0 { left[key] = value }
      return .dictionary(left)
    }),
  MixedWord(
    name: "sortedCollection of a dictionary", covers: ["sortedCollection()"], inputs: [.dictionary], output: .list,
    apply: { inputs, _ in .list(inputs[0].dictionary.sortedCollection().mapCollection { $0.key &* 100 &+ $0.value }) },
    text: { inputs, _ in "\(inputs[0]).sortedCollection().mapCollection { $0.key &* 100 &+ $0.value }" },
    judge: { inputs, _ in
      .list(inputs[0].dictionary.keys.sorted().map { $0 &* 100 &+ inputs[0].dictionary[$0]! })
    }),
  MixedWord(
    name: "sortedCollection(by:) of a dictionary", covers: ["sortedCollection(by:)"], inputs: [.dictionary],
    output: .list,
    apply: { inputs, k in
      .list(
        inputs[0].dictionary.sortedCollection { ($0.value / k, $0.key) > ($1.value / k, $1.key) }
          .mapCollection { $0.key &* 100 &+ $0.value })
    },
    text: {
      "\($0[0]).sortedCollection { ($0.value / \($1), $0.key) > ($1.value / \($1), $1.key) }"
        + ".mapCollection { $0.key &* 100 &+ $0.value }"
    },
    judge: { inputs, k in
      let pairs = inputs[0].dictionary.map { ($0, $1) }.sorted { ($0.1 / k, $0.0) > ($1.1 / k, $1.0) }
      return .list(pairs.map { $0 &* 100 &+ $1 })
    }),
  MixedWord(
    name: "mapCollection of a set", covers: ["mapCollection(_:)"], inputs: [.set], output: .set,
    apply: { inputs, k in .set(inputs[0].set.mapCollection { $0 / (k + 1) }) },
    text: { "\($0[0]).mapCollection { $0 / \($1 + 1) }" },
    judge: { inputs, k in .set(Set(inputs[0].set.map { $0 / (k + 1) })) }),
  MixedWord(
    name: "filterCollection of a set", covers: ["filterCollection(_:)"], inputs: [.set], output: .set,
    apply: { inputs, k in .set(inputs[0].set.filterCollection { $0 % (k + 1) == 0 }) },
    text: { "\($0[0]).filterCollection { $0 % \($1 + 1) == 0 }" },
    judge: { inputs, k in .set(inputs[0].set.filter { $0 % (k + 1) == 0 }) }),
  MixedWord(
    name: "sortedCollection of a set", covers: ["sortedCollection()"], inputs: [.set], output: .list,
    apply: { inputs, _ in .list(inputs[0].set.sortedCollection()) },
    text: { inputs, _ in "\(inputs[0]).sortedCollection()" },
    judge: { inputs, _ in .list(inputs[0].set.sorted()) }),
  MixedWord(
    name: "sortedCollection(by:) of a set", covers: ["sortedCollection(by:)"], inputs: [.set], output: .list,
    apply: { inputs, k in .list(inputs[0].set.sortedCollection { ($0 % k, $0) < ($1 % k, $1) }) },
    text: { "\($0[0]).sortedCollection { ($0 % \($1), $0) < ($1 % \($1), $1) }" },
    judge: { inputs, k in .list(inputs[0].set.sorted { ($0 % k, $0) < ($1 % k, $1) }) }),
]

// MARK: Sections

private let sectionsWords: [MixedWord] = [
  ofSections(
    "mapCollection of sections", covers: ["mapCollection(_:)"], text: "mapCollection { $0 &* 2 &+ K }",
    apply: { chapters, k in chapters.mapCollection { $0 &* 2 &+ k } }, judge: { items, k in items.map { $0 &* 2 &+ k } }
  ),
  ofSections(
    "filterCollection of sections", covers: ["filterCollection(_:)"], text: "filterCollection { $0 % (K + 1) == 0 }",
    apply: { chapters, k in chapters.filterCollection { $0 % (k + 1) == 0 } },
    judge: { items, k in items.filter { $0 % (k + 1) == 0 } }),
  ofSections(
    "sortedCollection of sections", covers: ["sortedCollection()"], text: "sortedCollection()",
    apply: { chapters, _ in chapters.sortedCollection() }, judge: { items, _ in items.sorted() }),
  ofSections(
    "sortedCollection(by:) of sections", covers: ["sortedCollection(by:)"],
    text: "sortedCollection { $0 / (K + 1) > $1 / (K + 1) }",
    apply: { chapters, k in chapters.sortedCollection { $0 / (k + 1) > $1 / (k + 1) } },
    judge: { items, k in
      items.enumerated().sorted { ($1.element / (k + 1), $0.offset) < ($0.element / (k + 1), $1.offset) }
        .map(\.element)
    }),
  ofSections(
    "identifiedCollection of sections", covers: ["identifiedCollection()"],
    text: """
      identifiedCollection().mapCollection { $0.value }.map { event in
        CollectionEvent(
          collection: Array2D(
            sections: event.collection.sections.map {
              Observable2DArraySection(metadata: $0.metadata.value, items: $0.items)
            }), change: event.change)
      }
      """,
    apply: { chapters, _ in
      chapters.identifiedCollection().mapCollection { $0.value }.map { event in
        CollectionEvent(
          collection: Array2D(
            sections: event.collection.sections.map {
              Observable2DArraySection(metadata: $0.metadata.value, items: $0.items)
            }), change: event.change)
      }
    },
    judge: { items, _ in items }),
  MixedWord(
    name: "flattenedItems", covers: ["flattenedItems()"], inputs: [.sections], output: .list,
    apply: { inputs, _ in .list(inputs[0].sections.flattenedItems()) },
    text: { inputs, _ in "\(inputs[0]).flattenedItems()" },
    judge: { inputs, _ in .list(inputs[0].sections.flatMap(\.items)) }),
  MixedWord(
    name: "flattened", covers: ["flattened(headers:footers:)"], inputs: [.sections], output: .list, growth: 3,
    apply: { inputs, k in
      .list(inputs[0].sections.flattened(headers: k != 2, footers: k != 1).mapCollection { $0.number })
    },
    text: { "\($0[0]).flattened(headers: \($1 != 2), footers: \($1 != 1)).mapCollection { $0.item ?? 0 }" },
    judge: { inputs, k in
      .list(
        inputs[0].sections.flatMap { chapter in
          (k != 2 ? [chapter.title &+ 1000] : []) + chapter.items + (k != 1 ? [chapter.title &+ 2000] : [])
        })
    }),
  MixedWord(
    name: "toSectionedArray",
    covers: [
      "toDataSourceSignal()", "sectioned(_:)", "toSectionedArray()", "numberOfItems(inSection:)", "item(at:)",
      "titleForHeader(inSection:)", "titleForFooter(inSection:)",
    ], inputs: [.sections],
    output: .list,
    apply: { inputs, _ in .list(inputs[0].sections.toDataSourceSignal().toSectionedArray().flattenedItems()) },
    text: { inputs, _ in "\(inputs[0]).toDataSourceSignal().toSectionedArray().flattenedItems()" },
    judge: { inputs, _ in .list(inputs[0].sections.flatMap(\.items)) }),
]

private func ofSections(
  _ name: String, covers: [String], text: String, apply: @escaping (Chapters, Int) -> Chapters,
  judge: @escaping ([Int], Int) -> [Int]
) -> MixedWord {
  MixedWord(
    name: name, covers: covers, inputs: [.sections], output: .sections,
    apply: { inputs, k in .sections(apply(inputs[0].sections, k)) },
    text: { inputs, k in "\(inputs[0]).\(text.replacing("K", with: String(k)))" },
    judge: { inputs, k in
      .sections(inputs[0].sections.map { Chapter(title: $0.title, items: judge($0.items, k)) })
    })
}

extension SectionRow<Int, Int> {
  fileprivate var number: Int {
    switch self {
    case .header(let title): title &+ 1000
    case .item(let item): item
    case .footer(let title): title &+ 2000
    }
  }
}

// MARK: Trees

private let treeWords: [MixedWord] = [
  MixedWord(
    name: "mapCollection of a tree", covers: ["mapCollection(_:)"], inputs: [.tree], output: .tree,
    apply: { inputs, k in .tree(inputs[0].tree.mapCollection { $0 &* 2 &+ k }) },
    text: { "\($0[0]).mapCollection { $0 &* 2 &+ \($1) }" },
    judge: { inputs, k in .tree(mapped(inputs[0].tree, k)) }),
  MixedWord(
    name: "filterCollection of a tree", covers: ["filterCollection(_:)"], inputs: [.tree], output: .tree,
    apply: { inputs, k in .tree(inputs[0].tree.filterCollection { $0 % (k + 1) != 0 }) },
    text: { "\($0[0]).filterCollection { $0 % \($1 + 1) != 0 }" },
    judge: { inputs, k in .tree(filtered(inputs[0].tree, k)) }),
]

private func mapped(_ branches: [Branch], _ k: Int) -> [Branch] {
  branches.map { Branch($0.value &* 2 &+ k, mapped($0.children, k)) }
}

private func filtered(_ branches: [Branch], _ k: Int) -> [Branch] {
  branches.filter { $0.value % (k + 1) != 0 }.map { Branch($0.value, filtered($0.children, k)) }
}
