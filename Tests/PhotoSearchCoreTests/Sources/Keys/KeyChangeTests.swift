import Foundation
import Synchronization
import Testing

@testable import PhotoSearchCore

/// What was found, and how often it may be asked, belongs to the key with which it was asked.
@Suite(.timeLimit(.minutes(30)))
struct KeyChangeTests {
  /// Keys that a test changes.
  nonisolated private final class ChangingKeys: APIKeyStore {
    private let current = Mutex<APIKey?>(nil)

    func key(for source: PhotoSourceID) -> APIKey? { current.withLock { $0 } }
    func setKey(_ key: APIKey, for source: PhotoSourceID) { current.withLock { $0 = key } }
    func removeKey(for source: PhotoSourceID) { current.withLock { $0 = nil } }
    func set(_ text: String?) { current.withLock { $0 = text.flatMap(APIKey.init) } }
  }

  private let keys = ChangingKeys()
  private let time = ManualTime()
  private let query = PhotoQuery(text: "snail")

  private func source(_ service: PhotoService, _ transport: FakeTransport) -> any PhotoSource {
    service.source(
      baseURL: URL(string: "https://photos.example/")!, keys: keys, transport: transport, clock: time.clock,
      retryPolicy: RetryPolicy(maximumRetries: 0))
  }

  private func transport(
    _ service: PhotoService, status: @escaping @Sendable (HTTPRequest) -> Int = { _ in 200 }
  ) -> FakeTransport {
    let body = service.nothing
    return FakeTransport { request, _ in
      .success(HTTPResponse(status: status(request), body: body, url: request.url))
    }
  }

  private func keys(in requests: [HTTPRequest]) -> [String] {
    requests.map { request in
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let item = items.first { ["api_key", "consumer_key"].contains($0.name) }?.value
      return item ?? request.headers.first { $0.name == "Authorization" }?.value.replacing("Bearer ", with: "") ?? ""
    }
  }

  @Test(arguments: PhotoService.keyed)
  func `Another key asks the service anew, and the same one does not`(service: PhotoService) async throws {
    let transport = transport(service)
    let source = source(service, transport)
    var expected: [String] = []
    // Flickr is asked by nobody without a key, a server of one's own for 500px is.
    let isRequired = if case .required = service.key { true } else { false }
    let steps = isRequired ? ["one", "two", "one"] : [nil, "one", "two", nil]
    for key in steps {
      keys.set(key)
      for _ in 0..<2 { _ = try await source.search(query, page: nil) }
      expected.append(key ?? "")
      #expect(keys(in: transport.requests) == expected)
    }
  }

  @Test(arguments: PhotoService.keyed)
  func `What one key may not do any more, another one may`(service: PhotoService) async throws {
    let transport = transport(service) {
      $0.url.absoluteString.contains("used") || $0.headers.contains { $0.value.hasSuffix("used") } ? 429 : 200
    }
    let source = source(service, transport)
    keys.set("used")
    for _ in 0..<2 {
      await #expect(throws: PhotoSearchError.self) { try await source.search(query, page: nil) }
    }
    #expect(keys(in: transport.requests) == ["used"])
    #expect(source.wait(before: query, page: nil) > .zero)
    keys.set("new")
    #expect(source.wait(before: query, page: nil) == .zero)
    _ = try await source.search(query, page: nil)
    #expect(keys(in: transport.requests) == ["used", "new"])
  }

  @Test func `An answer that comes after the key was changed is not the new key's`() async throws {
    let transport = FakeTransport { [keys] request, number in
      // Entered while the first search is under way.
      if number == 0 { keys.set("new") }
      return .success(HTTPResponse(status: 200, body: PhotoService.fiveHundredPixels.onePhoto, url: request.url))
    }
    let source = source(.fiveHundredPixels, transport)
    keys.set("old")
    for _ in 0..<3 { _ = try await source.search(query, page: nil) }
    #expect(keys(in: transport.requests) == ["old", "new"])
  }
}
