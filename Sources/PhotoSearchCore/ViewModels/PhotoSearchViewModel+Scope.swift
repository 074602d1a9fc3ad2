extension PhotoSearchViewModel {
  /// Searches for the text of the search entry again, after the photos of an author or those like a photo.
  ///
  /// No effect when it is what is shown.
  public func leaveScope() {
    guard let lastQuery, lastQuery.scope != .everything else { return }
    self.lastQuery = nil
    textAside = nil
    let text = SearchText.trimmed(searchString.value)
    if text.isEmpty { repeatSearch() } else { submit() }
  }

  /// Has the text of the search entry be what is searched for in another source, instead of an author of the one before
  /// or of photos like one there.
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

  /// Searches in another source for a text, whatever else is asked for in the one that is chosen.
  ///
  /// - Parameter isSubmitted: Whether to search for it however short it is.
  func search(in source: PhotoSourceID, for text: String, isSubmitted: Bool) {
    // An author of one source, or a photo there, is nothing that another one could search for.
    lastQuery = searchMetadataViewModel.query(for: "")
    textAside = nil
    searchString.value = text
    submittedText.value = isSubmitted ? SearchText.trimmed(text) : nil
    chosenSource.value = source
  }
}
