import BindingCore

extension PhotoSearchViewModel {
  func show(_ progress: SearchProgress) {
    showBudget()
    switch progress {
    case .started, .partial: searchInProgress.value = true
    default: searchInProgress.value = false
    }
    switch progress {
    case .cleared:
      results = MergedPhotos()
      searchResults.removeAll()
      contributions.value = []
      show(nil)
      status.value = .idle
    case .abandoned:
      lastQuery = shown?.query
      show(shown)
      status.value = shown?.status ?? .idle
    case .started(let isFirst):
      resultsBefore = isFirst ? MergedPhotos() : results
      contributionsBefore = isFirst ? [] : contributions.value
      noticesBefore = isFirst ? [] : shown?.status.lastingNotices ?? []
      if isFirst { fruitlessPages = 0 }
      status.value = .searching
    case .waiting(let left):
      status.value = .waiting(left)
    case .partial(let page, let isFirst):
      showPart(page, isFirst: isFirst)
    case .page(let page, let isFirst):
      show(page, isFirst: isFirst)
      goOnWhereNothingCame(page)
    case .failed(let error, let isFirst):
      show(error, isFirst: isFirst)
    case .notKept(let isFirst):
      restoredCount = 0
      if isFirst, isWithoutNetwork.value, standIn() { return }
      show(shown)
      status.value = isFirst ? .unasked : shown?.status ?? .idle
    }
    if isRestoring.value { restoreMore() }
  }

  private func show(_ error: PhotoSearchError, isFirst: Bool) {
    if isFirst, standsInWithoutNetwork, error.meansNoNetwork {
      loseNetwork()
      return
    }
    // A failed page can be requested again.
    if !isFirst { show(shown) }
    status.value = .failed(error)
    errorMessages.send(error)
  }

  /// Shows partial results. The previous results stay until there are new ones.
  private func showPart(_ page: PhotoPage, isFirst: Bool) {
    guard !page.photos.isEmpty else {
      contributions.value = contributionsBefore.adding(page.contributions)
      return
    }
    let isAnother = showPhotos(of: page, isFirst: isFirst)
    let arriving = SearchStatus.arriving(shown: searchResults.count)
    if isFirst {
      shown = lastQuery.map {
        ShownResults(query: $0, source: activeSource.value, next: nil, retry: nil, status: arriving)
      }
    }
    status.value = arriving
    if isAnother { resultsReplaced.send() }
  }

  private func show(_ page: PhotoPage, isFirst: Bool) {
    let isAnother = showPhotos(of: page, isFirst: isFirst)
    let query = isFirst ? lastQuery : shown?.query
    let notices = PhotoNotice.combined(noticesBefore + page.notices)
    let found: SearchStatus =
      searchResults.isEmpty
      ? .nothingFound(text: query?.text ?? "", notices: notices)
      : .found(
        shown: searchResults.count, total: page.total, totalIsCapped: page.totalIsCapped, notices: notices)
    show(
      query.map {
        ShownResults(query: $0, source: activeSource.value, next: page.next, retry: page.retry, status: found)
      })
    if !isGoingOn(after: page) { status.value = found }
    if isAnother { resultsReplaced.send() }
    if resultsBefore.photos.isEmpty, !searchResults.isEmpty, let currentSearch,
      currentSearch.query.scope == .everything, !currentSearch.query.text.isEmpty
    {
      history.note(currentSearch, isSubmitted: submittedText.value == currentSearch.query.text)
    }
  }

  /// The maximum number of consecutive pages without new photos that load the next page automatically.
  static let maximumFruitlessPages = 4

  /// Returns whether to load the next page automatically: local filters may reject a whole page, or all its photos may
  /// already be listed.
  private func isGoingOn(after page: PhotoPage) -> Bool {
    !isRestoring.value && page.next != nil && results.photos.count == resultsBefore.photos.count
      && fruitlessPages < Self.maximumFruitlessPages
  }

  private func goOnWhereNothingCame(_ page: PhotoPage) {
    guard isGoingOn(after: page), let shown, let next = page.next else {
      fruitlessPages = 0
      return
    }
    fruitlessPages += 1
    requests.send(.page(shown.query, next))
  }

  func show(_ results: ShownResults?) {
    shown = results
    hasMore.value = results?.next != nil
    canRetryFailedSources.value = results?.retry != nil
  }

  /// Adds the photos of a page to the list, after those of the previous pages.
  ///
  /// - Returns: Whether they replace the results of another search.
  private func showPhotos(of page: PhotoPage, isFirst: Bool) -> Bool {
    contributions.value = contributionsBefore.adding(page.contributions)
    // A service may list a photo twice, even on different pages.
    results = resultsBefore
    for photo in page.photos { results.insert(photo) }
    photosArriving.send(page.photos)
    let listed = searchResults.collection
    let picked = selection.photos.value
    if !isFirst, results.photos.starts(with: listed) {
      searchResults.insert(contentsOf: results.photos.dropFirst(listed.count), at: listed.count)
    } else {
      searchResults.replace(with: results.photos, performDiff: true)
    }
    selection.update(from: results, after: picked)
    guard isFirst, let lastQuery else { return false }
    return shown?.query.text != lastQuery.text || shown?.query.scope != lastQuery.scope
      || shown?.source != activeSource.value
  }
}
