import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// All services with keys, answers and faults that repeat the keys in every way, and then a look into everything that
/// was written: a key is in its own file and nowhere else.
@Suite(.timeLimit(.minutes(30)))
struct KeySecrecyTests {
  nonisolated private static let secrets: [PhotoSourceID: String] = Dictionary(
    uniqueKeysWithValues: PhotoService.keyed.map { ($0.id, "s3cret+\($0.id.rawValue)/1") })
  /// As a service, an address or a header writes them.
  nonisolated private static let spellings = secrets.values.flatMap { secret in
    [
      secret, QueryEncoding.encoded(secret), secret.replacingOccurrences(of: "/", with: "\\/"),
      Data(secret.utf8).base64EncodedString(),
    ]
  }
  private let home = TemporaryDirectory()
  private let server = ReplayServer()
  private let time = ManualTime()
  private let directory: APIKeyDirectory

  init() throws {
    try server.start()
    directory = APIKeyDirectory(directory: home.path + "/config/vesper/keys")
    for (source, secret) in Self.secrets { try directory.setKey(#require(APIKey(secret)), for: source) }
  }

  private func sources() -> [any PhotoSource] {
    let cache = HTTPCache(directory: home.path + "/cache/vesper")
    let transport = CachingTransport(CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20), cache: cache)
    return PhotoService.all.map {
      $0.source(
        baseURL: server.baseURL, keys: directory, transport: transport, clock: time.clock,
        retryPolicy: RetryPolicy(maximumRetries: 0))
    }
  }

  /// Good for all services at once, with the key where nobody reads, and where it would be shown and kept.
  nonisolated private static func good(_ key: String) -> String {
    let address = "https://u.org/1?key=\(QueryEncoding.encoded(key))"
    return """
      {"result_count":1,"page_count":1,"total_items":1,"total_pages":1,"stat":"ok","batchcomplete":true,"echo":"\(key)",
      "results":[{"id":"a","license":"by","echo":"\(key)","title":"\(key)","url":"\(address)","thumbnail":"\(address)",
      "foreign_landing_url":"\(address)","creator":"\(key.replacingOccurrences(of: "/", with: "\\/"))"}],
      "photos":{"pages":1,"total":"1","photo":[{"id":"1","owner":"7@N06","echo":"\(key)","title":"\(key)",
      "ownername":"\(key)","url_o":"\(address)","tags":"\(key)"}]},
      "query":{"pages":[{"pageid":1,"title":"File:1.jpg","imageinfo":[{"url":"https://u.org/1.jpg"}]}]}}
      """
  }

  /// Everything that a service can say, with the key in it that it was given.
  nonisolated private static func replies(_ key: String) -> [Reply] {
    let address = QueryEncoding.encoded(key)
    let words = #"{"detail":"\#(key)","error":"\#(key)","stat":"fail","code":18,"message":"\#(key)"}"#
    var tagged = Reply.json(good(key))
    tagged.headers += [("ETag", "\"\(key)\""), ("Cache-Control", "max-age=600"), ("Set-Cookie", "key=\(key)")]
    var limited = Reply.throttled(retryAfter: 5)
    limited.headers.append(("x-key", key))
    return [
      tagged, .json(good(key), delivery: .chunked), limited, .json(words), .json(key), .json("{\"a\":\"\(key)\""),
      .html("<html>\(key)"), Reply(body: Data(key.utf8), delivery: .raw), .reset(),
      .json(words, delivery: .truncated(missing: 9)), .redirect(to: "/elsewhere?\(address)"),
      .redirect(to: "https://evil.example.org/?\(address)"), .redirect(to: "file:///\(address)"),
      .redirect(to: "https://10.0.0.1/\(address)"), .redirect(to: key), .redirect(to: "https://\(address)@x.org/"),
      Reply(headers: [("Content-Encoding", "gzip")], body: Data(key.utf8)),
    ] + [400, 401, 403, 404, 410, 422, 424, 500, 502, 503].map { Reply.json(words, status: $0) }
  }

  nonisolated private static func key(in request: ReceivedRequest) -> String {
    let bearer = request.headers["authorization"]?.split(separator: " ").last.map(String.init)
    return request.query["api_key"] ?? request.query["consumer_key"] ?? bearer ?? ""
  }

  /// Everything that can be made of a page or an error.
  private func told(_ source: any PhotoSource, _ query: PhotoQuery) async -> String {
    var text = ""
    do throws(PhotoSearchError) {
      let page = try await source.search(query, page: nil)
      dump(page, to: &text)
    } catch {
      text += "\(error) \(error.description) \(String(reflecting: error))"
      dump(error, to: &text)
    }
    dump(source, to: &text)
    return text
  }

  /// Writes all credits, alone and as lists, in all formats, into the home.
  private func export(_ photos: [Photo], _ library: SavedPhotosLibrary) async throws {
    for (number, photo) in photos.enumerated() {
      for format in CreditFormat.allCases {
        let file = URL(filePath: home.path + "/credit-\(number).\(format.rawValue)")
        try Credit(photo).text(in: format).write(to: file, atomically: true, encoding: .utf8)
      }
    }
    for format in SavedPhotosLibrary.ExportFormat.allCases {
      let file = URL(filePath: home.path + "/list.\(format.rawValue)")
      try await library.exportList(format).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  nonisolated private static func secretsIn(_ data: Data) -> [String] {
    spellings.filter { data.range(of: Data($0.utf8)) != nil }
  }

  @Test func `Whatever services answer, a key is in its own file and nowhere else`() async throws {
    let sources = sources()
    let all = AllSources(sources)
    let library = try SavedPhotosLibrary(
      directory: home.path + "/Pictures", database: home.path + "/data/saved.sqlite")
    for number in Self.replies("").indices {
      server.removeAllRules()
      server.answer("/*") { Self.replies(Self.key(in: $0))[number] }
      for source in sources + [all] {
        let text = await told(source, PhotoQuery(text: "cat \(number)"))
        #expect(Self.secretsIn(Data(text.utf8)) == [], "\(source.id.rawValue), reply \(number)")
        time.advance(by: .seconds(86_400))
      }
    }
    server.removeAllRules()
    server.answer("/*") { .json(Self.good(Self.key(in: $0))) }
    let page = try await all.search(PhotoQuery(text: "dog"), page: nil)
    for (number, photo) in page.photos.enumerated() { try await library.keep(photo, number, query: "dog") }
    try await export(page.photos, library)
    try server.requestsSentKeys()
    server.stop()

    var found: [String: [String]] = [:]
    let files = try #require(FileManager.default.enumerator(atPath: home.path))
    var count = 0
    for case let file as String in files {
      guard let data = FileManager.default.contents(atPath: home.path + "/" + file) else { continue }
      count += 1
      let secrets = Self.secretsIn(data)
      if !secrets.isEmpty { found[file] = secrets }
    }
    // The cache, the list and the pictures were there to be looked into.
    #expect(count > 8 + CreditFormat.allCases.count)
    let expected = Set(Self.secrets.keys.map { "config/vesper/keys/\($0.rawValue).key" })
    #expect(Set(found.keys) == expected, "\(found)")
  }
}

extension ReplayServer {
  /// The keys were used at all.
  fileprivate func requestsSentKeys() throws {
    #expect(requests.contains { $0.query["api_key"] != nil })
    #expect(requests.contains { $0.query["consumer_key"] != nil })
    #expect(requests.contains { $0.headers["authorization"]?.hasPrefix("Bearer ") == true })
  }
}
