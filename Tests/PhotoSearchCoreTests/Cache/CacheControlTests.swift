import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// How long answers are good, by RFC 9111.
nonisolated struct CacheControlTests {
  /// 1994-11-06 08:49:37.
  private static let date = 784_111_777
  private static let request = HTTPRequest(url: URL(string: "https://example.org/a")!, policy: URLPolicy())

  private func entry(
    _ headers: [String: String], status: Int = 200, url: URL = request.url, requestedAt: Int = date, now: Int = date
  ) -> CachedResponse? {
    let response = HTTPResponse(
      status: status, headers: HTTPHeaders(headers.map { .init(name: $0.key, value: $0.value) }), body: Data([1]),
      url: url)
    return CachedResponse(response, to: Self.request, requestedAt: requestedAt, now: now)
  }

  @Test(
    "What the server says about time is understood",
    arguments: [
      (["Cache-Control": "max-age=60"], 60), (["Cache-Control": "public, MAX-AGE=60 , foo=bar"], 60),
      (["Cache-Control": "max-age=\"60\""], 60), (["Cache-Control": "max-age=60, max-age=3"], 60),
      (["Cache-Control": "max-age=60", "Expires": "0"], 60), (["Cache-Control": "max-age=soon"], 0),
      (["Cache-Control": "max-age=-1"], 0), (["Cache-Control": "max-age"], 0),
      (["Cache-Control": "max-age=99999999999999999999"], Int(Int32.max)),
      (["Cache-Control": "s-maxage=9"], 0), (["Cache-Control": "no-cache, max-age=60"], 0), ([:], 0),
      (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT"], 60),
      (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT"], 60), (["Expires": "0"], 0), (["Expires": "-1"], 0),
      (["Last-Modified": "Sun, 06 Nov 1994 08:32:57 GMT"], 100),
      (["Last-Modified": "Fri, 06 Nov 1970 08:49:37 GMT"], 86_400),
      (["Last-Modified": "Sun, 06 Nov 2094 08:49:37 GMT"], 0),
      (["Cache-Control": "max-age=60", "Age": "20"], 40), (["Cache-Control": "max-age=60", "Age": "90"], 0),
      (["Cache-Control": "max-age=60", "Date": "Sun, 06 Nov 1994 08:49:07 GMT"], 30),
      (["Cache-Control": "max-age=60", "Date": "Sun, 06 Nov 1994 09:49:07 GMT"], 60),
      (["Cache-Control": "max-age=60", "Age": "many"], 60),
    ])
  func lifetimes(headers: [String: String], seconds: Int) throws {
    let kept = try #require(entry(headers))
    if seconds > 0 { #expect(kept.isFresh(at: Self.date + seconds - 1, heuristic: nil)) }
    #expect(!kept.isFresh(at: Self.date + seconds, heuristic: nil))
  }

  @Test("The way here counts as age, and nothing is known after the clock was set back")
  func clocks() throws {
    let kept = try #require(entry(["Cache-Control": "max-age=60", "Age": "1"], requestedAt: Self.date - 10))
    #expect(kept.initialAge == 11)
    #expect(kept.age(at: Self.date + 5) == 16)
    #expect(kept.isFresh(at: Self.date + 48, heuristic: nil))
    #expect(!kept.isFresh(at: Self.date + 49, heuristic: nil))
    #expect(!kept.isFresh(at: Self.date - 1, heuristic: nil))
  }

  @Test("Our own idea of how long an answer is good counts only where the server has none")
  func heuristic() throws {
    #expect(try #require(entry([:])).isFresh(at: Self.date + 99, heuristic: 100))
    #expect(try #require(entry(["Last-Modified": "x"])).isFresh(at: Self.date + 99, heuristic: 100))
    for value in ["max-age=10", "no-cache"] {
      #expect(try #require(entry(["Cache-Control": value])).isFresh(at: Self.date + 10, heuristic: 100) == false)
    }
  }

  @Test(
    "What may not be kept, or is no answer to this request alone, is not",
    arguments: [
      ["Cache-Control": "no-store"], ["Cache-Control": "max-age=60, no-store"], ["Vary": "*"],
      ["Vary": "Accept-Encoding, User-Agent"],
    ])
  func notKept(headers: [String: String]) {
    #expect(entry(headers) == nil)
  }

  @Test("Other statuses and what came from elsewhere are not kept")
  func otherAnswers() {
    for status in [206, 301, 304, 404, 429, 500] { #expect(entry([:], status: status) == nil) }
    #expect(entry([:], url: URL(string: "https://example.org/b")!) == nil)
  }

  @Test("Of the headers only those that the cache needs are kept")
  func headers() throws {
    let headers = [
      "Content-Type": "image/png", "ETag": "\"1\"", "Vary": "Accept-Encoding, Accept", "Set-Cookie": "secret",
      "X-RateLimit-Available-anon_burst": "3", "Retry-After": "3",
    ]
    let kept = try #require(entry(headers))
    #expect(Set(kept.headers.fields.map(\.name)) == ["Content-Type", "ETag"])
  }

  @Test("When the server is away, old answers are good enough unless it forbids that")
  func stale() throws {
    #expect(try #require(entry(["Cache-Control": "max-age=1"])).mayBeStale)
    #expect(try #require(entry(["Cache-Control": "max-age=1, must-revalidate"])).mayBeStale == false)
    #expect(try #require(entry(["Cache-Control": "no-cache"])).mayBeStale == false)
  }
}
