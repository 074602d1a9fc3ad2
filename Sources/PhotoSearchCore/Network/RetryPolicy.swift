/// The clock of the network layer. Tests use one that they advance themselves.
public nonisolated struct NetworkClock: Sendable {
  public let now: @Sendable () -> ContinuousClock.Instant
  /// Returns after the duration, or immediately when the task is cancelled.
  public let sleep: @Sendable (Duration) async -> Void

  public init(
    now: @escaping @Sendable () -> ContinuousClock.Instant, sleep: @escaping @Sendable (Duration) async -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The real time. It advances while the machine sleeps, as the services' limits do.
  public static let system = NetworkClock(
    now: { ContinuousClock.now },
    sleep: { duration in
      // Cancellation is the only error, and the caller checks for it.
      try? await Task.sleep(for: duration)
    })
}

/// Decides whether to retry a request.
nonisolated struct RetryPolicy: Sendable {
  var maximumRetries = 2
  /// The longest wait before a retry. If a service asks for more, the user is told instead.
  var longestWait = Duration.seconds(5)
  /// A random addition to each wait, so that many clients do not come back at the same moment.
  var jitter: @Sendable () -> Duration = { .milliseconds(Int.random(in: 0..<100)) }

  /// Makes an attempt, and retries it if that is worthwhile.
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

  /// Returns how long to wait before the next retry, or `nil` to give up.
  private func wait(after outcome: Result<HTTPResponse, PhotoSearchError>, retries: Int) -> Duration? {
    switch outcome {
    case .failure(.cannotConnect):
      return .milliseconds(retries == 0 ? 250 : 1000) + jitter()
    case .failure(.connectionLost):
      // The service has counted the request, so each retry costs the user another search.
      return retries == 0 ? .milliseconds(250) + jitter() : nil
    case .success(let response) where response.status == 503:
      guard let wait = response.retryAfter, wait <= longestWait else { return nil }
      return wait + jitter()
    default:
      return nil
    }
  }
}
