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
}
