import FoundationEssentials

/// An answer that is kept, and how long it is good. Times are seconds since 1970 by the clock on the wall: they outlive
/// the process.
///
/// https://www.rfc-editor.org/rfc/rfc9111#name-freshness
nonisolated struct CachedResponse: Sendable {
  /// Those that are worth keeping: see `keptHeaders`.
  let headers: HTTPHeaders
  let body: Data
  /// When it came.
  let storedAt: Int
  /// How old it was then.
  let initialAge: Int

  /// Everything else is about the moment, such as what is left of a rate limit, or nobody's business, such as cookies.
  private static let keptHeaders: Set<String> = [
    "content-type", "etag", "last-modified", "cache-control", "expires", "date",
  ]

  init(headers: HTTPHeaders, body: Data, storedAt: Int, initialAge: Int) {
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
    self.initialAge = initialAge
  }

  /// - Parameters:
  ///   - requestedAt: When the request was sent.
  /// - Returns: Nil for an answer that may not be kept.
  init?(_ response: HTTPResponse, to request: HTTPRequest, requestedAt: Int, now: Int) {
    // What came after a redirect is the answer to another request.
    guard response.status == 200, response.url == request.url, !CacheControl(response.headers).forbidsStoring,
      Self.isAlwaysTheSame(response.headers)
    else { return nil }
    self.init(
      headers: HTTPHeaders(response.headers.fields.filter { Self.keptHeaders.contains($0.name.lowercased()) }),
      body: response.body, storedAt: now,
      initialAge: Self.age(response.headers, requestedAt: requestedAt, now: now))
  }

  /// The same with what "not modified" (304) brought up to date.
  func revalidated(by response: HTTPResponse, requestedAt: Int, now: Int) -> CachedResponse {
    let new = response.headers.fields.filter { Self.keptHeaders.contains($0.name.lowercased()) }
    let names = Set(new.map { $0.name.lowercased() })
    return CachedResponse(
      headers: HTTPHeaders(headers.fields.filter { !names.contains($0.name.lowercased()) } + new), body: body,
      storedAt: now, initialAge: Self.age(response.headers, requestedAt: requestedAt, now: now))
  }

  /// Whether it may be used without asking the server.
  ///
  /// - Parameter heuristic: How long it is good, in seconds, where the server does not say.
  func isFresh(at now: Int, heuristic: Int?) -> Bool {
    let control = CacheControl(headers)
    // When the clock was set back, nobody knows how old it is.
    guard !control.alwaysRevalidates, now >= storedAt else { return false }
    return age(at: now) < lifetime(control, heuristic: heuristic)
  }

  /// Whether it may be used though it is old, because the server cannot be reached.
  var mayBeStale: Bool {
    let control = CacheControl(headers)
    return !control.alwaysRevalidates && !control.forbidsStale
  }

  func age(at now: Int) -> Int { initialAge + max(0, now - storedAt) }

  /// What makes a request conditional; empty when the server gave nothing to compare.
  var validators: [HTTPHeaders.Field] {
    [("ETag", "If-None-Match"), ("Last-Modified", "If-Modified-Since")].compactMap { name, condition in
      headers[name].map { HTTPHeaders.Field(name: condition, value: $0) }
    }
  }

  private func lifetime(_ control: CacheControl, heuristic: Int?) -> Int {
    if let maximumAge = control.maximumAge { return maximumAge }
    let date = headers["date"].flatMap(HTTPDate.init)?.secondsSince1970 ?? storedAt
    // "Expires: 0", and whatever else is no date, is in the past.
    if let expires = headers["expires"] { return HTTPDate(expires).map { $0.secondsSince1970 - date } ?? 0 }
    if let heuristic { return heuristic }
    // What has not changed for ten days will not change today (section 4.2.2).
    guard let modified = headers["last-modified"].flatMap(HTTPDate.init) else { return 0 }
    return min(max(0, (date - modified.secondsSince1970) / 10), 86_400)
  }

  /// Section 4.2.3.
  private static func age(_ headers: HTTPHeaders, requestedAt: Int, now: Int) -> Int {
    let date = headers["date"].flatMap(HTTPDate.init)?.secondsSince1970 ?? now
    let said = headers["age"].flatMap { Int($0) }.map { min(max(0, $0), Int(Int32.max)) } ?? 0
    return max(0, now - date, said + max(0, now - requestedAt))
  }

  /// Whether the next request of the same key gets the same answer. All that a request of ours can say is in its key,
  /// but for what each version of the program says of itself.
  private static func isAlwaysTheSame(_ headers: HTTPHeaders) -> Bool {
    headers.list("vary").allSatisfy { !["*", "user-agent"].contains($0.lowercased()) }
  }
}
