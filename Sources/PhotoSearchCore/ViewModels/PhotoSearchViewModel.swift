public import BindingCore
public import FoundationEssentials

/// The search behind the window and behind the command line: text and settings go in, photos come out.
///
/// It knows no widget, file, clock or network but through what it is given.
public final class PhotoSearchViewModel: DisposeBagProvider {
  // MARK: What the user sets

  /// The text of the search entry.
  public let searchString = Property("")
  /// The source that the user chose. What is searched is `activeSource`.
  public let chosenSource: Property<PhotoSourceID>
  /// The settings that narrow the search.
  public let searchMetadataViewModel: PhotoSearchMetadataViewModel
  /// Whether a service could be reached. While it is false a local source stands in for a chosen service, from the next
  /// search on: what a service has answered stays.
  public let networkIsAvailable = Property(true)

  // MARK: What the user sees

  /// Whether the text is long enough to search as one types.
  public let validSearchText = Property(false)
  /// Whether the text is to be shown as too short: it is not searched for as it stands.
  public let searchTextIsTooShort = Property(false)
  /// The photos found. A new result replaces the old one by its differences.
  public let searchResults = MutableObservableArray<Photo>([])
  /// Whether a search is running.
  public let searchInProgress = Property(false)
  /// Searches that failed. The results stay as they are.
  public let errorMessages = PassthroughSubject<PhotoSearchError, Never>()
  /// What the search is doing.
  public let status = Property<SearchStatus>(.idle)
  /// What the active source's service still allows; nil for a local source.
  public let budget = Property<RequestBudget?>(nil)
  /// The source that is searched.
  public let activeSource: Property<PhotoSourceID>
  /// Whether a local source stands in for the chosen service because there is no network, now or for the next search.
  public let isWithoutNetwork = Property(false)
  /// What each source found of the results, when several are searched.
  public let contributions = Property<[SourceContribution]>([])
  /// The sources whose photos are missing in the results.
  public let sourceFailures = Property<[SourceFailure]>([])
  /// Whether `retryFailedSources()` would ask for something.
  public let canRetryFailedSources = Property(false)
  /// Whether there are more results to load.
  public let hasMore = Property(false)
  /// Whether the results of an earlier run are on their way: see `restore(_:text:count:)`.
  public let isRestoring = Property(false)
  /// The search of an earlier run is back, with as many photos as are kept.
  public let restored = PassthroughSubject<Void, Never>()
  /// The photos of a page, just before they are among the results: whoever shows them can ask for their pictures.
  public let photosArriving = PassthroughSubject<[Photo], Never>()
  /// Fires when the results of another search have taken the place of those before: the list belongs at its top.
  public let resultsReplaced = PassthroughSubject<Void, Never>()

  /// The sources to choose from, in the order in which they are offered.
  public let sources: [any PhotoSource]
  /// Those of them that are of use to the user now: see `keyChanged(of:)`.
  public let offeredSources: Property<[PhotoSourceID]>
  /// The photos that the user picked out of the results.
  public let selection: PhotoSelection
  /// What was searched for before.
  public let history: SearchHistory
  /// The photo that the user looks at; nil while there is none.
  public let detail = Property<PhotoDetailViewModel?>(nil)
  /// Where that photo is among the results; nil when it is none of them.
  public let detailPlace = Property<PhotoPlace?>(nil)
  /// What was removed and can be brought back.
  public let undo: UndoHistory
  /// The place of the photos that the user saved; nil in a program without one.
  public private(set) var savedPlace: SavedPlace?
  /// What is being saved, and what was; nil in a program that saves nothing.
  public let saves: PhotoSaves?
  public let bag = DisposeBag()

  let scheduler: any Scheduler
  let standsInWithoutNetwork: Bool
  let requests = PassthroughSubject<SearchRequest, Never>()
  /// The text that was searched for on demand, however short.
  let submittedText = Property<String?>(nil)
  /// The text that was in the entry when something else than it was searched for.
  var textAside: String?
  /// What was asked for last, whether it has been answered or not.
  var lastQuery: PhotoQuery?
  /// What the results belong to.
  var shown: ShownResults?
  /// The results, and those of them that were there when the page that is under way was asked for.
  var results = MergedPhotos()
  var resultsBefore = MergedPhotos()
  var contributionsBefore: [SourceContribution] = []
  var noticesBefore: [PhotoNotice] = []
  /// How many pages in a row brought nothing new.
  var fruitlessPages = 0
  /// How many photos there were in the run that is restored.
  var restoredCount = 0
  var budgetTimer: (any Disposable)?
  let cameraData: CameraDataReader?
  /// The photos that were left for others that go with them.
  var detailTrail: [Photo] = []
  /// Where the result is that was looked at last.
  var lastPlace: PhotoPlace?
  /// The photo after which the next one is to be shown when it comes.
  var nextIsDueAfter: PhotoID?

