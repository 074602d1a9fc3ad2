import FoundationEssentials
import Testing

@testable import PhotoSearchCore

struct RetryPolicyTests {
  private let time = ManualTime()
  private let request = HTTPRequest(url: URL(string: "https://example.org/")!, policy: URLPolicy())

  private func run(_ transport: FakeTransport) async -> Result<Int, PhotoSearchError> {
    var policy = RetryPolicy()
    policy.jitter = { .zero }
    do throws(PhotoSearchError) {
      let response = try await policy.run(clock: time.clock) { () async throws(PhotoSearchError) in
        do throws(HTTPError) {
          return try await transport.response(to: request)
        } catch {
          throw PhotoSearchError(error)
        }
      }
      return .success(response.status)
    } catch {
      return .failure(error)
    }
  }

  private nonisolated static func response(_ status: Int, retryAfter: String? = nil) -> HTTPResponse {
    let fields = retryAfter.map { [HTTPHeaders.Field(name: "Retry-After", value: $0)] } ?? []
    return HTTPResponse(status: status, headers: HTTPHeaders(fields), url: URL(string: "https://example.org/")!)
  }

  @Test("A connection that fails is tried again, twice at most")
  func connection() async {
    let never = FakeTransport { _, _ in .failure(.cannotConnect(host: "h")) }
    #expect(await run(never) == .failure(.cannotConnect(host: "h")))
    #expect(never.requests.count == 3)
    #expect(time.sleeps == [.milliseconds(250), .milliseconds(1000)])
    let second = FakeTransport { _, number in
      number == 0 ? .failure(.connectionLost(host: "h")) : .success(Self.response(200))
    }
    #expect(await run(second) == .success(200))
    #expect(second.requests.count == 2)
  }

  @Test("A request that reached the service is repeated once only, because the service counts each")
  func counted() async {
    let never = FakeTransport { _, _ in .failure(.connectionLost(host: "h")) }
    #expect(await run(never) == .failure(.connectionLost(host: "h")))
    #expect(never.requests.count == 2)
  }

  @Test("A service that is busy for a moment is asked again after that moment")
  func busy() async {
    let busy = FakeTransport { _, number in .success(Self.response(number == 0 ? 503 : 200, retryAfter: "3")) }
    #expect(await run(busy) == .success(200))
    #expect(time.sleeps == [.seconds(3)])
  }

  @Test("Nothing else is tried again")
  func others() async {
    for status in [200, 400, 401, 404, 429, 500, 502] {
      let transport = FakeTransport { _, _ in .success(Self.response(status, retryAfter: "1")) }
      #expect(await run(transport) == .success(status))
      #expect(transport.requests.count == 1)
    }
    for retryAfter in [nil, "6", "3600", "soon"] {
      let transport = FakeTransport { _, _ in .success(Self.response(503, retryAfter: retryAfter)) }
      #expect(await run(transport) == .success(503))
      #expect(transport.requests.count == 1)
    }
    let errors: [HTTPError] = [
      .timedOut(host: "h"), .tlsFailure(host: "h"), .cancelled, .offline, .refused(url: "u"),
      .redirectRefused(url: "u"), .tooLarge(limit: 1),
    ]
    for error in errors {
      let transport = FakeTransport { _, _ in .failure(error) }
      #expect(await run(transport) == .failure(PhotoSearchError(error)))
      #expect(transport.requests.count == 1)
    }
    #expect(time.sleeps.isEmpty)
  }

  @Test(
    "Retry-After is read as seconds or as a date, within reason",
    arguments: [
      ("120", Duration?.some(.seconds(120))), ("0", .seconds(1)), ("-5", .seconds(1)), ("99999999", .seconds(86_400)),
      ("Sun, 06 Nov 1994 08:49:37 GMT", .seconds(37)), ("Sun, 06 Nov 1994 08:48:00 GMT", .seconds(1)),
      ("soon", nil), ("", nil), ("Sunday, 06-Nov-94 08:49:37 GMT", nil),
    ])
  func retryAfter(value: String, expected: Duration?) {
    let headers = HTTPHeaders([
      .init(name: "Date", value: "Sun, 06 Nov 1994 08:49:00 GMT"), .init(name: "retry-after", value: value),
    ])
    #expect(HTTPResponse(status: 429, headers: headers, url: request.url).retryAfter == expected)
  }

  @Test(
    "A date of HTTP is a number of seconds",
    arguments: [
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799), ("Wed, 01 Mar 2000 00:00:00 GMT", 951_868_800),
      ("Thu, 31 Dec 2099 00:00:00 GMT", 4_102_358_400),
    ])
  func dates(text: String, seconds: Int) {
    #expect(HTTPDate(text)?.secondsSince1970 == seconds)
  }

  @Test(
    "What is no date of HTTP is none",
    arguments: [
      "", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nox 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
    ])
  func noDates(text: String) {
    #expect(HTTPDate(text) == nil)
  }
}
