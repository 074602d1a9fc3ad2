nonisolated extension Photo {
  /// Returns whether the photo has the phrases of a search and none of the excluded words, for services that support
  /// neither. A word that it lacks does not matter: the service may have found it elsewhere.
  func agrees(with expression: SearchExpression) -> Bool {
    let terms = SearchTerms(expression)
    let index = SearchIndex(title: title, tags: tags + (summary.map { [$0] } ?? []), author: author)
    return !index.contradicts(terms) && index.containsPhrases(of: terms)
  }
}
