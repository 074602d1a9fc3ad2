public import BindingCore

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
