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
    let name = name.lowercased()
    return fields.first { $0.name.lowercased() == name }?.value
  }

  /// Takes one line as it came; a line that is no field is ignored.
  mutating func append(line: some StringProtocol) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.startIndex
    fields.append(Field(name: String(line[..<colon]), value: String(value[..<end])))
  }
}
