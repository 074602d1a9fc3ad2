#if DEBUG
import Testing

@testable import BindingCore

/// In debug builds the engine notices when it has not come to rest.
struct AuditTests {
  @Test func anEngineThatStillExpectsSomethingSaysWho() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (Property(1), Property(1))
        a.bind(to: b)
        combineLatest(b, a).observeNext { _ in }
        b.observeNext { if $0 == 2 { b.core.expected += 1 } }
        a.value = 2
      }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("ValueCore<Int>"))
    #expect(said.contains("after an emission"))
  }
}
#endif
