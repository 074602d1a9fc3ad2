/// Formats and parses tags as text for the user: separated by commas, with quotation marks around a tag that contains a
/// comma, as in tables. Tags round-trip.
nonisolated enum SavedPhotoTags {
  static func text(_ tags: [String]) -> String {
    tags.map { isPlain($0) ? $0 : quoted($0) }.joined(separator: ", ")
  }

  private static func quoted(_ tag: String) -> String {
    // Replace scalars, not characters: a quotation mark with an accent is a different character.
    "\"" + String(tag.unicodeScalars.replacing("\"".unicodeScalars, with: "\"\"".unicodeScalars)) + "\""
  }

  static func tags(in text: String) -> [String] {
    var tags: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      rest = rest.drop { $0.properties.isWhitespace }
      if let quoted = quotedTag(&rest) {
        tags.append(quoted)
        continue
      }
      tags.append(String(rest.prefix { !isSeparator($0) }))
      rest = rest.drop { !isSeparator($0) }.dropFirst()
    }
    return tags
  }

  /// Reads a quoted tag and the comma after it. Returns `nil` without reading anything if other text follows the
  /// closing quotation mark, as in: "12" single.
  private static func quotedTag(_ text: inout Substring.UnicodeScalarView) -> String? {
    guard text.first == "\"" else { return nil }
    var rest = text.dropFirst()
    var tag = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      if next == "\"" {
        guard rest.first == "\"" else {
          rest = rest.drop { $0.properties.isWhitespace && !isSeparator($0) }
          guard rest.first.map(isSeparator) ?? true else { return nil }
          text = rest.dropFirst()
          return String(tag)
        }
        rest.removeFirst()
      }
      tag.append(next)
    }
    // The closing quotation mark has not been typed yet.
    return nil
  }

  private static func isPlain(_ tag: String) -> Bool {
    tag.unicodeScalars.first != "\"" && !tag.unicodeScalars.contains(where: isSeparator)
  }

  /// Whether the scalar is a comma in Latin, Arabic or East Asian scripts, or a line feed.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "،", "、", "，", "\n": true
    default: false
    }
  }
}
