/// What the search is doing, for the line below the results.
public nonisolated enum SearchStatus: Sendable, Hashable {
  /// Nothing has been searched for yet, or the text has been cleared.
  case idle
  case searching
  /// The service's request budget is spent: the search starts by itself when this time has passed.
  case waiting(Duration)
  /// There are results.
  ///
  /// - Parameters:
  ///   - shown: how many are in the list.
  ///   - total: how many there are; nil when the source does not say.
  case found(shown: Int, total: Int?, notices: [PhotoNotice])
  /// The search worked and there is nothing.
  case nothingFound(text: String, notices: [PhotoNotice])
  /// The search failed. The results of the search before are still shown.
  case failed(PhotoSearchError)
}
