public import BindingCore
public import FoundationEssentials

/// The search behind the window and the command line: takes text and settings, and provides photos.
///
/// It uses widgets, files, clocks and networks only through its dependencies.
public final class PhotoSearchViewModel: DisposeBagProvider {
  // MARK: Input

  /// The text of the search entry.
  public let searchString = Property("")
  /// The source that the user chose. The search uses `activeSource`.
  public let chosenSource: Property<PhotoSourceID>
  /// The filters and the order of the search.
  public let searchMetadataViewModel: PhotoSearchMetadataViewModel
  /// Whether the network is available. If not, a local source stands in for a chosen service, starting with the next
  /// search. Existing results of the service stay.
  public let networkIsAvailable = Property(true)

  // MARK: Output

  /// Whether the text is long enough for searching while typing.
  public var validSearchText: AnyProperty<Bool> { published.validSearchText.readOnlyView }
  /// Whether to show that the text is too short to be searched as it is.
  public var searchTextIsTooShort: AnyProperty<Bool> { published.searchTextIsTooShort.readOnlyView }
  /// The photos found. New results are applied as a diff.
  public var searchResults: ObservableArray<Photo> { listedPhotos }
  /// Whether a search is running.
  public var searchInProgress: AnyProperty<Bool> { published.searchInProgress.readOnlyView }
  /// Emits errors of failed searches. The results stay.
  public var errorMessages: SafeSignal<PhotoSearchError> { errors.toSignal() }
  /// The shown search, or `nil` while the text, the filters or the source ask for another one.
  public var settledSearch: AnyProperty<RememberedSearch?> { published.settledSearch.readOnlyView }
  /// The status of the search.
  public var status: AnyProperty<SearchStatus> { published.status.readOnlyView }
  /// The request budget of the active source's service, or `nil` for a local source.
  public var budget: AnyProperty<RequestBudget?> { shownBudget.readOnlyView }
  /// The budget if it is worth mentioning: it is nearly used up, or the service demanded a pause.
  public var scarceBudget: SafeSignal<RequestBudget?> { shownBudget.map { $0?.isScarce ?? false ? $0 : nil } }
  /// The source that the search uses.
  public var activeSource: AnyProperty<PhotoSourceID> { published.activeSource.readOnlyView }
  /// Whether a local source stands in for the chosen service because there is no network, now or for the next search.
  public var isWithoutNetwork: AnyProperty<Bool> { published.isWithoutNetwork.readOnlyView }
  /// The contribution of each source to the results, if there are several.
  public var contributions: AnyProperty<[SourceContribution]> { published.contributions.readOnlyView }
  /// The sources whose photos are missing from the results.
  public var sourceFailures: AnyProperty<[SourceFailure]> { published.sourceFailures.readOnlyView }
  /// The sources that have not answered a search that takes long, or empty.
  public var awaitedSources: AnyProperty<[PhotoSourceID]> { published.awaitedSources.readOnlyView }
  /// Whether to offer `cancelSearch()`: the search takes long, or waits for the budget.
  public var offersCancelling: AnyProperty<Bool> { published.offersCancelling.readOnlyView }
  /// Whether `retryFailedSources()` has anything to retry.
  public var canRetryFailedSources: AnyProperty<Bool> { published.canRetryFailedSources.readOnlyView }
  /// Whether there are more results to load.
  public var hasMore: AnyProperty<Bool> { published.hasMore.readOnlyView }
  /// Whether the results of an earlier run are being restored, see `restore(_:text:count:)`.
  public var isRestoring: AnyProperty<Bool> { published.isRestoring.readOnlyView }
  /// Emits when the search of an earlier run has been restored, with as many photos as are cached.
  public var restored: SafeSignal<Void> { restorations.toSignal() }
  /// Emits the photos of a page just before they are added to the results, so that subscribers can load their images.
  public var photosArriving: SafeSignal<[Photo]> { arrivals.toSignal() }
  /// Emits when the results of another search have replaced the previous ones, so that the list can scroll to the top.
  public var resultsReplaced: SafeSignal<Void> { replacements.toSignal() }

  /// The available sources, in the order in which they are offered.
  public let sources: [any PhotoSource]
  /// The sources that are useful to the user now, see `keyChanged(of:)`.
  public var offeredSources: AnyProperty<[PhotoSourceID]> { published.offeredSources.readOnlyView }
  /// The photos that the user selected in the results.
  public let selection: PhotoSelection
  /// The search history.
  public let history: SearchHistory
  /// The photo shown in detail, or `nil` if there is none.
  public var detail: AnyProperty<PhotoDetailViewModel?> { shownDetail.readOnlyView }
  /// The position of that photo in the results, or `nil` if it is not among them.
  public var detailPosition: AnyProperty<PhotoPosition?> { shownDetailPosition.readOnlyView }
  /// The removals that can be undone.
  public let undo: UndoHistory
  /// The user's saved photos, or `nil` in a program without them.
  public private(set) var savedPhotos: SavedPhotosViewModel?
  /// The pending and finished saves, or `nil` in a program that does not save photos.
  public let saves: PhotoSaves?
  public let bag = DisposeBag()

