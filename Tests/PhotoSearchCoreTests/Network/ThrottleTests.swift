import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What happens to others when a host says "too many requests".
@Suite(.timeLimit(.minutes(30)))
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
    // As long as a busy machine may need.
    request.timeouts = request.timeouts.multiplied(by: 20)
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

  @Test("Those that come before its time is over can wait for it instead")
  func waiting() async {
    server.answer("/x", with: .throttled(retryAfter: 7), times: 1)
    var request = request("x", together: true)
    request.waitsWhileThrottled = true
    #expect(await failure(of: request) == nil)
    time.advance(by: .seconds(3))
    let other = self.request("x", together: true)
    #expect(await failure(of: other) == .rateLimited(host: "127.0.0.1", retryAfter: .seconds(4)))
    #expect(time.sleeps.isEmpty)
    #expect(await failure(of: request) == nil)
    #expect(time.sleeps == [.seconds(4)])
    #expect(await failure(of: request) == nil)
    #expect(time.sleeps == [.seconds(4)])
    #expect(server.requests.count == 3)
  }

  @Test("One that is cancelled while it waits for a throttled host is never sent")
  func cancelledWait() async throws {
    server.answer("/x", with: .throttled(retryAfter: 7))
    let (sleeps, continuation) = AsyncStream<Duration>.makeStream()
    let clock = NetworkClock(now: time.clock.now) { duration in
      continuation.yield(duration)
      while !Task.isCancelled { await Task.yield() }
    }
    let transport = CurlTransport(product: "VesperTests/1.0", clock: clock)
    var request = request("x", together: true)
    request.waitsWhileThrottled = true
    #expect(try await transport.response(to: request).status == 429)
    let task = Task { [request] () throws(HTTPError) in try await transport.response(to: request).status }
    for await sleep in sleeps {
      #expect(sleep == .seconds(7))
      break
    }
    task.cancel()
    await #expect(throws: HTTPError.cancelled) { try await task.value }
    #expect(server.requests.count == 1)
  }

  @Test("Of several times that a host asks for, the one that ends last counts")
  func longestTime() async {
    server.answer("/short", with: Reply.throttled(retryAfter: 3).held())
    server.answer("/long", with: .throttled(retryAfter: 7))
    let (transport, short) = (transport, request("short", together: true))
    let task = Task { try? await transport.response(to: short).status }
    await server.wait { $0.underWay == 1 }
    #expect(await failure(of: request("long", together: true)) == nil)
    server.releaseHeldReplies()
    #expect(await task.value == 429)
    #expect(await failure(of: short) == .rateLimited(host: "127.0.0.1", retryAfter: .seconds(7)))
  }

  @Test(
    "The time that a host asks for is in the header, or else in a short message",
    arguments: [
      (Reply.throttled(retryAfter: 7, expected: 8), 7), (.throttled(retryAfter: nil, expected: 8), 8),
      (.throttled(retryAfter: nil), 10), (.throttled(retryAfter: nil, expected: 3600), 60),
      (.status(429, detail: String(repeating: " ", count: 10_000) + "in 8 seconds"), 10),
    ])
  func times(reply: Reply, seconds: Int) async {
    server.answer("/x", with: reply)
    let request = request("x", together: true)
    #expect(await failure(of: request) == nil)
    #expect(await failure(of: request) == .rateLimited(host: "127.0.0.1", retryAfter: .seconds(seconds)))
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
    let client = ServiceClient<WordSearch, Int>(
      .init(
        baseURL: base, policy: URLPolicy(bases: [base, target]), burst: .perMinute(20), failure: ServiceFailure.error),
      transport: transport, clock: time.clock, retryPolicy: RetryPolicy())
    var request = HTTPRequest(url: URL(string: "search", relativeTo: base)!.absoluteURL, policy: client.service.policy)
    request.timeouts = request.timeouts.multiplied(by: 20)
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
    #expect(await failure(of: request) == .timedOut(host: "127.0.0.1"))
  }
}
