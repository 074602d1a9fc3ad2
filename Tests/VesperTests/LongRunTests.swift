import Foundation
import GeneratedCases
import PhotoSearchCore
import ReplayServer
import Testing

/// A window in which one searches for a long time while the service is out of its mind: whatever it answers, the next
/// search works, and nothing grows.
///
/// `VESPER_LONG_SEARCHES` tells how many searches, and a tenth of them in other services, `VESPER_FAULT_SEED` which
/// answers.
@Suite(.long, .serialized, .timeLimit(.minutes(600)))
struct LongRunTests: ProgramTests {
  init() { expectMainLoop() }

  @Test func `whatever Openverse answers, the next search works, and nothing grows`() async throws {
    let count = Self.environment["VESPER_LONG_SEARCHES"].flatMap { Int($0) } ?? 8
    let usage = try await search(.openverse, count: count)
    guard count >= 200, let last = usage.last else { return }
    let first = usage[usage.count / 4]
    #expect(last.megabytes - first.megabytes < 20, "\(usage)")
    #expect(last.threads <= first.threads + 4 && last.files <= first.files + 4, "\(usage)")
  }

  @Test(arguments: PhotoService.all.map(\.id.rawValue).filter { $0 != "openverse" })
  func `whatever another service answers, the next search works`(service: String) async throws {
    let count = Self.environment["VESPER_LONG_SEARCHES"].flatMap { Int($0) } ?? 20
    _ = try await search(PhotoSourceID(rawValue: service), count: count / 10)
  }

  private static let environment = ProcessInfo.processInfo.environment

  /// Searches so often in one window, in each of which a good answer comes after an odd one. Some of the odd ones are
  /// given to the command line, too.
  private func search(_ id: PhotoSourceID, count: Int) async throws -> [ProcessUsage] {
    let seed = Self.environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
    let service = try #require(PhotoService.all.first { $0.id == id })
    let home = try TemporaryDirectory()
    if service.key != .none {
      let file = try home.directory("config/vesper/keys").appending(path: "\(id.rawValue).key")
      try Data("s3cret".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
    // A hundred of them, or a tenth of more or of very few.
    let printed = count < 100 ? 10 : min(count / 100, 10)
    let server = try ReplayServer.started()
    let environment = [service.environmentVariable: server.baseURL.absoluteString]
    var usage: [ProcessUsage] = []
    server.answer("/*", with: goodReply(0, id, server))
    try await withVesper(
      server, home: home, arguments: ["--search", "cats", "--source", id.rawValue], environment: environment
    ) { vesper, server in
      try await vesper.wait(until: "the first search") { $0.foundPhotos.map(\.title) == ["Cat 0"] }
      var replies = OddReplies(seed: seed, answer: goodReply(0, id, server).body)
      for number in 1...max(count, 1) {
        let (name, reply) = replies.next()
        let what: Comment = "VESPER_FAULT_SEED=\(seed), search \(number) in \(id.rawValue): \(name)"
        server.removeAllRules()
        server.answer("/*", with: reply)
        server.forgetRequests()
        try await searchAgain(vesper)
        try await eventually(for: "the search with \(what)") { server.requests.isEmpty ? nil : true }
        // Also those that have not ended are given up for the next one.
        if number % 2 == 0 {
          try await vesper.wait(until: "the end with \(what)") { !$0.all.contains { $0.states.contains(.busy) } }
        }
        if (number - 1) % printed == 0 {
          try await expectOrderlyEnd(home, ["--source", id.rawValue], environment, what)
        }
        server.removeAllRules()
        server.answer("/*", with: goodReply(number, id, server))
        server.answer("/thumb/*", with: replies.nextPicture())
        try await searchAgain(vesper)
        try await vesper.wait(until: "the next search after \(what)") {
          $0.foundPhotos.map(\.title) == ["Cat \(number)"] && $0.failureBanner == nil
        }
        // The first searches fill caches.
        if number % max(count / 20, 1) == 0 { usage.append(try ProcessUsage(of: vesper.process.pid)) }
      }
    }
    return usage
  }

  /// The command line prints photos, or says in a line what is wrong.
  private func expectOrderlyEnd(
    _ home: TemporaryDirectory, _ arguments: [String], _ environment: [String: String], _ what: Comment
  ) async throws {
    // Not with the cache of the window, which has answers.
    let environment = environment.merging(["XDG_CACHE_HOME": home.url.path + "/other-cache"]) { $1 }
    let result = try await Launch.run(["--print=cats"] + arguments, home: home, environment: environment)
    let lines = result.errors.split(separator: "\n")
    // Also that nothing was found.
    #expect(result.exitCode == 0 ? lines.count <= 1 : result.exitCode == 1 && lines.count == 1, "\(what) \(result)")
    let texts = (result.output + result.errors).unicodeScalars
    #expect(texts.allSatisfy { $0.properties.generalCategory != .control || "\n\t".unicodeScalars.contains($0) }, what)
  }

  /// As F5 does, without a process for each key.
  private func searchAgain(_ vesper: RunningVesper) async throws {
    _ = try await vesper.bus.call(
      "io.github.vesper_photos.Vesper", "/io/github/vesper_photos/Vesper", "org.gtk.Actions", "Activate",
      [.string("search-again"), .emptyArray, .emptyDictionary])
  }

  /// One photo, and leave to ask for more than people can.
  private func goodReply(_ number: Int, _ service: PhotoSourceID, _ server: ReplayServer) -> Reply {
    let title = "Cat \(number)"
    switch service {
    case .commons:
      let file = #"{"url": "https://u.org/1.jpg", "mime": "image/jpeg", "mediatype": "BITMAP"}"#
      return .json(
        #"{"batchcomplete": true, "query": {"pages": [{"pageid": 1, "title": "File:\#(title).jpg", "imageinfo": [\#(file)]}]}}"#
      )
    case .finna:
      let image = "/Cover/Show?id=a.1&index=0&size=large"
      return .json(
        #"{"resultCount": 1, "records": [{"id": "a.1", "title": "\#(title)", "images": ["\#(image)"], "#
          + #""imageRights": {"copyright": "CC BY 4.0"}}], "status": "OK"}"#)
    case .flickr:
      return .json(
        #"{"photos": {"pages": 1, "total": "1", "photo": [{"id": "1", "owner": "7@N06", "title": "\#(title)", "#
          + #""license": "4"}]}, "stat": "ok"}"#)
    case .iNaturalist:
      let photo =
        #"{"id": 1, "license_code": "cc-by", "url": "https://inaturalist-open-data.s3.amazonaws.com/photos/1/square.jpg"}"#
      return .json(
        #"{"total_results": 1, "results": [{"id": 2, "taxon": {"name": "\#(title)"}, "photos": [\#(photo)]}]}"#)
    case .fiveHundredPixels:
      return .json(
        #"{"total_pages": 1, "total_items": 1, "photos": [{"id": 1, "name": "\#(title)", "license_type": 4}]}"#)
    default:
      let photo = ServiceAnswer.Photo(title: title, thumbnail: "thumb/\(number).jpg")
      var reply = ServiceAnswer.photos([photo], of: server)
      for kind in ["burst", "sustained"] {
        reply.headers += [
          ("x-ratelimit-limit-anon_\(kind)", "10000/s"), ("x-ratelimit-available-anon_\(kind)", "10000"),
        ]
      }
      return reply
    }
  }
}
