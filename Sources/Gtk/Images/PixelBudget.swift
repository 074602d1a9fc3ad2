import Synchronization

/// Bounds the pixels that are decoded at a time, so that several large images do not take the memory of all together.
///
/// Those that wait are served in the order in which they came: small ones do not keep a large one waiting for ever.
nonisolated final class PixelBudget: Sendable {
  static let shared = PixelBudget(ImageDecoder.maximumPixelCount)

  private let total: Int
  private let state: Mutex<State>

  private struct State {
    var free: Int
    var waiting: [Waiting] = []
    var lastID = 0

    /// Gives pixels to the first that wait, as far as they go.
    mutating func serve() -> [Waiting] {
      var served: [Waiting] = []
      while let first = waiting.first, first.count <= free {
        free -= first.count
        served.append(waiting.removeFirst())
      }
      return served
    }
  }

  private struct Waiting {
    let id: Int
    let count: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// - Parameter total: The number of pixels at a time.
  init(_ total: Int) {
    self.total = total
    state = Mutex(State(free: total))
  }

  /// The pixels that nobody uses.
  var free: Int { state.withLock(\.free) }
  /// How many wait for some.
  var waitingCount: Int { state.withLock(\.waiting.count) }

  /// Runs `body` once so many pixels are free. More than there are in all are taken for all.
  ///
  /// - Throws: What `body` throws, or `CancellationError` if the task is cancelled while it waits.
  func withPixels<Result>(
    _ count: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    let count = min(count, total)
    try await take(count)
    defer { giveBack(count) }
    return try await body()
  }

  private func take(_ count: Int) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Swift.Result<Void, any Error>? = state.withLock { state in
          // Cancelled before it could be found among those that wait.
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.waiting.isEmpty, count <= state.free {
            state.free -= count
            return .success(())
          }
          state.waiting.append(Waiting(id: id, count: count, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let (cancelled, served) = state.withLock { state in
        let index = state.waiting.firstIndex { $0.id == id }
        // What waited behind it may fit now.
        return (index.map { state.waiting.remove(at: $0) }, state.serve())
      }
      cancelled?.continuation.resume(throwing: CancellationError())
      for waiting in served { waiting.continuation.resume() }
    }
  }

  private func giveBack(_ count: Int) {
    let served = state.withLock { state in
      state.free += count
      return state.serve()
    }
    for waiting in served { waiting.continuation.resume() }
  }
}
