import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Answers that are none, or hostile.
@Suite(.timeLimit(.minutes(30)))
struct OpenverseStrangeAnswerTests {
  private let service: OpenverseFixture

  init() throws {
    service = try OpenverseFixture()
  }

  @Test("Records that cannot be read are skipped and counted, the others stay")
  func badRecords() async throws {
    service.answer(
      with: .json(
        """
        {"result_count":"many","results":[
          {"id":"1","license":"by","width":"wide","height":-1,"tags":"none","title":null,"creator":7,"url":[]},
          {"license":"by"}, {"id":"no licence"}, {"id":5,"license":"by"}, null, 7, "text", [], {}, {"id":"","license":"by"},
          {"id":"2","license":"cc0","tags":[{"name":"a"},{"nom":"b"},null,{"name":"c"}]},
          {"id":"2","license":"cc0"}, {"id":"3","license":"by","mature":true}
        ]}
        """))
    let page = try await service.search("cat")
    #expect(page.photos.map(\.id.id) == ["1", "no licence", "2"])
    #expect(page.photos.first?.width == nil)
    #expect(page.photos.first?.title == "")
    #expect(page.photos.last?.tags == ["a", "c"])
    #expect(page.total == nil)
    #expect(page.next == nil)
    #expect(page.notices == [.recordsSkipped(count: 8)])
  }

  @Test("An answer with more results than were asked for is cut to a page")
  func tooManyResults() async throws {
    let records = (0..<20_000).map { #"{"id":"\#($0)","license":"by"}"# }
    service.answer(with: .json(#"{"results":[\#(records.joined(separator: ","))]}"#))
    #expect(try await service.search("cat").photos.map(\.id.id) == (0..<20).map(String.init))
    service.answer(with: .json(#"{"results":[\#(Array(repeating: "7", count: 20_000).joined(separator: ","))]}"#))
    #expect(try await service.search("dog").notices == [.recordsSkipped(count: 20)])
  }

  @Test("Titles stay plain text, on one line and of bounded length")
  func strangeTitles() async throws {
    let long = String(repeating: "long ", count: 2000)
    service.answer(
      with: .json(
        #"""
        {"results":[{"id":"1","license":"by","title":"<b>Bold</b> & <a href='x'>more"},
        {"id":"2","license":"by","title":"two\nlines\r\n\ttabs\u0000\u001b[31m","creator":"\u202Eevil"},
        {"id":"3","license":"by","title":"\#(long)"}]}
        """#))
    let photos = try await service.search("cat").photos
    #expect(photos.map(\.title).prefix(2) == ["<b>Bold</b> & <a href='x'>more", "two lines tabs [31m"])
    #expect(photos[1].author == "evil")
    #expect(photos[2].title.count == PhotoText.maximumLength)
  }

  @Test("Addresses that must not be visited are left out")
  func badAddresses() async throws {
    service.answer(
      with: .json(
        """
        {"results":[
          {"id":"1","license":"by","thumbnail":"file:///etc/passwd","url":"http://example.org/x.jpg",
           "foreign_landing_url":"javascript:alert(1)","creator_url":"https://127.0.0.1/"},
          {"id":"2","license":"by","thumbnail":"https://192.168.0.1/x.jpg","url":"http://127.0.0.1:1/x.jpg",
           "foreign_landing_url":"https://user@example.org/","creator_url":""},
          {"id":"3","license":"by","thumbnail":"\(service.base)t","foreign_landing_url":"https://example.org/p"}]}
        """))
    let photos = try await service.search("cat").photos
    for photo in photos.prefix(2) {
      #expect(photo.thumbnail == nil)
      #expect(photo.imageURL == nil)
      #expect(photo.pageURL == nil)
      #expect(photo.authorURL == nil)
    }
    #expect(photos[2].thumbnail == .remote(URL(string: "\(service.base)t")!))
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
    service.answer(with: reply)
    #expect(await service.failure() == .malformedAnswer(reason: reason))
  }

  @Test("Redirects without end have an error of their own")
  func redirectsWithoutEnd() async {
    service.answer(with: .redirect(to: ReplayServer.searchPath))
    #expect(await service.failure() == .tooManyRedirects)
  }

  @Test("Deep nesting is an error, not a crash")
  func deepNesting() async {
    service.answer(with: .json(#"{"results":"# + String(repeating: "[", count: 100_000)))
    #expect(await service.failure() == .malformedAnswer(reason: "it is not valid JSON"))
  }

  @Test("Bodies without end or of enormous size are dropped")
  func tooLarge() async {
    for reply in [Reply.endless(), .gzipBomb()] {
      service.answer(with: reply)
      #expect(await service.failure() == .answerTooLarge(limit: 4_000_000))
    }
  }

  @Test("A truncated body is tried again once, because each request counts, and then reported")
  func truncated() async throws {
    let half = Reply.json("{", delivery: .truncated(missing: 1000))
    service.answer(with: half, times: 1)
    #expect(try await service.search("cat").photos.count == 20)
    #expect(service.server.searches.count == 2)
    service.answer(with: half)
    #expect(await service.failure("dog") == .connectionLost(host: "127.0.0.1"))
    #expect(service.server.searches.count == 4)
    #expect(service.source.budget?.burst.remaining == 16)
  }

  @Test("A redirect to a file or into the local network is refused")
  func badRedirects() async {
    for target in ["file:///etc/passwd", "http://10.0.0.1/"] {
      service.answer(with: .redirect(to: target))
      #expect(await service.failure() == .redirectRefused(target))
    }
  }
}