  let scheduler: any Scheduler
  /// The search itself. Changed by `send(_:)` only.
  var state: SearchState
  /// The events that occurred while another was being handled.
  var events: [SearchEvent] = []
  var isHandlingEvent = false
  let published: PublishedSearchState
  /// The photos in `searchResults`, and the revision of the state's results that they are from.
  let listedPhotos = MutableObservableArray<Photo>([])
  var listedRevision = 0
  let errors = PassthroughSubject<PhotoSearchError, Never>()
  let restorations = PassthroughSubject<Void, Never>()
  let arrivals = PassthroughSubject<[Photo], Never>()
  let replacements = PassthroughSubject<Void, Never>()
  let shownBudget = Property<RequestBudget?>(nil)
  let shownDetail = Property<PhotoDetailViewModel?>(nil)
  let shownDetailPosition = Property<PhotoPosition?>(nil)
  /// The effects that start and end requests.
  let requests = PassthroughSubject<SearchEffect, Never>()
  /// Whether several settings are being changed for a search that follows.
  var isApplyingSettings = false
  var budgetTimer: (any Disposable)?
  /// Reports that the current request takes long.
  var patience: (any Disposable)?
  let cameraData: CameraDataReader?
  /// The photos to return to, see `lookAside(at:)`.
  var detailTrail: [Photo] = []
  /// The position of the last viewed result.
  var lastPosition: PhotoPosition?
  /// The photo whose successor is to be shown once it is loaded.
  var nextIsDueAfter: PhotoID?

  /// The debounce interval for searching a service while typing.
  public static let serviceDelay = Duration.milliseconds(600)
  /// The delay of a local source when the text becomes empty, because new text may follow.
  public static let emptyTextDelay = Duration.milliseconds(50)
  /// The throttle interval for searching again when settings change.
  public static let settingsInterval = Duration.milliseconds(500)
  /// The time after which a search takes long.
  public static let patienceTime = Duration.seconds(2)
  /// The minimum interval between updates of the budget.
  public static let budgetInterval = Duration.seconds(1)

  /// - Parameters:
  ///   - sources: The available sources. At least one must be local, to stand in when there is no network.
  ///   - chosenSource: The initial source.
  ///   - today: Any moment of the current day, for the initial dates of the date filter.
  ///   - standsInWithoutNetwork: Whether the first local source takes over when there is no network. If not, this is an
  ///     error like others.
  ///   - history: The store of the search history, or `nil` to keep it only in memory.
  ///   - saver: Saves photos, or `nil` if photos cannot be saved.
  ///   - saved: The user's saved photos, or `nil` in a program without them.
  ///   - wording: The wording of copied and exported credits.
  ///   - cameraData: Reads camera data, or `nil` if it is not needed.
  ///   - messageTime: How many times longer than usual messages stay.
  ///   - scheduler: The scheduler for all delays.
  public init(
    sources: [any PhotoSource], chosenSource: PhotoSourceID, today: Date,
    standsInWithoutNetwork: Bool = true, history: (any SearchHistoryStore)? = nil, saver: (any PhotoSaver)? = nil,
    saved: SavedPhotosAccess? = nil, wording: CreditWording = CreditWording(),
    cameraData: CameraDataReader? = nil, messageTime: Int = 1, scheduler: any Scheduler = MainScheduler.shared
  ) {
    precondition(sources.contains { $0.capabilities.isLocal }, "One source must work without a network")
    self.sources = sources
    self.scheduler = scheduler
    self.history = SearchHistory(store: history)
    saves = saver.map(PhotoSaves.init)
    undo = UndoHistory(messageTime: messageTime, scheduler: scheduler)
    self.cameraData = cameraData
    selection = PhotoSelection(wording: wording)
    searchMetadataViewModel = PhotoSearchMetadataViewModel(today: today)
    // The remembered source may belong to another version of the program.
    let offered = sources.filter(\.isOffered).map(\.id)
    let known = offered.contains(chosenSource) ? chosenSource : sources[0].id
    self.chosenSource = Property(known)
    state = SearchState(
      sources: sources.map {
        SearchState.Source(
          id: $0.id, isLocal: $0.capabilities.isLocal, findsWithoutWords: $0.capabilities.findsWithoutWords,
          pageSize: $0.capabilities.pageSize)
      },
      chosenSource: known, offeredSources: offered, settings: searchMetadataViewModel.query(for: ""),
      standsInWithoutNetwork: standsInWithoutNetwork)
    published = PublishedSearchState(state)
    bindRequests()
    bindInput()
    bindSelection()
    bindBrowsing()
    bindBudget()
    savedPhotos = saved.map { SavedPhotosViewModel($0, of: self, scheduler: scheduler) }
    send(.began)
  }

  // MARK: Actions

  /// Searches for the text as it is, however short (Enter).
  public func submit() { send(.submitted) }

  /// Repeats the search without cached responses, retrying the network if it was unavailable (F5).
  public func searchAgain() { send(.repeated) }

