/// Words as the index of the saved photos has them, and questions to it.
///
/// Each Chinese, Japanese or Korean character is a word of the index, so that a search looks inside of words, as
/// `SearchIndex` does. Words have neither blanks nor quotation marks: nothing that a person types is ever an operator.
nonisolated enum SavedPhotoWords {
  /// The words of a text with blanks between them.
  static func text(_ text: String) -> String {
    line(SearchWords.words(in: text))
  }

  /// How well the photos match that are asked for.
  enum Quality: Int, CaseIterable, Comparable {
    /// The title has all words.
    case title
    /// The title and the tags have all words between them.
    case tags
    /// All words are somewhere.
    case anywhere
    /// All words are somewhere, or words that begin with them.
    case beginnings

    static func < (first: Quality, second: Quality) -> Bool { first.rawValue < second.rawValue }
  }

  /// What finds the photos that match as well or better, but not those that are excluded.
  static func expression(_ terms: SearchTerms, _ quality: Quality) -> String {
    // What is asked twice is looked for once.
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

  /// What finds the photos that are excluded; nil when none is.
  static func exclusion(_ terms: SearchTerms) -> String? {
    guard !terms.excluded.isEmpty else { return nil }
    return terms.excluded.map { alternatives($0, asBeginning: false) }.joined(separator: " OR ")
  }

  /// The title that is the query.
  static func title(_ terms: SearchTerms) -> String {
    terms.included.flatMap(\.self).map { text($0) }.joined(separator: " ")
  }

  /// A phrase in all its forms: singular or plural.
  private static func alternatives(_ phrase: [String], asBeginning: Bool) -> String {
    var alternatives = forms(of: phrase).map(quoted)
    if asBeginning { alternatives.append(quoted(phrase) + " *") }
    return alternatives.joined(separator: " OR ")
  }

  /// A phrase in the singular and in the plural.
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

  /// The words as the index has them, with blanks between them.
  static func line(_ phrase: [String]) -> String {
    words(phrase).joined(separator: " ")
  }

  private static func words(_ words: [String]) -> [String] {
    words.flatMap { word in SearchWords.isCJK(word) ? word.unicodeScalars.map(String.init) : [word] }
  }
}
