import FoundationEssentials

/// A cached response and its freshness. Times are wall-clock seconds since 1970, because they outlive the process.
///
/// https://www.rfc-editor.org/rfc/rfc9111#name-freshness
nonisolated struct CachedResponse: Sendable {
  /// The headers worth caching. See `keptHeaders`.
  let headers: HTTPHeaders
  let body: Data
  /// When the response was received.
  let storedAt: Int
  /// The response's age at that time, in seconds.
  let initialAge: Int

  /// Any other header is either transient, such as the remaining rate limit, or private, such as cookies.
  private static let keptHeaders: Set<String> = [
    "content-type", "etag", "last-modified", "cache-control", "expires", "date",
  ]

  init(headers: HTTPHeaders, body: Data, storedAt: Int, initialAge: Int) {
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
    self.initialAge = initialAge
  }

  /// Creates a cache entry, or returns `nil` if the response must not be cached.
  ///
  /// - Parameters:
  ///   - requestedAt: When the request was sent.
  init?(_ response: HTTPResponse, to request: HTTPRequest, requestedAt: Int, now: Int) {
    // A response after a redirect answers another request.
    guard response.status == 200, response.url == request.url, !CacheControl(response.headers).forbidsStoring,
      Self.isAlwaysTheSame(response.headers)
    else { return nil }
    self.init(
      headers: HTTPHeaders(response.headers.fields.filter { Self.keptHeaders.contains($0.name.lowercased()) }),
      body: response.body, storedAt: now,
      initialAge: Self.age(response.headers, requestedAt: requestedAt, now: now))
  }

  /// Returns the entry updated with a "not modified" (304) response.
  func revalidated(by response: HTTPResponse, requestedAt: Int, now: Int) -> CachedResponse {
    let new = response.headers.fields.filter { Self.keptHeaders.contains($0.name.lowercased()) }
    let names = Set(new.map { $0.name.lowercased() })
    return CachedResponse(
      headers: HTTPHeaders(headers.fields.filter { !names.contains($0.name.lowercased()) } + new), body: body,
      storedAt: now, initialAge: Self.age(response.headers, requestedAt: requestedAt, now: now))
  }

  /// Whether the response may be used without contacting the server.
  ///
  /// - Parameter heuristic: The freshness lifetime in seconds if the server specifies none.
  func isFresh(at now: Int, heuristic: Int?) -> Bool {
    let control = CacheControl(headers)
    // If the clock was set back, the age is unknown.
    guard !control.alwaysRevalidates, now >= storedAt else { return false }
    return age(at: now) < lifetime(control, heuristic: heuristic)
  }

  /// Whether the response may be used although it is stale, because the server is unreachable.
  var mayBeStale: Bool {
    let control = CacheControl(headers)
    return !control.alwaysRevalidates && !control.forbidsStale
  }

  func age(at now: Int) -> Int { initialAge + max(0, now - storedAt) }

  /// The headers that make a request conditional. Empty if the server sent no validators.
  var validators: [HTTPHeaders.Field] {
    [("ETag", "If-None-Match"), ("Last-Modified", "If-Modified-Since")].compactMap { name, condition in
      headers[name].map { HTTPHeaders.Field(name: condition, value: $0) }
    }
  }

  private func lifetime(_ control: CacheControl, heuristic: Int?) -> Int {
    if let maximumAge = control.maximumAge { return maximumAge }
    let date = headers["date"].flatMap(HTTPDate.init)?.secondsSince1970 ?? storedAt
    // "Expires: 0", like any other invalid date, means the past.
    if let expires = headers["expires"] { return HTTPDate(expires).map { $0.secondsSince1970 - date } ?? 0 }
    if let heuristic { return heuristic }
    // What has not changed for ten days is unlikely to change today (section 4.2.2).
    guard let modified = headers["last-modified"].flatMap(HTTPDate.init) else { return 0 }
    return min(max(0, (date - modified.secondsSince1970) / 10), 86_400)
  }

  /// Returns the initial age as defined by section 4.2.3.
  private static func age(_ headers: HTTPHeaders, requestedAt: Int, now: Int) -> Int {
    let date = headers["date"].flatMap(HTTPDate.init)?.secondsSince1970 ?? now
    let said = headers["age"].flatMap { Int($0) }.map { min(max(0, $0), Int(Int32.max)) } ?? 0
    return max(0, now - date, said + max(0, now - requestedAt))
  }

  /// Whether the next request with the same key gets the same response. The key covers all that our requests vary in,
  /// except for the User-Agent, which changes with the program's version.
  private static func isAlwaysTheSame(_ headers: HTTPHeaders) -> Bool {
    headers.list("vary").allSatisfy { !["*", "user-agent"].contains($0.lowercased()) }
  }
}
