import BindingCore

extension PhotoSearchViewModel {
  /// Turns off all filters. This can be undone.
  ///
  /// - Parameter leavingScope: Whether to leave the scope as well, see `leaveScope()`.
  public func removeFilters(leavingScope: Bool = false) {
    let filters = searchMetadataViewModel
    let removed = filters.currentFilters
    let scoped = leavingScope ? scopedQuery : nil
    guard !removed.isEmpty || scoped != nil else { return }
    filters.removeFilters()
    if scoped != nil { leaveScope() }
    let unfiltered = unfiltered
    undo.note(.filters) { [weak self] in
      guard let self else { return }
      searchMetadataViewModel.bringBack(removed)
      // Do not interrupt another search that the user has started.
      if let scoped, self.unfiltered == unfiltered { search(scoped) }
    }
  }

  /// Turns a filter off. This can be undone.
  public func remove(_ filter: ActiveFilter) {
    let filters = searchMetadataViewModel
    guard filters.currentFilters.contains(filter) else { return }
    filters.remove(filter)
    undo.note(.filter(filter)) { [weak filters] in filters?.add(filter) }
  }

  /// Searches everything again, see `leaveScope()`. This can be undone until the next search.
  public func removeScope() {
    guard let scoped = scopedQuery else { return }
    leaveScope()
    let unfiltered = unfiltered
    let elsewhere = merge(searchString.map { _ in }, activeSource.map { _ in }, requests.map { _ in })
      .filter { [unowned self] in self.unfiltered != unfiltered }
    undo.note(.scope(scoped.scope), until: elsewhere) { [weak self] in
      guard let self else { return }
      search(searchMetadataViewModel.query(like: scoped))
    }
  }

  /// The current search, regardless of the filters.
  private struct UnfilteredSearch: Equatable {
    let text: String
    let source: PhotoSourceID
    let scope: PhotoQuery.Scope
  }

  private var unfiltered: UnfilteredSearch {
    UnfilteredSearch(
      text: state.trimmedText, source: state.activeSource, scope: state.query?.scope ?? .everything)
  }

  /// The last query, if its scope is not everything.
  private var scopedQuery: PhotoQuery? {
    state.query.flatMap { $0.scope == .everything ? nil : $0 }
  }

  /// Removes a search from the recent and saved searches. This can be undone.
  public func forget(_ search: RememberedSearch) {
    let forgotten = history.take(search)
    guard !forgotten.isEmpty else { return }
    undo.note(.search(search)) { [weak history] in history?.bringBack(forgotten) }
  }

  /// Removes all recent searches. This can be undone. Saved searches stay.
  public func forgetSearches() {
    let forgotten = history.takeRecent()
    guard !forgotten.isEmpty else { return }
    undo.note(.searches(count: forgotten.recent.count)) { [weak history] in history?.bringBack(forgotten) }
  }
}
