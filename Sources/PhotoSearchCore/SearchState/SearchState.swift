/// A search as a value: what the user wants, what has been requested, and what is shown.
///
/// Only `apply(_:)` changes it. It has no clock, task or property: the events bring all it needs to know, and the
/// effects say all there is to do. A request carries its number and its source, so an answer to an earlier one changes
/// nothing, whatever has been chosen since.
nonisolated struct SearchState: Sendable {
  /// What the search must know about a source.
  struct Source: Sendable, Hashable {
    let id: PhotoSourceID
    let isLocal: Bool
    let findsWithoutWords: Bool
    let pageSize: Int
  }

  let sources: [Source]
  /// Whether a local source takes over when there is no network. If not, this is an error like others.
  let standsInWithoutNetwork: Bool

  // MARK: What the user wants

  /// The text of the search entry.
  var text = ""
  /// An empty query with the current filters and order.
  var settings: PhotoQuery
  var chosenSource: PhotoSourceID
  /// The sources that are useful to the user.
  var offeredSources: [PhotoSourceID]
  var networkIsAvailable = true
  /// The text that was submitted explicitly, however short.
  var submittedText: String?
  /// The text in the search entry that is not to be searched by itself: it was there when a different scope was searched,
  /// was restored beside another query, or its search was cancelled.
  var textAside: String?

  // MARK: What has been requested

  /// The source that the search uses.
  var activeSource: PhotoSourceID {
    // Other sources have no collections.
    didSet { if activeSource != .saved { settings.collection = nil } }
  }
  /// The last query, whether it has been answered or not.
  var query: PhotoQuery?
  /// The request that is under way, waiting for the budget or sent.
  var request: SearchRequest?
  /// Whether the request has been sent.
  var isSent = false
  /// The sources that the request asks, if it takes long.
  var slowSources: [PhotoSourceID] = []
  var requestCount = 0

  // MARK: What is shown

  var results = SearchResults()
  var status = SearchStatus.idle
  /// The number of photos to restore from an earlier run, or `nil` unless they are being restored.
  var restoredCount: Int?

  /// The effects of the current event. Empty between events.
  var effects: [SearchEffect] = []

  /// - Parameters:
  ///   - sources: The available sources, at least one of them local.
  ///   - settings: An empty query with the initial filters and order.
  init(
    sources: [Source], chosenSource: PhotoSourceID, offeredSources: [PhotoSourceID], settings: PhotoQuery,
    standsInWithoutNetwork: Bool = true
  ) {
    self.sources = sources
    self.chosenSource = chosenSource
    self.offeredSources = offeredSources
    self.settings = settings
    self.standsInWithoutNetwork = standsInWithoutNetwork
    activeSource = chosenSource
  }

  /// Changes the state after an event and returns what is to be done, in order.
  mutating func apply(_ event: SearchEvent) -> [SearchEffect] {
    handle(event)
    defer { effects = [] }
    // Whoever sees the state has to find the input that belongs to it.
    return effects.filter(\.changesInput) + [.show] + effects.filter { !$0.changesInput }
  }

  private mutating func handle(_ event: SearchEvent) {
    switch event {
    case .began: repeatSearch()
    case .textChanged(let text): change(text)
    case .typed(let text): typed(text)
    case .submitted: submit()
    case .settingsChanged(let settings): change(settings)
    case .settingsSettled: repeatIfSettingsDiffer()
    case .sourceChosen(let source): update(chosenSource: source)
    case .networkChanged(let isAvailable): update(networkIsAvailable: isAvailable)
    case .keyChanged(let source, let offered): changeKey(of: source, offered: offered)
    case .collectionChosen(let collection): choose(collection: collection)
    case .requested(let query): search(query)
    case .requestedIn(let source, let text, let isSubmitted): search(in: source, for: text, isSubmitted: isSubmitted)
    case .recalled(let search): recall(search)
    case .restored(let search, let text, let count): restore(search, text: text, count: count)
    case .scopeLeft: leaveScope()
    case .repeated: searchAgain()
    case .moreNeeded: loadMore()
    case .cancelled: cancel()
    case .retried: retry()
    case .failedSourcesRetried: retryFailedSources()
    case .photosRemoved(let ids): remove(ids)
    case .photosRestored(let taken): putBack(taken)
    case .photosSaved(let photos, let target):
      effects.append(.save(photos, text: results.shown?.query.text ?? "", to: target))
    case .progressed(let number, let progress): receive(progress, ofRequest: number)
    }
  }

  // MARK: Conclusions

  /// The text of the search entry without surrounding whitespace.
  var trimmedText: String { SearchText.trimmed(text) }
  /// Whether the text is long enough for searching while typing.
  var textIsLongEnough: Bool { SearchText.isLongEnough(text) }
  /// Whether to show that the text is too short to be searched as it is.
  var textIsTooShort: Bool {
    let text = trimmedText
    return !text.isEmpty && !textIsLongEnough && text != submittedText
  }

  /// The sources that have not answered a request that takes long.
  var awaitedSources: [PhotoSourceID] {
    guard request != nil, isSent else { return [] }
    let answered = Set(results.contributions.filter { $0.state != .searching }.map(\.source))
    let isKnown = results.contributions.contains { $0.state == .searching }
    return isKnown ? slowSources.filter { !answered.contains($0) } : slowSources
  }
  /// Whether to offer to cancel the search: it waits for the budget or takes long.
  var offersCancelling: Bool {
    if case .waiting = status { return true }
    return !awaitedSources.isEmpty
  }

  /// Whether the chosen source is a service and there is no network.
  var isWithoutNetwork: Bool { !networkIsAvailable && !source(chosenSource).isLocal }
  var isRestoring: Bool { restoredCount != nil }

  func source(_ id: PhotoSourceID) -> Source {
    sources.first { $0.id == id } ?? localSource
  }

  /// The source that stands in when there is no network.
  var localSource: Source {
    // There may be no saved photos.
    let local = sources.filter(\.isLocal)
    return local.first { $0.id != .saved } ?? local[0]
  }

  /// Returns whether the results belong to the query.
  func isShown(_ query: PhotoQuery?) -> Bool {
    guard let shown = results.shown else { return false }
    return shown.query == query && shown.source == activeSource && !results.isEmpty
  }

  /// The shown search, unless another one is asked for.
  var settledSearch: RememberedSearch? {
    // As soon as the user stops typing and choosing.
    var next = self
    next.typed(trimmedText)
    next.repeatIfSettingsDiffer()
    guard let shown = next.results.shown, shown.source == next.activeSource, next.query ?? shown.query == shown.query
    else { return nil }
    return next.results.search
  }

  /// The search and the chosen source to restore in a later run.
  var searchToRemember: RememberedSearch {
    // If the user quits right after typing, restore what would have been searched for.
    var settled = self
    settled.typed(trimmedText)
    return RememberedSearch(query: settled.query ?? settings.with(text: trimmedText), source: chosenSource)
  }
}

nonisolated extension PhotoQuery {
  /// Returns a query with these filters and this order.
  func with(text: String, scope: Scope = .everything) -> PhotoQuery {
    var query = self
    query.text = text
    query.scope = scope
    return query
  }
}
