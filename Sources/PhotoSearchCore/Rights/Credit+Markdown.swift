nonisolated extension Credit {
  /// Returns the credit as CommonMark, which GitHub Flavored Markdown renders the same way.
  public func markdown(_ wording: CreditWording = CreditWording()) -> String {
    let text = runs(wording).map { run in
      let text = Self.markdownEscaped(run.isolatedText)
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      // Entities are also decoded in addresses: "&copy=1" would become "©=1".
      return "[\(text)](<\(link.text.replacing("&", with: "&amp;"))>)"
    }.joined()
    return Self.withoutBlockMarker(text)
  }

  private static func markdownEscaped(_ text: String) -> String {
    var result = ""
    var before: Unicode.Scalar = " "
    // Iterate over scalars, not characters: Markdown parsers treat a star with an accent as a star.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "~", "|", "&", "$", "!", "^", "@", ":":
        result += "\\"
      // GitHub links "www.example.com" automatically.
      case ".": if before == "w" || before == "W" { result += "\\" }
      default: break
      }
      result.unicodeScalars.append(scalar)
      before = scalar
    }
    return result
  }

  /// Escapes the marker of a text that starts with a number and a dot, or with a dash, which would be a list item.
  private static func withoutBlockMarker(_ text: String) -> String {
    let marker = text.drop { $0.isASCII && $0.isNumber }
    guard let first = marker.first else { return text }
    let isItem = marker.startIndex == text.startIndex ? "+-=".contains(first) : ".)".contains(first)
    return isItem ? text[..<marker.startIndex] + "\\" + marker : text
  }
}
