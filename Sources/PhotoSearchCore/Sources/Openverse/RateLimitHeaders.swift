/// The rate limits in Openverse's response headers, such as
///
///     x-ratelimit-limit-anon_burst: 20/min
///     x-ratelimit-available-anon_burst: 18
///
/// The suffix of the names depends on the kind of client and ends in `burst` or `sustained`.
nonisolated struct RateLimitHeaders: Sendable, Hashable {
  struct Limit: Sendable, Hashable {
    let limit: Int
    let period: Duration
    let available: Int
  }

  let burst: Limit?
  let sustained: Limit?

  /// The maximum limit to accept, because each counted request is stored and scanned.
  static let highestLimit = 10_000

  init(_ headers: HTTPHeaders) {
    // The headers of a cached response are outdated and may belong to another client.
    let isCopy =
      headers["age"].flatMap { Int($0) } ?? 0 > 0 || headers["cf-cache-status"]?.lowercased() == "hit"
    burst = isCopy ? nil : Self.limit("burst", in: headers)
    sustained = isCopy ? nil : Self.limit("sustained", in: headers)
  }

  private static func limit(_ kind: String, in headers: HTTPHeaders) -> Limit? {
    let prefix = "x-ratelimit-limit-"
    for field in headers.fields {
      let name = field.name.lowercased()
      guard name.hasPrefix(prefix), name.hasSuffix(kind) else { continue }
      let parts = field.value.split(separator: "/")
      guard parts.count == 2, let reported = Int(parts[0]), reported >= 1, let period = period(parts[1]),
        let available = headers["x-ratelimit-available-" + name.dropFirst(prefix.count)].flatMap({ Int($0) })
      else { return nil }
      let limit = min(reported, highestLimit)
      return Limit(limit: limit, period: period, available: min(max(available, 0), limit))
    }
    return nil
  }

  /// Parses the period. Django REST framework uses only the first letter:
  /// https://www.django-rest-framework.org/api-guide/throttling/
  private static func period(_ text: Substring) -> Duration? {
    switch text.first {
    case "s": .seconds(1)
    case "m": .seconds(60)
    case "h": .seconds(3600)
    case "d": .seconds(86_400)
    default: nil
    }
  }
}
