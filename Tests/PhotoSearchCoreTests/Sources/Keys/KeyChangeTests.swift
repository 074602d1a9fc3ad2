import Foundation
import Synchronization
import Testing

@testable import PhotoSearchCore

/// What was found, and how often it may be asked, belongs to the key with which it was asked.
@Suite(.timeLimit(.minutes(5)))
struct KeyChangeTests {
  /// Keys that a test changes.
  nonisolated private final class ChangingKeys: APIKeyStore {
    private let current = Mutex<APIKey?>(nil)

    func key(for source: PhotoSourceID) -> APIKey? { current.withLock { $0 } }
    func setKey(_ key: APIKey, for source: PhotoSourceID) { current.withLock { $0 = key } }
    func removeKey(for source: PhotoSourceID) { current.withLock { $0 = nil } }
    func set(_ text: String?) { current.withLock { $0 = text.flatMap(APIKey.init) } }
  }

  /// An answer of all services.
  nonisolated private static let body = """
    {"result_count":1,"page_count":1,"total_items":1,"total_pages":1,"current_page":1,"stat":"ok",
    "results":[{"id":"a","license":"by"}],"photos":[]}
    """
  private let keys = ChangingKeys()
  private let time = ManualTime()
  private let query = PhotoQuery(text: "snail")

  private func source(_ id: PhotoSourceID, _ transport: FakeTransport) -> any PhotoSource {
    let base = URL(string: "https://photos.example/")!
    let policy = RetryPolicy(maximumRetries: 0)
    return switch id {
    case .openverse:
      OpenverseSource(baseURL: base, keys: keys, transport: transport, clock: time.clock, retryPolicy: policy)
    case .flickr: FlickrSource(baseURL: base, keys: keys, transport: transport, clock: time.clock, retryPolicy: policy)
    default:
      FiveHundredPixelsSource(baseURL: base, keys: keys, transport: transport, clock: time.clock, retryPolicy: policy)
    }
  }

  private func transport(status: @escaping @Sendable (HTTPRequest) -> Int = { _ in 200 }) -> FakeTransport {
    let body = Self.body.replacing(#""photos":[]"#, with: #""photos":{"pages":1,"total":0,"photo":[]}"#)
    return FakeTransport { request, _ in
      let is500px = request.url.path().hasSuffix("v1/photos/search")
      let text = is500px ? Self.body : body
      return .success(HTTPResponse(status: status(request), body: Data(text.utf8), url: request.url))
    }
  }

  private func keys(in requests: [HTTPRequest]) -> [String] {
    requests.map { request in
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let item = items.first { ["api_key", "consumer_key"].contains($0.name) }?.value
      return item ?? request.headers.first { $0.name == "Authorization" }?.value.replacing("Bearer ", with: "") ?? ""
    }
  }

  @Test(arguments: [PhotoSourceID.openverse, .flickr, .fiveHundredPixels])
  func `Another key asks the service anew, and the same one does not`(id: PhotoSourceID) async throws {
    let transport = transport()
    let source = source(id, transport)
    var expected: [String] = []
    // Flickr is asked by nobody without a key.
    let steps = id == .flickr ? ["one", "two", "one"] : [nil, "one", "two", nil]
    for key in steps {
      keys.set(key)
      for _ in 0..<2 { _ = try await source.search(query, page: nil) }
      expected.append(key ?? "")
      #expect(keys(in: transport.requests) == expected)
    }
  }

  @Test(arguments: [PhotoSourceID.openverse, .flickr, .fiveHundredPixels])
  func `What one key may not do any more, another one may`(id: PhotoSourceID) async throws {
    let transport = transport {
      $0.url.absoluteString.contains("used") || $0.headers.contains { $0.value.hasSuffix("used") } ? 429 : 200
    }
    let source = source(id, transport)
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
      return .success(HTTPResponse(status: 200, body: Data(Self.body.utf8), url: request.url))
    }
    let source = source(.fiveHundredPixels, transport)
    keys.set("old")
    for _ in 0..<3 { _ = try await source.search(query, page: nil) }
    #expect(keys(in: transport.requests) == ["old", "new"])
  }
}
