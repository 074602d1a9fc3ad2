import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

@Suite(.timeLimit(.minutes(1)))
struct OpenverseSourceTests {
  private let server = ReplayServer()
  private let time = ManualTime()
  private let transport = CurlTransport(product: "VesperTests/1.0")
  private let base: URL
  private let source: OpenverseSource

  init() throws {
    base = try server.start()
    source = OpenverseSource(baseURL: base, transport: transport, clock: time.clock)
  }

  private func search(_ text: String, page: PageToken? = nil) async throws -> PhotoPage {
    try await source.search(PhotoQuery(text: text), page: page)
  }

  private func failure(_ text: String = "cat") async -> PhotoSearchError? {
    do throws(PhotoSearchError) {
      _ = try await source.search(PhotoQuery(text: text), page: nil)
      return nil
    } catch {
      return error
    }
  }

  private func answer(with reply: Reply, times: Int? = nil) {
    server.answer(ReplayServer.searchPath, with: reply, times: times)
  }

  // MARK: - Answers

  @Test("A recorded search is read completely")
  func recorded() async throws {
    let page = try await search("cat")
    #expect(page.photos.count == 20)
    #expect(page.total == 10_000)
    #expect(page.notices.isEmpty)
    let photo = try #require(page.photos.first)
    #expect(photo.id == PhotoID(source: .openverse, id: "f9384235-b72e-4f1e-9b05-e1b116262a29"))
    #expect(photo.title == "Cat")
    #expect(photo.author == "strogoscope")
    #expect(photo.authorURL?.absoluteString == "https://www.flickr.com/photos/7788419@N05")
    #expect(photo.license == License(.by, version: "2.0"))
    #expect(photo.pageURL?.absoluteString == "https://www.flickr.com/photos/7788419@N05/15218475961")
    #expect(photo.imageURL?.absoluteString == "https://live.staticflickr.com/3903/15218475961_963a4c116e_b.jpg")
    #expect(photo.thumbnail == .remote(URL(string: "\(base)v1/images/\(photo.id.id)/thumb/")!))
    #expect(photo.tags == ["cat"])
    #expect(photo.width == nil)
    #expect(photo.uploaded == nil)
    let request = try #require(server.searches.first)
    #expect(request.query == ["q": "cat", "page": "1", "page_size": "20"])
    #expect(request.headers["accept"] == "application/json")
  }

  @Test("A newer answer has sizes")
  func newerForm() async throws {
    let page = try await search("games")
    #expect(page.photos.first?.width == 1024)
    #expect(page.photos.first?.height == 1024)
    #expect(page.photos.first?.tags == ["consoles", "games", "gaming", "pc"])
    #expect(page.total == 240)
  }

