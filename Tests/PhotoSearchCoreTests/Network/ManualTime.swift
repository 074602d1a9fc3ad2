import PhotoSearchCore
import Synchronization

/// A clock that a test moves. Sleeping takes no time, moves the clock, and is remembered.
final class ManualTime: Sendable {
  private struct State {
    var now = ContinuousClock.now
    var sleeps: [Duration] = []
  }

  private let state = Mutex(State())

  nonisolated init() {}

  nonisolated var clock: NetworkClock {
    NetworkClock(
      now: { self.now },
      sleep: { duration in
        self.state.withLock { state in
          state.now += duration
          state.sleeps.append(duration)
        }
      })
  }

  nonisolated var now: ContinuousClock.Instant { state.withLock { $0.now } }
  nonisolated var sleeps: [Duration] { state.withLock { $0.sleeps } }

  nonisolated func advance(by duration: Duration) {
    state.withLock { $0.now += duration }
  }
}
