import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// How often Openverse is asked, and how often not.
@Suite(.timeLimit(.minutes(30)))
struct OpenverseMannersTests {
  private let service: OpenverseFixture

  init() throws {
    service = try OpenverseFixture()
  }

  @Test("A search that is in memory waits for no budget, and is asked for again once it is forgotten")
  func forgetting() async throws {
    service.server.rateLimit.burstAvailable = 1
    _ = try await service.search("cat")
    let query = PhotoQuery(text: "cat")
    #expect(service.source.wait(before: query, page: nil) == .zero)
    service.source.forget(query)
    #expect(service.source.wait(before: query, page: nil) > .zero)
    #expect(service.server.searches.count == 1)
    service.time.advance(by: .seconds(61))
    _ = try await service.search("cat")
    #expect(service.server.searches.count == 2)
  }

  @Test("Forgetting a search forgets all of its pages, and no other search")
  func forgettingAllPages() async throws {
    let second = PageToken(rawValue: "2")
    for page in [nil, second] { _ = try await service.search("cat", page: page) }
    _ = try await service.search("dog")
    _ = try await service.source.search(PhotoQuery(text: "cat", creativeCommons: true), page: nil)
    service.server.forgetRequests()
    service.source.forget(PhotoQuery(text: " cat "))
    for page in [nil, second] { _ = try await service.search("cat", page: page) }
    _ = try await service.search("dog")
    _ = try await service.source.search(PhotoQuery(text: "cat", creativeCommons: true), page: nil)
    #expect(service.server.searches.map { $0.query["page"] } == ["1", "2"])
  }

  @Test("The same search within four hours is answered from memory")
  func cache() async throws {
    let first = try await service.search("cat")
    service.time.advance(by: .seconds(4 * 3600 - 1))
    #expect(try await service.search("cat") == first)
    #expect(service.server.searches.count == 1)
    service.time.advance(by: .seconds(1))
    #expect(try await service.search("cat") == first)
    #expect(service.server.searches.count == 2)
  }

  @Test("Failures are not kept")
  func failuresAreNotCached() async throws {
    service.answer(with: .status(500), times: 1)
    #expect(await service.failure() != nil)
    #expect(try await service.search("cat").photos.count == 20)
  }

  @Test("The budget is that of the service's headers")
  func budget() async throws {
    #expect(service.source.budget?.burst.remaining == 20)
    #expect(service.source.budget?.sustained?.remaining == 200)
    service.server.rateLimit.burstAvailable = 8
    service.server.rateLimit.sustainedAvailable = 100
    _ = try await service.search("cat")
    let budget = try #require(service.source.budget)
    #expect(budget.burst == .init(limit: 20, remaining: 7, period: .seconds(60), wait: .zero))
    #expect(budget.sustained == .init(limit: 200, remaining: 99, period: .seconds(86_400), wait: .zero))
  }

  @Test("A search beyond the budget is not sent, and says how long to wait")
  func neverOverrun() async throws {
    service.server.rateLimit.isEnforced = true
    for number in 0..<20 { _ = try await service.search("cat \(number)") }
    #expect(service.source.budget?.burst.remaining == 0)
    #expect(await service.failure("one more") == .rateLimited(retryAfter: .seconds(60)))
    #expect(service.server.searches.count == 20)
    service.time.advance(by: .seconds(45))
    #expect(await service.failure("one more") == .rateLimited(retryAfter: .seconds(15)))
    // What is in memory costs nothing.
    #expect(try await service.search("cat 3").photos.count == 20)
    #expect(service.source.budget?.wait == .seconds(15))
  }

  @Test("Retries count against the budget")
  func retriesCount() async throws {
    service.answer(with: Reply(status: 503, headers: [("Retry-After", "1")]), times: 2)
    #expect(try await service.search("cat").photos.count == 20)
    #expect(service.server.searches.count == 3)
    #expect(service.source.budget?.burst.remaining == 17)
  }

  @Test("However many ask at once, the service is never asked more than it allows")
  func concurrentSearches() async {
    let source = service.source
    let sentCount = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { (try? await source.search(PhotoQuery(text: "cat \(number)"), page: nil)) != nil }
      }
      var count = 0
      for await isSent in group where isSent { count += 1 }
      return count
    }
    #expect(sentCount == 20)
    #expect(service.server.searches.count == 20)
  }
}
