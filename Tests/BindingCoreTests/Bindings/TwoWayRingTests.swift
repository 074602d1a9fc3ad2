import BindingCore
import Testing

@Suite("Rings of two-way bindings")
struct TwoWayRingTests {
  @Test(arguments: 0..<8) func agreeAfterEveryChange(block: Int) {
    for seed in UInt64(block * 50 + 1)...UInt64(block * 50 + 50) {
      let random = SongEditor(seed: seed)
      expectNoLeaks {
        var ends = (0..<2 + random.random(below: 4)).map { _ -> BoundEnd in
          // All ranges have a part in common.
          let range = random.random(below: 40)...60 + random.random(below: 40)
          return switch random.random(below: 6) {
          case 0: .plain()
          case 1: .clamping(range)
          case 2: .slider(range)
          case 3: .validating(range)
          case 4: .proposal(range)
          default: .mapped(-1000...1000)
          }
        }
        let names = ends.map(\.name)
        var bindings: [Subscription] = []
        for index in ends.indices { bindings.append(ends[index].bind(to: ends[(index + 1) % ends.count])) }
        for _ in 0..<6 {
          let setter = random.random(below: ends.count)
          let value = random.random(below: 120) - 10
          ends[setter].set(value)
          let values = ends.map { $0.get() }
          #expect(Set(values).count == 1, "seed \(seed): \(value) at \(setter) of \(names) gives \(values)")
        }
        ends = []
        for binding in bindings { binding.dispose() }
      }
    }
  }
}
