/// Tags as people read and write them: with commas between them, and in quotation marks where a tag has a comma of its
/// own, as in tables. What is read of a text made of tags is those tags.
nonisolated enum SavedPhotoTags {
  static func text(_ tags: [String]) -> String {
    tags.map { isPlain($0) ? $0 : quoted($0) }.joined(separator: ", ")
  }

  private static func quoted(_ tag: String) -> String {
    // Scalars, not characters: with an accent on it a quotation mark is another character.
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

  /// A tag in quotation marks with what follows it up to the next one; nil, and nothing is read, where that is more than
  /// a comma, as in: "12" single.
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
    // Its end is still to be written.
    return nil
  }

  private static func isPlain(_ tag: String) -> Bool {
    tag.unicodeScalars.first != "\"" && !tag.unicodeScalars.contains(where: isSeparator)
  }

  /// Commas as they are written in Latin, Arabic and East Asian scripts.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "،", "、", "，", "\n": true
    default: false
    }
  }
}
