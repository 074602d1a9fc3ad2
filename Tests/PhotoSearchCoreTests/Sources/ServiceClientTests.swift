import Foundation
import Testing

@testable import PhotoSearchCore

/// What a client makes of searches that are forgotten, for the caches below it.
nonisolated struct ServiceClientTests {
  private let url = URL(string: "https://api.example.org/")!
  private let transport = FakeTransport { request, _ in .success(HTTPResponse(status: 200, url: request.url)) }
  private let client: ServiceClient<WordSearch, Int>

  init() {
    client = ServiceClient(
      .init(baseURL: url, policy: URLPolicy(), burst: .perMinute(1000), failure: ServiceFailure.error),
      transport: transport, clock: .system, retryPolicy: RetryPolicy())
  }

  /// How the cache may be used for a search, or `nil` if nothing is requested because the answer is in memory.
  private func cacheUse(for search: WordSearch) async throws -> HTTPRequest.CacheUse? {
    let count = transport.requests.count
    let request = HTTPRequest(url: url, policy: client.service.policy)
    _ = try await client.answer(to: search, request: request) { @Sendable in $0.status }
    return transport.requests.count > count ? transport.requests.last?.cacheUse : nil
  }

  @Test func `All pages of a search that is forgotten are loaded anew, and no other search`() async throws {
    let pages = [WordSearch("cat"), WordSearch("cat", page: 2), WordSearch("dog")]
    for page in pages { #expect(try await cacheUse(for: page) == .normal) }
    for page in pages { #expect(try await cacheUse(for: page) == nil) }
    client.forget(PhotoQuery(text: "cat"))
    #expect(try await cacheUse(for: pages[0]) == .reload)
    #expect(try await cacheUse(for: pages[1]) == .reload)
    #expect(try await cacheUse(for: pages[2]) == nil)
    #expect(try await cacheUse(for: WordSearch("cat", page: 3)) == .reload)
  }

  @Test func `The searches that were forgotten last are remembered, however often each was`() async throws {
    let count = ServiceClient<WordSearch, Int>.maximumForgotten
    for number in 0..<count { client.forget(PhotoQuery(text: "\(number)")) }
    for _ in 0..<count { client.forget(PhotoQuery(text: "0")) }
    client.forget(PhotoQuery(text: "cat"))
    #expect(try await cacheUse(for: "1") == .normal)
    for number in [0] + (2..<count) { #expect(try await cacheUse(for: WordSearch("\(number)")) == .reload) }
    #expect(try await cacheUse(for: "cat") == .reload)
  }

  // F5 showed what the search before it had answered, if that came a moment too late to be cancelled.
  @Test func `An answer to a search from before it was forgotten is not kept for the next one`() async throws {
    _ = try await client.answer(to: "cat", request: HTTPRequest(url: url, policy: client.service.policy)) {
      client.forget(PhotoQuery(text: "cat"))
      return $0.status
    }
    #expect(try await cacheUse(for: "cat") == .reload)
    #expect(try await cacheUse(for: "cat") == nil)
  }
}
