/// The time as the network layer needs it. Tests give one that they move themselves.
public nonisolated struct NetworkClock: Sendable {
  public let now: @Sendable () -> ContinuousClock.Instant
  /// Returns after the duration, or at once when the task is cancelled.
  public let sleep: @Sendable (Duration) async -> Void

  public init(
    now: @escaping @Sendable () -> ContinuousClock.Instant, sleep: @escaping @Sendable (Duration) async -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The real time. It goes on while the machine sleeps, as the services' limits do.
  public static let system = NetworkClock(
    now: { ContinuousClock.now },
    sleep: { duration in
      // Cancellation is the only error, and whoever sleeps checks for it.
      try? await Task.sleep(for: duration)
    })
}

/// When a request is worth another try.
nonisolated struct RetryPolicy: Sendable {
  var maximumRetries = 2
  /// A service that asks for more patience than this gets no second request; the user is told instead.
  var longestWait = Duration.seconds(5)
  /// What each wait is lengthened by at random, so that many clients do not come back at the same moment.
  var jitter: @Sendable () -> Duration = { .milliseconds(Int.random(in: 0..<100)) }

  /// Makes a try, and more when that is worth it.
  nonisolated(nonsending) func run(
    clock: NetworkClock, _ attempt: nonisolated(nonsending) () async throws(PhotoSearchError) -> HTTPResponse
  ) async throws(PhotoSearchError) -> HTTPResponse {
    var retries = 0
    while true {
      let outcome: Result<HTTPResponse, PhotoSearchError>
      do {
        outcome = .success(try await attempt())
      } catch {
        outcome = .failure(error)
      }
      guard retries < maximumRetries, let wait = wait(after: outcome, retries: retries) else {
        return try outcome.get()
      }
      await clock.sleep(wait)
      guard !Task.isCancelled else { throw .cancelled }
      retries += 1
    }
  }

  /// How long to wait before another try; nil when there shall be none.
  private func wait(after outcome: Result<HTTPResponse, PhotoSearchError>, retries: Int) -> Duration? {
    switch outcome {
    case .failure(.cannotConnect), .failure(.connectionLost):
      return .milliseconds(retries == 0 ? 250 : 1000) + jitter()
    case .success(let response) where response.status == 503:
      guard let wait = response.retryAfter, wait <= longestWait else { return nil }
      return wait + jitter()
    default:
      return nil
    }
  }
}
