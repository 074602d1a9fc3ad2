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

/// Handles losing and regaining the network.
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

  /// Switches to a source, or to the local one if there is no network.
  ///
  /// The results of a service stay until the next search, because the network may be gone only briefly.
  func choose(_ chosen: PhotoSourceID, isWithoutNetwork: Bool) {
    if isWithoutNetwork, chosen != activeSource.value || !isAnswered {
      standIn()
    } else if chosen != activeSource.value {
      leaveScope(unknownTo: chosen)
      activeSource.value = chosen
    } else if !isWithoutNetwork {
      askForWhatIsMissing()
    }
  }

  /// Switches to the local source, which repeats the search.
  ///
  /// - Returns: Whether the source changed: false if the local source was already active.
  @discardableResult
  func standIn() -> Bool {
    let local = localSource.id
    guard activeSource.value != local else { return false }
    activeSource.value = local
    return true
  }

  var localSource: any PhotoSource {
    // There may be no saved photos.
    let local = sources.filter(\.capabilities.isLocal)
    return local.first { $0.id != .saved } ?? local[0]
  }

  /// Whether there are results and none are about to replace them.
  private var isAnswered: Bool { !searchResults.isEmpty && (!status.value.isUnderWay || isShown(lastQuery)) }

  /// Returns whether the results belong to the query.
  func isShown(_ query: PhotoQuery?) -> Bool {
    guard let shown else { return false }
    return shown.query == query && shown.source == activeSource.value && !searchResults.isEmpty
  }

  /// Treats the network as unavailable after a failed attempt.
  func loseNetwork() {
    networkIsAvailable.value = false
    guard isShown(lastQuery) else {
      standIn()
      return
    }
    show(shown)
    status.value = shown?.status ?? .idle
  }

  /// Retries only what failed because there was no network.
  private func askForWhatIsMissing() {
    if sourceFailures.value.contains(where: \.error.meansNoNetwork) {
      retryFailedSources()
    } else if case .failed(let error) = status.value, error.meansNoNetwork {
      loadMore()
    }
  }
}
