import Foundation
import GeneratedCases
import PhotoSearchCore
import ReplayServer
import Testing

/// A service of the tests that repeats the key that it was given wherever it can, and what the program makes of that.
///
/// A key is in its own file and nowhere else: not in a window, not in what the program says or logs, not in a file.
private struct TalkativeService {
  nonisolated static let keys: [PhotoSourceID: String] = Dictionary(
    uniqueKeysWithValues: PhotoService.all.filter { $0.key != .none }.map { ($0.id, "s3cret+\($0.id.rawValue)/1") })

  let server: ReplayServer
  let home: TemporaryDirectory

  init() throws {
    server = try .started()
    home = try TemporaryDirectory()
    let directory = APIKeyDirectory(directory: home.url.path + "/config/vesper/keys")
    for (source, key) in Self.keys { try directory.setKey(#require(APIKey(key)), for: source) }
  }

  /// All services are this one, and everything is logged.
  var environment: [String: String] {
    var environment = ["G_MESSAGES_DEBUG": "all"]
    for service in PhotoService.all { environment[service.environmentVariable] = server.baseURL.absoluteString }
    return environment
  }

  nonisolated static func key(in request: ReceivedRequest) -> String {
    let bearer = request.headers["authorization"]?.split(separator: " ").last.map(String.init)
    return request.query["api_key"] ?? request.query["consumer_key"] ?? bearer ?? ""
  }

  /// As an address has it.
  nonisolated static func address(_ key: String) -> String {
    key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? key
  }

  /// Everything that an answer can repeat, by name.
  nonisolated static let failures: [(name: String, reply: @Sendable (String) -> Reply)] = [
    ("401", { .json(words($0), status: 401) }),
    ("403", { .json(words($0), status: 403) }),
    ("400", { .json(words($0), status: 400) }),
    ("429", { .json(words($0), status: 429) }),
    ("500", { .html("<h1>\($0)</h1>", status: 500) }),
    ("a refusal with status 200", { .json(words($0)) }),
    ("no JSON", { .json($0) }),
    ("a web page", { .html("<html>\($0)") }),
    ("no HTTP", { Reply(body: Data($0.utf8), delivery: .raw) }),
    ("a redirect to another host", { .redirect(to: "https://evil.example.org/?\(address($0))") }),
    ("a redirect to another server", { .redirect(to: "http://localhost:1/?\(address($0))") }),
    ("a redirect into the local network", { .redirect(to: "https://10.0.0.1/\(address($0))") }),
    ("a redirect to a file", { .redirect(to: "file:///\(address($0))") }),
    ("a redirect to nowhere", { .redirect(to: $0) }),
    ("a redirect round and round", { .redirect(to: "/again?\(address($0))") }),
  ]

  nonisolated private static func words(_ key: String) -> String {
    #"{"detail":"\#(key)","error":"\#(key)","stat":"fail","code":100,"message":"Bad key \#(key)"}"#
  }

  /// One photo, whichever service is asked, with the key where nobody should look.
  nonisolated static func photo(_ request: ReceivedRequest, of base: String) -> Reply {
    let key = key(in: request)
    let photos =
      request.query["consumer_key"] == nil
      ? """
      {"page":1,"pages":1,"total":1,"photo":[{"id":"1","owner":"7@N06","title":"Snail","license":"4",
      "ownername":"Somebody","url_o":"\(base)large.jpg","url_n":"\(base)small.jpg","echo":"\(key)"}]}
      """
      : """
      [{"id":1,"name":"Snail","license_type":4,"user":{"fullname":"Somebody"},"echo":"\(key)",
      "image_url":["\(base)large.jpg"],"images":[{"size":440,"https_url":"\(base)small.jpg"}]}]
      """
    var reply = Reply.json(
      """
      {"result_count":1,"page_count":1,"total_items":1,"total_pages":1,"stat":"ok","batchcomplete":true,
      "results":[{"id":"a","title":"Snail","license":"by","license_version":"4.0","url":"\(base)large.jpg",
      "thumbnail":"\(base)small.jpg","foreign_landing_url":"https://photos.example/1","echo":"\(key)"}],
      "echo":"\(key)","photos":\(photos)}
      """)
    reply.headers += [("ETag", "\"\(key)\""), ("Cache-Control", "max-age=600"), ("Set-Cookie", "key=\(key)")]
    return reply
  }

  /// The services' photo, and its files.
  func answerWell() {
    let base = server.baseURL.absoluteString
    server.answer("/*") { Self.photo($0, of: base) }
    let picture = Reply.image(Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg"))
    server.answer("/small.jpg", with: picture)
    server.answer("/large.jpg", with: picture)
  }

  /// The keys in a text, however they are written.
  static func keys(in data: Data) -> [String] {
    keys.values.flatMap { key in
      [key, address(key), key.replacingOccurrences(of: "/", with: "\\/"), Data(key.utf8).base64EncodedString()]
    }.filter { data.range(of: Data($0.utf8)) != nil }
  }

  /// The files under the home that have a key in them, from there. What the program writes and logs is there too.
  func filesWithKeys() throws -> Set<String> {
    var found: Set<String> = []
    let files = try #require(FileManager.default.enumerator(atPath: home.url.path))
    for case let file as String in files {
      guard let data = FileManager.default.contents(atPath: home.url.path + "/" + file) else { continue }
      if !Self.keys(in: data).isEmpty { found.insert(file) }
    }
    return found
  }

  static let expectedFiles = Set(keys.keys.map { "config/vesper/keys/\($0.rawValue).key" })
}

extension AccessibleNode {
  /// Everything that it tells.
  fileprivate var everything: Data {
    Data(all.flatMap { [$0.name, $0.description, $0.text ?? ""] }.joined(separator: "\n").utf8)
  }
}

extension VesperTests {
  @Test(.long, arguments: Array(TalkativeService.keys.keys))
  func `no window, log or file has a key, whatever a service says`(source: PhotoSourceID) async throws {
    let service = try TalkativeService()
    defer { service.server.stop() }
    service.answerWell()
    let vesper = try await RunningVesper.start(
      on: display,
      home: service.home, arguments: ["--search", "snail", "--source", source.rawValue],
      environment: service.environment)
    defer { vesper.process.kill() }
    func look(_ what: String) async throws {
      #expect(TalkativeService.keys(in: try await vesper.read().everything) == [], "\(what)")
    }
    try await vesper.wait(until: "the snail") { $0.foundPhotos.map(\.title) == ["Snail"] }
    let own = try #require(TalkativeService.keys[source])
    #expect(service.server.requests.contains { TalkativeService.key(in: $0) == own })
    try await look("results")
    try await vesper.showFirstPhoto()
    try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
    try await vesper.wait(until: "the place") { $0.labels.contains { $0.hasPrefix("Saved as ") } }
    try await look("photo")
    try await vesper.display.press("Escape")
    // After 429 nothing would be sent for a minute, and no way to a host is no alert.
    for failure in TalkativeService.failures where !["429", "a redirect to another host"].contains(failure.name) {
      service.server.removeAllRules()
      service.server.answer("/*") { failure.reply(TalkativeService.key(in: $0)) }
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the alert about \(failure.name)") { $0.failureBanner != nil }
      try await look(failure.name)
      try await vesper.closeFailureBanner()
    }
    _ = try await vesper.openSettings()
    try await look("settings")
    vesper.process.interrupt()
    try await eventually(for: "the end") { vesper.process.isRunning ? nil : true }
    #expect(try service.filesWithKeys() == TalkativeService.expectedFiles)
  }

  @Test func `nothing that --print says or leaves has a key`() async throws {
    let service = try TalkativeService()
    defer { service.server.stop() }
    service.answerWell()
    let found = try await Launch.run(
      ["--print", "snail", "--json", "--source", "all"], home: service.home, environment: service.environment)
    #expect(found.exitCode == 0 && found.output.contains("Snail"))
    for failure in TalkativeService.failures {
      service.server.removeAllRules()
      service.server.answer("/*") { failure.reply(TalkativeService.key(in: $0)) }
      // All services at once, and their saved photos, which always work.
      let result = try await Launch.run(
        ["--print", failure.name, "--source", "all"], home: service.home, environment: service.environment)
      #expect(result.output == "", "\(failure.name)")
    }
    for source in TalkativeService.keys.keys.map(\.rawValue) {
      let result = try await Launch.run(
        ["--print", "snail", "--source", source], home: service.home, environment: service.environment)
      #expect(result.exitCode == 1, "\(source): \(result.output)")
    }
    let sent = Set(service.server.requests.map(TalkativeService.key))
    #expect(sent.isSuperset(of: TalkativeService.keys.values))
    #expect(try service.filesWithKeys() == TalkativeService.expectedFiles)
  }
}
