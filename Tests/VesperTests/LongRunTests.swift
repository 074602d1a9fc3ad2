import Foundation
import ReplayServer
import Testing

/// A window in which one searches for a long time while the service is out of its mind: whatever it answers, the next
/// search works, and nothing grows.
///
/// `VESPER_LONG_SEARCHES` tells how many searches, `VESPER_FAULT_SEED` which answers.
@Suite(.serialized, .timeLimit(.minutes(600)))
struct LongRunTests: ProgramTests {
  init() { expectMainLoop() }

  @Test func `whatever a service answers, the next search works, and nothing grows`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["VESPER_LONG_SEARCHES"].flatMap { Int($0) } ?? 8
    let seed = environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      var replies = OddReplies(seed: seed, answer: Data(server.recording("search-cat-page1.json").utf8))
      var usage: [Usage] = []
      for number in 1...count {
        let (name, reply) = replies.next()
        let what: Comment = "VESPER_FAULT_SEED=\(seed), search \(number): \(name)"
        server.answer("/*", with: reply)
        server.forgetRequests()
        try await searchAgain(vesper)
        try await eventually(for: "the search with \(what)") { server.searches.isEmpty ? nil : true }
        // Also those that have not ended are given up for the next one.
        if number % 2 == 0 {
          try await vesper.wait(until: "the end with \(what)") { !$0.all.contains { $0.states.contains(.busy) } }
        }
        server.removeAllRules()
        server.answer(ReplayServer.searchPath, with: goodReply(number, server))
        server.answer("/thumb/*", with: replies.nextPicture())
        try await searchAgain(vesper)
        try await vesper.wait(until: "the next search after \(what)") {
          $0.foundPhotos.map(\.title) == ["Cat \(number)"] && $0.failureBanner == nil
        }
        server.removeAllRules()
        // The first searches fill caches.
        if number % max(count / 20, 1) == 0 { usage.append(try Usage(of: vesper.process.pid)) }
      }
      guard count >= 200, let last = usage.last else { return }
      let first = usage[usage.count / 4]
      #expect(last.megabytes - first.megabytes < 20, "\(usage)")
      #expect(last.threads <= first.threads + 4 && last.files <= first.files + 4, "\(usage)")
    }
  }

  /// As F5 does, without a process for each key.
  private func searchAgain(_ vesper: RunningVesper) async throws {
    _ = try await vesper.bus.call(
      "io.github.vesper_photos.Vesper", "/io/github/vesper_photos/Vesper", "org.gtk.Actions", "Activate",
      [.string("search-again"), .emptyArray, .emptyDictionary])
  }

  /// One photo, and leave to ask for more than people can.
  private func goodReply(_ number: Int, _ server: ReplayServer) -> Reply {
    let photo = ServiceAnswer.Photo(title: "Cat \(number)", thumbnail: "thumb/\(number).jpg")
    var reply = ServiceAnswer.photos([photo], of: server)
    for kind in ["burst", "sustained"] {
      reply.headers += [
        ("x-ratelimit-limit-anon_\(kind)", "10000/s"), ("x-ratelimit-available-anon_\(kind)", "10000"),
      ]
    }
    return reply
  }

  /// What a process uses.
  private struct Usage: CustomStringConvertible {
    let megabytes: Int
    let threads: Int
    let files: Int

    init(of process: Int32) throws {
      // Whoever asks for the file as a text gets its first page.
      let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process)/status"))
      let status = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      func number(_ name: String) -> Int {
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
      }
      megabytes = number("RssAnon") / 1024
      threads = number("Threads")
      files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
    }

    var description: String { "\(megabytes) MB, \(threads) threads, \(files) files" }
  }
}
