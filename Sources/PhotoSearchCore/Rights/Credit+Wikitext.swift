nonisolated extension Credit {
  /// Returns the credit as MediaWiki wikitext.
  public func wikitext(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      var text = Self.wikitextEscaped(run.text)
      if run.role != .words, run.text.isRightToLeftSomewhere { text = "<bdi>\(text)</bdi>" }
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      // MediaWiki expands signatures and magic words before links.
      let address = link.text.replacing("~", with: "%7E").replacing("__", with: "%5F%5F")
      return "[\(address) \(text)]"
    }.joined()
  }

  /// Escapes the text with entities, which are displayed as the characters they represent and never parsed as wikitext.
  private static func wikitextEscaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "[", "]", "{", "}", "|", "'", "\"", "~", "_", "=", "*", "#", ":", ";", "!", "\\", "-":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
