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
  /// Whether a service could be reached. While it is false a local source stands in for a chosen service.
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
  public let errorMessages = PassthroughSubject<PhotoSearchError, NoError>()
  /// What the search is doing.
  public let status = Property<SearchStatus>(.idle)
  /// What the active source's service still allows; nil for a local source.
  public let budget = Property<RequestBudget?>(nil)
  /// The source that is searched.
  public let activeSource: Property<PhotoSourceID>
  /// Whether a local source stands in for the chosen service because there is no network.
  public let isWithoutNetwork = Property(false)
  /// Whether there are more results to load.
  public let hasMore = Property(false)
  /// Fires when the results of another search have taken the place of those before: the list belongs at its top.
  public let resultsReplaced = PassthroughSubject<Void, NoError>()

  /// The sources to choose from, in the order in which they are offered.
  public let sources: [any PhotoSource]
  public let bag = DisposeBag()

  private let scheduler: any Scheduler
  private let standsInWithoutNetwork: Bool
  private let requests = PassthroughSubject<SearchRequest, Never>()
  /// The text that was searched for on demand, however short.
  private let submittedText = Property<String?>(nil)
  /// What was asked for last, whether it has been answered or not.
  private var lastQuery: PhotoQuery?
  /// What the results belong to.
  private var shown: ShownResults?
  private var budgetTimer: (any Disposable)?

  /// How long a service waits for the next keystroke.
  public static let serviceDelay = Duration.milliseconds(600)
  /// How often changes of the settings search again at most.
  public static let settingsInterval = Duration.milliseconds(500)
  /// How often the budget is looked at while it grows back.
  public static let budgetInterval = Duration.seconds(5)

  /// - Parameters:
  ///   - sources: the sources to choose from. At least one must be local: it stands in when there is no network.
  ///   - chosenSource: the source to start with.
  ///   - today: a moment of the day that the date filter starts from.
  ///   - standsInWithoutNetwork: whether the first local source takes over when there is no network. Otherwise that is
  ///     an error like others.
  ///   - scheduler: the clock of every delay.
  public init(
    sources: [any PhotoSource], chosenSource: PhotoSourceID, today: Date,
    standsInWithoutNetwork: Bool = true, scheduler: any Scheduler = MainScheduler.shared
  ) {
    precondition(sources.contains { $0.capabilities.isLocal }, "One source must work without a network")
    self.sources = sources
    self.standsInWithoutNetwork = standsInWithoutNetwork
    self.scheduler = scheduler
    // A source of another version of the program may have been remembered.
    let known = sources.contains { $0.id == chosenSource } ? chosenSource : sources[0].id
    self.chosenSource = Property(known)
    activeSource = Property(known)
    searchMetadataViewModel = PhotoSearchMetadataViewModel(today: today)
    bindText()
    bindSource()
    bindRequests()
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
      let hasSearched = lastQuery != nil
      networkIsAvailable.value = true
      // The chosen source is back, and has searched for the same by now.
      if hasSearched { return }
    }
    if let lastQuery { source(activeSource.value).forget(lastQuery) }
    if SearchText.trimmed(searchString.value).isEmpty {
      repeatSearch()
    } else {
      submit()
    }
  }

  /// Loads the next page of the results, if there is one and nothing else is under way.
  public func loadMore() {
    guard hasMore.value, let shown, let next = shown.next, !isUnderWay else { return }
    requests.send(.page(shown.query, next))
  }

  private var isUnderWay: Bool {
    switch status.value {
    case .searching, .waiting: true
    case .idle, .found, .nothingFound, .failed: false
    }
  }

  // MARK: Bindings

  private func bindText() {
    searchString.map(SearchText.isLongEnough).bind(to: validSearchText)

    combineLatest(searchString, validSearchText, submittedText)
      .map { text, isValid, submitted in
        let text = SearchText.trimmed(text)
        return !text.isEmpty && !isValid && text != submitted
      }
      .bind(to: searchTextIsTooShort)

    // Nothing is asked for text that is not valid any more when the wait for the budget is over.
    searchTextIsTooShort.filter { $0 }.bind(to: self) { me, _ in
      if case .waiting = me.status.value { me.requests.send(.abandon) }
    }

    let text: SafeSignal<String> = searchString.map(SearchText.trimmed).removeDuplicates()
    activeSource
      .map { [unowned self] in source($0).capabilities.isLocal }
      .removeDuplicates()
      .flatMapLatest { [scheduler] isLocal in
        isLocal ? text : text.debounce(for: Self.serviceDelay, scheduler: scheduler)
      }
      .bind(to: self) { me, text in me.typed(text) }

    searchMetadataViewModel.changes
      .throttle(for: Self.settingsInterval, scheduler: scheduler)
      .bind(to: self) { me in me.settingsChanged() }
  }

  private func bindSource() {
    let needsNetwork = chosenSource.map { [unowned self] in !source($0).capabilities.isLocal }
    combineLatest(needsNetwork, networkIsAvailable)
      .map { needsNetwork, isAvailable in needsNetwork && !isAvailable }
      .removeDuplicates()
      .bind(to: isWithoutNetwork)

    combineLatest(chosenSource, isWithoutNetwork)
      .map { [unowned self] chosen, isWithoutNetwork in isWithoutNetwork ? localSource.id : chosen }
      .removeDuplicates()
      .bind(to: activeSource)

    activeSource
      .removeDuplicates()
      .bind(to: self) { me, id in
        me.showBudget()
        me.repeatSearch()
      }
  }

  private func bindRequests() {
    requests
      .flatMapLatest { [unowned self] in progress(of: $0) }
      .bind(to: self) { me, progress in me.show(progress) }
  }

  // MARK: Asking

  private func typed(_ text: String) {
    if text.isEmpty {
      submittedText.value = nil
      lastQuery = nil
      requests.send(.clear)
    } else if SearchText.isLongEnough(text), text != lastQuery?.text {
      search(for: text)
    }
  }

  /// Settings that were set to what they were, as when they are restored at the start, are nothing new.
  private func settingsChanged() {
    guard let lastQuery, searchMetadataViewModel.query(for: lastQuery.text) != lastQuery else { return }
    repeatSearch()
  }

  private func repeatSearch() {
    guard let lastQuery else { return }
    let text = SearchText.trimmed(searchString.value)
    let isWanted = validSearchText.value || text == submittedText.value
    search(for: isWanted && !text.isEmpty ? text : lastQuery.text)
  }

  private func search(for text: String) {
    if submittedText.value != text { submittedText.value = nil }
    let query = searchMetadataViewModel.query(for: text)
    lastQuery = query
    // The next page of what is shown is not the next page of what is asked for now.
    hasMore.value = false
    requests.send(.query(query))
  }

  private func progress(of request: SearchRequest) -> SafeSignal<SearchProgress> {
    switch request {
    case .clear: .just(.cleared)
    case .abandon: .just(.abandoned)
    case .query(let query): progress(of: query, page: nil)
    case .page(let query, let page): progress(of: query, page: page)
    }
  }

  /// Waits until the service allows a request, then searches.
  private func progress(of query: PhotoQuery, page: PageToken?) -> SafeSignal<SearchProgress> {
    let source = source(activeSource.value)
    let wait = source.wait(before: query, page: page)
    guard wait > .zero else {
      return SafeSignal(async: { () async -> SearchProgress in
        do throws(PhotoSearchError) {
          return .page(try await source.search(query, page: page), isFirst: page == nil)
        } catch {
          return .failed(error, isFirst: page == nil)
        }
      })
      .prepend(.started)
    }
    return Signal(attach: { [weak self, scheduler] observer, subscription in
      Signal.countdown(from: wait, scheduler: scheduler).attach(
        Observer(
          next: { observer.next(.waiting($0)) },
          end: { _ in self?.progress(of: query, page: page).attach(observer, subscription) }),
        subscription)
    })
  }

  // MARK: Showing

  private func show(_ progress: SearchProgress) {
    showBudget()
    if case .started = progress { searchInProgress.value = true } else { searchInProgress.value = false }
    switch progress {
    case .cleared:
      searchResults.removeAll()
      shown = nil
      hasMore.value = false
      status.value = .idle
    case .abandoned:
      lastQuery = shown?.query
      hasMore.value = shown?.next != nil
      status.value = shown?.status ?? .idle
    case .started:
      status.value = .searching
    case .waiting(let left):
      status.value = .waiting(left)
    case .page(let page, let isFirst):
      show(page, isFirst: isFirst)
    case .failed(let error, let isFirst):
      show(error, isFirst: isFirst)
    }
  }

  private func show(_ error: PhotoSearchError, isFirst: Bool) {
    if isFirst, standsInWithoutNetwork, error.meansNoNetwork {
      // The local source takes over, and searches for the same.
      networkIsAvailable.value = false
      return
    }
    // A page that failed can be asked for again.
    if !isFirst { hasMore.value = shown?.next != nil }
    status.value = .failed(error)
    errorMessages.send(error)
  }

  private func show(_ page: PhotoPage, isFirst: Bool) {
    var known = isFirst ? [] : Set(searchResults.collection.map(\.id))
    // A service may list a photo twice, also on two pages.
    let photos = page.photos.filter { known.insert($0.id).inserted }
    if isFirst {
      searchResults.replace(with: photos, performDiff: true)
    } else {
      searchResults.insert(contentsOf: photos, at: searchResults.count)
    }
    let query = isFirst ? lastQuery : shown?.query
    let isAnother = shown?.query.text != query?.text || shown?.source != activeSource.value
    let found: SearchStatus =
      searchResults.isEmpty
      ? .nothingFound(text: query?.text ?? "", notices: page.notices)
      : .found(shown: searchResults.count, total: page.total, notices: page.notices)
    shown = query.map { ShownResults(query: $0, source: activeSource.value, next: page.next, status: found) }
    hasMore.value = page.next != nil
    status.value = found
    if isAnother { resultsReplaced.send() }
  }

  /// Shows what the service allows now, and looks again as long as it grows back.
  private func showBudget() {
    let current = source(activeSource.value).budget
    if budget.value != current { budget.value = current }
    budgetTimer?.dispose()
    budgetTimer = nil
    guard let current, current.burst.remaining < current.burst.limit || current.demandedWait > .zero else { return }
    budgetTimer = scheduler.schedule(after: Self.budgetInterval) { [weak self] in self?.showBudget() }
  }

  // MARK: Sources

  private var localSource: any PhotoSource {
    sources.first { $0.capabilities.isLocal }!
  }

  private func source(_ id: PhotoSourceID) -> any PhotoSource {
    sources.first { $0.id == id } ?? localSource
  }
}

/// What the results in the list belong to.
private struct ShownResults {
  let query: PhotoQuery
  let source: PhotoSourceID
  /// The page after the last one that is shown.
  let next: PageToken?
  let status: SearchStatus
}

/// What the view model asks of a source.
private enum SearchRequest {
  case clear
  /// Give up what is waiting and go back to what is shown.
  case abandon
  case query(PhotoQuery)
  case page(PhotoQuery, PageToken)
}

/// How a request is getting on.
private enum SearchProgress {
  case cleared
  case abandoned
  case waiting(Duration)
  case started
  case page(PhotoPage, isFirst: Bool)
  case failed(PhotoSearchError, isFirst: Bool)
}
