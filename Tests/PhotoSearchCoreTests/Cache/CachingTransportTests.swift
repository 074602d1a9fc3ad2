import Foundation
import ReplayServer
import Synchronization
import Testing

@testable import PhotoSearchCore

@Suite(.timeLimit(.minutes(30)))
struct CachingTransportTests {
  private let directory = TemporaryDirectory()
  private let server = ReplayServer()
  private let base: URL
  private let transport: CachingTransport
  private let time = WallTime()

  init() throws {
    base = try server.start()
    let time = time
    transport = CachingTransport(
      CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20), cache: HTTPCache(directory: directory.path),
      now: { time.now })
  }

  private func request(_ path: String = "a", _ change: (inout HTTPRequest) -> Void = { _ in }) -> HTTPRequest {
    var request = HTTPRequest(url: URL(string: base.absoluteString + path)!, policy: URLPolicy(bases: [base]))
    change(&request)
    return request
  }

  private func body(_ request: HTTPRequest) async throws -> String {
    String(decoding: try await transport.response(to: request).body, as: UTF8.self)
  }

  private func reply(_ body: String, _ headers: (name: String, value: String)...) -> Reply {
    Reply(headers: headers, body: Data(body.utf8))
  }

  @Test("What is fresh is not asked for again, and tells its age")
  func fresh() async throws {
    server.answer("/a", with: reply("1", ("Cache-Control", "max-age=60"), ("Content-Type", "text/x")))
    #expect(await transport.freshResponse(to: request()) == nil)
    #expect(try await body(request()) == "1")
    time.advance(59)
    let kept = try await transport.response(to: request())
    #expect(kept.status == 200)
    #expect(kept.headers["age"] == "59")
    #expect(kept.headers["content-type"] == "text/x")
    #expect(kept.url == request().url)
    #expect(await transport.freshResponse(to: request())?.body == Data("1".utf8))
    #expect(server.requests.count == 1)
    time.advance(1)
    #expect(await transport.freshResponse(to: request()) == nil)
    #expect(try await body(request()) == "1")
    #expect(server.requests.count == 2)
  }

  @Test("What is old is asked about, by its tag and its date, and used when nothing has changed")
  func revalidation() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    server.answer("/a", with: reply("1", ("Cache-Control", "no-cache"), ("ETag", "\"x\""), ("Last-Modified", date)))
    #expect(try await body(request()) == "1")
    server.answer("/a", with: Reply(status: 304, headers: [("Cache-Control", "max-age=60"), ("ETag", "\"x\"")]))
    let kept = try await transport.response(to: request())
    #expect(kept.status == 200)
    #expect(kept.body == Data("1".utf8))
    #expect(server.requests.last?.headers["if-none-match"] == "\"x\"")
    #expect(server.requests.last?.headers["if-modified-since"] == date)
    // The new word counts.
    #expect(try await body(request()) == "1")
    #expect(server.requests.count == 2)
    time.advance(61)
    server.answer("/a", with: reply("2", ("Cache-Control", "max-age=60")))
    #expect(try await body(request()) == "2")
    #expect(try await body(request()) == "2")
    #expect(server.requests.count == 3)
  }

  @Test("What may not be kept is asked for each time, and what was kept before is gone")
  func noStore() async throws {
    server.answer("/a", with: reply("1", ("Cache-Control", "max-age=60")))
    #expect(try await body(request()) == "1")
    server.answer("/a", with: reply("2", ("Cache-Control", "no-store")))
    for _ in 0..<2 { #expect(try await body(request { $0.cacheUse = .reload }) == "2") }
    #expect(try await body(request()) == "2")
    #expect(server.requests.count == 4)
  }

  @Test("A request that asks for it gets a new answer, which is kept, or leaves no trace")
  func uses() async throws {
    server.answer(
      "/a", times: 1, with: { _ in Reply(headers: [("Cache-Control", "max-age=60")], body: Data("1".utf8)) })
    #expect(try await body(request()) == "1")
    server.answer("/a", with: reply("2", ("Cache-Control", "max-age=60")))
    #expect(try await body(request { $0.cacheUse = .none }) == "2")
    #expect(try await body(request()) == "1")
    #expect(try await body(request { $0.cacheUse = .reload }) == "2")
    #expect(try await body(request()) == "2")
    #expect(server.requests.count == 3)
  }

  @Test("Without a way to the server old answers are used where that is asked for and allowed")
  func away() async throws {
    server.answer("/a", with: reply("1", ("Cache-Control", "max-age=1")))
    server.answer("/strict", with: reply("1", ("Cache-Control", "max-age=1, must-revalidate")))
    for path in ["a", "strict"] { _ = try await body(request(path)) }
    time.advance(10)
    server.stopAndWait()
    #expect(try await body(request { $0.acceptsStale = true }) == "1")
    await #expect(throws: HTTPError.cannotConnect(host: "127.0.0.1")) { try await body(request()) }
    await #expect(throws: HTTPError.cannotConnect(host: "127.0.0.1")) {
      try await body(request("strict") { $0.acceptsStale = true })
    }
    try server.restart()
    server.answer("/a", with: reply("2"))
    #expect(try await body(request { $0.acceptsStale = true }) == "2")
  }

  @Test("Failures are not kept, and those of the moment push nothing out")
  func failures() async throws {
    server.answer("/a", with: reply("1", ("ETag", "\"1\"")))
    #expect(try await body(request()) == "1")
    for status in [429, 503] {
      server.answer("/a", with: .status(status), times: 1)
      #expect(try await transport.response(to: request()).status == status)
    }
    server.answer("/a", with: Reply(status: 304))
    #expect(try await body(request()) == "1")
    server.answer("/a", with: .status(404))
    #expect(try await transport.response(to: request()).status == 404)
    server.answer("/a", with: reply("2"))
    #expect(try await body(request()) == "2")
    #expect(server.requests.last?.headers["if-none-match"] == nil)
  }

  @Test("A request with other headers, another limit or no permission is another request")
  func keys() async throws {
    server.answer("/a") { request in
      Reply(headers: [("Cache-Control", "max-age=60")], body: Data((request.headers["x"] ?? "none").utf8))
    }
    #expect(try await body(request()) == "none")
    #expect(try await body(request { $0.headers = [.init(name: "X", value: "1")] }) == "1")
    #expect(try await body(request()) == "none")
    #expect(server.requests.count == 2)
    await #expect(throws: HTTPError.tooLarge(limit: 3)) { try await body(request { $0.maximumBytes = 3 }) }
    await #expect(throws: HTTPError.self) { try await body(request { $0.policy = URLPolicy() }) }
  }

  @Test("A search that was answered yesterday costs nothing of today's budget, until somebody wants it anew")
  func budget() async throws {
    server.answer("/a", with: reply("{}"))
    let baseURL = base
    func client() -> ServiceClient<WordSearch, Int> {
      ServiceClient(
        .init(
          baseURL: baseURL, policy: URLPolicy(bases: [baseURL]), burst: .perMinute(20), failure: ServiceFailure.error),
        transport: transport, clock: ManualTime().clock, retryPolicy: RetryPolicy())
    }
    for remaining in [19, 20] {
      let client = client()
      #expect(try await client.answer(to: "a", request: request()) { @Sendable in $0.status }.answer == 200)
      #expect(client.budget.burst.remaining == remaining)
    }
    let last = client()
    last.forget(PhotoQuery(text: "a"))
    #expect(try await last.answer(to: "a", request: request()) { @Sendable in $0.status }.answer == 200)
    #expect(last.budget.burst.remaining == 19)
    #expect(server.requests.count == 2)
  }
}

/// A clock on the wall that the test moves.
nonisolated private final class WallTime: Sendable {
  private let seconds = Mutex(1_000_000)
  var now: Int { seconds.withLock { $0 } }

  func advance(_ count: Int) {
    seconds.withLock { $0 += count }
  }
}
