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
