import BindingCore

extension PhotoSearchViewModel {
  func typed(_ text: String) {
    // The text has not changed since a query in another scope.
    guard text != textAside else { return }
    if textAside != nil {
      textAside = nil
      lastQuery = nil
    }
    if text.isEmpty {
      submittedText.value = nil
      searchWithoutWords()
    } else if SearchText.isLongEnough(text), text != lastQuery?.text {
      search(for: text)
    }
  }

  /// Shows all photos of the source, or nothing if it requires words.
  private func searchWithoutWords() {
    lastQuery = nil
    if source(activeSource.value).capabilities.findsWithoutWords { search(for: "") } else { requests.send(.clear) }
  }

  /// Repeats the search if the settings differ from the last query. Restoring them at launch, for example, changes
  /// nothing.
  func settingsChanged() {
    guard let lastQuery, searchMetadataViewModel.query(like: lastQuery) != lastQuery else { return }
    repeatSearch()
  }

  func repeatSearch() {
    guard let lastQuery else {
      if searchString.value.isEmpty { searchWithoutWords() }
      return
    }
    guard lastQuery.scope == .everything else {
      ask(searchMetadataViewModel.query(like: lastQuery))
      return
    }
    let text = SearchText.trimmed(searchString.value)
    let isWanted = validSearchText.value || text == submittedText.value
    let wanted = isWanted && !text.isEmpty ? text : lastQuery.text
    if wanted.isEmpty { searchWithoutWords() } else { search(for: wanted) }
  }

  func search(for text: String) {
    if submittedText.value != text { submittedText.value = nil }
    ask(searchMetadataViewModel.query(for: text))
  }

  func ask(_ query: PhotoQuery) {
    lastQuery = query
    textAside = query.scope == .everything ? nil : SearchText.trimmed(searchString.value)
    if isWithoutNetwork.value, !isShown(query), standIn() { return }
    // The next page of the shown results does not belong to the new query.
    hasMore.value = false
    canRetryFailedSources.value = false
    requests.send(.query(query))
  }

  func progress(of request: SearchRequest) -> SafeSignal<SearchProgress> {
    if case .kept = request {} else if isRestoring.value { isRestoring.value = false }
    return switch request {
    case .clear: .init(just: .cleared)
    case .abandon: .init(just: .abandoned)
    case .query(let query): progress(of: query, page: nil)
    case .page(let query, let page): progress(of: query, page: page)
    case .kept(let query, let page): source(activeSource.value).keptProgress(of: query, page: page)
    }
  }

  /// Waits until the service allows a request, then searches.
  private func progress(of query: PhotoQuery, page: PageToken?) -> SafeSignal<SearchProgress> {
    let source = source(activeSource.value)
    let wait = source.wait(before: query, page: page)
    guard wait > .zero else { return source.progress(of: query, page: page) }
    return Signal(attach: { [weak self, scheduler] observer, subscription in
      Signal.countdown(from: wait, scheduler: scheduler).attach(
        Observer(
          next: { observer.next(.waiting($0)) },
          end: { _ in self?.progress(of: query, page: page).attach(observer, subscription) }),
        subscription)
    })
  }

  func source(_ id: PhotoSourceID) -> any PhotoSource {
    sources.first { $0.id == id } ?? localSource
  }
}
