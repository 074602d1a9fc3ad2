/// What a person typed, understood in the one way that holds for every source: words, "exact phrases", and words and
/// phrases with a minus before them, which must not occur.
///
/// Nothing else has a meaning. A colon, a pipe, a star or the word OR is searched for like any other text: each source
/// writes the terms so that its service takes them literally.
public nonisolated struct SearchExpression: Sendable, Hashable {
  /// A word or a phrase.
  public struct Term: Sendable, Hashable {
    /// Plain text on one line, never empty, without quotation marks.
    public let text: String
    /// Whether the words were put in quotation marks: they must occur in this order.
    public let isPhrase: Bool
    /// Whether it must not occur.
    public let isExcluded: Bool

    public init(_ text: String, isPhrase: Bool = false, isExcluded: Bool = false) {
      self.text = text
      self.isPhrase = isPhrase
      self.isExcluded = isExcluded
    }
  }

  /// In the order in which they were typed.
  public let terms: [Term]

  /// Reads what was typed. Every text can be read.
  ///
  /// A quotation mark without its partner reaches to the end, as it does while the person is still typing. A minus
  /// counts only before a word or a phrase: "black - white" and "well-known" exclude nothing.
  ///
  /// - Complexity: O(length of the text).
  public init(_ text: String) {
    var terms: [Term] = []
    // Scalars, not characters: a quotation mark with an accent on it is one character, which is no quotation mark.
    var rest = PhotoText.sanitized(text).unicodeScalars[...]
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
        continue
      }
      let isExcluded = Self.isMinus(first) && rest.dropFirst().first.map { !$0.properties.isWhitespace } ?? false
      if isExcluded { rest.removeFirst() }
      let isPhrase = rest.first.map(Self.isQuotationMark) ?? false
      if isPhrase { rest.removeFirst() }
      let end =
        rest.firstIndex { Self.isQuotationMark($0) || (!isPhrase && $0.properties.isWhitespace) } ?? rest.endIndex
      let words = PhotoText.sanitized(String(rest[..<end]))
      // The mark that ends a phrase belongs to it; one within a word begins the next phrase.
      rest = isPhrase ? rest[end...].dropFirst() : rest[end...]
      if !words.isEmpty { terms.append(Term(words, isPhrase: isPhrase, isExcluded: isExcluded)) }
    }
    self.terms = terms
  }

  /// The terms that must occur.
  public var included: [Term] { terms.filter { !$0.isExcluded } }

  /// The terms that must not occur.
  public var excluded: [Term] { terms.filter(\.isExcluded) }

  /// Whether it asks for nothing: no source can find photos by what they are not.
  public var isEmpty: Bool { !terms.contains { !$0.isExcluded } }

  /// The hyphen of keyboards, and the minus sign and the dashes that input methods make of it.
  private static func isMinus(_ scalar: Unicode.Scalar) -> Bool { "-−–".unicodeScalars.contains(scalar) }

  /// Straight and typographic ones, of English, German and French.
  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    "\"“”„«»＂".unicodeScalars.contains(scalar)
  }
}
