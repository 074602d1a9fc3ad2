import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What comes when a search fails.
@Suite(.timeLimit(.minutes(30)))
struct OpenverseFailureTests {
  private let service: OpenverseFixture

  init() throws {
    service = try OpenverseFixture()
  }

  @Test(
    "The service's errors are told apart, in all of their forms",
    arguments: [
      (
        Reply.json(#"{"detail":{"license":["License 'x' does not exist."],"q":["Too odd."]}}"#, status: 400),
        PhotoSearchError.badRequest(message: "License 'x' does not exist. Too odd.")
      ),
      (
        .json(#"{"error":"InputError","detail":"Bad page.","fields":["page"]}"#, status: 400),
        .badRequest(message: "Bad page.")
      ),
      (.json(#"{"error":"InputError"}"#, status: 400), .badRequest(message: "InputError")),
      (.json("[]", status: 400), .badRequest(message: nil)),
      (
        .status(401, detail: "page_size may not exceed 20"),
        .serviceError(status: 401, message: "page_size may not exceed 20")
      ),
      (.status(404, detail: "Not found."), .notFound),
      (.status(424, detail: "Upstream."), .serviceError(status: 424, message: "Upstream.")),
      (
        .status(500, detail: "Internal Server Error"),
        .serviceError(status: 500, message: "Internal Server Error")
      ),
      (.html("<h1>Bad gateway</h1>", status: 502), .serviceError(status: 502, message: nil)),
      (.json("{", status: 503), .serviceError(status: 503, message: nil)),
      (Reply(status: 204), .malformedAnswer(reason: "it is not valid JSON")),
    ])
  func statuses(reply: Reply, error: PhotoSearchError) async {
    service.answer(with: reply)
    #expect(await service.failure() == error)
    #expect(service.server.searches.count == 1)
  }

  @Test(
    "Too many requests: the wait is in a header, in the text, or nowhere",
    arguments: [
      (Reply.throttled(retryAfter: 90), Duration?.some(.seconds(90))),
      (.throttled(retryAfter: nil, expected: 3600), .seconds(3600)),
      (.throttled(retryAfter: 90, expected: 3600), .seconds(90)),
      (.throttled(retryAfter: 0), .seconds(1)), (.throttled(retryAfter: -3), .seconds(1)),
      (.throttled(retryAfter: nil, expected: 0), .seconds(1)),
      (.throttled(retryAfter: nil), nil),
      (.html("Slow down", status: 429), nil),
    ])
  func throttled(reply: Reply, wait: Duration?) async {
    service.answer(with: reply, times: 1)
    #expect(await service.failure() == .rateLimited(retryAfter: wait))
    #expect(await service.failure() == .rateLimited(retryAfter: wait ?? .seconds(60)))
    #expect(service.server.searches.count == 1)
    service.time.advance(by: wait ?? .seconds(60))
    #expect(await service.failure() == nil)
  }

  @Test("A service that is gone cannot be connected to, and costs nothing of the budget")
  func gone() async throws {
    let nobody = OpenverseSource(
      baseURL: service.base, transport: FakeTransport { _, _ in .failure(.cannotConnect(host: "h")) },
      clock: service.time.clock)
    await #expect(throws: PhotoSearchError.cannotConnect(host: "h")) {
      try await nobody.search(PhotoQuery(text: "cat"), page: nil)
    }
    #expect(nobody.budget?.burst.remaining == 20)
  }

  @Test("Offline means offline")
  func offline() async {
    let source = OpenverseSource(transport: OfflineTransport())
    await #expect(throws: PhotoSearchError.offline) {
      try await source.search(PhotoQuery(text: "cat"), page: nil)
    }
  }

  @Test("A cancelled search ends as cancelled")
  func cancelled() async {
    service.answer(with: .hanging())
    let source = service.source
    let task = Task { try await source.search(PhotoQuery(text: "cat"), page: nil) }
    await service.server.wait { $0.underWay == 1 }
    task.cancel()
    await #expect(throws: PhotoSearchError.cancelled) { try await task.value }
  }
}
