/// Counts the requests to a service, so that its limits are never exceeded. A pure value: the current time is passed
/// in.
///
/// There are two concurrent limits, for a short and a long period, each with a sliding window. The ledger counts its
/// own requests and adopts a higher count from the service's headers, because other clients may share the address. It
/// never adopts a lower one.
nonisolated struct RequestLedger {
  typealias Instant = ContinuousClock.Instant

  /// Identifies an allowed request until it is settled or refunded.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// A number of requests per period.
  struct Limit: Sendable, Hashable {
    var count: Int
    var period: Duration

    static func perMinute(_ count: Int) -> Limit { Limit(count: count, period: .seconds(60)) }
    static func perHour(_ count: Int) -> Limit { Limit(count: count, period: .seconds(3600)) }
    static func perDay(_ count: Int) -> Limit { Limit(count: count, period: .seconds(86_400)) }
  }

  private var burst: Window
  private var sustained: Window?
  private var lastNumber = 0
  private var blockedUntil: Instant?

  /// - Parameters:
  ///   - burst: The limit of the short period, until the service reports another.
  ///   - sustained: The limit of the long period, until the service reports another, or `nil` if there is none.
  init(burst: Limit, sustained: Limit? = nil) {
    self.burst = Window(burst)
    self.sustained = sustained.map(Window.init)
  }

  /// Counts a request that is about to be sent.
  ///
  /// - Throws: `rateLimited`, without counting anything, if the request may not be sent now.
  mutating func reserve(at now: Instant) throws(PhotoSearchError) -> Ticket {
    let wait = budget(at: now).wait
    guard wait == .zero else { throw .rateLimited(retryAfter: wait) }
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    burst.add(ticket)
    sustained?.add(ticket)
    return ticket
  }

  /// Settles a request that was answered or lost. The service has counted it by now.
  mutating func settle(_ ticket: Ticket, at now: Instant) {
    burst.settle(ticket, at: now)
    sustained?.settle(ticket, at: now)
  }

  /// Refunds a request that never reached the service.
  mutating func refund(_ ticket: Ticket) {
    burst.remove(ticket)
    sustained?.remove(ticket)
  }

  /// Adopts the limits reported in a response.
  mutating func take(_ limits: RateLimitHeaders, at now: Instant) {
    if let reported = limits.burst { burst.take(reported, at: now) }
    if let reported = limits.sustained { sustained?.take(reported, at: now) }
  }

  /// Blocks requests for a duration demanded by the service.
  mutating func block(for duration: Duration, at now: Instant) {
    blockedUntil = max(blockedUntil ?? now, now + duration)
  }

  func budget(at now: Instant) -> RequestBudget {
    RequestBudget(
      burst: burst.snapshot(at: now), sustained: sustained?.snapshot(at: now),
      demandedWait: blockedUntil.map { max(.zero, $0 - now) } ?? .zero,
      growsAfter: [burst.growth(after: now), sustained?.growth(after: now)].compactMap(\.self).min().map { $0 - now })
  }

  /// One limit and the requests counted against it.
  private struct Window {
    private struct Entry {
      /// The ticket, or `nil` for requests of other clients.
      let ticket: Ticket?
      /// When the request no longer counts, or `nil` while it is in flight.
      var expiry: Instant?
    }

    private var limit: Int
    private var period: Duration
    private var entries: [Entry] = []

    init(_ limit: Limit) {
      self.limit = limit.count
      period = limit.period
    }

    mutating func add(_ ticket: Ticket) {
      entries.append(Entry(ticket: ticket, expiry: nil))
    }

    mutating func settle(_ ticket: Ticket, at now: Instant) {
      entries.removeAll { $0.expiry.map { $0 <= now } ?? false }
      guard let index = entries.firstIndex(where: { $0.ticket == ticket }) else { return }
      entries[index].expiry = now + period
    }

    mutating func remove(_ ticket: Ticket) {
      entries.removeAll { $0.ticket == ticket }
    }

    mutating func take(_ reported: RateLimitHeaders.Limit, at now: Instant) {
      limit = reported.limit
      // What was counted before the service told its period counts as long as the rest.
      for index in entries.indices { entries[index].expiry? += reported.period - period }
      period = reported.period
      let uncounted = (reported.limit - reported.available) - live(at: now).count
      guard uncounted > 0 else { return }
      // The times of other clients' requests are unknown, but not later than now.
      entries += (0..<uncounted).map { _ in Entry(ticket: nil, expiry: now + period) }
    }

    func snapshot(at now: Instant) -> RequestBudget.Window {
      let live = live(at: now)
      var wait = Duration.zero
      if live.count >= limit {
        // A request is allowed once enough entries have expired to leave fewer than the limit.
        let expiries = live.map { $0.expiry ?? now + period }.sorted()
        let index = min(live.count - limit, expiries.count - 1)
        wait = index >= 0 ? expiries[index] - now : period
      }
      return RequestBudget.Window(limit: limit, remaining: max(0, limit - live.count), period: period, wait: wait)
    }

    /// Returns when more requests become available, or `nil` if none were counted or all are in flight.
    func growth(after now: Instant) -> Instant? {
      // If other clients exceeded the limit, the excess must expire, plus one entry.
      let live = live(at: now)
      let excess = max(0, live.count - limit)
      let expiries = live.compactMap(\.expiry).sorted()
      return expiries.indices.contains(excess) ? expiries[excess] : nil
    }

    private func live(at now: Instant) -> [Entry] {
      entries.filter { $0.expiry.map { $0 > now } ?? true }
    }
  }
}
