import Foundation
import Testing

@testable import PhotoSearchCore

/// The client of the tutorial, called as the tutorial calls it.
@Suite(.timeLimit(.minutes(30))) struct PhotoSearchTests {
  private static func transport(status: Int = 200) -> FakeTransport {
    let body = FiveHundredPixelsAnswerTests.body([FiveHundredPixelsAnswerTests.newer])
    return FakeTransport { request, _ in
      .success(HTTPResponse(status: status, body: Data(body.utf8), url: request.url))
    }
  }

  @Test func `The tutorial's code finds photos`() async {
    let transport = Self.transport()
    let searchService = PhotoSearch(key: "s3cret", transport: transport)
    var query = PhotoQuery()
    query.text = "bike"
    query.creativeCommonsLicence = true
    query.dateFilter = false
    let count: Int? = await withCheckedContinuation { continuation in
      searchService.findPhotos(query) { result in
        switch result {
        case .success(let photos): continuation.resume(returning: photos.count)
        case .error: continuation.resume(returning: nil)
        }
      }
    }
    #expect(count == 1)
    #expect(transport.requests.first?.url.query()?.contains("consumer_key=s3cret") == true)
    #expect(transport.requests.first?.url.query()?.contains("license_type=1") == true)
  }

  @Test func `Without a key, and with one that the service does not accept, the error says so`() async {
    await #expect(throws: PhotoSearchError.keyMissing(.fiveHundredPixels)) {
      try await PhotoSearch(key: " ", transport: OfflineTransport()).findPhotos(PhotoQuery(text: "bike"))
    }
    await #expect(throws: PhotoSearchError.keyRefused(.fiveHundredPixels)) {
      try await PhotoSearch(key: "s3cret", transport: Self.transport(status: 401)).findPhotos(PhotoQuery(text: "bike"))
    }
  }

  @Test func `A search that was given up tells nothing`() async {
    let service = PhotoSearch(key: "s3cret", transport: Self.transport())
    var told = 0
    service.findPhotos(PhotoQuery(text: "bike")) { _ in told += 1 }.dispose()
    await withCheckedContinuation { continuation in
      service.findPhotos(PhotoQuery(text: "bike")) { _ in continuation.resume() }
    }
    #expect(told == 0)
  }
}
