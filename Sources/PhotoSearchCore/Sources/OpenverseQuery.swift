import FoundationEssentials

/// A query in the terms of Openverse's `GET /v1/images/`.
nonisolated struct OpenverseQuery: Sendable, Hashable {
  /// The most that the service gives to clients without a key.
  static let pageSize = 20
  /// The service ignores, without a word, what goes beyond.
  private static let maximumTextLength = 200

  let text: String
  let creativeCommons: Bool
  /// From 1.
  let page: Int

  /// - Throws: `badRequest` when the token is none of ours.
  init(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    text = Self.shortened(PhotoText.sanitized(query.text))
    creativeCommons = query.creativeCommons
    let number = page.map { Int($0.rawValue) } ?? 1
    guard let number, number >= 1 else { throw .badRequest(message: "there is no such page") }
    self.page = number
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether the other is a page of the same results.
  func isSameSearch(_ other: OpenverseQuery) -> Bool {
    text == other.text && creativeCommons == other.creativeCommons
  }

  /// The address of the answer.
  ///
  /// - Throws: `refusedURL` when the base is no base of addresses.
  func url(at base: URL) throws(PhotoSearchError) -> URL {
    var address = base.absoluteString
    if !address.hasSuffix("/") { address += "/" }
    if !address.hasSuffix("/v1/") { address += "v1/" }
    address += "images/?q=\(Self.encoded(text))&page=\(page)&page_size=\(Self.pageSize)"
    if creativeCommons { address += "&license_type=all-cc" }
    guard let url = URL(string: address) else { throw .refusedURL(base.absoluteString) }
    return url
  }

  /// Whole characters only. The service counts code points.
  private static func shortened(_ text: String) -> String {
    var count = 0
    return String(
      text.prefix { character in
        count += character.unicodeScalars.count
        return count <= maximumTextLength
      })
  }

  /// Everything but the unreserved characters of RFC 3986 is encoded: in a form a plus would mean a space.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%"
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 0xF)])
      }
    }
    return result
  }
}
