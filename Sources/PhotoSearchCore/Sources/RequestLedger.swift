/// Counts the requests to a service, so that its limits are never overrun. A pure value; times are given to it.
///
/// Two limits hold at once, one for a short period and one for a long one, each over a window that slides. The ledger
/// counts what it sent itself, and believes the service's headers when they count more: others may share the
/// address. It never believes that more is left than its own count says.
nonisolated struct RequestLedger {
  typealias Instant = ContinuousClock.Instant

  /// Names a request that was allowed, until it is settled or refunded.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// So many requests in a period.
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
  ///   - burst: The limit of the short period, until the service says otherwise.
  ///   - sustained: The limit of the long period, until the service says otherwise; nil when there is none.
  init(burst: Limit, sustained: Limit? = nil) {
    self.burst = Window(burst)
    self.sustained = sustained.map(Window.init)
  }

  /// Counts a request that is about to be sent.
  ///
  /// - Throws: `rateLimited` when it may not be sent now. Nothing is counted then.
  mutating func reserve(at now: Instant) throws(PhotoSearchError) -> Ticket {
    let wait = budget(at: now).wait
    guard wait == .zero else { throw .rateLimited(retryAfter: wait) }
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    burst.add(ticket)
    sustained?.add(ticket)
    return ticket
  }

  /// The request was answered or lost. The service counted it at this moment at the latest.
  mutating func settle(_ ticket: Ticket, at now: Instant) {
    burst.settle(ticket, at: now)
    sustained?.settle(ticket, at: now)
  }

  /// The request never reached the service.
  mutating func refund(_ ticket: Ticket) {
    burst.remove(ticket)
    sustained?.remove(ticket)
  }

  /// Takes what an answer tells about the limits.
  mutating func take(_ limits: RateLimitHeaders, at now: Instant) {
    if let reported = limits.burst { burst.take(reported, at: now) }
    if let reported = limits.sustained { sustained?.take(reported, at: now) }
  }

  /// The service said that it wants no request for some time.
  mutating func block(for duration: Duration, at now: Instant) {
    blockedUntil = max(blockedUntil ?? now, now + duration)
  }

  func budget(at now: Instant) -> RequestBudget {
    RequestBudget(
      burst: burst.snapshot(at: now), sustained: sustained?.snapshot(at: now),
      demandedWait: blockedUntil.map { max(.zero, $0 - now) } ?? .zero,
      growsAfter: [burst.growth(after: now), sustained?.growth(after: now)].compactMap(\.self).min().map { $0 - now })
  }

  /// One limit and the requests that count against it.
  private struct Window {
    private struct Entry {
      /// Nil for requests of others.
      let ticket: Ticket?
      /// When it counts no more; nil while it is under way.
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
      period = reported.period
      let uncounted = (reported.limit - reported.available) - live(at: now).count
      guard uncounted > 0 else { return }
      // When the others sent theirs is not known: at the latest just now.
      entries += (0..<uncounted).map { _ in Entry(ticket: nil, expiry: now + period) }
    }

    func snapshot(at now: Instant) -> RequestBudget.Window {
      let live = live(at: now)
      var wait = Duration.zero
      if live.count >= limit {
        // A place is free when so many have expired that fewer than the limit are left.
        let expiries = live.map { $0.expiry ?? now + period }.sorted()
        let index = min(live.count - limit, expiries.count - 1)
        wait = index >= 0 ? expiries[index] - now : period
      }
      return RequestBudget.Window(limit: limit, remaining: max(0, limit - live.count), period: period, wait: wait)
    }

    /// When more is left than now; nil when nothing is spent, or what is spent is under way.
    func growth(after now: Instant) -> Instant? {
      // So many must expire, and one, where others spent more than the limit.
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