  /// Cancels the search that is under way. The results so far stay, and nothing further is requested.
  ///
  /// - Returns: Whether a search was under way.
  @discardableResult public func cancelSearch() -> Bool {
    guard state.status.isUnderWay else { return false }
    send(.cancelled)
    return true
  }

  /// Loads the next page of the results, if there is one and no search is running.
  public func loadMore() { send(.moreNeeded) }

  /// Retries what failed: the next page, or the whole search.
  public func tryAgain() { send(.retried) }

  /// Retries only the sources that failed.
  public func retryFailedSources() { send(.failedSourcesRetried) }

  /// Starts a new search with the current filters: for a text, which then appears in the search entry, or in another
  /// scope, such as the photos of an author, which ends when the user types.
  public func search(_ query: PhotoQuery) { send(.requested(query)) }

  /// Searches for a text in another source, discarding the current scope.
  ///
  /// - Parameter isSubmitted: Whether to search for the text even if it is short.
  func search(in source: PhotoSourceID, for text: String, isSubmitted: Bool) {
    send(.requestedIn(source, text: text, isSubmitted: isSubmitted))
  }

  /// Switches from the photos of an author or related photos back to the text of the search entry.
  ///
  /// Does nothing if the scope is already everything.
  public func leaveScope() { send(.scopeLeft) }

  /// Applies a change of the user's key for a service: offers or hides the source, and repeats the search if it
  /// involves the source.
  public func keyChanged(of source: PhotoSourceID) {
    showBudget()
    send(.keyChanged(source, offered: sources.filter(\.isOffered).map(\.id)))
  }

  /// Repeats an earlier search with its text, filters and source.
  public func search(_ search: RememberedSearch) {
    applySettings(of: search.query)
    send(.recalled(search))
  }

  /// Applies the settings of a query, before another search.
  func applySettings(of query: PhotoQuery) {
    isApplyingSettings = true
    searchMetadataViewModel.restore(query)
    isApplyingSettings = false
  }

  /// The shown search, for `history.save(_:)`, or `nil` if there is none.
  public var currentSearch: RememberedSearch? { state.results.search }

  /// The current search and the chosen source, for `restore(_:text:count:)` in a later run.
  public var searchToRemember: RememberedSearch { state.searchToRemember }

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
    send(.restored(search, text: text, count: count))
  }

  /// Removes photos from the results without a new search, so that the scroll position is preserved.
  ///
  /// - Parameter closesDetail: Whether to close the open photo if it is among them.
  func takeOut(_ ids: Set<PhotoID>, closesDetail: Bool) -> TakenPhotos {
    let taken = state.results.taking(ids)
    if closesDetail, !taken.isEmpty { closeDetail(ofAnyOf: ids) }
    send(.photosRemoved(ids))
    return taken
  }

  /// Closes the open photo if it is one of these.
  func closeDetail(ofAnyOf ids: Set<PhotoID>) {
    if let photo = selection.detail.value, !ids.isDisjoint(with: photo.allIDs) { selection.detail.value = nil }
  }

  /// Puts photos back at their positions, if the same results are shown.
  func putBack(_ taken: TakenPhotos) { send(.photosRestored(taken)) }

  /// Saves all selected photos.
  public func saveSelection() { send(.photosSaved(selection.photos.value, to: nil)) }

  /// Removes all selected photos from the collection that is shown, or else from the saved ones. This can be undone.
  public func removeSelection() {
    if let collection = removalTarget.value {
      savedPhotos?.collections.remove(selection.photos.value, from: collection)
    } else {
      savedPhotos?.remove(selection.photos.value)
    }
  }

  /// The collection from which `removeSelection()` removes photos, or `nil` if it removes them from the saved ones.
  public var removalTarget: AnyProperty<PhotoCollection?> {
    savedPhotos?.collections.removalTarget ?? Property<PhotoCollection?>(nil).readOnlyView
  }

  /// Searches the photos of a collection, if the saved photos are searched.
  public func search(in collection: PhotoCollection) { send(.collectionChosen(collection.id)) }

  /// Whether a collection of chosen photos is shown, and there are none.
  public var showsEmptyCollection: Bool {
    guard case .nothingFound(text: "", _) = state.status, let query = state.results.shown?.query,
      let id = query.collection, let collection = savedPhotos?.collections.collection(id)
    else { return false }
    // The count of a collection whose last photo was taken out is that of before.
    let isNarrowed = !query.filters.subtracting([.sensitiveContent]).isEmpty
    return !collection.isSmart && query.scope == .everything && (collection.count == 0 || !isNarrowed)
  }

  /// Whether the saved photos are searched, and there are none at all.
  public var hasNothingSaved: Bool {
    guard case .nothingFound(let text, _) = state.status, state.activeSource == .saved,
      let query = state.results.shown?.query
    else { return false }
    if savedPhotos?.isEmpty.value == true { return true }
    guard text.isEmpty, query.collection == nil else { return false }
    return query.scope == .everything && query.filters.subtracting([.sensitiveContent]).isEmpty
  }
}
