import BindingCore

/// The parts of a `SearchState` that views observe, as properties.
final class PublishedSearchState {
  let validSearchText = Property(false)
  let searchTextIsTooShort = Property(false)
  let searchInProgress = Property(false)
  let settledSearch = Property<RememberedSearch?>(nil)
  let status = Property(SearchStatus.idle)
  let offeredSources: Property<[PhotoSourceID]>
  let activeSource: Property<PhotoSourceID>
  let isWithoutNetwork = Property(false)
  let contributions = Property<[SourceContribution]>([])
  let sourceFailures = Property<[SourceFailure]>([])
  let canRetryFailedSources = Property(false)
  let awaitedSources = Property<[PhotoSourceID]>([])
  let offersCancelling = Property(false)
  let hasMore = Property(false)
  let isRestoring = Property(false)
  let collection = Property<Int?>(nil)

  init(_ state: SearchState) {
    offeredSources = Property(state.offeredSources)
    activeSource = Property(state.activeSource)
  }

  /// Sets the properties that views read beside the photos.
  ///
  /// - Parameter list: Shows the photos, after what their rows depend on and before the status that announces them.
  func show(_ state: SearchState, list: () -> Void) {
    set(validSearchText, state.textIsLongEnough)
    set(searchTextIsTooShort, state.textIsTooShort)
    set(offeredSources, state.offeredSources)
    set(isWithoutNetwork, state.isWithoutNetwork)
    set(activeSource, state.activeSource)
    set(collection, state.settings.collection)
    set(isRestoring, state.isRestoring)
    set(searchInProgress, state.status.isRunning)
    set(contributions, state.results.contributions)
    set(
      sourceFailures,
      state.results.contributions.compactMap { contribution in
        contribution.error.map { SourceFailure(source: contribution.source, error: $0) }
      })
    list()
    set(hasMore, state.results.hasMore)
    set(awaitedSources, state.awaitedSources)
    set(offersCancelling, state.offersCancelling)
    set(canRetryFailedSources, state.results.canRetry)
    set(settledSearch, state.settledSearch)
    set(status, state.status)
  }

  private func set<Value: Equatable>(_ property: Property<Value>, _ value: Value) {
    if property.value != value { property.value = value }
  }
}

extension SearchStatus {
  /// Whether a request has been sent and not been answered completely.
  fileprivate var isRunning: Bool {
    switch self {
    case .searching, .arriving: true
    default: false
    }
  }
}

/// The failure of one of several sources.
public nonisolated struct SourceFailure: Sendable, Hashable {
  public let source: PhotoSourceID
  public let error: PhotoSearchError

  public init(source: PhotoSourceID, error: PhotoSearchError) {
    self.source = source
    self.error = error
  }
}
