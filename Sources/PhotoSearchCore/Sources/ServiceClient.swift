import FoundationEssentials
import Synchronization

/// Asks one service on behalf of its source: within the service's limits, more than once where that helps, and not at
/// all for what was answered a short while ago.
///
/// - `Search`: What names an answer: two equal searches have the same answer.
/// - `Answer`: What was read out of it.
nonisolated final class ServiceClient<Search: Hashable & Sendable, Answer: Sendable>: Sendable {
  /// What is special about the service.
  struct Service: Sendable {
    var baseURL: URL
    /// Where the service's answers may send us.
    var policy: URLPolicy
    /// What the service allows, until it says otherwise itself.
    var burst: RequestLedger.Limit
    var sustained: RequestLedger.Limit?
    /// How long an answer stays good.
    var answerLifetime = Duration.seconds(4 * 3600)
    var maximumAnswerBytes = 4_000_000
    /// Whether requests carry a key, which no other host may ever see, and no error either: a redirect may repeat it in
    /// its address.
    var isKeyed = false
    /// The error that an answer's status tells, in the forms of this service; nil for an answer that is none. Errors in
    /// the body of a successful answer are found by who reads it.
    var failure: @Sendable (HTTPResponse) -> PhotoSearchError?
    /// What the answer tells about the limits.
    var limits: @Sendable (HTTPHeaders) -> RateLimitHeaders? = { _ in nil }
  }

  private struct State {
    var ledger: RequestLedger
    /// What was forgotten: the transport shall not remember it either.
    var forgotten: [@Sendable (Search) -> Bool] = []
    var answers: ExpiringCache<Search, Answer>
  }

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

  /// What the service still allows at this moment.
  var budget: RequestBudget {
    state.withLock { $0.ledger.budget(at: clock.now()) }
  }

  /// How long the budget makes this search wait; zero for one that was answered a short while ago.
  func wait(before search: Search?) -> Duration {
    if let search, known(search) != nil { return .zero }
    return budget.wait
  }

  /// Forgets the answers to some searches, so that they are asked for again.
  func forget(where condition: @escaping @Sendable (Search) -> Bool) {
    state.withLock { state in
      state.answers.removeAll(where: condition)
      state.forgotten = state.forgotten.suffix(20) + [condition]
    }
  }

  /// The answer, from memory or from the service.
  ///
  /// - Parameters:
  ///   - request: The request without what all requests to the service have in common.
  ///   - read: Reads the answer.
  func answer(
    to search: Search, request: HTTPRequest, read: (HTTPResponse) throws(PhotoSearchError) -> Answer
  ) async throws(PhotoSearchError) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    if let answer = known(search) { return answer }
    var request = request
    request.headers.append(.init(name: "Accept", value: "application/json"))
    request.maximumBytes = service.maximumAnswerBytes
    request.priority = HTTPPriority(.query)
    request.heuristicFreshness = service.answerLifetime
    if state.withLock({ $0.forgotten.contains { $0(search) } }) { request.cacheUse = .reload }
    // A service may repeat a key in what it answers, and no key is written anywhere but in the settings.
    if service.isKeyed { request.cacheUse = .none }
    // What is on disk costs nothing of the budget.
    disk: if let kept = await transport.freshResponse(to: request) {
      // Some services report a failure with status 200, which looks worth keeping to everybody else.
      guard service.failure(kept) == nil, let answer = try? read(kept) else {
        request.cacheUse = .reload
        break disk
      }
      let age = kept.headers["age"].flatMap { Int($0) } ?? 0
      state.withLock { $0.answers.insert(answer, for: search, at: clock.now() - .seconds(age)) }
      return answer
    }
    guard !KeptAnswers.areAllThatIsAsked else { throw .cancelled }
    let response = try await retryPolicy.run(clock: clock) { [request] () async throws(PhotoSearchError) in
      try await send(request)
    }
    do throws(PhotoSearchError) {
      if let error = service.failure(response) { throw error }
      let answer = try read(response)
      state.withLock { $0.answers.insert(answer, for: search, at: clock.now()) }
      return answer
    } catch {
      // A redirect may have led to somebody else, whose limits are not the service's.
      if case .rateLimited(let wait) = error, isOwn(response.url) {
        state.withLock { $0.ledger.block(for: wait ?? .seconds(60), at: clock.now()) }
      }
      throw error
    }
  }

  private func known(_ search: Search) -> Answer? {
    state.withLock { $0.answers.value(for: search, at: clock.now()) }
  }
}

// MARK: What a request costs

nonisolated extension ServiceClient {
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

  /// The error without the address that was visited, where that has the key in it.
  private func shown(_ error: HTTPError) -> PhotoSearchError {
    switch PhotoSearchError(error) {
    case .refusedURL where service.isKeyed: .refusedURL(service.baseURL.host() ?? "")
    case let other: other
    }
  }

  /// Whether the budget allows to follow a redirect. Whatever comes of it, who redirects has answered.
  private func redirect(_ cost: inout Cost, to target: URL?) -> Bool {
    settle(cost.ticket)
    cost.ticket = nil
    cost.isRedirected = true
    guard let target, service.policy.permits(target) else { return true }
    guard isOwn(target) else {
      if service.isKeyed { cost.refusal = .refusedURL(target.host() ?? "") }
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

  /// Whether the URL is at the service itself.
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
