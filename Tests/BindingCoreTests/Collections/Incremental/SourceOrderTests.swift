import GeneratedCases
import Testing

@testable import BindingCore

@MainActor struct SourceOrderTests {
  /// Insertions at the same few places use the gaps between the labels up.
  @Test(.long, arguments: UInt64(1)...50) func severalRangesThatComeWhereThereIsNoRoomAreLabelledInOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var order = SourceOrder(count: 20)
    order.prepare(upTo: 20)
    for step in 0..<300 {
      let place = Int.random(in: 8...12, using: &random)
      // Ranges with a few members between them.
      var positions: [Int] = []
      for start in stride(from: place, to: place + Int.random(in: 1...12, using: &random), by: 3) {
        positions += start..<start + Int.random(in: 1...2, using: &random)
      }
      _ = order.apply(ListChangeset(inserts: positions.filter { $0 < order.count + positions.count }))
      let labels = order.members.map { order.labels[Int($0)] }
      let isAscending = zip(labels, labels.dropFirst()).allSatisfy(<)
      #expect(isAscending, "seed \(seed), step \(step)")
      if !isAscending { return }
    }
  }
}
