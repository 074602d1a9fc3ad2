/// What a service still allows: a snapshot to show to the user.
public nonisolated struct RequestBudget: Sendable, Hashable {
  /// A limit on the number of requests in some period.
  public struct Window: Sendable, Hashable {
    /// How many requests the period allows.
    public let limit: Int
    /// How many of them are left now.
    public let remaining: Int
    /// The period that the limit is about.
    public let period: Duration
    /// How long until a request is allowed; zero while one is.
    public let wait: Duration

    public init(limit: Int, remaining: Int, period: Duration, wait: Duration) {
      self.limit = limit
      self.remaining = remaining
      self.period = period
      self.wait = wait
    }
  }

  /// The short period, such as a minute.
  public let burst: Window
  /// The long period, such as a day; nil where the service has no such limit.
  public let sustained: Window?
  /// What the service itself demanded with its last answer, such as "too many requests, come back in an hour".
  public let demandedWait: Duration
  /// How long until more requests are left than now, while no others are sent; nil when none come back. Nobody need look
  /// at the budget before.
  public let growsAfter: Duration?

  public init(burst: Window, sustained: Window?, demandedWait: Duration = .zero, growsAfter: Duration? = nil) {
    self.burst = burst
    self.sustained = sustained
    self.demandedWait = demandedWait
    self.growsAfter = growsAfter
  }

  /// How long until the next request is allowed; zero when it is allowed now.
  public var wait: Duration { max(burst.wait, sustained?.wait ?? .zero, demandedWait) }
}
