/// A search expression as local sources compare it: its words folded and cut, see `SearchWords`.
nonisolated struct SearchTerms {
  /// A word, or the words of a phrase, that must occur.
  let included: [[String]]
  /// What must not occur.
  let excluded: [[String]]

  init(_ expression: SearchExpression) {
    included = expression.included.flatMap { term in
      let words = SearchWords.words(in: term.text)
      // What is one word for a person, such as "black-white", need not be one in a title.
      return term.isPhrase ? [words] : words.map { [$0] }
    }.filter { !$0.isEmpty }
    excluded = expression.excluded.map { SearchWords.words(in: $0.text) }.filter { !$0.isEmpty }
  }

  var isEmpty: Bool { included.isEmpty }
}