  @Test("Pages follow one another until the last")
  func pages() async throws {
    let first = try await search("cat")
    let next = try #require(first.next)
    let second = try await search("cat", page: next)
    #expect(server.searches.map { $0.query["page"] } == ["1", "2"])
    #expect(second.photos.count == 20)
    #expect(Set(second.photos.map(\.id)).isDisjoint(with: first.photos.map(\.id)))
    #expect(second.next == PageToken(rawValue: "3"))
    answer(with: .json(#"{"result_count":21,"page_count":2,"results":[{"id":"x","license":"by"}]}"#))
    #expect(try await search("dog", page: PageToken(rawValue: "2")).next == nil)
    #expect(try await search("dog").next == PageToken(rawValue: "2"))
  }

  @Test("Nothing found is an empty page without an error")
  func nothingFound() async throws {
    let page = try await search("243f6a8885a308d3")
    #expect(page == PhotoPage(photos: [], next: nil, total: 0))
  }

  @Test("Text of spaces is not sent")
  func emptyText() async throws {
    #expect(try await search(" \n ").photos.isEmpty)
    #expect(server.requests.isEmpty)
  }

  @Test("The licence filter works on the server and again on the answer")
  func licenceFilter() async throws {
    answer(with: .json(#"{"results":[{"id":"1","license":"by"},{"id":"2","license":"all-mine"}]}"#))
    let query = PhotoQuery(text: "cat", creativeCommons: true)
    #expect(try await source.search(query, page: nil).photos.map(\.id.id) == ["1"])
    #expect(server.searches.first?.query["license_type"] == "all-cc")
    #expect(try await search("cat").photos.map(\.id.id) == ["1", "2"])
  }

  @Test("The date filter has no effect, and the page says so")
  func dateFilter() async throws {
    let query = PhotoQuery(text: "cat", dateFilter: true, minDate: .now, maxDate: .now)
    let page = try await source.search(query, page: nil)
    #expect(page.photos.count == 20)
    #expect(page.notices == [.notFiltered(.uploadDate, .openverse)])
    #expect(!source.capabilities.filters.contains(.uploadDate))
    #expect(try await search("cat").notices.isEmpty)
  }

  // MARK: - Strange answers

  @Test("Records that cannot be read are skipped and counted, the others stay")
  func badRecords() async throws {
    answer(
      with: .json(
        """
        {"result_count":"many","results":[
          {"id":"1","license":"by","width":"wide","height":-1,"tags":"none","title":null,"creator":7,"url":[]},
          {"license":"by"}, {"id":"no licence"}, {"id":5,"license":"by"}, null, 7, "text", [], {}, {"id":"","license":"by"},
          {"id":"2","license":"cc0","tags":[{"name":"a"},{"nom":"b"},null,{"name":"c"}]},
          {"id":"2","license":"cc0"}, {"id":"3","license":"by","mature":true}
        ]}
        """))
    let page = try await search("cat")
    #expect(page.photos.map(\.id.id) == ["1", "2"])
    #expect(page.photos.first?.width == nil)
    #expect(page.photos.first?.title == "")
    #expect(page.photos.last?.tags == ["a", "c"])
    #expect(page.total == nil)
    #expect(page.next == nil)
    #expect(page.notices == [.recordsSkipped(count: 9)])
  }

  @Test("An answer with more results than were asked for is cut to a page")
  func tooManyResults() async throws {
    let records = (0..<20_000).map { #"{"id":"\#($0)","license":"by"}"# }
    answer(with: .json(#"{"results":[\#(records.joined(separator: ","))]}"#))
    #expect(try await search("cat").photos.map(\.id.id) == (0..<20).map(String.init))
    answer(with: .json(#"{"results":[\#(Array(repeating: "7", count: 20_000).joined(separator: ","))]}"#))
    #expect(try await search("dog").notices == [.recordsSkipped(count: 20)])
  }

  @Test("Titles stay plain text, on one line and of bounded length")
  func strangeTitles() async throws {
    let long = String(repeating: "long ", count: 2000)
    answer(
      with: .json(
        #"""
        {"results":[{"id":"1","license":"by","title":"<b>Bold</b> & <a href='x'>more"},
        {"id":"2","license":"by","title":"two\nlines\r\n\ttabs\u0000\u001b[31m","creator":"\u202Eevil"},
        {"id":"3","license":"by","title":"\#(long)"}]}
        """#))
    let photos = try await search("cat").photos
    #expect(photos.map(\.title).prefix(2) == ["<b>Bold</b> & <a href='x'>more", "two lines tabs [31m"])
    #expect(photos[1].author == "evil")
    #expect(photos[2].title.count == PhotoText.maximumLength)
  }

  @Test("Addresses that must not be visited are left out")
  func badAddresses() async throws {
    answer(
      with: .json(
        """
        {"results":[
          {"id":"1","license":"by","thumbnail":"file:///etc/passwd","url":"http://example.org/x.jpg",
           "foreign_landing_url":"javascript:alert(1)","creator_url":"https://127.0.0.1/"},
          {"id":"2","license":"by","thumbnail":"https://192.168.0.1/x.jpg","url":"http://127.0.0.1:1/x.jpg",
           "foreign_landing_url":"https://user@example.org/","creator_url":""},
          {"id":"3","license":"by","thumbnail":"\(base)t","foreign_landing_url":"https://example.org/p"}]}
        """))
    let photos = try await search("cat").photos
    for photo in photos.prefix(2) {
      #expect(photo.thumbnail == nil)
      #expect(photo.imageURL == nil)
      #expect(photo.pageURL == nil)
      #expect(photo.authorURL == nil)
    }
    #expect(photos[2].thumbnail == .remote(URL(string: "\(base)t")!))
    #expect(photos[2].pageURL?.absoluteString == "https://example.org/p")
  }

  @Test(
    "A body that is no answer is malformed",
    arguments: [
      (Reply.json("{\"results\":["), "it is not valid JSON"), (.json(""), "it is not valid JSON"),
      (.json("null"), "it contains no list of results"), (.json("[]"), "it contains no list of results"),
      (.json("{}"), "it contains no list of results"), (.json(#"{"results":7}"#), "it contains no list of results"),
      (.html("<html>Please log in</html>"), "it is a web page, not search results"),
      (.json("\n <!doctype html>"), "it is a web page, not search results"),
    ])
  func malformed(reply: Reply, reason: String) async {
    answer(with: reply)
    #expect(await failure() == .malformedAnswer(reason: reason))
  }

  @Test("Redirects without end have an error of their own")
  func redirectsWithoutEnd() async {
    answer(with: .redirect(to: ReplayServer.searchPath))
    #expect(await failure() == .tooManyRedirects)
  }

  @Test("Deep nesting is an error, not a crash")
  func deepNesting() async {
    answer(with: .json(#"{"results":"# + String(repeating: "[", count: 100_000)))
    #expect(await failure() == .malformedAnswer(reason: "it is not valid JSON"))
  }

  @Test("Bodies without end or of enormous size are dropped")
  func tooLarge() async {
    for reply in [Reply.endless(), .gzipBomb()] {
      answer(with: reply)
      #expect(await failure() == .answerTooLarge(limit: 4_000_000))
    }
  }

  @Test("A truncated body is tried again and then reported")
  func truncated() async throws {
    let half = Reply.json("{", delivery: .truncated(missing: 1000))
    answer(with: half, times: 2)
    #expect(try await search("cat").photos.count == 20)
    #expect(server.searches.count == 3)
    answer(with: half)
    #expect(await failure("dog") == .connectionLost(host: "127.0.0.1"))
  }

  @Test("A redirect to a file or into the local network is refused")
  func badRedirects() async {
    for target in ["file:///etc/passwd", "http://10.0.0.1/"] {
      answer(with: .redirect(to: target))
      #expect(await failure() == .refusedURL(target))
    }
  }

  // MARK: - Failures that the service reports

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
    answer(with: reply)
    #expect(await failure() == error)
    #expect(server.searches.count == 1)
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
    answer(with: reply, times: 1)
    #expect(await failure() == .rateLimited(retryAfter: wait))
    #expect(await failure() == .rateLimited(retryAfter: wait ?? .seconds(60)))
    #expect(server.searches.count == 1)
    time.advance(by: wait ?? .seconds(60))
    #expect(await failure() == nil)
  }

  @Test("A service that is gone cannot be connected to, and costs nothing of the budget")
  func gone() async throws {
    let nobody = OpenverseSource(
      baseURL: base, transport: FakeTransport { _, _ in .failure(.cannotConnect(host: "h")) }, clock: time.clock)
    await #expect(throws: PhotoSearchError.cannotConnect(host: "h")) {
      try await nobody.search(PhotoQuery(text: "cat"), page: nil)
    }
    #expect(nobody.budget?.burst.remaining == 20)
  }

  @Test("Offline means offline")
  func offline() async {
    let source = OpenverseSource(transport: OfflineTransport())
    await #expect(throws: PhotoSearchError.offline) { try await source.search(PhotoQuery(text: "cat"), page: nil) }
  }

  @Test("A cancelled search ends as cancelled")
  func cancelled() async {
    answer(with: .hanging())
    let source = source
    let task = Task { try await source.search(PhotoQuery(text: "cat"), page: nil) }
    await server.wait { $0.underWay == 1 }
    task.cancel()
    await #expect(throws: PhotoSearchError.cancelled) { try await task.value }
  }

  // MARK: - Good manners

  @Test("A search that is in memory waits for no budget, and is asked for again once it is forgotten")
  func forgetting() async throws {
    server.rateLimit.burstAvailable = 1
    _ = try await search("cat")
    let query = PhotoQuery(text: "cat")
    #expect(source.wait(before: query, page: nil) == .zero)
    source.forget(query)
    #expect(source.wait(before: query, page: nil) > .zero)
    #expect(server.searches.count == 1)
    time.advance(by: .seconds(61))
    _ = try await search("cat")
    #expect(server.searches.count == 2)
  }

  @Test("Forgetting a search forgets all of its pages, and no other search")
  func forgettingAllPages() async throws {
    let second = PageToken(rawValue: "2")
    for page in [nil, second] { _ = try await search("cat", page: page) }
    _ = try await search("dog")
    _ = try await source.search(PhotoQuery(text: "cat", creativeCommons: true), page: nil)
    server.forgetRequests()
    source.forget(PhotoQuery(text: " cat "))
    for page in [nil, second] { _ = try await search("cat", page: page) }
    _ = try await search("dog")
    _ = try await source.search(PhotoQuery(text: "cat", creativeCommons: true), page: nil)
    #expect(server.searches.map { $0.query["page"] } == ["1", "2"])
  }

  @Test("The same search within four hours is answered from memory")
  func cache() async throws {
    let first = try await search("cat")
    time.advance(by: .seconds(4 * 3600 - 1))
    #expect(try await search("cat") == first)
    #expect(server.searches.count == 1)
    time.advance(by: .seconds(1))
    #expect(try await search("cat") == first)
    #expect(server.searches.count == 2)
  }

  @Test("Failures are not kept")
  func failuresAreNotCached() async throws {
    answer(with: .status(500), times: 1)
    #expect(await failure() != nil)
    #expect(try await search("cat").photos.count == 20)
  }

  @Test("The budget is that of the service's headers")
  func budget() async throws {
    #expect(source.budget?.burst.remaining == 20)
    #expect(source.budget?.sustained?.remaining == 200)
    server.rateLimit.burstAvailable = 8
    server.rateLimit.sustainedAvailable = 100
    _ = try await search("cat")
    let budget = try #require(source.budget)
    #expect(budget.burst == .init(limit: 20, remaining: 7, period: .seconds(60), wait: .zero))
    #expect(budget.sustained == .init(limit: 200, remaining: 99, period: .seconds(86_400), wait: .zero))
  }

  @Test("A search beyond the budget is not sent, and says how long to wait")
  func neverOverrun() async throws {
    server.rateLimit.isEnforced = true
    for number in 0..<20 { _ = try await search("cat \(number)") }
    #expect(source.budget?.burst.remaining == 0)
    #expect(await failure("one more") == .rateLimited(retryAfter: .seconds(60)))
    #expect(server.searches.count == 20)
    time.advance(by: .seconds(45))
    #expect(await failure("one more") == .rateLimited(retryAfter: .seconds(15)))
    // What is in memory costs nothing.
    #expect(try await search("cat 3").photos.count == 20)
    #expect(source.budget?.wait == .seconds(15))
  }

  @Test("Retries count against the budget")
  func retriesCount() async throws {
    answer(with: Reply(status: 503, headers: [("Retry-After", "1")]), times: 2)
    #expect(try await search("cat").photos.count == 20)
    #expect(server.searches.count == 3)
    #expect(source.budget?.burst.remaining == 17)
  }

  @Test("However many ask at once, the service is never asked more than it allows")
  func concurrentSearches() async {
    let source = source
    let sentCount = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { (try? await source.search(PhotoQuery(text: "cat \(number)"), page: nil)) != nil }
      }
      var count = 0
      for await isSent in group where isSent { count += 1 }
      return count
    }
    #expect(sentCount == 20)
    #expect(server.searches.count == 20)
  }
}
