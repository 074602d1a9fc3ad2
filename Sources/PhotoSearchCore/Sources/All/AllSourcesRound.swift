/// One page of several sources while it grows. The responses may arrive in any order without affecting the resulting
/// page. A pure value.
nonisolated struct AllSourcesRound {
  private enum Answer {
    case photos([Photo], notices: [PhotoNotice])
    case failed(PhotoSearchError)
  }

  private let query: PhotoQuery
  /// The queried sources, in order.
  private let asked: [PhotoSourceID]
  /// The sources that need something from the user first.
  private let notConfigured: [PhotoSourceID]
  /// The notices on sources that are skipped because they lack a filter, reported only on the first page.
  private let leftOut: [PhotoNotice]
  private let photosPerSource: Int
  /// Whether this round only retries failed sources, so that the others continue later.
  private let isRetry: Bool
  private var token: AllSourcesToken
  private var answers: [PhotoSourceID: Answer] = [:]

  init(
    _ query: PhotoQuery, from token: AllSourcesToken, asking asked: [PhotoSourceID], notConfigured: [PhotoSourceID],
    leftOut: [PhotoNotice] = [], photosPerSource: Int
  ) {
    self.query = query
    self.asked = asked
    self.notConfigured = notConfigured
    self.leftOut = token.cursors.isEmpty ? leftOut : []
    self.photosPerSource = photosPerSource
    isRetry = token.only != nil
    self.token = token
    self.token.only = nil
  }

  /// Whether every source has responded or failed.
  var isComplete: Bool { answers.count == asked.count }

  mutating func take(_ result: Result<PhotoPage, PhotoSearchError>, from source: PhotoSourceID) {
    switch result {
    case .success(let page):
      // The notices of the source's page were already reported with its first photos.
      let notices = token[source].offset == 0 ? page.notices : []
      answers[source] = .photos(token[source].take(photosPerSource, of: page), notices: notices)
    case .failure(let error):
      answers[source] = .failed(error)
    }
  }

  /// The page with the results so far.
  var page: PhotoPage {
    let hasMore = othersHaveMore || asked.contains { answered($0) && !token[$0].isDone }
    let next = isComplete && hasMore ? token.pageToken : nil
    var retry: AllSourcesToken?
    if isComplete, !failures.isEmpty {
      retry = token
      retry?.only = failures.map(\.source.rawValue)
    }
    return PhotoPage(
      photos: photos, next: next, total: total(next: next), totalIsCapped: asked.contains { token[$0].totalIsCapped },
      notices: notices, contributions: contributions, retry: retry?.pageToken)
  }

  /// Returns the page after all sources have responded.
  ///
  /// - Throws: An error if every service failed and no saved photo was found, unless this was a retry: then the page
  ///   tells which sources failed again. Reports a missing network only if all sources do. Reports the shortest wait
  ///   time.
  func result() throws(PhotoSearchError) -> PhotoPage {
    let errors = failures.map(\.error)
    let hasAnswer = asked.contains { answered($0) && ($0 != .saved || !photos.isEmpty) }
    guard !isRetry, !hasAnswer, let first = errors.first else { return page }
    var waits: [Duration?] = []
    for case .rateLimited(let wait) in errors { waits.append(wait) }
    if waits.count == errors.count { throw .rateLimited(retryAfter: waits.compactMap(\.self).min()) }
    let reasons = Set(errors.filter { !$0.meansNoNetwork })
    if reasons.count > 1 { throw .noAnswer(failures.map(\.source)) }
    throw reasons.first ?? first
  }

  // MARK: Parts of the page

  private func answered(_ source: PhotoSourceID) -> Bool {
    if case .photos = answers[source] { true } else { false }
  }

  /// Whether sources that were not queried for this page have more photos.
  private var othersHaveMore: Bool {
    isRetry && token.cursors.contains { name, cursor in !cursor.isDone && !asked.contains { $0.rawValue == name } }
  }

  private var failures: [(source: PhotoSourceID, error: PhotoSearchError)] {
    asked.compactMap { source in
      if case .failed(let error) = answers[source] { (source, error) } else { nil }
    }
  }

  /// The best photos of each source, then the second best of each, and so on, sorted by upload date if requested.
  private var photos: [Photo] {
    let lists = asked.map { source in
      if case .photos(let photos, _) = answers[source] { photos } else { [] as [Photo] }
    }
    var merged = MergedPhotos()
    for rank in 0..<(lists.map(\.count).max() ?? 0) {
      for list in lists where list.indices.contains(rank) { merged.insert(list[rank]) }
    }
    guard query.order != .relevance else { return merged.photos }
    // Photos without a date come last. The sort is stable.
    return merged.photos.sorted { first, second in
      guard let date = first.uploaded, let otherDate = second.uploaded else {
        return first.uploaded != nil && second.uploaded == nil
      }
      return query.order == .newest ? date > otherDate : date < otherDate
    }
  }

  /// Returns the total of all sources, which counts photos in several sources repeatedly. Returns `nil` if a source
  /// does not report its total, and for the last page, whose photos can be counted.
  private func total(next: PageToken?) -> Int? {
    guard next != nil || !isComplete, !asked.isEmpty else { return nil }
    let totals = Set(token.cursors.keys).union(asked.map(\.rawValue)).map { token.cursors[$0]?.total }
    return totals.reduce(0 as Int?) { sum, total in sum.flatMap { sum in total.map { sum + $0 } } }
  }

  private var notices: [PhotoNotice] {
    var notices: [PhotoNotice] = []
    for source in asked {
      switch answers[source] {
      case .photos(_, let more)?: notices += more
      case .failed(let error)?: notices.append(.sourceFailed(source, error))
      case nil: break
      }
    }
    return PhotoNotice.combined(notices) + leftOut
  }

  private var contributions: [SourceContribution] {
    let contributions = asked.map { source in
      let cursor = token[source]
      var contribution = SourceContribution(
        source: source, state: .searching, total: cursor.total, totalIsCapped: cursor.totalIsCapped)
      switch answers[source] {
      case .photos(let photos, _)?:
        contribution.state = .answered
        contribution.count = photos.count
      case .failed(let error)?: contribution.state = .failed(error)
      case nil: break
      }
      return contribution
    }
    return contributions + notConfigured.map { SourceContribution(source: $0, state: .notConfigured) }
  }
}
