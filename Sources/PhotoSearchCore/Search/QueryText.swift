/// Writes a search expression as the query text of a service.
nonisolated enum QueryText {
  /// Returns as many whole terms as the service reads, separated by blanks.
  ///
  /// Included terms come first, because they are worth more if the text is too long. If the first term alone is too
  /// long, it is truncated.
  ///
  /// - Parameters:
  ///   - maximumLength: The maximum length in Unicode scalars.
  ///   - written: Returns a term with the given words in the service's syntax, or an empty string if nothing of it can
  ///     be searched for.
  static func joined(
    _ expression: SearchExpression, maximumLength: Int, written: (SearchExpression.Term, _ words: String) -> String
  ) -> String {
    var text = ""
    var count = 0
    for term in expression.included + expression.excluded {
      let room = maximumLength - count - (text.isEmpty ? 0 : 1)
      var words = term.text
      while text.isEmpty, !words.isEmpty, written(term, words).unicodeScalars.count > room { words.removeLast() }
      let written = written(term, words)
      guard !written.isEmpty else { continue }
      guard written.unicodeScalars.count <= room else { break }
      text += (text.isEmpty ? "" : " ") + written
      count = text.unicodeScalars.count
    }
    return text
  }

  /// Writes a term in the syntax that most services share: words, "phrases" and a minus. Omits everything that any of
  /// them takes for an operator.
  ///
  /// A word that contains such a character, as in "black|white", becomes a phrase of its parts: services that take the
  /// character literally find the same. It cannot be escaped: Wikimedia Commons reads keywords such as `insource:` even
  /// within quotation marks, and Flickr documents no way to do it.
  static func literal(_ term: SearchExpression.Term, _ words: String) -> String {
    let parts = words.unicodeScalars.split(whereSeparator: isOperator)
      .map { part in String(part.drop(while: isPrefix)) }
      .filter { $0.unicodeScalars.contains { !$0.isASCII || $0.properties.isAlphabetic || "0"..."9" ~= $0 } }
    guard let first = parts.first else { return "" }
    let isPhrase = term.isPhrase || parts.count > 1 || ["AND", "OR", "NOT"].contains(first)
    let text = parts.joined(separator: " ")
    return (term.isExcluded ? "-" : "") + (isPhrase ? "\"\(text)\"" : text)
  }

  /// Returns the included words without any syntax, for services that support neither phrases nor excluded words. Their
  /// results are filtered afterwards, see `Photo.agrees(with:)`.
  static func words(of expression: SearchExpression, maximumLength: Int) -> String {
    joined(expression, maximumLength: maximumLength) { term, words in term.isExcluded ? "" : plain(words) }
  }

  /// Returns words without anything that a service takes for an operator.
  static func plain(_ words: String) -> String { literal(.init(words), words).filter { $0 != "\"" } }

  /// Whether a word must not begin with the character, because it marks what must or must not occur.
  private static func isPrefix(_ scalar: Unicode.Scalar) -> Bool { "-+&.,'_%".unicodeScalars.contains(scalar) }

  /// Whether the character is an ASCII character other than a letter or digit, or the full-width form of one, except
  /// for the few signs that are parts of words.
  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFF01...0xFF5E: !scalar.properties.isAlphabetic && scalar.properties.generalCategory != .decimalNumber
    case 0x21...0x7E:
      !scalar.properties.isAlphabetic && !("0"..."9" ~= scalar) && !"-+&.,'_%#@$".unicodeScalars.contains(scalar)
    default: scalar.properties.isWhitespace || "“”„«»".unicodeScalars.contains(scalar)
    }
  }
}
