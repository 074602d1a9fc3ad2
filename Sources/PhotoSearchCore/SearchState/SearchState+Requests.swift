/// Requests and their answers.
nonisolated extension SearchState {
  /// Requests a page, or the first one. Ends any other request.
  ///
  /// - Parameter usesCacheOnly: Whether only cached responses may answer, which needs no budget.
  mutating func start(
    _ query: PhotoQuery, in source: PhotoSourceID, page: PageToken? = nil, usesCacheOnly: Bool = false
  ) {
    requestCount += 1
    let request = SearchRequest(
      number: requestCount, source: source, query: query, page: page, usesCacheOnly: usesCacheOnly)
    // Only the last request of an event is sent.
    effects.removeAll(where: \.concernsRequest)
    if let old = self.request { results.stop(old, wasSent: isSent) }
    self.request = request
    isSent = false
    slowSources = []
    if usesCacheOnly {
      send(request)
    } else {
      restoredCount = nil
      effects.append(.awaitBudget(request))
    }
  }

  private mutating func send(_ request: SearchRequest) {
    isSent = true
    results.begin(isFirst: request.isFirst)
    status = .searching
    effects.append(.send(request))
  }

  mutating func endRequest() {
    effects.removeAll(where: \.concernsRequest)
    guard let request else { return }
    results.stop(request, wasSent: isSent)
    self.request = nil
    effects.append(.cancel)
  }

  /// Ends the request. What has arrived of it stays, and otherwise what was there before.
  mutating func cancel() {
    guard let request else { return }
    endRequest()
    restoredCount = nil
    results.resume()
    if results.isEmpty, results.shown?.query != request.query || results.shown?.source != request.source {
      // Nothing is known about this search. It can be requested again.
      status = .unasked
    } else {
      // The pause after typing may not be over yet.
      if request.query.scope == .everything, request.query.text == trimmedText { textAside = trimmedText }
      query = results.shown?.query
      status = results.settledStatus
    }
  }

  mutating func loadMore() {
    guard results.hasMore, let shown = results.shown, let next = shown.next, !status.isUnderWay else { return }
    results.resetFruitlessPages()
    start(shown.query, in: shown.source, page: next)
  }

  mutating func retry() {
    // The button may be pressed twice.
    guard !status.isUnderWay else { return }
    guard case .failed = status, results.hasMore else { return searchAgain() }
    loadMore()
  }

  mutating func retryFailedSources() {
    guard results.canRetry, let shown = results.shown, let retry = shown.retry, !status.isUnderWay else { return }
    start(shown.query, in: shown.source, page: retry)
  }

  // MARK: Answers

  mutating func receive(_ progress: SearchProgress, ofRequest number: Int) {
    guard let request, request.number == number else { return }
    switch progress {
    case .waiting(let left):
      if !isSent { status = .waiting(left) }
    case .allowed:
      if !isSent { send(request) }
    case .takesLong(let sources):
      if isSent { slowSources = sources }
    case .partial(let page):
      guard isSent, !request.usesCacheOnly else { return }
      showPart(page, of: request)
    case .page(let page):
      guard isSent else { return }
      self.request = nil
      if request.usesCacheOnly, page.contributions.contains(where: { $0.error != nil }) {
        missCache(request)
      } else {
        show(page, of: request)
      }
    case .failed(let error):
      guard isSent else { return }
      self.request = nil
      results.stopSearching(error)
      if request.usesCacheOnly {
        missCache(request)
      } else if request.isFirst, standsInWithoutNetwork, error.meansNoNetwork {
        loseNetwork(error)
      } else {
        // A failed page can be requested again.
        if !request.isFirst { results.resume() }
        fail(error)
      }
    }
    if isRestoring { restoreMore() }
  }

  mutating func fail(_ error: PhotoSearchError) {
    status = .failed(error)
    effects.append(.report(error))
  }

  /// Shows the results that were there before the request.
  mutating func showResultsAgain() {
    results.resume()
    status = results.settledStatus
  }

  private mutating func showPart(_ page: PhotoPage, of request: SearchRequest) {
    let isAnother = isAnother(request)
    guard results.showPart(page, of: request) else { return }
    status = .arriving(shown: results.count)
    if isAnother { effects.append(.reportReplacement) }
  }

  private mutating func show(_ page: PhotoPage, of request: SearchRequest) {
    let isAnother = isAnother(request)
    results.show(page, of: request, pageSize: source(request.source).pageSize)
    status = results.settledStatus
    if isAnother { effects.append(.reportReplacement) }
    remember()
    if !isRestoring, page.isAnswered, results.continuesByItself() {
      start(request.query, in: request.source, page: page.next)
      status = .searching
    }
  }

  /// Returns whether the results of a request replace those of another search.
  private func isAnother(_ request: SearchRequest) -> Bool {
    guard request.isFirst else { return false }
    let shown = results.shown
    return shown?.query.text != request.query.text || shown?.query.scope != request.query.scope
      || shown?.source != request.source
  }

  /// Adds a search that had results to the history.
  private mutating func remember() {
    guard results.hasFirstPhotos, let search = results.search, search.query.scope == .everything,
      !search.query.text.isEmpty
    else { return }
    effects.append(.remember(search, isSubmitted: submittedText == search.query.text))
  }

  // MARK: Deleted photos

  mutating func remove(_ ids: Set<PhotoID>) {
    let isListed = !results.taking(ids).isEmpty
    results.remove(ids)
    guard isListed else { return }
    showStatusOfResults()
    if results.isEmpty { loadMore() }
  }

  mutating func putBack(_ taken: TakenPhotos) {
    guard let search = taken.search, search == results.search, !status.isUnderWay else {
      if activeSource == .saved { searchAgain() }
      return
    }
    results.putBack(taken)
    showStatusOfResults()
  }

  /// A failure or a search that was not requested still has to be shown.
  private mutating func showStatusOfResults() {
    switch status {
    case .found, .nothingFound: status = results.settledStatus
    default: break
    }
  }
}
