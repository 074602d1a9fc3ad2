nonisolated extension Credit {
  /// The credit as CommonMark, which GitHub's dialect reads in the same way.
  public func markdown(_ wording: CreditWording = CreditWording()) -> String {
    let text = runs(wording).map { run in
      let text = Self.markdownEscaped(run.isolatedText)
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      // Entities are read in addresses too: "&copy=1" would become "©=1".
      return "[\(text)](<\(link.text.replacing("&", with: "&amp;"))>)"
    }.joined()
    return Self.withoutBlockMarker(text)
  }

  private static func markdownEscaped(_ text: String) -> String {
    var result = ""
    var before: Unicode.Scalar = " "
    // Scalars, not characters: to a reader of Markdown an accent on a star makes no difference.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "~", "|", "&", "$", "!", "^", "@", ":":
        result += "\\"
      // GitHub makes a link of "www.example.com".
      case ".": if before == "w" || before == "W" { result += "\\" }
      default: break
      }
      result.unicodeScalars.append(scalar)
      before = scalar
    }
    return result
  }

  /// A line that starts with a number and a dot, or with a dash, would be an item of a list.
  private static func withoutBlockMarker(_ text: String) -> String {
    let marker = text.drop { $0.isASCII && $0.isNumber }
    guard let first = marker.first else { return text }
    let isItem = marker.startIndex == text.startIndex ? "+-=".contains(first) : ".)".contains(first)
    return isItem ? text[..<marker.startIndex] + "\\" + marker : text
  }
}
