import BindingCore

extension PhotoSearchViewModel {
  /// The current search and the chosen source, for `restore(_:text:count:)` in a later run.
  public var searchToRemember: RememberedSearch {
    let text = SearchText.trimmed(searchString.value)
    // If the user quits right after typing, restore the typed text.
    let isTyping = textAside == nil && validSearchText.value && text != lastQuery?.text
    let query = isTyping ? nil : lastQuery
    return RememberedSearch(
      query: query ?? searchMetadataViewModel.query(for: lastQuery == nil || isTyping ? text : ""),
      source: chosenSource.value)
  }

  /// Restores the search of an earlier run in its source, with the current filters.
  ///
  /// Sends no request to a service, because the user has not requested anything in this run: a local source searches,
  /// and complete cached results of a service are shown. Otherwise, the status becomes `unasked` or, without a network,
  /// the local source stands in.
  ///
  /// - Parameters:
  ///   - text: The text of the search entry, which may differ from the query.
  ///   - count: The number of photos that were shown. Restores as many if their pages are cached.
  public func restore(_ search: RememberedSearch, text: String, count: Int = 0) {
    lastQuery = nil
    if offeredSources.value.contains(search.source) { chosenSource.value = search.source }
    let query = searchMetadataViewModel.query(like: search.query)
    // Cached responses need no network.
    if !query.isEmpty { activeSource.value = chosenSource.value }
    searchString.value = text
    guard !query.isEmpty || source(activeSource.value).capabilities.findsWithoutWords else { return }
    if query.scope == .everything, !query.text.isEmpty { submittedText.value = query.text }
    lastQuery = query
    textAside = query.scope == .everything ? nil : SearchText.trimmed(text)
    restoredCount = count
    isRestoring.value = true
    requests.send(.kept(query, nil))
  }

  /// Restores the next page, or finishes restoring.
  func restoreMore() {
    guard case .found = status.value else {
      if !status.value.isUnderWay { isRestoring.value = false }
      return
    }
    if searchResults.count < restoredCount, let shown, let next = shown.next {
      requests.send(.kept(shown.query, next))
    } else {
      isRestoring.value = false
      restored.send()
    }
  }
}

extension PhotoSource {
  /// Searches like `progress(of:page:)`, but only in cached responses. Reports `notKept` if a request would be needed.
  func keptProgress(of query: PhotoQuery, page: PageToken?) -> SafeSignal<SearchProgress> {
    let isFirst = page == nil
    return Signal(attach: { [self] observer, subscription in
      SearchCachePolicy.$usesCacheOnly.withValue(true) {
        progress(of: query, page: page)
          .compactMap { progress -> SearchProgress? in
            switch progress {
            case .partial: nil
            case .failed: .notKept(isFirst: isFirst)
            case .page(let page, _) where page.contributions.contains(where: \.isFailure): .notKept(isFirst: isFirst)
            default: progress
            }
          }
          .attach(observer, subscription)
      }
    })
  }
}

extension SourceContribution {
  fileprivate var isFailure: Bool {
    if case .failed = state { true } else { false }
  }
}
