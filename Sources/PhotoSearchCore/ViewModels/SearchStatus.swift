/// What the search is doing, for the line below the results.
public nonisolated enum SearchStatus: Sendable, Hashable {
  /// Nothing has been searched for yet, or the text has been cleared.
  case idle
  /// What was searched for in an earlier run is there, but not its answer: `PhotoSearchViewModel.searchAgain()` asks.
  case unasked
  case searching
  /// Some of several sources have answered: so many photos are in the list, and more come by themselves.
  case arriving(shown: Int)
  /// The service's request budget is spent: the search starts by itself when this time has passed.
  case waiting(Duration)
  /// There are results.
  ///
  /// - Parameters:
  ///   - shown: how many are in the list.
  ///   - total: how many there are; nil when the source does not say.
  ///   - totalIsCapped: whether the source stops to count at `total`: "240+".
  case found(shown: Int, total: Int?, totalIsCapped: Bool = false, notices: [PhotoNotice])
  /// The search worked and there is nothing.
  case nothingFound(text: String, notices: [PhotoNotice])
  /// The search failed. The results of the search before are still shown.
  case failed(PhotoSearchError)

  /// Whether there is something to wait for.
  public var isUnderWay: Bool {
    switch self {
    case .searching, .arriving, .waiting: true
    case .idle, .unasked, .found, .nothingFound, .failed: false
    }
  }

  /// What there was to say about the pages so far. A source that failed may answer with the next one.
  var lastingNotices: [PhotoNotice] {
    switch self {
    case .found(_, _, _, let notices), .nothingFound(_, let notices):
      notices.filter { if case .sourceFailed = $0 { false } else { true } }
    case .idle, .unasked, .searching, .arriving, .waiting, .failed: []
    }
  }
}
