import Foundation
import GeneratedCases
import ReplayServer

/// Replies of a server out of its mind, at random.
nonisolated struct OddReplies {
  private var random: SplitMix64
  /// A good answer to a search.
  private let answer: Data

  init(seed: UInt64, answer: Data) {
    random = SplitMix64(seed: seed)
    self.answer = answer
  }

  /// Not 429, after which a program must wait.
  private static let statuses = [
    201, 204, 206, 301, 304, 400, 401, 403, 404, 408, 410, 418, 451, 500, 501, 502, 503, 504, 599, 0, 999,
  ]
  private static let types = [
    "text/html", "application/json; charset=utf-16", "image/jpeg", "", "application/json\u{0}", "multipart/mixed",
  ]
  private static let targets = [
    "/v1/images/?q=cats", "https://10.0.0.1/", "http://[::1]:1/", "http://0x7f.1/", "http://2130706433/", "//", "",
    "javascript:alert(1)", "file:///etc/passwd", "http://user:word@127.0.0.1:1/", "https://\u{202E}moc.elpmaxe/",
    "data:application/json,{}", String(repeating: "/a", count: 20_000),
  ]

  mutating func next() -> (name: String, reply: Reply) {
    var reply = Reply(headers: [("Content-Type", "application/json")], body: answer)
    let name: String
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      reply.status = Self.statuses.randomElement(using: &random)!
      name = "status \(reply.status)"
    case 1, 2, 3:
      damage(&reply.body)
      name = "damaged answer"
    case 4:
      reply.body = answer.prefix(Int.random(in: 0..<answer.count, using: &random))
      name = "part of an answer, \(reply.body.count) bytes"
    case 5:
      reply.delivery = .truncated(missing: Int.random(in: 1...5000, using: &random))
      name = "answer that is cut off"
    case 6:
      reply.headers = [("Content-Type", Self.types.randomElement(using: &random)!)]
      name = "type \(reply.headers[0].value)"
    case 7:
      let length = [100, 10_000, 200_000, 2_000_000].randomElement(using: &random)!
      reply.headers.append(("X-Long", String(repeating: "x", count: length)))
      name = "header of \(length) characters"
    case 8:
      reply.headers.append(
        ("Content-Encoding", ["gzip", "deflate", "br", "gzip, gzip"].randomElement(using: &random)!))
      name = "encoding that it does not have"
    case 9:
      reply = .reset()
      name = "reset"
    case 10:
      let target = Self.targets.randomElement(using: &random)!
      reply = .redirect(to: target)
      name = "redirect to \(target.prefix(40))"
    case 11:
      var bytes = Data((0..<Int.random(in: 0...2000, using: &random)).map { _ in .random(in: 0...255, using: &random) })
      if Bool.random(using: &random) { bytes = Data("HTTP/1.1 200 OK\r\n".utf8) + bytes }
      reply = Reply(body: bytes, delivery: .raw)
      name = "no HTTP"
    case 12:
      let depth = [10, 1000, 100_000].randomElement(using: &random)!
      reply.body = Data(String(repeating: "[", count: depth).utf8)
      name = "depth of \(depth)"
    default:
      reply = [Reply.gzipBomb(), .endless(), .html("<html>"), .json("")].randomElement(using: &random)!
      name = "bomb or nothing"
    }
    return (name, reply)
  }

  /// A picture that is whole or damaged.
  mutating func nextPicture() -> Reply {
    var bytes = Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")
    if Bool.random(using: &random) { damage(&bytes) }
    return .image(bytes)
  }

  private mutating func damage(_ body: inout Data) {
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      body[Int.random(in: body.indices, using: &random)] = .random(in: 0...255, using: &random)
    }
  }
}
