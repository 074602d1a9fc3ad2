/// A snapshot of the requests that a service still allows, for display to the user.
public nonisolated struct RequestBudget: Sendable, Hashable {
  /// A limit on the number of requests in some period.
  public struct Window: Sendable, Hashable {
    /// The number of requests that the period allows.
    public let limit: Int
    /// The number of requests left now.
    public let remaining: Int
    /// The period to which the limit applies.
    public let period: Duration
    /// The time until a request is allowed, or zero if one is allowed now.
    public let wait: Duration

    public init(limit: Int, remaining: Int, period: Duration, wait: Duration) {
      self.limit = limit
      self.remaining = remaining
      self.period = period
      self.wait = wait
    }
  }

  /// The window of the short period, such as a minute.
  public let burst: Window
  /// The window of the long period, such as a day, or `nil` if the service has no such limit.
  public let sustained: Window?
  /// The wait that the service demanded in its last response, such as "too many requests, come back in an hour".
  public let demandedWait: Duration
  /// The time until more requests become available, if none are sent, or `nil` if none will. There is no need to check
  /// the budget before then.
  public let growsAfter: Duration?

  public init(burst: Window, sustained: Window?, demandedWait: Duration = .zero, growsAfter: Duration? = nil) {
    self.burst = burst
    self.sustained = sustained
    self.demandedWait = demandedWait
    self.growsAfter = growsAfter
  }

  /// Whether fewer than five requests are left, or the service demanded a wait.
  public var isScarce: Bool {
    demandedWait > .zero || [burst, sustained].compactMap(\.self).contains { $0.remaining < 5 }
  }

  /// The time until the next request is allowed, or zero if it is allowed now.
  public var wait: Duration { max(burst.wait, sustained?.wait ?? .zero, demandedWait) }
}
