import FoundationEssentials

@testable import PhotoSearchCore

/// What servers say beside their answers, and the addresses in them.
nonisolated extension FuzzTarget {
  static let network = [
    FuzzTarget(name: "headers", check: checkHeaders),
    FuzzTarget(name: "dates", check: checkDates),
    FuzzTarget(name: "addresses", check: checkAddresses),
  ]

  private static func checkHeaders(_ bytes: [UInt8]) throws {
    var headers = HTTPHeaders()
    for line in bytes.split(separator: 0x0A) { headers.append(line: line) }
    let url = URL(string: "https://api.example.org/")!
    let response = HTTPResponse(status: 200, headers: headers, url: url)
    if let wait = response.retryAfter {
      try demand(.seconds(1)...(.seconds(86_400)) ~= wait, "a wait of \(wait)")
    }
    let pause = response.throttlePause
    try demand(.seconds(1)...(.seconds(60)) ~= pause, "a pause of \(pause)")
    let limits = RateLimitHeaders(headers)
    for limit in [limits.burst, limits.sustained].compactMap(\.self) {
      try demand(1...RateLimitHeaders.highestLimit ~= limit.limit && 0...limit.limit ~= limit.available, "\(limit)")
    }
    let control = CacheControl(headers)
    try demand(0...Int(Int32.max) ~= control.maximumAge ?? 0, "\(control)")
    try checkKept(response, now: 1_700_000_000)
    for field in headers.fields {
      let ends = [field.value.utf8.first, field.value.utf8.last].compactMap(\.self)
      try demand(!ends.contains { $0 == 0x20 || 0x09...0x0D ~= $0 }, "\(field)")
    }
  }

  private static func checkKept(_ response: HTTPResponse, now: Int) throws {
    let request = HTTPRequest(url: response.url, policy: URLPolicy())
    guard let kept = CachedResponse(response, to: request, requestedAt: now - 2, now: now) else {
      return try demand(
        CacheControl(response.headers).forbidsStoring || response.headers["vary"] != nil, "not kept without a reason")
    }
    let revalidated = kept.revalidated(by: response, requestedAt: now - 1, now: now + 10)
    for kept in [kept, revalidated] {
      var wasFresh = true
      for time in stride(from: now + 10, to: now + 4_000_000_000, by: 400_000_000) {
        try demand(kept.age(at: time) >= 0, "younger than new")
        let isFresh = kept.isFresh(at: time, heuristic: 60)
        try demand(wasFresh || !isFresh, "fresh again")
        wasFresh = isFresh
      }
      try demand(!kept.isFresh(at: now - 1, heuristic: nil), "fresh before it came")
    }
    try demand(!kept.headers.fields.contains { $0.name.lowercased() == "set-cookie" }, "a cookie is kept")
  }

  private static func checkDates(_ bytes: [UInt8]) throws {
    let text = text(bytes)
    if let date = HTTPDate(text) {
      try demand(0..<253_402_400_000 ~= date.secondsSince1970, "\(text) is \(date)")
    }
    if let day = LocalDay(iso8601: text) {
      try demand(1...9999 ~= day.year && 1...12 ~= day.month && 1...31 ~= day.day, "\(day)")
      try demand(LocalDay(iso8601: day.iso8601) == day, "\(day) is written \(day.iso8601)")
      try demand(LocalDay(containing: day.start) == day, "\(day) begins on another day")
    }
    if let date = try? Date(text, strategy: .iso8601) {
      let seconds = SavedPhotoRecord.seconds(date)
      let written = SavedPhotoRecord.date(seconds).formatted(.iso8601)
      let read = (try? Date(written, strategy: .iso8601)).map(SavedPhotoRecord.seconds)
      try demand(read == seconds, "\(text) is written \(written)")
    }
  }

  private static func checkAddresses(_ bytes: [UInt8]) throws {
    let text = text(bytes)
    _ = try? ServiceURL.parse(text, variable: "VESPER_OPENVERSE_URL")
    let proxy = ProxySettings.host(of: ProxySettings.resolvingNames(text))
    try demand(!proxy.contains("@") || !text.contains("@") || proxy.count <= text.count, "\(proxy)")
    if let token = try? AllSourcesToken(PageToken(rawValue: text)) {
      try demand(try AllSourcesToken(token.pageToken) == token, "another token: \(token.pageToken)")
    }
    if let continuation = CommonsContinuation(PageToken(rawValue: text)) {
      try demand(continuation.token.flatMap(CommonsContinuation.init) == continuation, "\(continuation)")
    }
    guard let url = URL(string: text) else { return }
    let policy = URLPolicy()
    if policy.permits(url) {
      let host = url.host() ?? ""
      try demand(url.scheme?.lowercased() == "https" && url.user == nil && !host.isEmpty, "\(text)")
      try demand(!URLPolicy.isLoopback(url) && host.lowercased().split(separator: ".").last != "localhost", "\(text)")
      try demand(IPAddress(host)?.isPublic ?? true, "\(text)")
    }
    let local = URLPolicy(bases: [url])
    try demand(local.destination(of: url) != .local || URLPolicy.isLoopback(url), "\(text) is called local")
    if let link = WebLink(url) {
      try demand(link.text.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\"'()<>[]\\^`{|}".utf8.contains($0) }, link.text)
      try demand(WebLink(link.url)?.text == link.text, "\(link.text) is written in two ways")
    }
    let photo = Photo(
      id: PhotoID(source: .openverse, id: text), title: "", license: .unknown, pageURL: url, imageURL: url)
    try demand(PhotoIdentity.all(of: photo).contains(.id(photo.id)), "not itself")
  }
}
