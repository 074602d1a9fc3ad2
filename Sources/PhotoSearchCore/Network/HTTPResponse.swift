public import FoundationEssentials

/// The answer to an `HTTPRequest`, complete and decompressed.
public nonisolated struct HTTPResponse: Sendable {
  /// The status code of HTTP, such as 200.
  public let status: Int
  /// The header fields of the last answer, when there were redirects.
  public let headers: HTTPHeaders
  /// Decompressed; empty when the server sent none.
  public let body: Data
  /// Where the answer came from, after redirects.
  public let url: URL

  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data(), url: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }
}

nonisolated extension HTTPResponse {
  /// Whether this is a page for people where a service should have answered: an error page, or the log-in page of a
  /// wireless network.
  var isWebPage: Bool {
    let type = headers["content-type"]?.lowercased() ?? ""
    if type.hasPrefix("text/html") { return true }
    if type.hasPrefix("image/") { return false }
    let firstByte = body.first { !(0x09...0x0D ~= $0 || $0 == 0x20) }
    return firstByte == UInt8(ascii: "<")
  }
}

/// The header fields of an answer, found by their name in any case.
public nonisolated struct HTTPHeaders: Sendable {
  /// A header field: its name in any case, and its value without the spaces around it.
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

  /// The value of the first field of that name.
  ///
  /// - Complexity: O(n) in the number of fields.
  public subscript(name: String) -> String? {
    fields.first { Self.isSame($0.name, name) }?.value
  }

  /// Names are ASCII; each thumbnail asks for some.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// Takes one line as it came; a line that is no field is ignored.
  mutating func append(line: some BidirectionalCollection<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = line[line.index(after: colon)...].drop(while: Self.isBlank)
    let end = value.lastIndex { !Self.isBlank($0) }.map(value.index(after:)) ?? value.startIndex
    fields.append(
      Field(
        name: String(decoding: line[..<colon], as: UTF8.self),
        value: String(decoding: value[..<end], as: UTF8.self)))
  }

  /// Blanks, tabs and the ends of lines.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}
