/// Writes what a person searches for as the query text of a service.
nonisolated enum QueryText {
  /// As many whole terms as the service reads, with blanks between them.
  ///
  /// What is wanted goes first: of a text that is too long that part is worth more. A first term that is too long alone
  /// loses its end.
  ///
  /// - Parameters:
  ///   - maximumLength: in Unicode scalars.
  ///   - written: A term with these words in the syntax of the service; empty when nothing of it can be searched for.
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

  /// A term in the syntax that most services share, words, "phrases" and a minus, without anything that one of them
  /// takes for an operator.
  ///
  /// Where such a character stood within a word, as in "black|white", the parts become a phrase: services that take it
  /// literally find the same. It cannot be escaped: Wikimedia Commons reads keywords such as `insource:` even within
  /// quotation marks, and Flickr documents no way.
  static func literal(_ term: SearchExpression.Term, _ words: String) -> String {
    let parts = words.unicodeScalars.split(whereSeparator: isOperator)
      .map { part in String(part.drop(while: isPrefix)) }
      .filter { $0.unicodeScalars.contains { !$0.isASCII || $0.properties.isAlphabetic || "0"..."9" ~= $0 } }
    guard let first = parts.first else { return "" }
    let isPhrase = term.isPhrase || parts.count > 1 || ["AND", "OR", "NOT"].contains(first)
    let text = parts.joined(separator: " ")
    return (term.isExcluded ? "-" : "") + (isPhrase ? "\"\(text)\"" : text)
  }

  /// Whether a word must not begin with it: a sign for what must or must not occur.
  private static func isPrefix(_ scalar: Unicode.Scalar) -> Bool { "-+&.,'_%".unicodeScalars.contains(scalar) }

  /// Everything of ASCII that is neither letter nor digit, and its full-width twins, but for the few signs that are
  /// parts of words.
  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFF01...0xFF5E: !scalar.properties.isAlphabetic && scalar.properties.generalCategory != .decimalNumber
    case 0x21...0x7E:
      !scalar.properties.isAlphabetic && !("0"..."9" ~= scalar) && !"-+&.,'_%#@$".unicodeScalars.contains(scalar)
    default: scalar.properties.isWhitespace || "“”„«»".unicodeScalars.contains(scalar)
    }
  }
}
