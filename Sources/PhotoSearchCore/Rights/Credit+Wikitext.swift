nonisolated extension Credit {
  /// The credit as MediaWiki's wikitext.
  public func wikitext(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      var text = Self.wikitextEscaped(run.text)
      if run.role != .words, run.text.isRightToLeftSomewhere { text = "<bdi>\(text)</bdi>" }
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      // Signatures and magic words are found before links are.
      let address = link.text.replacing("~", with: "%7E").replacing("__", with: "%5F%5F")
      return "[\(address) \(text)]"
    }.joined()
  }

  /// Entities are shown as the characters that they stand for, and never read as wikitext.
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
