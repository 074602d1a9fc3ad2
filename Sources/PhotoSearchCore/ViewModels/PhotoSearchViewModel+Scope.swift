extension PhotoSearchViewModel {
  /// Switches from the photos of an author or related photos back to the text of the search entry.
  ///
  /// Does nothing if the scope is already everything.
  public func leaveScope() {
    guard let lastQuery, lastQuery.scope != .everything else { return }
    self.lastQuery = nil
    textAside = nil
    let text = SearchText.trimmed(searchString.value)
    if text.isEmpty { repeatSearch() } else { submit() }
  }

  /// Replaces a scope that another source does not know, such as an author or a photo of the previous source, with the
  /// text of the search entry.
  func leaveScope(unknownTo source: PhotoSourceID) {
    guard source != .all else { return }
    switch lastQuery?.scope {
    case nil, .everything: return
    case .author(let author) where author.source == source: return
    case .related(let photo) where photo.source == source: return
    case .author, .related:
      lastQuery = searchMetadataViewModel.query(for: SearchText.trimmed(searchString.value))
      textAside = nil
    }
  }

  /// Searches for a text in another source, discarding the current scope.
  ///
  /// - Parameter isSubmitted: Whether to search for the text even if it is short.
  func search(in source: PhotoSourceID, for text: String, isSubmitted: Bool) {
    // Another source cannot search for an author or a photo of this one.
    lastQuery = searchMetadataViewModel.query(for: "")
    textAside = nil
    searchString.value = text
    submittedText.value = isSubmitted ? SearchText.trimmed(text) : nil
    chosenSource.value = source
  }
}
