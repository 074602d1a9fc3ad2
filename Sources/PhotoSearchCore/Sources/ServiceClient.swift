import FoundationEssentials
import Synchronization

/// Identifies an answer of a service: equal searches have the same answer.
nonisolated protocol ServiceSearch: Hashable, Sendable {
  associatedtype Results: Hashable, Sendable

  /// - Returns: `nil` if there is nothing to search for.
  /// - Throws: `badRequest` if the token is invalid, or `unsupported` if the service cannot search for this.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError)

  /// Identifies the results of which this is a page: equal for all pages of the same results.
  var results: Results { get }
}

/// Sends the requests of a source to its service: respects the service's limits, retries if that helps, and reuses
/// cached answers.
///
/// - `Answer`: The decoded response.
nonisolated final class ServiceClient<Search: ServiceSearch, Answer: Sendable>: Sendable {
  /// The properties of a service.
  struct Service: Sendable {
    var baseURL: URL
    /// The policy for redirects and for addresses in responses.
    var policy: URLPolicy
    /// The service's limit, until it reports another.
    var burst: RequestLedger.Limit
    var sustained: RequestLedger.Limit?
    /// How long an answer stays valid.
    var answerLifetime = Duration.seconds(4 * 3600)
    var maximumAnswerBytes = 4_000_000
    /// Whether requests contain a key, which must not reach any other host or an error message: a redirect may repeat
    /// the key in its address.
    var isKeyed = false
    /// Returns the service-specific error for a response's status, or `nil` on success. Errors in the body of a
    /// successful response are found when decoding it.
    var failure: @Sendable (HTTPResponse) -> PhotoSearchError?
    /// Returns the limits reported in a response.
    var limits: @Sendable (HTTPHeaders) -> RateLimitHeaders? = { _ in nil }
  }

  /// What the service answered, decoded and as it was.
  typealias Known = (answer: Answer, evidence: ServiceAnswer)

  private struct State {
    var ledger: RequestLedger
    /// The forgotten results, for which the transport must bypass its cache too, each with a number that is higher the
    /// later it was forgotten.
    private(set) var forgotten: [Search.Results: Int] = [:]
    private var lastForgotten = 0
    var answers: ExpiringCache<Search, Known>

    init(ledger: RequestLedger, answers: ExpiringCache<Search, Known>) {
      (self.ledger, self.answers) = (ledger, answers)
    }

    mutating func forget(_ results: Search.Results) {
      answers.removeAll { $0.results == results }
      lastForgotten += 1
      forgotten[results] = lastForgotten
      guard forgotten.count > ServiceClient.maximumForgotten else { return }
      if let first = forgotten.min(by: { $0.value < $1.value })?.key { forgotten[first] = nil }
    }

    /// Keeps an answer, unless its search has been forgotten since it was asked for.
    ///
    /// - Parameter last: When the search was forgotten last before that.
    mutating func keep(_ known: Known, for search: Search, forgotten last: Int?, at time: ContinuousClock.Instant) {
      guard forgotten[search.results] == last else { return }
      answers.insert(known, for: search, at: time)
    }
  }

  /// How many forgotten results are remembered.
  static var maximumForgotten: Int { 21 }

  let service: Service
  private let transport: any HTTPTransport
  private let clock: NetworkClock
  private let retryPolicy: RetryPolicy
  private let state: Mutex<State>

  init(_ service: Service, transport: any HTTPTransport, clock: NetworkClock, retryPolicy: RetryPolicy) {
    self.service = service
    self.transport = transport
    self.clock = clock
    self.retryPolicy = retryPolicy
    state = Mutex(
      State(
        ledger: RequestLedger(burst: service.burst, sustained: service.sustained),
        answers: ExpiringCache(lifetime: service.answerLifetime, maximumCount: 100)))
  }

  /// The service's remaining request budget.
  var budget: RequestBudget {
    state.withLock { $0.ledger.budget(at: clock.now()) }
  }

  /// Returns how long the budget delays a search, or zero if its answer is cached.
  func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    if let search = try? Search(query, page: page), known(search) != nil { return .zero }
    return budget.wait
  }

  /// Removes the cached answers for all pages of a query, so that they are requested again.
  func forget(_ query: PhotoQuery) {
    guard let search = try? Search(query, page: nil) else { return }
    state.withLock { $0.forget(search.results) }
  }

  /// Returns the answer from the cache or from the service.
  ///
  /// - Parameters:
  ///   - request: The request, without the properties shared by all requests to the service.
  ///   - key: The key in the request, which is removed from the response.
  ///   - read: Decodes the response.
  func answer(
    to search: Search, request: HTTPRequest, key: APIKey? = nil,
    read: (HTTPResponse) throws(PhotoSearchError) -> Answer
  ) async throws(PhotoSearchError) -> Known {
    guard !Task.isCancelled else { throw .cancelled }
    if let answer = known(search) { return answer }
    var request = request
    request.headers.append(.init(name: "Accept", value: "application/json"))
    request.maximumBytes = service.maximumAnswerBytes
    request.priority = HTTPPriority(.query)
    request.heuristicFreshness = service.answerLifetime
    let forgotten = state.withLock { $0.forgotten[search.results] }
    if forgotten != nil { request.cacheUse = .reload }
    // A service may repeat a key in a response, and keys must be stored only in the settings.
    if service.isKeyed { request.cacheUse = .none }
    // A response cached on disk does not use the budget.
    disk: if let kept = await transport.freshResponse(to: request) {
      // Some services report an error with status 200, which HTTP caches store.
      guard service.failure(kept) == nil, let answer = try? read(kept) else {
        request.cacheUse = .reload
        break disk
      }
      let age = kept.headers["age"].flatMap { Int($0) } ?? 0
      let known = (answer, ServiceAnswer(kept))
      state.withLock { $0.keep(known, for: search, forgotten: forgotten, at: clock.now() - .seconds(age)) }
      return known
    }
    guard !SearchCachePolicy.usesCacheOnly else { throw .cancelled }
    let response = try await retryPolicy.run(clock: clock) { [request] () async throws(PhotoSearchError) in
      try await send(request)
    }
    do throws(PhotoSearchError) {
      if let error = service.failure(response) { throw error }
      let known = (try read(response.without(key)), ServiceAnswer(response, key: key))
      state.withLock { $0.keep(known, for: search, forgotten: forgotten, at: clock.now()) }
      return known
    } catch {
      // A redirect may have led to another host, whose limits do not apply to the service.
      if case .rateLimited(let wait) = error, isOwn(response.url) {
        state.withLock { $0.ledger.block(for: wait ?? .seconds(60), at: clock.now()) }
      }
      throw error
    }
  }

  private func known(_ search: Search) -> Known? {
    state.withLock { $0.answers.value(for: search, at: clock.now()) }
  }
}

