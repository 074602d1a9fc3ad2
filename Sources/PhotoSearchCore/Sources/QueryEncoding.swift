import FoundationEssentials

/// The parameters of a request, encoded as a query string.
nonisolated struct QueryEncoding {
  private(set) var text = ""

  /// - Parameter text: Parameters that are already encoded.
  init(text: String = "") {
    self.text = text
  }

  mutating func add(_ name: String, _ value: String) {
    if !text.isEmpty { text += "&" }
    text += Self.encoded(name) + "=" + Self.encoded(value)
  }

  mutating func add(_ name: String, _ value: Int) { add(name, String(value)) }

  /// Returns the URL of a path below the base, with the parameters.
  ///
  /// - Throws: `refusedURL` if the base does not form a valid URL.
  func url(_ path: String, at base: URL) throws(PhotoSearchError) -> URL {
    var address = base.absoluteString
    if !address.hasSuffix("/") { address += "/" }
    guard let url = URL(string: address + path + (text.isEmpty ? "" : "?" + text)) else {
      throw .refusedURL(base.absoluteString)
    }
    return url
  }

  /// Encodes all characters except the unreserved ones of RFC 3986. In a form, a plus would mean a space.
  static func encoded(_ text: String) -> String {
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
