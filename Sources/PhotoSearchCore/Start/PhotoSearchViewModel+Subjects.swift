extension PhotoSearchViewModel {
  /// Searches for a subject with the current filters. Its text appears in the search entry.
  public func search(for subject: StartSubject) { search(searchMetadataViewModel.query(for: subject.query)) }
}
