import Changesets
import GeneratedCases
import Testing

@Suite("The difference is exact")
struct DifferenceExactnessTests {
  /// The length of a longest ascending subsequence, by trying all.
  private func longestAscent(_ numbers: [Int]) -> Int {
    var best = [Int](repeating: 1, count: numbers.count)
    for end in numbers.indices {
      for before in 0..<end where numbers[before] < numbers[end] { best[end] = max(best[end], best[before] + 1) }
    }
    return best.max() ?? 0
  }

  @Test func forEveryPermutationOfFiveWithEverySetOfUpdates() {
    let old = (0..<5).map { Item(id: $0) }
    var permutations = [[Item]()]
    for _ in old {
      permutations = permutations.flatMap { some in old.filter { !some.contains($0) }.map { some + [$0] } }
    }
    #expect(permutations.count == 120)
    for permutation in permutations {
      let displaced = 5 - longestAscent(permutation.map(\.id))
      for mask in 0..<32 {
        let new = permutation.map { Item(id: $0.id, version: mask >> $0.id & 1) }
        let changeset = ListChangeset(from: old, to: new)
        #expect(flaw(in: changeset, from: old, to: new) == nil)
        // What moved and changed is a delete and an insert, and nothing else is.
        #expect(changeset.deletes.count == changeset.inserts.count)
        #expect(changeset.moves.count + changeset.deletes.count == displaced)
        #expect(changeset.updates.count + changeset.deletes.count == mask.nonzeroBitCount)
      }
    }
  }

  @Test func andLosesNoElementWhereIDsAreRepeated() {
    let arrays = everyArray(over: (0..<3).map { Item(id: $0) }, upTo: 5)
    for (old, new) in somePairs(arrays, arrays) {
      let changeset = ListChangeset(from: old, to: new)
      #expect(changeset.deletes.count == surplus(of: old.map(\.id), over: new.map(\.id)))
      #expect(changeset.inserts.count == surplus(of: new.map(\.id), over: old.map(\.id)))
    }
  }
}

@Suite("The work of a difference")
struct DifferenceWorkTests {
  /// Counts what is done with elements.
  private final class Tally {
    var comparisons = 0
    var hashes = 0
  }

  private struct Counted: Hashable {
    let value: Int
    let tally: Tally

    static func == (first: Counted, second: Counted) -> Bool {
      first.tally.comparisons += 1
      return first.value == second.value
    }

    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(value)
    }
  }

  private func work(from old: [Int], to new: [Int]) -> Tally {
    let tally = Tally()
    let old = old.map { Counted(value: $0, tally: tally) }
    let new = new.map { Counted(value: $0, tally: tally) }
    _ = ListChangeset(from: old, to: new)
    return tally
  }

  @Test func isOnePassOfComparisonsWhenAPageIsAppended() {
    let tally = work(from: Array(0..<1000), to: Array(0..<1020))
    #expect(tally.comparisons <= 1000)
    #expect(tally.hashes == 0)
  }

  @Test func isTwoPassesOfComparisonsAfterScatteredEdits() {
    var generator = SplitMix64(seed: 1)
    var new = Array(0..<10_000)
    for number in 0..<100 { new[.random(in: new.indices, using: &generator)] = -number - 1 }
    let tally = work(from: Array(0..<10_000), to: new)
    #expect(tally.comparisons <= 11_500)
    #expect(tally.hashes <= 200)
  }

  @Test func hashesEachElementAtMostOnceWhateverChanged() {
    var generator = SplitMix64(seed: 2)
    let old = Array(0..<10_000)
    #expect(work(from: old, to: old.shuffled(using: &generator)).hashes <= 20_000)
    #expect(work(from: old, to: Array(10_000..<20_000)).hashes <= 20_000)
    #expect(work(from: old, to: old.reversed()).hashes <= 20_000)
  }

  @Test func growsNoFasterThanTheLists() {
    func total(_ count: Int, _ change: ([Int]) -> [Int]) -> Int {
      let tally = work(from: Array(0..<count), to: change(Array(0..<count)))
      return tally.comparisons + tally.hashes
    }
    var generator = SplitMix64(seed: 3)
    let changes: [([Int]) -> [Int]] = [
      { $0.shuffled(using: &generator) }, { $0.reversed() }, { $0.map { $0 + 1_000_000 } }, { $0.map { $0 / 2 } },
      { $0.dropFirst(10) + [-1] }, { $0.filter { $0 % 3 > 0 } }, { $0.map { $0 % 7 } },
    ]
    for (index, change) in changes.enumerated() {
      let small = total(2000, change)
      let large = total(16_000, change)
      #expect(large <= small * 9 + 1000, "change \(index): \(small), then \(large)")
    }
  }
}
