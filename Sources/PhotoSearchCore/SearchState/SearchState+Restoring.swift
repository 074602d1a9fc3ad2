/// Restoring the search of an earlier run, without sending a request to a service.
nonisolated extension SearchState {
  mutating func restore(_ search: RememberedSearch, text: String, count: Int) {
    query = nil
    var query = settings.with(text: search.query.text, scope: search.query.scope)
    query.collection = search.source == .saved ? search.query.collection : nil
    if query.isEmpty {
      if offeredSources.contains(search.source) { setSource(search.source) }
      setText(text)
      guard source(activeSource).findsWithoutWords else { return }
    } else {
      if offeredSources.contains(search.source) { choose(search.source) }
      // Cached responses need no network.
      activeSource = chosenSource
      setText(text)
    }
    if activeSource == .saved { settings.collection = query.collection }
    if query.scope == .everything, !query.text.isEmpty { submittedText = query.text }
    self.query = query
    textAside = query.scope == .everything && query.text == trimmedText ? nil : trimmedText
    restoredCount = count
    start(query, in: activeSource, usesCacheOnly: true)
  }

  /// Requests the next page, or finishes restoring.
  mutating func restoreMore() {
    guard case .found = status else {
      if !status.isUnderWay { restoredCount = nil }
      return
    }
    if let restoredCount, results.count < restoredCount, let shown = results.shown, let next = shown.next {
      start(shown.query, in: shown.source, page: next, usesCacheOnly: true)
    } else {
      restoredCount = nil
      effects.append(.reportRestoration)
    }
  }

  /// Stops restoring because the results of the earlier run are not completely cached.
  mutating func missCache(_ request: SearchRequest) {
    restoredCount = 0
    if request.isFirst, isWithoutNetwork, standIn() {
      repeatSearch()
      if hasOtherResult { return }
    }
    results.resume()
    status = request.isFirst ? .unasked : results.settledStatus
  }
}
