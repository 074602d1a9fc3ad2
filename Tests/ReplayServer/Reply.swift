public import Foundation

/// An answer of the server, correct or not.
public struct Reply: Sendable {
  /// What happens to the connection while the body is sent.
  public enum Delivery: Sendable {
    case complete
    /// In small chunks without a length.
    case chunked
    /// Announces more bytes than it sends, then closes.
    case truncated(missing: Int)
    /// Repeats the body in chunks for as long as the client listens.
    case endless
    /// Sends the head and the body but never the end.
    case hanging
    /// Sends the head, and then a byte of the body now and then.
    case trickling
    /// Sends nothing until the test calls `releaseHeldReplies()`.
    case held
    /// Resets the connection without an answer.
    case reset
    /// Sends the body as it is, without a head: perhaps no HTTP at all.
    case raw
  }

  public var status: Int
  public var headers: [(name: String, value: String)]
  public var body: Data
  public var delivery: Delivery

  public init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: Data = Data(),
    delivery: Delivery = .complete
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delivery = delivery
  }

  public static func json(_ text: String, status: Int = 200, delivery: Delivery = .complete) -> Reply {
    Reply(status: status, headers: [("Content-Type", "application/json")], body: Data(text.utf8), delivery: delivery)
  }

  public static func html(_ text: String, status: Int = 200) -> Reply {
    Reply(status: status, headers: [("Content-Type", "text/html; charset=utf-8")], body: Data(text.utf8))
  }

  public static func image(_ bytes: Data, type: String = "image/jpeg") -> Reply {
    Reply(headers: [("Content-Type", type)], body: bytes)
  }

  /// A failure in the form of Openverse.
  public static func status(_ status: Int, detail: String = "Something is wrong.") -> Reply {
    .json(#"{"detail":"\#(detail)"}"#, status: status)
  }

  /// Too many requests; the service says when to come back in the header, in the text, in both, or not at all.
  public static func throttled(retryAfter seconds: Int?, expected: Int? = nil) -> Reply {
    let text = expected.map { "Request was throttled. Expected available in \($0) seconds." }
    var reply = Reply.status(429, detail: text ?? "Request was throttled.")
    if let seconds { reply.headers.append(("Retry-After", String(seconds))) }
    return reply
  }

  public static func redirect(to location: String, status: Int = 302) -> Reply {
    Reply(status: status, headers: [("Location", location)])
  }

  /// Twenty million zeros in twenty thousand bytes.
  public static func gzipBomb(type: String = "application/json") -> Reply {
    Reply(
      headers: [("Content-Type", type), ("Content-Encoding", "gzip")],
      body: Fixtures.data("faults/zeros-20MB.gz"))
  }

  public static func endless() -> Reply {
    Reply(
      headers: [("Content-Type", "application/json")], body: Data(repeating: 0x20, count: 16_384),
      delivery: .endless)
  }

  public static func hanging() -> Reply {
    Reply(headers: [("Content-Type", "application/json")], body: Data("{".utf8), delivery: .hanging)
  }

  /// Ten bytes a second, for a minute.
  public static func trickling() -> Reply {
    Reply(headers: [("Content-Type", "application/json")], body: Data(count: 600), delivery: .trickling)
  }

  public static func reset() -> Reply {
    Reply(delivery: .reset)
  }

  /// This reply, when the test lets it go.
  public func held() -> Reply {
    var reply = self
    reply.delivery = .held
    return reply
  }
}
