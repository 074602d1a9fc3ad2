public import FoundationEssentials

/// The complete and decompressed response to an `HTTPRequest`.
public nonisolated struct HTTPResponse: Sendable {
  /// The HTTP status code, such as 200.
  public let status: Int
  /// The header fields of the last response if there were redirects.
  public let headers: HTTPHeaders
  /// The decompressed body. Empty if the server sent none.
  public let body: Data
  /// The URL of the response, after redirects.
  public let url: URL

  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data(), url: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }
}

nonisolated extension HTTPResponse {
  /// Whether this is a web page where a service should have responded: an error page, or the log-in page of a wireless
  /// network.
  var isWebPage: Bool {
    let type = headers["content-type"]?.lowercased() ?? ""
    if type.hasPrefix("text/html") { return true }
    if type.hasPrefix("image/") { return false }
    let firstByte = body.first { !(0x09...0x0D ~= $0 || $0 == 0x20) }
    return firstByte == UInt8(ascii: "<")
  }
}

/// The header fields of a response, with case-insensitive names.
public nonisolated struct HTTPHeaders: Sendable {
  /// A header field: its name in any case, and its value without surrounding spaces.
  public struct Field: Sendable, Hashable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public private(set) var fields: [Field] = []

  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The value of the first field with the given name.
  ///
  /// - Complexity: O(n) in the number of fields.
  public subscript(name: String) -> String? {
    fields.first { Self.isSame($0.name, name) }?.value
  }

  /// Compares bytes, because names are ASCII and each thumbnail looks up several.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// Appends a header line as received. Lines that are not fields are ignored.
  mutating func append(line: some BidirectionalCollection<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = line[line.index(after: colon)...].drop(while: Self.isBlank)
    let end = value.lastIndex { !Self.isBlank($0) }.map(value.index(after:)) ?? value.startIndex
    fields.append(
      Field(
        name: String(decoding: line[..<colon], as: UTF8.self),
        value: String(decoding: value[..<end], as: UTF8.self)))
  }

  /// Whether the byte is a blank, a tab or part of a line ending.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}

nonisolated extension HTTPResponse {
  /// How long the service asks to be left alone in its `Retry-After` header: a number of seconds, or a date relative to
  /// the server's own time.
  ///
  /// https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
  var retryAfter: Duration? {
    guard let text = headers["retry-after"] else { return nil }
    if let seconds = Int(text) { return Self.patience(seconds: seconds) }
    guard let then = HTTPDate(text), let now = headers["date"].flatMap(HTTPDate.init) else { return nil }
    return Self.patience(seconds: then.secondsSince1970 - now.secondsSince1970)
  }

  /// How long to request no more images after this "too many requests". Openverse allows 150 thumbnails a minute, so
  /// after a few seconds some more are available. No one waits longer than a minute for an image.
  var throttlePause: Duration {
    // A longer body is no message, and parsing it would delay everything else on the network thread.
    let demanded = retryAfter ?? (body.count <= 10_000 ? ServiceFailure.expectedWait(in: self) : nil)
    return min(demanded ?? .seconds(10), .seconds(60))
  }

  /// Clamps a wait to at least a second, since otherwise the next request would be just as unwelcome, and to at most a
  /// day, since no service means more than that.
  static func patience(seconds: Int) -> Duration {
    .seconds(min(max(seconds, 1), 86_400))
  }
}
