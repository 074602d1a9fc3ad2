import BindingCore

extension PhotoSearchViewModel {
  /// What would be searched for now and the source that the user chose: for `restore(_:text:count:)` in another run.
  public var searchToRemember: RememberedSearch {
    let text = SearchText.trimmed(searchString.value)
    // Who ends the program at once after typing wants to find that text.
    let isTyping = textAside == nil && validSearchText.value && text != lastQuery?.text
    let query = isTyping ? nil : lastQuery
    return RememberedSearch(
      query: query ?? searchMetadataViewModel.query(for: lastQuery == nil || isTyping ? text : ""),
      source: chosenSource.value)
  }

  /// Brings back the search of an earlier run in its source. The filters are those of now.
  ///
  /// Nobody has asked for anything in this run yet, so no service is asked: a local source searches, and what a service
  /// answered before is shown when it is kept still, all of it. Otherwise the status is `unasked`, or without a network
  /// the local source stands in.
  ///
  /// - Parameters:
  ///   - text: The text of the search entry, which need not be what was searched for.
  ///   - count: How many photos were shown. So many are shown again where their pages are kept.
  public func restore(_ search: RememberedSearch, text: String, count: Int = 0) {
    lastQuery = nil
    if offeredSources.value.contains(search.source) { chosenSource.value = search.source }
    let query = searchMetadataViewModel.query(like: search.query)
    // What is kept of its answers needs no network.
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

  /// Goes on with the next page of what is restored, or ends it.
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
  /// Searches as `progress(of:page:)` does, in answers that are kept only. What has to be asked for is missing.
  func keptProgress(of query: PhotoQuery, page: PageToken?) -> SafeSignal<SearchProgress> {
    let isFirst = page == nil
    return Signal(attach: { [self] observer, subscription in
      KeptAnswers.$areAllThatIsAsked.withValue(true) {
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
