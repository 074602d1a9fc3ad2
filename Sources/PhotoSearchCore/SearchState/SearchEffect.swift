/// Something to do after an event.
nonisolated enum SearchEffect: Sendable {
  /// Put this text into the search entry.
  case setText(String)
  /// Choose this source.
  case setSource(PhotoSourceID)
  /// Note whether the network is available.
  case setNetwork(isAvailable: Bool)
  /// Show the state.
  case show
  /// Wait until the service's budget allows the request, and report this. Ends any other request.
  case awaitBudget(SearchRequest)
  /// Send the request and report its progress. Ends any other request.
  case send(SearchRequest)
  /// End the current request.
  case cancel
  /// Remove the cached responses to a query.
  case forget(PhotoQuery, PhotoSourceID)
  /// Add a search to the history.
  case remember(RememberedSearch, isSubmitted: Bool)
  /// Save photos that were found for a text, to the collection that was used last unless there is a target.
  case save([Photo], text: String, to: SaveTarget?)
  /// Report the failure of the search.
  case report(PhotoSearchError)
  /// Report that the results of another search have replaced the previous ones.
  case reportReplacement
  /// Report that the search of an earlier run has been restored.
  case reportRestoration

  /// Whether this starts or ends a request.
  var concernsRequest: Bool {
    switch self {
    case .awaitBudget, .send, .cancel: true
    default: false
    }
  }

  /// Whether this changes what the user entered.
  var changesInput: Bool {
    switch self {
    case .setText, .setSource, .setNetwork: true
    default: false
    }
  }
}

/// A request to a source.
nonisolated struct SearchRequest: Sendable, Hashable {
  /// Distinguishes this request from earlier and later ones.
  let number: Int
  let source: PhotoSourceID
  let query: PhotoQuery
  /// The token of the page, or `nil` for the first.
  let page: PageToken?
  /// Whether only cached responses may answer.
  let usesCacheOnly: Bool

  var isFirst: Bool { page == nil }
}
