public import BindingCore

/// The status of the search, for the line below the results.
public nonisolated enum SearchStatus: Sendable, Hashable {
  /// Nothing has been searched for yet, or the text has been cleared.
  case idle
  /// The search of an earlier run was restored, but not its results. `PhotoSearchViewModel.searchAgain()` requests
  /// them.
  case unasked
  case searching
  /// Some of several sources have responded: this many photos are in the list, and more follow automatically.
  case arriving(shown: Int)
  /// The service's request budget is used up. The search starts automatically after this time.
  case waiting(Duration)
  /// There are results.
  ///
  /// - Parameters:
  ///   - shown: The number of photos in the list.
  ///   - total: The total number of photos, or `nil` if the source does not report it.
  ///   - totalIsCapped: Whether the source stops counting at `total`: "240+".
  case found(shown: Int, total: Int?, totalIsCapped: Bool = false, notices: [PhotoNotice])
  /// The search succeeded without results.
  case nothingFound(text: String, notices: [PhotoNotice])
  /// The search failed. The previous results are still shown.
  case failed(PhotoSearchError)

  /// Whether a search is in progress or pending.
  public var isUnderWay: Bool {
    switch self {
    case .searching, .arriving, .waiting: true
    case .idle, .unasked, .found, .nothingFound, .failed: false
    }
  }

  /// The notices about the pages so far that still apply. A source that failed may respond with the next page.
  var lastingNotices: [PhotoNotice] {
    switch self {
    case .found(_, _, _, let notices), .nothingFound(_, let notices):
      notices.filter { if case .sourceFailed = $0 { false } else { true } }
    case .idle, .unasked, .searching, .arriving, .waiting, .failed: []
    }
  }
}

/// The effect of a missing network on the search.
public nonisolated enum NetworkLoss: Sendable, Hashable {
  /// The results of the chosen service stay. The next search uses a local source.
  case resultsStay(of: PhotoSourceID)
  /// A local source stands in for the chosen service.
  ///
  /// - Parameter hasResults: Whether the local source has results.
  case standsIn(for: PhotoSourceID, hasResults: Bool)
}

extension PhotoSearchViewModel {
  /// The network state to show to the user, or `nil` if the network is available or not needed.
  public var networkLoss: SafeSignal<NetworkLoss?> {
    combineLatest(isWithoutNetwork, chosenSource, activeSource, searchResults.map(\.collection.isEmpty))
      .map { isWithout, chosen, active, isEmpty in
        guard isWithout else { return nil }
        return active == chosen ? .resultsStay(of: chosen) : .standsIn(for: chosen, hasResults: !isEmpty)
      }
      .removeDuplicates()
  }
}
