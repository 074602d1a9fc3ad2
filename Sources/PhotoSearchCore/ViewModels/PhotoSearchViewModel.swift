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
  public let validSearchText = Property(false)
  /// Whether to show that the text is too short to be searched as it is.
  public let searchTextIsTooShort = Property(false)
  /// The photos found. New results are applied as a diff.
  public let searchResults = MutableObservableArray<Photo>([])
  /// Whether a search is running.
  public let searchInProgress = Property(false)
  /// Emits errors of failed searches. The results stay.
  public let errorMessages = PassthroughSubject<PhotoSearchError, Never>()
  /// The status of the search.
  public let status = Property<SearchStatus>(.idle)
  /// The request budget of the active source's service, or `nil` for a local source.
  public let budget = Property<RequestBudget?>(nil)
  /// The source that the search uses.
  public let activeSource: Property<PhotoSourceID>
  /// Whether a local source stands in for the chosen service because there is no network, now or for the next search.
  public let isWithoutNetwork = Property(false)
  /// The contribution of each source to the results, if there are several.
  public let contributions = Property<[SourceContribution]>([])
  /// The sources whose photos are missing from the results.
  public let sourceFailures = Property<[SourceFailure]>([])
  /// Whether `retryFailedSources()` has anything to retry.
  public let canRetryFailedSources = Property(false)
  /// Whether there are more results to load.
  public let hasMore = Property(false)
  /// Whether the results of an earlier run are being restored, see `restore(_:text:count:)`.
  public let isRestoring = Property(false)
  /// Emits when the search of an earlier run has been restored, with as many photos as are cached.
  public let restored = PassthroughSubject<Void, Never>()
  /// Emits the photos of a page just before they are added to the results, so that subscribers can load their images.
  public let photosArriving = PassthroughSubject<[Photo], Never>()
  /// Emits when the results of another search have replaced the previous ones, so that the list can scroll to the top.
  public let resultsReplaced = PassthroughSubject<Void, Never>()

  /// The available sources, in the order in which they are offered.
  public let sources: [any PhotoSource]
  /// The sources that are useful to the user now, see `keyChanged(of:)`.
  public let offeredSources: Property<[PhotoSourceID]>
  /// The photos that the user selected in the results.
  public let selection: PhotoSelection
  /// The search history.
  public let history: SearchHistory
  /// The photo shown in detail, or `nil` if there is none.
  public let detail = Property<PhotoDetailViewModel?>(nil)
  /// The position of that photo in the results, or `nil` if it is not among them.
  public let detailPlace = Property<PhotoPosition?>(nil)
  /// The removals that can be undone.
  public let undo: UndoHistory
  /// The user's saved photos, or `nil` in a program without them.
  public private(set) var savedPhotos: SavedPhotosViewModel?
  /// The pending and finished saves, or `nil` in a program that does not save photos.
  public let saves: PhotoSaves?
  public let bag = DisposeBag()

  let scheduler: any Scheduler
  let standsInWithoutNetwork: Bool
  let requests = PassthroughSubject<SearchRequest, Never>()
  /// The text that was submitted explicitly, however short.
  let submittedText = Property<String?>(nil)
  /// The text that was in the search entry when a different scope was searched.
  var textAside: String?
  /// The last query, whether it has been answered or not.
  var lastQuery: PhotoQuery?
  /// The query and state of the results.
  var shown: ShownResults?
  /// The results, and those that were there when the current page was requested.
  var results = MergedPhotos()
  var resultsBefore = MergedPhotos()
  var contributionsBefore: [SourceContribution] = []
  var noticesBefore: [PhotoNotice] = []
  /// The number of consecutive pages without new photos.
  var fruitlessPages = 0
  /// The number of photos shown in the run that is being restored.
  var restoredCount = 0
  var budgetTimer: (any Disposable)?
  let cameraData: CameraDataReader?
  /// The photos to return to, see `lookAside(at:)`.
  var detailTrail: [Photo] = []
  /// The position of the last viewed result.
  var lastPlace: PhotoPosition?
  /// The photo whose successor is to be shown once it is loaded.
  var nextIsDueAfter: PhotoID?

  /// The debounce interval for searching a service while typing.
  public static let serviceDelay = Duration.milliseconds(600)
  /// The delay of a local source when the text becomes empty, because new text may follow.
  public static let emptyTextDelay = Duration.milliseconds(50)
  /// The throttle interval for searching again when settings change.
  public static let settingsInterval = Duration.milliseconds(500)
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
  ///   - scheduler: The scheduler for all delays.
  public init(
    sources: [any PhotoSource], chosenSource: PhotoSourceID, today: Date,
    standsInWithoutNetwork: Bool = true, history: (any SearchHistoryStore)? = nil, saver: (any PhotoSaver)? = nil,
    saved: SavedPhotosAccess? = nil, wording: CreditWording = CreditWording(),
    cameraData: CameraDataReader? = nil, scheduler: any Scheduler = MainScheduler.shared
  ) {
    precondition(sources.contains { $0.capabilities.isLocal }, "One source must work without a network")
    self.sources = sources
    self.standsInWithoutNetwork = standsInWithoutNetwork
    self.scheduler = scheduler
    self.history = SearchHistory(store: history)
    saves = saver.map(PhotoSaves.init)
    undo = UndoHistory(scheduler: scheduler)
    self.cameraData = cameraData
    selection = PhotoSelection(wording: wording)
    // The remembered source may belong to another version of the program.
    let offered = sources.filter(\.isOffered).map(\.id)
    offeredSources = Property(offered)
    let known = offered.contains(chosenSource) ? chosenSource : sources[0].id
    self.chosenSource = Property(known)
    activeSource = Property(known)
    searchMetadataViewModel = PhotoSearchMetadataViewModel(today: today)
    bindText()
    bindSource()
    bindRequests()
    bindSelection()
    bindBrowsing()
    bindBudget()
    savedPhotos = saved.map { SavedPhotosViewModel($0, of: self, scheduler: scheduler) }
    // There was no subscriber yet when the source was set.
    repeatSearch()
  }

  // MARK: Actions

  /// Searches for the text as it is, however short (Enter).
  public func submit() {
    let text = SearchText.trimmed(searchString.value)
    guard !text.isEmpty else { return }
    submittedText.value = text
    search(for: text)
  }

  /// Repeats the search without cached responses, retrying the network if it was unavailable (F5).
  public func searchAgain() {
    if isWithoutNetwork.value {
      let isBack = lastQuery != nil && activeSource.value != chosenSource.value
      networkIsAvailable.value = true
      // Switching to the chosen source has already repeated the search.
      if isBack { return }
    }
    if let lastQuery { source(activeSource.value).forget(lastQuery) }
    if textAside != nil || SearchText.trimmed(searchString.value).isEmpty {
      repeatSearch()
    } else {
      submit()
    }
  }

  /// Loads the next page of the results, if there is one and no search is running.
  public func loadMore() {
    guard hasMore.value, let shown, let next = shown.next, !status.value.isUnderWay else { return }
    fruitlessPages = 0
    requests.send(.page(shown.query, next))
  }

  /// Retries what failed: the next page, or the whole search.
  public func tryAgain() {
    guard case .failed = status.value, hasMore.value else { return searchAgain() }
    loadMore()
  }

  /// Retries only the sources that failed.
  public func retryFailedSources() {
    guard canRetryFailedSources.value, let shown, let retry = shown.retry, !status.value.isUnderWay else { return }
    requests.send(.page(shown.query, retry))
  }

  /// Starts a new search with the current filters: for a text, which then appears in the search entry, or in another
  /// scope, such as the photos of an author, which ends when the user types.
  public func search(_ query: PhotoQuery) {
    guard !query.isEmpty else { return }
    guard query.scope == .everything else {
      ask(searchMetadataViewModel.query(like: query))
      return
    }
    searchString.value = query.text
    submit()
  }

  /// Applies a change of the user's key for a service: offers or hides the source, and repeats the search if it
  /// involves the source.
  public func keyChanged(of source: PhotoSourceID) {
    let offered = sources.filter(\.isOffered).map(\.id)
    if offeredSources.value != offered { offeredSources.value = offered }
    if !offered.contains(chosenSource.value) { chosenSource.value = offered[0] }
    showBudget()
    guard [source, .all].contains(activeSource.value), lastQuery != nil else { return }
    repeatSearch()
  }

  /// Repeats an earlier search with its text, filters and source.
  public func search(_ search: RememberedSearch) {
    // The query below includes the filters, so changing them must not start another search.
    lastQuery = nil
    searchMetadataViewModel.restore(search.query)
    if search.query.scope == .everything { searchString.value = search.query.text }
    if offeredSources.value.contains(search.source) { chosenSource.value = search.source }
    if search.query.scope == .everything { submittedText.value = SearchText.trimmed(search.query.text) }
    ask(searchMetadataViewModel.query(like: search.query))
  }

  /// The shown search, for `history.save(_:)`, or `nil` if there is none.
  public var currentSearch: RememberedSearch? {
    shown.map { RememberedSearch(query: $0.query, source: $0.source) }
  }
}
