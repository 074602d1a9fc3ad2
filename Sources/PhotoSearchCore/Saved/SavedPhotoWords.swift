/// The words of the saved photos' index, and full-text queries.
///
/// Each Chinese, Japanese or Korean character is a word in the index, so that a search finds substrings of words, like
/// `SearchIndex`. Words contain neither spaces nor quotation marks, so user input is never an operator.
nonisolated enum SavedPhotoWords {
  /// Returns the words of a text, separated by spaces.
  static func text(_ text: String) -> String {
    line(SearchWords.words(in: text))
  }

  /// How well photos must match.
  enum Quality: Int, CaseIterable, Comparable {
    /// The title contains all words.
    case title
    /// The title and the tags together contain all words.
    case tags
    /// All words occur anywhere.
    case anywhere
    /// All words, or words that begin with them, occur anywhere.
    case beginnings

    static func < (first: Quality, second: Quality) -> Bool { first.rawValue < second.rawValue }
  }

  /// Returns the expression for photos that match at least this well and are not excluded.
  static func expression(_ terms: SearchTerms, _ quality: Quality) -> String {
    // Search repeated phrases only once.
    let all = Set(terms.included).sorted { $0.lexicographicallyPrecedes($1) }
      .map { "(\(alternatives($0, asBeginning: quality == .beginnings)))" }
    let columns =
      switch quality {
      case .title: "{title} : "
      case .tags: "{title tags} : "
      case .anywhere, .beginnings: ""
      }
    let wanted = "\(columns)(\(all.joined(separator: " AND ")))"
    return exclusion(terms).map { "(\(wanted)) NOT (\($0))" } ?? wanted
  }

  /// Returns the expression for excluded photos, or `nil` if there are none.
  static func exclusion(_ terms: SearchTerms) -> String? {
    guard !terms.excluded.isEmpty else { return nil }
    return terms.excluded.map { alternatives($0, asBeginning: false) }.joined(separator: " OR ")
  }

  /// Returns the title that equals the query.
  static func title(_ terms: SearchTerms) -> String {
    terms.included.flatMap(\.self).map { text($0) }.joined(separator: " ")
  }

  /// Returns the expression for a phrase in the singular or plural.
  private static func alternatives(_ phrase: [String], asBeginning: Bool) -> String {
    var alternatives = forms(of: phrase).map(quoted)
    if asBeginning { alternatives.append(quoted(phrase) + " *") }
    return alternatives.joined(separator: " OR ")
  }

  /// Returns a phrase in its singular and plural forms.
  static func forms(of phrase: [String]) -> [[String]] {
    var phrases: [[String]] = [[]]
    for word in phrase {
      let forms = phrases.count > 16 ? [word] : EnglishWordForms.forms(of: word)
      phrases = phrases.flatMap { start in forms.map { start + [$0] } }
    }
    return phrases
  }

  private static func quoted(_ phrase: [String]) -> String {
    "\"\(line(phrase))\""
  }

  /// Returns the words as indexed, separated by spaces.
  static func line(_ phrase: [String]) -> String {
    words(phrase).joined(separator: " ")
  }

  private static func words(_ words: [String]) -> [String] {
    words.flatMap { word in SearchWords.isCJK(word) ? word.unicodeScalars.map(String.init) : [word] }
  }
}
