import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What a search of Openverse brings.
@Suite(.timeLimit(.minutes(30)))
struct OpenverseSourceTests {
  private let service: OpenverseFixture

  init() throws {
    service = try OpenverseFixture()
  }

  @Test("A recorded search is read completely")
  func recorded() async throws {
    let page = try await service.search("cat")
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
    #expect(photo.thumbnail == .remote(URL(string: "\(service.base)v1/images/\(photo.id.id)/thumb/")!))
    #expect(photo.tags == ["cat"])
    #expect(photo.width == nil)
    #expect(photo.uploaded == nil)
    let request = try #require(service.server.searches.first)
    #expect(request.query == ["q": "cat", "page": "1", "page_size": "20"])
    #expect(request.headers["accept"] == "application/json")
  }

  @Test("A newer answer has sizes")
  func newerForm() async throws {
    let page = try await service.search("games")
    #expect(page.photos.first?.width == 1024)
    #expect(page.photos.first?.height == 1024)
    #expect(page.photos.first?.tags == ["consoles", "games", "gaming", "pc"])
    #expect(page.total == 240)
  }

  @Test("Pages follow one another until the last")
  func pages() async throws {
    let first = try await service.search("cat")
    let next = try #require(first.next)
    let second = try await service.search("cat", page: next)
    #expect(service.server.searches.map { $0.query["page"] } == ["1", "2"])
    #expect(second.photos.count == 20)
    #expect(Set(second.photos.map(\.id)).isDisjoint(with: first.photos.map(\.id)))
    #expect(second.next == PageToken(rawValue: "3"))
    service.answer(with: .json(#"{"result_count":21,"page_count":2,"results":[{"id":"x","license":"by"}]}"#))
    #expect(try await service.search("dog", page: PageToken(rawValue: "2")).next == nil)
    #expect(try await service.search("dog").next == PageToken(rawValue: "2"))
  }

  @Test("A page of dead links, which the service takes out, was the last")
  func emptyPage() async throws {
    service.answer(with: .json(#"{"result_count":60,"page_count":3,"results":[]}"#))
    #expect(try await service.search("dog", page: PageToken(rawValue: "2")).next == PageToken(rawValue: "3"))
    #expect(try await service.search("dog", page: PageToken(rawValue: "3")).next == nil)
  }

  @Test("Nothing found is an empty page without an error")
  func nothingFound() async throws {
    let page = try await service.search("243f6a8885a308d3")
    #expect(page == PhotoPage(photos: [], next: nil, total: 0))
  }

  @Test("Text of spaces is not sent")
  func emptyText() async throws {
    #expect(try await service.search(" \n ").photos.isEmpty)
    #expect(service.server.requests.isEmpty)
  }

  @Test("The licence filter works on the server and again on the answer")
  func licenceFilter() async throws {
    service.answer(with: .json(#"{"results":[{"id":"1","license":"by"},{"id":"2","license":"all-mine"}]}"#))
    let query = PhotoQuery(text: "cat", creativeCommons: true)
    #expect(try await service.source.search(query, page: nil).photos.map(\.id.id) == ["1"])
    #expect(service.server.searches.first?.query["license_type"] == "all-cc")
    #expect(try await service.search("cat").photos.map(\.id.id) == ["1", "2"])
  }

  @Test("The date filter has no effect, and the page says so")
  func dateFilter() async throws {
    let query = PhotoQuery(text: "cat", dateFilter: true, minDate: .now, maxDate: .now)
    let page = try await service.source.search(query, page: nil)
    #expect(page.photos.count == 20)
    #expect(page.notices == [.notFiltered(.uploadDate, .openverse)])
    #expect(!service.source.capabilities.filters.contains(.uploadDate))
    #expect(try await service.search("cat").notices.isEmpty)
  }
}