// MARK: Request costs

nonisolated extension ServiceClient {
  /// The cost of a request, including redirects back to the service.
  private struct Cost {
    /// The ticket of the request in flight to the service, or `nil` while a redirect leads elsewhere.
    var ticket: RequestLedger.Ticket?
    var isRedirected = false
    /// Why a redirect must not be followed.
    var refusal: PhotoSearchError?
  }

  /// Sends one request within the limits. Counts it and each redirect back to the service.
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
        if isOwn(response.url), let limits = service.limits(response.headers) {
          state.ledger.take(limits, at: clock.now())
        }
      }
      return response
    } catch {
      let cost = cost.withLock { $0 }
      if let ticket = cost.ticket, !cost.isRedirected, error.isBeforeSending {
        state.withLock { $0.ledger.refund(ticket) }
      } else {
        settle(cost.ticket)
      }
      throw cost.refusal ?? shown(error)
    }
  }

  /// Converts an error. Removes the address if it may contain the key.
  private func shown(_ error: HTTPError) -> PhotoSearchError {
    switch PhotoSearchError(error) {
    case .refusedURL where service.isKeyed: .refusedURL(service.baseURL.host() ?? "")
    case .redirectRefused(let url) where service.isKeyed: .redirectRefused(Self.server(of: URL(string: url)))
    case let other: other
    }
  }

  /// Returns what may be shown of an address that may contain the key: its host, or its scheme if it has none.
  private static func server(of url: URL?) -> String {
    if let host = url?.host(), !host.isEmpty { return host }
    return (url?.scheme).map { "\($0):" } ?? "…"
  }

  /// Returns whether to follow a redirect. In any case, the redirecting server has responded to the previous request.
  private func redirect(_ cost: inout Cost, to target: URL?) -> Bool {
    settle(cost.ticket)
    cost.ticket = nil
    cost.isRedirected = true
    guard let target, service.policy.permits(target) else { return true }
    guard isOwn(target) else {
      if service.isKeyed { cost.refusal = .redirectRefused(Self.server(of: target)) }
      return !service.isKeyed
    }
    do throws(PhotoSearchError) {
      cost.ticket = try reserve()
      return true
    } catch {
      cost.refusal = error
      return false
    }
  }

  /// Returns whether the URL belongs to the service itself.
  private func isOwn(_ url: URL) -> Bool {
    let base = service.baseURL
    return url.host()?.lowercased() == base.host()?.lowercased() && url.port == base.port
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

/// Provides the client of a service for the current key. A different key gets a new client, because cached responses
/// and rate limits of one key do not apply to another.
nonisolated final class KeyedClient<Search: ServiceSearch, Answer: Sendable>: Sendable {
  typealias Client = ServiceClient<Search, Answer>

  private let makeClient: @Sendable (APIKey?) -> Client
  private let current: Mutex<(key: APIKey?, client: Client)>

  /// - Parameters:
  ///   - key: The initial key, or `nil` for none.
  ///   - makeClient: Creates the client for a key.
  init(key: APIKey?, makeClient: @escaping @Sendable (APIKey?) -> Client) {
    self.makeClient = makeClient
    current = Mutex((key, makeClient(key)))
  }

  /// Returns the same client until the key changes. Running searches finish with the client they started with.
  func client(for key: APIKey?) -> Client {
    current.withLock { current in
      if current.key != key { current = (key, makeClient(key)) }
      return current.client
    }
  }
}
