import Foundation
import Glibc
import ReplayServer
import Synchronization

/// How much a photo service has sent.
nonisolated final class Sent: Sendable {
  private let counts = Mutex((pages: 0, pictures: 0))

  /// Pages of photos.
  var pages: Int { counts.withLock(\.pages) }
  var pictures: Int { counts.withLock(\.pictures) }

  fileprivate func notePage() { counts.withLock { $0.pages += 1 } }
  fileprivate func notePicture() { counts.withLock { $0.pictures += 1 } }
}

/// A photo service on this machine with as many photos as anybody wants for each word, and a picture for each.
///
/// The photos of a search for a word with "plain" at its beginning have no pictures.
nonisolated enum PhotoServer {
  /// How long a search takes in microseconds, and a picture half as long: what the way to a service and its work would.
  static let latency = Atomic<UInt32>(0)

  /// - Parameter sent: counts what it sends.
  static func start(_ sent: Sent) throws -> ReplayServer {
    let server = ReplayServer()
    let base = try server.start().absoluteString
    let folder = Fixtures.folder.appendingPathComponent("openverse/thumbs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("jpg") }.sorted()
    let pictures = names.map { Fixtures.data("openverse/thumbs/\($0)") }
    server.answer(ReplayServer.searchPath) { request in
      sent.notePage()
      usleep(latency.load(ordering: .relaxed))
      return page(Int(request.query["page"] ?? "1") ?? 1, of: request.query["q"] ?? "", base)
    }
    server.answer("/pictures/*") { request in
      sent.notePicture()
      usleep(latency.load(ordering: .relaxed) / 2)
      let number = request.path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
      return .image(pictures[number % pictures.count])
    }
    return server
  }

  static let pageSize = 20
  private static let total = 10_000

  private static func page(_ page: Int, of text: String, _ base: String) -> Reply {
    let word = text.filter { $0.isLetter || $0.isNumber }
    let hasPictures = !word.hasPrefix("plain")
    let records = (0..<pageSize).map { index in
      let number = (page - 1) * pageSize + index
      return """
        {"id":"\(word)-\(number)","title":"\(word) \(number)","foreign_landing_url":"https://example.org/\(word)/\(number)",\
        "creator":"Somebody","url":"https://example.org/\(word)-\(number).jpg","license":"by","license_version":"2.0",\
        "license_url":"https://creativecommons.org/licenses/by/2.0/","provider":"flickr","source":"flickr",\
        "category":null,"filesize":null,"filetype":null,"tags":[{"name":"\(word)"}],"width":1024,"height":683\
        \(hasPictures ? #","thumbnail":"\#(base)pictures/\#(word)-\#(number)""# : "")}
        """
    }
    let pages = total / pageSize
    var reply = Reply.json(
      """
      {"result_count":\(total),"page_count":\(pages),"page_size":\(pageSize),"page":\(page),\
      "results":[\(records.joined(separator: ","))]}
      """)
    // As many requests as anybody wants.
    for kind in ["burst", "sustained"] {
      reply.headers += [
        ("x-ratelimit-limit-anon_\(kind)", "10000/sec"), ("x-ratelimit-available-anon_\(kind)", "10000"),
      ]
    }
    return reply
  }
}
