/// The limits of Openverse for anonymous clients, as its headers tell them.
public struct RateLimit: Sendable, Hashable {
  public var burstLimit = 20
  public var burstAvailable = 20
  /// How long the burst limit is for: "min", "hour" or "day".
  public var burstPeriod = "min"
  public var sustainedLimit = 200
  public var sustainedAvailable = 200
  /// Whether a search beyond the limits gets status 429. Nothing comes back with time.
  public var isEnforced = false

  public init() {}

  /// Counts one search; false when it is one too many and the limits are enforced.
  mutating func count() -> Bool {
    if isEnforced, burstAvailable <= 0 || sustainedAvailable <= 0 { return false }
    burstAvailable = max(0, burstAvailable - 1)
    sustainedAvailable = max(0, sustainedAvailable - 1)
    return true
  }

  var headers: [(name: String, value: String)] {
    [
      ("x-ratelimit-limit-anon_burst", "\(burstLimit)/\(burstPeriod)"),
      ("x-ratelimit-available-anon_burst", "\(burstAvailable)"),
      ("x-ratelimit-limit-anon_sustained", "\(sustainedLimit)/day"),
      ("x-ratelimit-available-anon_sustained", "\(sustainedAvailable)"),
    ]
  }
}
