public import FoundationEssentials
import Synchronization

/// Openverse: the openly licensed pictures of many collections, without a key.
///
/// It allows 20 requests a minute and 200 a day from one address; `budget` tells what is left, and a search beyond it
/// is not sent. Answers are kept for four hours, as the service itself advises.
///
/// The API: https://api.openverse.org/v1/
public nonisolated final class OpenverseSource: PhotoSource {
  /// The public service.
  public static let defaultBaseURL = URL(string: "https://api.openverse.org/")!
  /// The variable that names another server.
  public static let environmentVariable = "VESPER_OPENVERSE_URL"

  private static let answerLifetime = Duration.seconds(4 * 3600)
  private static let maximumAnswerBytes = 4_000_000

  public let id = PhotoSourceID.openverse
  public let capabilities = PhotoSourceCapabilities(
    isLocal: false, filtersUploadDate: false, filtersLicense: true, pageSize: OpenverseQuery.pageSize)

  private struct State {
    var ledger = RequestLedger(burst: 20, sustained: 200)
    var answers = ExpiringCache<URL, OpenverseAnswer>(lifetime: OpenverseSource.answerLifetime, maximumCount: 100)
  }

  private let baseURL: URL
  private let policy: URLPolicy
  private let transport: any HTTPTransport
  private let clock: NetworkClock
  private let retryPolicy: RetryPolicy
  private let state = Mutex(State())

  /// - Parameters:
  ///   - baseURL: The server, with or without the "v1/" of the API's addresses.
  public convenience init(
    baseURL: URL = OpenverseSource.defaultBaseURL, transport: any HTTPTransport, clock: NetworkClock = .system
  ) {
    self.init(baseURL: baseURL, transport: transport, clock: clock, retryPolicy: RetryPolicy())
  }

  init(baseURL: URL, transport: any HTTPTransport, clock: NetworkClock, retryPolicy: RetryPolicy) {
    self.baseURL = baseURL
    self.policy = URLPolicy(bases: [baseURL])
    self.transport = transport
    self.clock = clock
    self.retryPolicy = retryPolicy
  }

  public var budget: RequestBudget? {
    state.withLock { $0.ledger.budget(at: clock.now()) }
  }

  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    let search = try OpenverseQuery(query, page: page)
    guard !search.isEmpty else { return PhotoPage(photos: [], total: 0) }
    let url = try search.url(at: baseURL)
    let cached = state.withLock { $0.answers.value(for: url, at: clock.now()) }
    let answer: OpenverseAnswer
    if let cached {
      answer = cached
    } else {
      answer = try await fetch(url)
    }
    return answer.page(for: query, number: search.page)
  }

  /// A search that can be answered from memory waits for nothing.
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    if let url = try? OpenverseQuery(query, page: page).url(at: baseURL),
      state.withLock({ $0.answers.value(for: url, at: clock.now()) }) != nil
    {
      return .zero
    }
    return budget?.wait ?? .zero
  }

  public func forget(_ query: PhotoQuery) {
    guard let url = try? OpenverseQuery(query, page: nil).url(at: baseURL) else { return }
    state.withLock { $0.answers.remove(url) }
  }

  private func fetch(_ url: URL) async throws(PhotoSearchError) -> OpenverseAnswer {
    var request = HTTPRequest(url: url, policy: policy)
    request.headers = [.init(name: "Accept", value: "application/json")]
    request.maximumBytes = Self.maximumAnswerBytes
    request.isUrgent = true
    let response = try await retryPolicy.run(clock: clock) { () async throws(PhotoSearchError) in
      try await send(request)
    }
    if let error = ServiceFailure.error(for: response) {
      if case .rateLimited(let wait) = error {
        state.withLock { $0.ledger.block(for: wait ?? .seconds(60), at: clock.now()) }
      }
      throw error
    }
    let answer = try OpenverseAnswer(response, policy: policy)
    state.withLock { $0.answers.insert(answer, for: url, at: clock.now()) }
    return answer
  }

  /// Sends one request within the limits, and counts it.
  private func send(_ request: HTTPRequest) async throws(PhotoSearchError) -> HTTPResponse {
    let ticket = try reserve()
    do {
      let response = try await transport.response(to: request)
      state.withLock { state in
        state.ledger.settle(ticket, at: clock.now())
        state.ledger.take(RateLimitHeaders(response.headers), at: clock.now())
      }
      return response
    } catch {
      state.withLock { state in
        switch error {
        case .cannotConnect, .noNetwork, .offline, .refused: state.ledger.refund(ticket)
        default: state.ledger.settle(ticket, at: clock.now())
        }
      }
      throw PhotoSearchError(error)
    }
  }

  private func reserve() throws(PhotoSearchError) -> RequestLedger.Ticket {
    let result = state.withLock { state in
      Result { () throws(PhotoSearchError) in try state.ledger.reserve(at: clock.now()) }
    }
    return try result.get()
  }
}
