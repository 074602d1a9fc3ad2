import Testing

@testable import PhotoSearchCore

nonisolated struct RequestLedgerTests {
  private let start = ContinuousClock.now
  private var ledger = RequestLedger(burst: .perMinute(3), sustained: .perDay(5))

  /// Sends a request and answers it at the same moment; the wait when it is not allowed.
  private mutating func send(at seconds: Int) -> Duration? {
    let now = start + .seconds(seconds)
    do throws(PhotoSearchError) {
      let ticket = try ledger.reserve(at: now)
      ledger.settle(ticket, at: now)
      return nil
    } catch {
      guard case .rateLimited(let wait) = error else { return nil }
      return wait
    }
  }

  private static func headers(burst: String?, sustained: String? = nil, _ more: [String: String] = [:])
    -> RateLimitHeaders
  {
    var fields = more.map { HTTPHeaders.Field(name: $0.key, value: $0.value) }
    if let burst {
      fields.append(.init(name: "X-RateLimit-Limit-anon_burst", value: "3/min"))
      fields.append(.init(name: "X-RateLimit-Available-anon_burst", value: burst))
    }
    if let sustained {
      fields.append(.init(name: "x-ratelimit-limit-anon_sustained", value: "5/day"))
      fields.append(.init(name: "x-ratelimit-available-anon_sustained", value: sustained))
    }
    return RateLimitHeaders(HTTPHeaders(fields))
  }

  @Test("The short limit slides: a place is free a minute after each request")
  mutating func burst() {
    #expect(send(at: 0) == nil)
    #expect(send(at: 10) == nil)
    #expect(send(at: 20) == nil)
    #expect(send(at: 30) == .seconds(30))
    #expect(send(at: 59) == .seconds(1))
    #expect(send(at: 60) == nil)
    #expect(send(at: 61) == .seconds(9))
  }

  @Test("The long limit holds beside the short one")
  mutating func sustained() {
    for seconds in [0, 100, 200, 300, 400] { #expect(send(at: seconds) == nil) }
    #expect(send(at: 500) == .seconds(86_400 - 500))
    #expect(send(at: 86_400) == nil)
  }

  @Test("A request that is not allowed counts nothing")
  mutating func refusalsAreFree() {
    for _ in 0..<3 { _ = send(at: 0) }
    for _ in 0..<50 { #expect(send(at: 1) == .seconds(59)) }
    let budget = ledger.budget(at: start + .seconds(60))
    #expect(budget.burst.remaining == 3)
    #expect(budget.sustained?.remaining == 2)
    #expect(budget.wait == .zero)
  }

  @Test("Requests under way count, and go on to count a minute after their answer")
  mutating func underWay() throws {
    let tickets = try (0..<3).map { _ in try ledger.reserve(at: start) }
    #expect(send(at: 200) == .seconds(60))
    ledger.settle(tickets[0], at: start + .seconds(200))
    #expect(send(at: 259) == .seconds(1))
    ledger.refund(tickets[1])
    #expect(send(at: 259) == nil)
  }

  @Test("The service's own count is believed when it is higher")
  mutating func foreignRequests() {
    _ = send(at: 0)
    ledger.take(Self.headers(burst: "0", sustained: "1"), at: start)
    let budget = ledger.budget(at: start + .seconds(10))
    #expect(budget.burst == .init(limit: 3, remaining: 0, period: .seconds(60), wait: .seconds(50)))
    #expect(budget.sustained == .init(limit: 5, remaining: 1, period: .seconds(86_400), wait: .zero))
    #expect(send(at: 10) == .seconds(50))
    #expect(send(at: 60) == nil)
    #expect(send(at: 60) == .seconds(86_400 - 60))
  }

  @Test("The service's count is not believed when it is lower: it may not have seen all")
  mutating func optimisticHeaders() {
    for _ in 0..<3 { _ = send(at: 0) }
    ledger.take(Self.headers(burst: "3", sustained: "5"), at: start)
    #expect(send(at: 1) == .seconds(59))
  }

  @Test("The service can change its limits")
  mutating func newLimits() {
    let fields = [
      HTTPHeaders.Field(name: "x-ratelimit-limit-oauth2_client_credentials_burst", value: "100/hour"),
      HTTPHeaders.Field(name: "x-ratelimit-available-oauth2_client_credentials_burst", value: "100"),
    ]
    ledger.take(RateLimitHeaders(HTTPHeaders(fields)), at: start)
    let budget = ledger.budget(at: start)
    #expect(budget.burst == .init(limit: 100, remaining: 100, period: .seconds(3600), wait: .zero))
    #expect(budget.sustained?.limit == 5)
  }

  @Test(
    "A limit for an hour was exceeded after a minute: what was sent before the service told it counted for a minute")
  mutating func longerPeriod() {
    #expect(send(at: 0) == nil)
    let fields = [("x-ratelimit-limit-anon_burst", "3/hour"), ("x-ratelimit-available-anon_burst", "0")]
    ledger.take(RateLimitHeaders(HTTPHeaders(fields.map { .init(name: $0.0, value: $0.1) })), at: start)
    #expect(send(at: 61) == .seconds(3539))
    #expect(send(at: 3600) == nil)
  }

  @Test("Headers that make no sense, and those of a stored copy, change nothing")
  func strangeHeaders() {
    for value in ["", "x", "1.5", "٣"] { #expect(Self.headers(burst: value).burst == nil) }
    #expect(Self.headers(burst: "-4").burst?.available == 0)
    #expect(Self.headers(burst: "400").burst?.available == 3)
    #expect(Self.headers(burst: "0", ["Age": "1200"]).burst == nil)
    #expect(Self.headers(burst: "0", ["CF-Cache-Status": "HIT"]).burst == nil)
    #expect(Self.headers(burst: "0", ["Age": "0", "CF-Cache-Status": "MISS"]).burst?.available == 0)
    for limit in ["20", "0/min", "x/min", "20/fortnight", "99999999999999999999/min", "/", "20/"] {
      let headers = RateLimitHeaders(
        HTTPHeaders([
          .init(name: "x-ratelimit-limit-anon_burst", value: limit),
          .init(name: "x-ratelimit-available-anon_burst", value: "1"),
        ]))
      #expect(headers.burst == nil, "\(limit)")
    }
  }

  @Test("A limit of a million is taken for ten thousand, so that the budget stays cheap to read")
  mutating func enormousLimit() {
    for limit in ["1000000/min", "4000000000/min"] {
      let headers = RateLimitHeaders(
        HTTPHeaders([
          .init(name: "x-ratelimit-limit-anon_burst", value: limit),
          .init(name: "x-ratelimit-available-anon_burst", value: "0"),
        ]))
      #expect(headers.burst == .init(limit: 10_000, period: .seconds(60), available: 0))
      ledger.take(headers, at: start)
      #expect(
        ledger.budget(at: start).burst == .init(limit: 10_000, remaining: 0, period: .seconds(60), wait: .seconds(60)))
    }
  }

  @Test("A demand to wait holds even when the limits would allow more")
  mutating func block() {
    ledger.block(for: .seconds(3600), at: start)
    ledger.block(for: .seconds(5), at: start)
    #expect(send(at: 100) == .seconds(3500))
    #expect(ledger.budget(at: start + .seconds(100)).burst.remaining == 3)
    #expect(send(at: 3600) == nil)
  }

  @Test("The budget says when it grows, which is never while nothing is spent")
  mutating func growth() throws {
    #expect(ledger.budget(at: start).growsAfter == nil)
    let ticket = try ledger.reserve(at: start)
    // The service has not counted it yet.
    #expect(ledger.budget(at: start + .seconds(5)).growsAfter == nil)
    ledger.settle(ticket, at: start + .seconds(10))
    _ = send(at: 30)
    #expect(ledger.budget(at: start + .seconds(40)).growsAfter == .seconds(30))
    #expect(ledger.budget(at: start + .seconds(70)).growsAfter == .seconds(20))
    // What is left of the day.
    #expect(ledger.budget(at: start + .seconds(90)).growsAfter == .seconds(86_400 - 80))
    #expect(ledger.budget(at: start + .seconds(86_430)).growsAfter == nil)
  }

  @Test("Where more was spent than the limit, the budget grows when less is")
  mutating func growthAfterTooMany() {
    for seconds in [0, 1, 2] { _ = send(at: seconds) }
    let fields = [
      HTTPHeaders.Field(name: "x-ratelimit-limit-anon_burst", value: "1/min"),
      HTTPHeaders.Field(name: "x-ratelimit-available-anon_burst", value: "0"),
    ]
    ledger.take(RateLimitHeaders(HTTPHeaders(fields)), at: start + .seconds(3))
    #expect(ledger.budget(at: start + .seconds(3)).growsAfter == .seconds(59))
    #expect(ledger.budget(at: start + .seconds(3)).burst.wait == .seconds(59))
  }
}
