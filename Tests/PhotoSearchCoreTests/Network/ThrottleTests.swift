import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What happens to others when a host says "too many requests".
@Suite(.timeLimit(.minutes(5)))
nonisolated struct ThrottleTests {
  private let server = ReplayServer()
  private let time = ManualTime()
  private let base: URL
  private let transport: CurlTransport

  init() throws {
    base = try server.start()
    transport = CurlTransport(product: "VesperTests/1.0", clock: time.clock)
  }

  private func request(_ path: String, together: Bool) -> HTTPRequest {
    var request = HTTPRequest(url: URL(string: base.absoluteString + path)!, policy: URLPolicy(bases: [base]))
    request.isThrottledWithOthers = together
    return request
  }

  private func failure(of request: HTTPRequest) async -> HTTPError? {
    do throws(HTTPError) {
      _ = try await transport.response(to: request)
      return nil
    } catch {
      return error
    }
  }

  @Test("Those that wait for the host fail unsent, and those that come before its time is over")
  func together() async throws {
    server.answer("/x", with: Reply.throttled(retryAfter: 7).held())
    let (transport, request) = (transport, request("x", together: true))
    let failures = await withTaskGroup(of: HTTPError?.self) { group in
      for _ in 0..<40 {
        group.addTask {
          do throws(HTTPError) {
            _ = try await transport.response(to: request)
            return nil
          } catch {
            return error
          }
        }
      }
      await server.wait { $0.underWay == 3 }
      server.releaseHeldReplies()
      var failures: [HTTPError?] = []
      for await failure in group { failures.append(failure) }
      return failures
    }
    // The first three got the answer of the server.
    #expect(failures.filter { $0 == nil }.count == 3)
    #expect(
      failures.filter { $0 == .rateLimited(host: "127.0.0.1", retryAfter: .seconds(7)) }.count == 37)
    #expect(server.requests.count == 3)
    time.advance(by: .seconds(3))
    #expect(await failure(of: request) == .rateLimited(host: "127.0.0.1", retryAfter: .seconds(4)))
    #expect(server.requests.count == 3)
    time.advance(by: .seconds(4))
    #expect(await failure(of: request) == nil)
    #expect(server.requests.count == 4)
  }

  @Test("A search is not held back by pictures, nor pictures by a search")
  func apart() async {
    server.answer("/pictures", with: .throttled(retryAfter: 7))
    server.answer("/search", with: .throttled(retryAfter: 7))
    #expect(await failure(of: request("search", together: false)) == nil)
    #expect(await failure(of: request("pictures", together: true)) == nil)
    #expect(await failure(of: request("search", together: false)) == nil)
    #expect(server.requests.map(\.path) == ["/search", "/pictures", "/search"])
  }

  @Test("A redirect to somebody who is asked too often says nothing about the service's own limits")
  func foreignHost() async throws {
    let other = ReplayServer()
    let target = try other.start()
    other.answer("/busy", with: .throttled(retryAfter: 3600))
    server.answer("/search", with: .redirect(to: target.absoluteString + "busy"), times: 1)
    let client = ServiceClient<String, Int>(
      .init(
        baseURL: base, policy: URLPolicy(bases: [base, target]), burst: .perMinute(20), failure: ServiceFailure.error),
      transport: transport, clock: time.clock, retryPolicy: RetryPolicy())
    let request = HTTPRequest(url: URL(string: "search", relativeTo: base)!.absoluteURL, policy: client.service.policy)
    await #expect(throws: PhotoSearchError.rateLimited(retryAfter: .seconds(3600))) {
      try await client.answer(to: "a", request: request) { @Sendable in $0.status }
    }
    #expect(client.budget.wait == .zero)
    server.answer("/search", with: .throttled(retryAfter: 3600))
    await #expect(throws: PhotoSearchError.rateLimited(retryAfter: .seconds(3600))) {
      try await client.answer(to: "a", request: request) { @Sendable in $0.status }
    }
    #expect(client.budget.wait == .seconds(3600))
    other.stop()
  }

  @Test("A server that comes back is reached again at the same address")
  func serverReturns() async throws {
    #expect(await failure(of: request("x", together: false)) == nil)
    server.stopAndWait()
    #expect(await failure(of: request("x", together: false)) == .cannotConnect(host: "127.0.0.1"))
    try server.restart()
    #expect(await failure(of: request("x", together: false)) == nil)
  }

  @Test("A server that trickles is given up after the time for standing still")
  func trickle() async {
    server.answer("/x", with: .trickling())
    var request = request("x", together: false)
    request.timeouts.stall = .seconds(1)
    request.timeouts.total = .seconds(600)
    #expect(await failure(of: request) == .timedOut(host: "127.0.0.1"))
  }
}
