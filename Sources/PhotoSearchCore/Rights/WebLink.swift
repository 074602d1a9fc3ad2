import FoundationEssentials

/// An address that a credit may link to: http or https, with a host, without user and password, and percent-encoded to
/// avoid, as far as possible, characters that have a meaning in a credit format.
nonisolated struct WebLink: Hashable {
  let url: URL
  /// The address in characters that RFC 3986 allows. All other bytes are percent-encoded, as are parentheses, brackets
  /// and apostrophes, which end a link in some formats.
  let text: String

  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http",
      let host = url.host(), !host.isEmpty, url.user == nil, url.password == nil
    else { return nil }
    let text = Self.encoded(url.absoluteString)
    guard text.utf8.count <= 4000, let url = URL(string: text) else { return nil }
    self.url = url
    self.text = text
  }

  private static func encoded(_ address: String) -> String {
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if isPlain[Int(byte)] {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  private static let isPlain: [Bool] = {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#@!$&*+,;=%".utf8)
    return (0...255).map { plain.contains(UInt8($0)) }
  }()
}
