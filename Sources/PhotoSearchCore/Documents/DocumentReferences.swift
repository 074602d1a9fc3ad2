import FoundationEssentials

/// What a document refers to.
nonisolated enum DocumentReferences {
  /// The most bytes of a picture in the text of a document.
  private static let maximumInlineBytes = 64 << 20

  /// Returns the picture that a reference leads to.
  ///
  /// - Parameters:
  ///   - document: The absolute path of the document.
  ///   - isInPackage: Whether the document is a package, whose own parts references lead to.
  static func file(_ reference: String, beside document: String, isInPackage: Bool) -> DocumentPictureFile {
    let reference = reference.trimmed
    if reference.lowercased().hasPrefix("data:") { return inline(reference) ?? .missing("data:") }
    if let url = URL(string: reference), let scheme = url.scheme?.lowercased(), scheme.utf8.count > 1 {
      switch scheme {
      case "http", "https": return .web(url)
      case "file": return .file(path: url.path(percentEncoded: false))
      default: return .missing(reference)
      }
    }
    if reference.hasPrefix("//"), let url = URL(string: "https:" + reference) { return .web(url) }
    let path = String(reference.prefix { $0 != "#" && $0 != "?" })
    let decoded = path.percentDecoded
    if isInPackage, !decoded.hasPrefix("../"), !decoded.hasPrefix("/") {
      return .part(decoded.hasPrefix("./") ? String(decoded.dropFirst(2)) : decoded)
    }
    // What is beside a package is one folder up as seen from its parts.
    let relative = isInPackage && decoded.hasPrefix("../") ? String(decoded.dropFirst(3)) : decoded
    guard !relative.isEmpty else { return .missing(reference) }
    let folder = document.lastIndex(of: "/").map { String(document[..<$0]) } ?? ""
    return .file(path: resolved(relative.hasPrefix("/") ? relative : folder + "/" + relative))
  }

  /// Returns a part's name as seen from another part: "../media/a.jpg" in "ppt/slides/s.xml" is "ppt/media/a.jpg".
  static func part(_ reference: String, from part: String) -> String {
    let decoded = reference.percentDecoded
    if decoded.hasPrefix("/") { return String(resolved(decoded).dropFirst()) }
    let folder = part.lastIndex(of: "/").map { String(part[...$0]) } ?? ""
    return String(resolved("/" + folder + decoded).dropFirst())
  }

  private static func resolved(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the picture in an address such as "data:image/png;base64,iVBO…", or `nil` if there is none.
  private static func inline(_ address: String) -> DocumentPictureFile? {
    guard address.utf8.count <= maximumInlineBytes, let comma = address.firstIndex(of: ",") else { return nil }
    let header = address[..<comma].lowercased()
    let body = String(address[address.index(after: comma)...])
    // Others are drawings.
    guard header.hasSuffix(";base64"), !header.contains("svg") else { return nil }
    let decoded = body.percentDecoded
    return Data(base64Encoded: decoded, options: .ignoreUnknownCharacters).map { .data($0) }
  }
}

nonisolated extension String {
  /// The text in which "%20" is a space again, or the text as it is if that makes no sense.
  fileprivate var percentDecoded: String {
    var decoded: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(Substring(digits), radix: 16)
      else { return self }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: decoded, as: UTF8.self) ?? self
  }
}
