import BindingCore
import BindingTesting
import Testing

@Suite struct EventuallyTests {
  @Test func `What other tasks of the main actor do is waited for`() async {
    var steps = 0
    Task {
      for _ in 0..<5 {
        await Task.yield()
        steps += 1
      }
    }
    #expect(await eventually { steps == 5 })
  }

  @Test func `What another thread does is waited for`() async {
    let property = Property(0)
    let relay = MainRelay<Int>()
    let subscription = relay.signal.observeNext { property.value += $0 }
    defer { subscription.dispose() }
    Task.detached { relay.send(1) }
    #expect(await eventually { property.value == 1 })
  }

  @Test func `What never happens is given up`() async {
    var checks = 0
    #expect(
      await !eventually(within: .zero) {
        checks += 1
        return false
      })
    #expect(checks > 1)
  }
}
