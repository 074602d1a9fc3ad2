import BindingCore
import BindingTesting
import PhotoSearchCore
import Testing

/// A wait was told once, and the same minutes later.
struct WaitTests {
  private let scheduler = TestScheduler()

  private func told(_ seconds: Int, after steps: [Duration]) -> [Int] {
    let error = Property(PhotoSearchError.rateLimited(retryAfter: .seconds(seconds)))
    var told: [Int] = []
    let counting = error.countingDown(on: scheduler).observeNext { error in
      told.append(Int(error.wait?.components.seconds ?? -1))
    }
    for step in steps { scheduler.advance(by: step) }
    counting.dispose()
    return told
  }

  @Test func `Seconds are told in steps of five, until none is left`() {
    #expect(told(12, after: [.seconds(60)]) == [12, 10, 5, 0])
    #expect(told(12, after: [.seconds(3)]) == [12, 10])
    #expect(told(0, after: [.seconds(3)]) == [0])
  }

  @Test func `Minutes and hours are told as such`() {
    #expect(told(150, after: [.seconds(45)]) == [150, 120, 115, 110, 105])
    #expect(told(3 * 3600 + 60, after: [.seconds(3600)]) == [10_860, 10_800])
  }

  @Test func `What tells no wait is told once`() {
    let error = Property(PhotoSearchError.rateLimited(retryAfter: nil))
    var told: [PhotoSearchError] = []
    let counting = error.countingDown(on: scheduler).observeNext { told.append($0) }
    scheduler.advance(by: .seconds(60))
    error.value = .offline
    scheduler.advance(by: .seconds(60))
    #expect(told == [.rateLimited(retryAfter: nil), .offline])
    counting.dispose()
  }

  @Test func `Of several sources each has its own wait`() {
    let wait = { (seconds: Int) in PhotoSearchError.rateLimited(retryAfter: .seconds(seconds)) }
    let failures = Property([
      SourceFailure(source: .commons, error: wait(5)), SourceFailure(source: .finna, error: .offline),
      SourceFailure(source: .openverse, error: wait(10)),
    ])
    var told: [[PhotoSearchError]] = []
    let counting = failures.countingDown(on: scheduler).observeNext { told.append($0.map(\.error)) }
    scheduler.advance(by: .seconds(60))
    #expect(told == [[wait(5), .offline, wait(10)], [wait(0), .offline, wait(5)], [wait(0), .offline, wait(0)]])
    counting.dispose()
  }
}
