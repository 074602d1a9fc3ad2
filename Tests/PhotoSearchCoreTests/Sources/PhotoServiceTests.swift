import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What holds for the descriptor of each service and for its two shortest answers.
struct PhotoServiceTests {
  @Test func `No two services share an ID, a name, a variable or a site`() {
    let all = PhotoService.all
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Set(all.map(\.environmentVariable)).count == all.count)
    #expect(Set(all.flatMap(\.pageHosts)).count == all.map(\.pageHosts.count).reduce(0, +))
    #expect(Set(all.map(\.id)).isDisjoint(with: [.all, .saved, .samples]))
  }

  @Test(arguments: PhotoService.all)
  func `Its descriptor says what its source does`(service: PhotoService) {
    let source = service.source(OfflineTransport())
    #expect(source.id == service.id && source.capabilities == service.capabilities)
    #expect(!service.capabilities.isLocal && service.capabilities.orders.contains(.relevance))
    #expect(source.isConfigured && source.isOffered && source.budget != nil)
    #expect(PhotoService.of(service.id)?.name == service.name)
    #expect(URLPolicy().permits(service.baseURL))
    #expect(service.key.page.map(URLPolicy().permits) != false)
    // Its keys are files of this name.
    #expect(throws: Never.self) {
      try APIKeyDirectory(directory: NSTemporaryDirectory()).key(for: service.id)
    }
  }

  @Test(arguments: PhotoService.keyed)
  func `Without its key it is asked, needs one, or is not offered at all`(service: PhotoService) {
    let none = FixedAPIKeys([:])
    let source = service.source(keys: none, transport: OfflineTransport())
    switch service.key {
    case .none, .optionalToken: #expect(source.isConfigured && source.isOffered)
    case .required: #expect(!source.isConfigured && source.isOffered)
    case .discontinued:
      #expect(!source.isConfigured && !source.isOffered)
      #expect(!service.isOffered(hasOwnServer: false, keys: none) && service.isOffered(hasOwnServer: true, keys: none))
    }
  }

  @Test(arguments: PhotoService.all)
  func `One photo is found where there is one, and none where there is none`(service: PhotoService) async throws {
    let query = PhotoQuery(text: "cat")
    let page = try await service.source(answering: service.onePhoto).search(query, page: nil)
    let photo = try #require(page.photos.first)
    #expect(page.photos.count == 1 && page.next == nil && page.total ?? 1 == 1)
    #expect(photo.id.source == service.id)
    #expect(photo.pageURL.map(URLPolicy().permits) != false)
    let empty = try await service.source(answering: service.nothing).search(query, page: nil)
    #expect(empty.photos.isEmpty && empty.next == nil && empty.total ?? 0 == 0)
  }

  @Test(arguments: PhotoService.all)
  func `The page of a photo leads back to the photo`(service: PhotoService) async throws {
    let photo = try #require(
      try await service.source(answering: service.onePhoto).search(PhotoQuery(text: "cat"), page: nil).photos.first)
    guard let page = photo.pageURL.flatMap(PhotoAddress.init), service.pageHosts.contains(page.host),
      let id = service.photoID(page)
    else { return }
    #expect(id == service.normalizedID(photo.id.id))
  }

  @Test(arguments: PhotoService.all)
  func `A search without words sends nothing, one with words a single request`(service: PhotoService) async throws {
    let nothing = service.nothing
    let transport = FakeTransport { request, _ in .success(HTTPResponse(status: 200, body: nothing, url: request.url)) }
    let source = service.source(transport)
    let empty = try await source.search(PhotoQuery(text: " "), page: nil)
    #expect(empty.photos.isEmpty && transport.requests.isEmpty)
    _ = try await source.search(PhotoQuery(text: "cat"), page: nil)
    _ = try await source.search(PhotoQuery(text: "cat"), page: nil)
    let request = try #require(transport.requests.first)
    #expect(transport.requests.count == 1)
    #expect(request.url.host() == service.baseURL.host() && request.url.absoluteString.contains("cat"))
    source.forget(PhotoQuery(text: "cat"))
    _ = try await source.search(PhotoQuery(text: "cat"), page: nil)
    #expect(transport.requests.count == 2)
  }

  @Test(arguments: PhotoService.all)
  func `A page that it never offered is refused`(service: PhotoService) async {
    for token in ["0", "-1", "x", "99999999999999999999"] {
      await #expect(throws: PhotoSearchError.self) {
        try await service.source(answering: service.nothing)
          .search(PhotoQuery(text: "cat"), page: PageToken(rawValue: token))
      }
    }
  }
}
