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
    var answers = ExpiringCache<OpenverseQuery, OpenverseAnswer>(
      lifetime: OpenverseSource.answerLifetime, maximumCount: 100)
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
    let cached = state.withLock { $0.answers.value(for: search, at: clock.now()) }
    let answer: OpenverseAnswer
    if let cached {
      answer = cached
    } else {
      answer = try await fetch(search)
    }
    return answer.page(for: query, number: search.page)
  }

  /// A search that can be answered from memory waits for nothing.
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    if let search = try? OpenverseQuery(query, page: page),
      state.withLock({ $0.answers.value(for: search, at: clock.now()) }) != nil
    {
      return .zero
    }
    return budget?.wait ?? .zero
  }

  public func forget(_ query: PhotoQuery) {
    guard let search = try? OpenverseQuery(query, page: nil) else { return }
    state.withLock { $0.answers.removeAll(where: search.isSameSearch) }
  }

  private func fetch(_ search: OpenverseQuery) async throws(PhotoSearchError) -> OpenverseAnswer {
    var request = HTTPRequest(url: try search.url(at: baseURL), policy: policy)
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
    state.withLock { $0.answers.insert(answer, for: search, at: clock.now()) }
    return answer
  }

  /// What a request costs, with the redirects that lead to the service again.
  private struct Cost {
    /// For what is under way to the service; nil while a redirect leads elsewhere.
    var ticket: RequestLedger.Ticket?
    var isRedirected = false
    /// Why a redirect may not be followed.
    var refusal: PhotoSearchError?
  }

  /// Sends one request within the limits, and counts it and each redirect that leads back to the service.
  private func send(_ request: HTTPRequest) async throws(PhotoSearchError) -> HTTPResponse {
    let cost = Mutex(Cost(ticket: try reserve()))
    var request = request
    request.followsRedirect = { target in
      cost.withLock { self.redirect(&$0, to: target) }
    }
    do {
      let response = try await transport.response(to: request)
      let ticket = cost.withLock(\.ticket)
      state.withLock { state in
        if let ticket { state.ledger.settle(ticket, at: clock.now()) }
        state.ledger.take(RateLimitHeaders(response.headers), at: clock.now())
      }
      return response
    } catch {
      let cost = cost.withLock { $0 }
      if let ticket = cost.ticket, !cost.isRedirected, error.isBeforeSending {
        state.withLock { $0.ledger.refund(ticket) }
      } else {
        settle(cost.ticket)
      }
      throw cost.refusal ?? PhotoSearchError(error)
    }
  }

  /// Whether the budget allows to follow a redirect. Whatever comes of it, who redirects has answered.
  private func redirect(_ cost: inout Cost, to target: URL?) -> Bool {
    settle(cost.ticket)
    cost.ticket = nil
    cost.isRedirected = true
    guard let target, policy.permits(target), target.host()?.lowercased() == baseURL.host()?.lowercased() else {
      return true
    }
    do throws(PhotoSearchError) {
      cost.ticket = try reserve()
      return true
    } catch {
      cost.refusal = error
      return false
    }
  }

  private func reserve() throws(PhotoSearchError) -> RequestLedger.Ticket {
    let result = state.withLock { state in
      Result { () throws(PhotoSearchError) in try state.ledger.reserve(at: clock.now()) }
    }
    return try result.get()
  }

  private func settle(_ ticket: RequestLedger.Ticket?) {
    guard let ticket else { return }
    state.withLock { $0.ledger.settle(ticket, at: clock.now()) }
  }
}