  /// How long a service waits for the next keystroke.
  public static let serviceDelay = Duration.milliseconds(600)
  /// How long a local source waits when the text is gone: another one may be on its way.
  public static let emptyTextDelay = Duration.milliseconds(50)
  /// How often changes of the settings search again at most.
  public static let settingsInterval = Duration.milliseconds(500)
  /// How often the budget is looked at, at most, while it grows back.
  public static let budgetInterval = Duration.seconds(1)

  /// - Parameters:
  ///   - sources: the sources to choose from. At least one must be local: it stands in when there is no network.
  ///   - chosenSource: the source to start with.
  ///   - today: a moment of the day that the date filter starts from.
  ///   - standsInWithoutNetwork: whether the first local source takes over when there is no network. Otherwise that is
  ///     an error like others.
  ///   - history: where searches are remembered; nil for only as long as the view model lives.
  ///   - saver: what saves photos; nil when nothing can be saved.
  ///   - saved: the photos that the user saved; nil when there is no place for them.
  ///   - wording: the words of credits that the user copies or exports.
  ///   - cameraData: what finds out how photos were taken; nil when nobody wants to know.
  ///   - scheduler: the clock of every delay.
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
    // A source of another version of the program may have been remembered.
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
    savedPlace = saved.map { SavedPlace($0, of: self, scheduler: scheduler) }
    // Nobody listened when the source was set.
    repeatSearch()
  }

  // MARK: What the user asks for

  /// Searches for the text as it stands, however short: Enter.
  public func submit() {
    let text = SearchText.trimmed(searchString.value)
    guard !text.isEmpty else { return }
    submittedText.value = text
    search(for: text)
  }

  /// Searches once more, for new answers and with the network if it had been given up: F5.
  public func searchAgain() {
    if isWithoutNetwork.value {
      let isBack = lastQuery != nil && activeSource.value != chosenSource.value
      networkIsAvailable.value = true
      // The chosen source has searched for the same by now.
      if isBack { return }
    }
    if let lastQuery { source(activeSource.value).forget(lastQuery) }
    if textAside != nil || SearchText.trimmed(searchString.value).isEmpty {
      repeatSearch()
    } else {
      submit()
    }
  }

  /// Loads the next page of the results, if there is one and nothing else is under way.
  public func loadMore() {
    guard hasMore.value, let shown, let next = shown.next, !status.value.isUnderWay else { return }
    fruitlessPages = 0
    requests.send(.page(shown.query, next))
  }

  /// Asks once more for what failed: the next page, or all of the search.
  public func tryAgain() {
    guard case .failed = status.value, hasMore.value else { return searchAgain() }
    loadMore()
  }

  /// Asks once more those of several sources that failed, and nobody else.
  public func retryFailedSources() {
    guard canRetryFailedSources.value, let shown, let retry = shown.retry, !status.value.isUnderWay else { return }
    requests.send(.page(shown.query, retry))
  }

  /// Searches for something else, with the filters of now: for a text, which is in the search entry then, or such as for
  /// the other photos of an author, which the next text that is typed ends.
  public func search(_ query: PhotoQuery) {
    guard !query.isEmpty else { return }
    guard query.scope == .everything else {
      ask(searchMetadataViewModel.query(like: query))
      return
    }
    searchString.value = query.text
    submit()
  }

  /// Has what the user's key for a service allows take effect, after it was entered or removed: the source is offered
  /// or not, and what is shown of it is searched for again.
  public func keyChanged(of source: PhotoSourceID) {
    let offered = sources.filter(\.isOffered).map(\.id)
    if offeredSources.value != offered { offeredSources.value = offered }
    if !offered.contains(chosenSource.value) { chosenSource.value = offered[0] }
    showBudget()
    guard [source, .all].contains(activeSource.value), lastQuery != nil else { return }
    repeatSearch()
  }

  /// Searches again as it was done before: the text, the filters and the source become those of then.
  public func search(_ search: RememberedSearch) {
    // The filters are part of the query that is asked for below: what they change on the way asks for nothing.
    lastQuery = nil
    searchMetadataViewModel.restore(search.query)
    if search.query.scope == .everything { searchString.value = search.query.text }
    if offeredSources.value.contains(search.source) { chosenSource.value = search.source }
    if search.query.scope == .everything { submittedText.value = SearchText.trimmed(search.query.text) }
    ask(searchMetadataViewModel.query(like: search.query))
  }

  /// What is shown, to remember it for good with `history.save(_:)`; nil while nothing is.
  public var currentSearch: RememberedSearch? {
    shown.map { RememberedSearch(query: $0.query, source: $0.source) }
  }
}
