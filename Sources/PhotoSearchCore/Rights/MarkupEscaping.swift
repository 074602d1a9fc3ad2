/// Escapes text for use between tags and in quoted attributes of XML and HTML.
nonisolated enum MarkupEscaping {
  /// Replaces markup characters with entities and removes the characters that XML 1.0 does not allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Escaped because a parser would turn them into spaces in attributes.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Returns whether XML 1.0 allows the character, see https://www.w3.org/TR/xml/#charsets
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
