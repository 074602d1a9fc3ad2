import BindingCore
import GeneratedCases
import Testing

/// Observers of everything that can be made of a collection.
private protocol Audience {
  associatedtype Source
  init(_ source: Source, then body: @escaping () -> Void)
  /// What did not fit, or is not shown as it should be.
  func mistakes(_ source: Source) -> [String]
}

private struct DictionaryAudience: Audience {
  typealias Follower<Value: Equatable> = CollectionFollower<[Int: Value], KeyedChangeset<Int>>
  let direct: Follower<Int>
  let mapped: Follower<String>
  let filtered: Follower<Int>
  let byKey: ArrayFollower<KeyedElement<Int, Int>>
  let byValue: ArrayFollower<KeyedElement<Int, Int>>
  let chained: ArrayFollower<KeyedElement<Int, Int>>

  init(_ source: Plays, then body: @escaping () -> Void = {}) {
    direct = follow(source, then: body)
    mapped = follow(source.mapCollection { "\($0): \($1)" })
    filtered = follow(source.filterCollection { ($0 + $1) % 3 > 0 })
    byKey = ArrayFollower(source.sortedCollection())
    byValue = ArrayFollower(source.sortedCollection { $0.value < $1.value })
    chained = ArrayFollower(
      source.filterCollection { $1 > 1 }.mapValues { $0 * 2 }.sortedCollection {
        ($0.value, $0.key) < ($1.value, $1.key)
      })
  }

  func mistakes(_ source: Plays) -> [String] {
    var mistakes = direct.flaws + mapped.flaws + filtered.flaws + byKey.flaws + byValue.flaws + chained.flaws
    func expect(_ isRight: Bool, _ name: String) { if !isRight { mistakes.append(name) } }
    let all = source.collection
    let elements = all.map { KeyedElement(key: $0, value: $1) }
    expect(direct.collection == all, "direct")
    expect(mapped.collection == Dictionary(uniqueKeysWithValues: all.map { ($0, "\($0): \($1)") }), "mapped")
    expect(filtered.collection == all.filter { ($0 + $1) % 3 > 0 }, "filtered")
    expect(byKey.collection == elements.sorted { $0.key < $1.key }, "by key")
    expect(byValue.collection?.map(\.value) == elements.map(\.value).sorted(), "by value")
    expect(Set(byValue.collection ?? []) == Set(elements), "members by value")
    expect(
      chained.collection
        == elements.filter { $0.value > 1 }.map { KeyedElement(key: $0.key, value: $0.value * 2) }
        .sorted { ($0.value, $0.key) < ($1.value, $1.key) }, "chained")
    return mistakes
  }
}

private struct SetAudience: Audience {
  typealias Follower = CollectionFollower<Set<Int>, KeyedChangeset<Int>>
  let direct: Follower
  let mapped: Follower
  let filtered: Follower
  let sorted: ArrayFollower<Int>
  let byRest: ArrayFollower<Int>

  init(_ source: MutableObservableSet<Int>, then body: @escaping () -> Void = {}) {
    direct = follow(source, then: body)
    mapped = follow(source.mapCollection { $0 / 3 })
    filtered = follow(source.filterCollection { $0 % 3 > 0 })
    sorted = ArrayFollower(source.sortedCollection())
    byRest = ArrayFollower(source.filterCollection { $0 % 5 > 0 }.sortedCollection { $0 % 4 < $1 % 4 })
  }

  func mistakes(_ source: MutableObservableSet<Int>) -> [String] {
    var mistakes = direct.flaws + mapped.flaws + filtered.flaws + sorted.flaws + byRest.flaws
    func expect(_ isRight: Bool, _ name: String) { if !isRight { mistakes.append(name) } }
    let all = source.collection
    expect(direct.collection == all, "direct")
    expect(mapped.collection == Set(all.map { $0 / 3 }), "mapped")
    expect(filtered.collection == all.filter { $0 % 3 > 0 }, "filtered")
    expect(sorted.collection == all.sorted(), "sorted")
    expect(byRest.collection?.map { $0 % 4 } == all.filter { $0 % 5 > 0 }.map { $0 % 4 }.sorted(), "by rest")
    expect(Set(byRest.collection ?? []) == all.filter { $0 % 5 > 0 }, "members by rest")
    return mistakes
  }
}

@Suite("The events of a dictionary or a set")
struct KeyedReplayTests {
  private func check<Chosen: Audience>(
    _ audience: Chosen.Type, seeds block: Range<UInt64>, make: (SongEditor) -> Chosen.Source,
    edit: @escaping (SongEditor, Chosen.Source) -> Void, batch: @escaping (Chosen.Source, () -> Void) -> Void
  ) {
    for seed in sampled(block) {
      let editor = SongEditor(seed: seed + 1)
      let source = make(editor)
      var budget = seed % 2 == 0 ? 0 : 8
      var audiences = [Chosen(source) {}]
      var late: [Chosen] = []
      audiences.append(
        Chosen(source) {
          guard budget > 0 else { return }
          budget -= 1
          if editor.random(below: 4) == 0, late.count < 2 { late.append(Chosen(source) {}) }
          for _ in 0..<editor.random(below: 3) { edit(editor, source) }
        })
      for _ in 0..<12 {
        switch editor.random(below: 10) {
        case 0 where audiences.count < 4: audiences.append(Chosen(source) {})
        case 1, 2:
          batch(source) {
            for _ in 0..<editor.random(below: 5) { batch(source) { edit(editor, source) } }
          }
        default: edit(editor, source)
        }
      }
      for (age, audience) in (audiences + late).enumerated() {
        let mistakes = audience.mistakes(source)
        #expect(mistakes == [], "seed \(seed), observer \(age)")
      }
    }
  }

  @Test("of a dictionary replay under random edits, in batches and by observers", arguments: 0..<40)
  func dictionaries(block: UInt64) {
    check(
      DictionaryAudience.self, seeds: block * 50..<(block + 1) * 50, make: { Plays($0.newEntries(5)) },
      edit: { $0.edit($1) }, batch: { source, body in source.batchUpdate(body) })
  }

  @Test("of a set replay under random edits, in batches and by observers", arguments: 0..<40)
  func sets(block: UInt64) {
    check(
      SetAudience.self, seeds: block * 50..<(block + 1) * 50,
      make: { MutableObservableSet(Set($0.newEntries(5).keys)) },
      edit: { $0.edit($1) }, batch: { source, body in source.batchUpdate(body) })
  }

  @Test("reach a dictionary that is bound, also when somebody else writes to it", arguments: 0..<8)
  func binding(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 3)
      let source = Plays(editor.newEntries(5))
      let copy = Plays()
      source.bind(to: copy)
      let audience = DictionaryAudience(copy)
      for _ in 0..<10 {
        if editor.random(below: 6) == 0 { editor.edit(copy) }
        editor.edit(source)
      }
      source[100] = 1
      #expect(audience.mistakes(copy) == [], "seed \(seed)")
      #expect(copy.collection == source.collection, "seed \(seed)")
    }
  }
}
