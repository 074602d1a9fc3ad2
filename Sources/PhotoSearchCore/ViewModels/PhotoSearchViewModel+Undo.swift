extension PhotoSearchViewModel {
  /// Turns off all filters, which can be undone.
  public func removeFilters() {
    let filters = searchMetadataViewModel
    let before = filters.query(for: "")
    guard !filters.currentFilters.isEmpty else { return }
    filters.removeFilters()
    undo.note(.filters) { [weak filters] in filters?.restore(before) }
  }

  /// Remembers and keeps a search no more, which can be undone.
  public func forget(_ search: RememberedSearch) {
    let forgotten = history.take(search)
    guard !forgotten.isEmpty else { return }
    undo.note(.search(search)) { [weak history] in history?.bringBack(forgotten) }
  }

  /// Remembers none of what was searched for, which can be undone. What the user keeps stays.
  public func forgetSearches() {
    let forgotten = history.takeRecent()
    guard !forgotten.isEmpty else { return }
    undo.note(.searches(count: forgotten.recent.count)) { [weak history] in history?.bringBack(forgotten) }
  }
}
