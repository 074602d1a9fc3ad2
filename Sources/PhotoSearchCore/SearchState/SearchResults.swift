/// The results of a search: the photos and what is known about them.
nonisolated struct SearchResults: Sendable {
  /// The query and state of results.
  struct Shown: Sendable, Hashable {
    let query: PhotoQuery
    let source: PhotoSourceID
    /// The token for the page after the last one shown.
    var next: PageToken?
    /// The token to retry the sources that failed.
    var retry: PageToken?
    var status: SearchStatus
  }

  /// How the photos last changed.
  enum Change: Sendable {
    /// - Parameters:
    ///   - Array: The photos of the page, even those that were there before.
    ///   - isFirst: Whether they replace the previous photos. Otherwise, they join them.
    case page([Photo], isFirst: Bool)
    case removal
    case clearing
  }

  /// What was there when the current page was requested.
  private struct Before: Sendable {
    var photos = MergedPhotos()
    var contributions: [SourceContribution] = []
    var notices: [PhotoNotice] = []
    /// The contributions to the results that were shown, even if the requested ones replace them.
    var shownContributions: [SourceContribution] = []
  }

  private(set) var photos = MergedPhotos()
  private(set) var shown: Shown?
  /// The contribution of each source, if there are several.
  private(set) var contributions: [SourceContribution] = []
  /// Whether `shown.next` and `shown.retry` may be requested: not while another search is under way or after it failed.
  private(set) var canContinue = false
  /// The number of changes of the photos.
  private(set) var revision = 0
  private(set) var change = Change.clearing
  private var before = Before()
  /// The photos that were removed since the request was sent, whose answer may still list them.
  private var removed: Set<PhotoID> = []
  /// The number of consecutive pages without new photos.
  private var fruitlessPages = 0
  /// The number of pages that are shown.
  private var pageCount = 0

  /// The maximum number of consecutive pages without new photos that load the next page automatically.
  static let maximumFruitlessPages = 4

  var count: Int { photos.photos.count }
  var isEmpty: Bool { photos.photos.isEmpty }
  var hasMore: Bool { canContinue && shown?.next != nil }
  var canRetry: Bool { canContinue && shown?.retry != nil }

  /// The shown search, or `nil` if there is none.
  var search: RememberedSearch? { shown.map { RememberedSearch(query: $0.query, source: $0.source) } }

  /// The status when no request is under way.
  var settledStatus: SearchStatus {
    guard let shown else { return .idle }
    guard shown.status.isUnderWay else { return shown.status }
    // The request ended before all sources responded.
    return .found(shown: count, total: nil, notices: [])
  }

  // MARK: Pages

  /// Prepares for the pages of a request.
  mutating func begin(isFirst: Bool) {
    before =
      isFirst
      ? Before()
      : Before(photos: photos, contributions: contributions, notices: shown?.status.lastingNotices ?? [])
    before.shownContributions = contributions
    removed = []
    if isFirst { (fruitlessPages, pageCount) = (0, 0) }
  }

  /// Shows partial results. The previous results stay until there are new ones.
  ///
  /// - Returns: Whether any photos are shown.
  mutating func showPart(_ page: PhotoPage, of request: SearchRequest) -> Bool {
    let page = page.leavingOut(removed)
    guard !page.photos.isEmpty else {
      contributions = before.contributions.adding(page.contributions)
      return false
    }
    add(page, isFirst: request.isFirst)
    if request.isFirst {
      shown = Shown(query: request.query, source: request.source, status: .arriving(shown: count))
    }
    return true
  }

  /// Shows a page after those before.
  ///
  /// - Parameter pageSize: The most photos that the source gives in a page.
  mutating func show(_ page: PhotoPage, of request: SearchRequest, pageSize: Int) {
    let page = page.leavingOut(removed)
    add(page, isFirst: request.isFirst)
    pageCount += 1
    let notices = PhotoNotice.combined(before.notices + page.notices)
    // Some of them may not be shown, but there are no more to come.
    let isAll = page.next == nil && page.total.map { $0 > count && $0 <= pageCount * pageSize } ?? false
    let status: SearchStatus =
      isEmpty
      ? .nothingFound(text: request.query.text, notices: notices)
      : .found(shown: count, total: isAll ? nil : page.total, totalIsCapped: page.totalIsCapped, notices: notices)
    shown = Shown(
      query: request.query, source: request.source, next: page.next, retry: page.retry, status: status)
    canContinue = true
  }

  private mutating func add(_ page: PhotoPage, isFirst: Bool) {
    contributions = before.contributions.adding(page.contributions)
    // A service may list a photo twice, even on different pages.
    photos = before.photos
    for photo in page.photos { photos.insert(photo) }
    note(.page(page.photos, isFirst: isFirst))
  }

  /// Whether the shown page is the first with photos.
  var hasFirstPhotos: Bool { before.photos.photos.isEmpty && !isEmpty }

  /// Returns whether to load the next page automatically: local filters may have rejected the whole shown page, or all
  /// its photos were already listed. Counts such pages, and gives up after some.
  mutating func continuesByItself() -> Bool {
    let isFruitless = shown?.next != nil && count == before.photos.photos.count
    guard isFruitless, fruitlessPages < Self.maximumFruitlessPages else {
      fruitlessPages = 0
      return false
    }
    fruitlessPages += 1
    return true
  }

  /// Notes that the user asked for more.
  mutating func resetFruitlessPages() { fruitlessPages = 0 }

  // MARK: Requests

  /// Notes that another search was requested, to whose results the next page would not belong.
  mutating func suspend() { canContinue = false }

  /// Notes that the request ended without results, and the shown results can be continued.
  mutating func resume() { canContinue = true }

  /// Notes that a request ended without an answer. Its partial results stay.
  ///
  /// - Parameter wasSent: Whether it has begun.
  mutating func stop(_ request: SearchRequest, wasSent: Bool) {
    let isPartial = shown?.query == request.query && shown?.source == request.source && shown?.status.isUnderWay == true
    if wasSent, request.isFirst, !isPartial { contributions = before.shownContributions } else { stopSearching() }
    let status = stoppedStatus
    shown?.status = status
  }

  /// Notes that no source is being searched any more.
  ///
  /// - Parameter error: Why the last of them did not answer, or `nil` if the search was cancelled.
  mutating func stopSearching(_ error: PhotoSearchError? = nil) {
    contributions = contributions.compactMap { contribution in
      guard contribution.state == .searching else { return contribution }
      if let earlier = before.contributions.first(where: { $0.source == contribution.source }) { return earlier }
      return error.map { SourceContribution(source: contribution.source, state: .failed($0)) }
    }
  }

  /// The status of results to which a part of another page may have been added.
  private var stoppedStatus: SearchStatus {
    switch shown?.status {
    case .found(_, let total, let isCapped, let notices)?:
      .found(shown: count, total: total, totalIsCapped: isCapped, notices: notices)
    case .nothingFound(_, let notices)? where !isEmpty: .found(shown: count, total: nil, notices: notices)
    default: settledStatus
    }
  }

  /// Removes everything.
  mutating func clear() {
    photos = MergedPhotos()
    contributions = []
    shown = nil
    canContinue = false
    note(.clearing)
  }

  // MARK: Photos that come and go

  /// Returns the photos that are missing, for `putBack(_:)`.
  ///
  /// - Parameter found: The first photos that the search finds now.
  func missing(from found: [Photo]) -> TakenPhotos {
    let isKnown = found.map { photo in photo.allIDs.contains { photos.index(of: $0) != nil } }
    // What follows is on the next page.
    let end = shown?.next == nil ? found.count : (isKnown.lastIndex(of: true) ?? -1) + 1
    let missing = found.prefix(end).enumerated().filter { !isKnown[$0.offset] }
    return TakenPhotos(
      photos: missing.map { ($0.offset, $0.element) }, search: search, count: count + missing.count, status: nil)
  }

  /// Returns the photos with these IDs, for `putBack(_:)`.
  func taking(_ ids: Set<PhotoID>) -> TakenPhotos {
    let taken = photos.photos.enumerated().filter { !ids.isDisjoint(with: $0.element.allIDs) }
    return TakenPhotos(
      photos: taken.map { ($0.offset, $0.element) }, search: search, count: count, status: settledStatus)
  }

  /// Removes photos.
  mutating func remove(_ ids: Set<PhotoID>) {
    func left(_ photos: MergedPhotos) -> [Photo] { photos.photos.filter { ids.isDisjoint(with: $0.allIDs) } }
    // The page that is under way must not bring them back, or be the first to show them.
    removed.formUnion(ids)
    guard !taking(ids).isEmpty else { return }
    before.photos = MergedPhotos(left(before.photos))
    replace(with: left(photos))
  }

  /// Puts photos at their positions.
  mutating func putBack(_ taken: TakenPhotos) {
    var photos = photos.photos
    for (index, photo) in taken.photos {
      photos.insert(photo, at: min(index, photos.count))
      removed.subtract(photo.allIDs)
    }
    replace(with: photos)
    if count == taken.count, let status = taken.status { shown?.status = status }
  }

  private mutating func replace(with photos: [Photo]) {
    let added = photos.count - count
    self.photos = MergedPhotos(photos)
    note(.removal)
    guard let shown else { return }
    let notices: [PhotoNotice]
    var total: Int?
    var isCapped = false
    switch shown.status {
    case .found(_, let known, let capped, let all): (notices, total, isCapped) = (all, known.map { $0 + added }, capped)
    case .nothingFound(_, let all): (notices, total) = (all, photos.count)
    default: return
    }
    self.shown?.status =
      photos.isEmpty && shown.next == nil
      ? .nothingFound(text: shown.query.text, notices: notices)
      : .found(shown: photos.count, total: total, totalIsCapped: isCapped, notices: notices)
  }

  private mutating func note(_ change: Change) {
    revision += 1
    self.change = change
  }
}

/// Photos that were removed from the results, or have come since, with their positions.
nonisolated struct TakenPhotos: Sendable {
  fileprivate let photos: [(index: Int, photo: Photo)]
  let search: RememberedSearch?
  /// The number of results with these photos, and the status then if they were there before.
  fileprivate let count: Int
  fileprivate let status: SearchStatus?

  var isEmpty: Bool { photos.isEmpty }
}
