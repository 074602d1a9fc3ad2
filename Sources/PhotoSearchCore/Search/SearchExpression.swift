/// A search as the user typed it, with the same meaning for every source: words, "exact phrases", and words and phrases
/// preceded by a minus, which must not occur.
///
/// Nothing else has a meaning. A colon, a pipe, an asterisk or the word OR is searched for like any other text: each
/// source writes the terms so that its service takes them literally.
public nonisolated struct SearchExpression: Sendable, Hashable {
  /// A word or a phrase.
  public struct Term: Sendable, Hashable {
    /// Plain text on one line, never empty, without quotation marks.
    public let text: String
    /// Whether the words were in quotation marks, so that they must occur in this order.
    public let isPhrase: Bool
    /// Whether the term must not occur.
    public let isExcluded: Bool

    public init(_ text: String, isPhrase: Bool = false, isExcluded: Bool = false) {
      self.text = text
      self.isPhrase = isPhrase
      self.isExcluded = isExcluded
    }
  }

  /// The terms in the order in which they were typed.
  public let terms: [Term]

  /// Parses what the user typed. Any text is valid.
  ///
  /// An unmatched quotation mark extends to the end, as it does while the user is still typing. A minus has a meaning
  /// only before a word or a phrase: "black - white" and "well-known" exclude nothing.
  ///
  /// - Complexity: O(length of the text).
  public init(_ text: String) {
    var terms: [Term] = []
    // Scalars, not characters: a quotation mark with an accent is a single character, which is not a quotation mark.
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
      // The mark that ends a phrase belongs to it. A mark within a word begins the next phrase.
      rest = isPhrase ? rest[end...].dropFirst() : rest[end...]
      if !words.isEmpty { terms.append(Term(words, isPhrase: isPhrase, isExcluded: isExcluded)) }
    }
    self.terms = terms
  }

  /// Creates the search for what two searches both find.
  init(_ first: SearchExpression, and second: SearchExpression) {
    terms = first.terms + second.terms
  }

  /// The terms that must occur.
  public var included: [Term] { terms.filter { !$0.isExcluded } }

  /// The terms that must not occur.
  public var excluded: [Term] { terms.filter(\.isExcluded) }

  /// Whether nothing is searched for: no source can find photos by exclusions alone.
  public var isEmpty: Bool { !terms.contains { !$0.isExcluded } }

  /// The keyboard's hyphen, and the minus sign and dashes that input methods make of it.
  private static func isMinus(_ scalar: Unicode.Scalar) -> Bool { "-−–".unicodeScalars.contains(scalar) }

  /// The straight and typographic quotation marks of English, German and French.
  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    "\"“”„«»＂".unicodeScalars.contains(scalar)
  }
}

/// A search expression as local sources compare it: folded and split into words. See `SearchWords`.
nonisolated struct SearchTerms {
  /// The words, and the words of each phrase, that must occur.
  let included: [[String]]
  /// The words, and the words of each phrase, that must not occur.
  let excluded: [[String]]

  init(_ expression: SearchExpression) {
    included = expression.included.flatMap { term in
      let words = SearchWords.words(in: term.text)
      // What a person sees as one word, such as "black-white", need not be one in a title.
      return term.isPhrase ? [words] : words.map { [$0] }
    }.filter { !$0.isEmpty }
    excluded = expression.excluded.map { SearchWords.words(in: $0.text) }.filter { !$0.isEmpty }
  }

  var isEmpty: Bool { included.isEmpty }
}
