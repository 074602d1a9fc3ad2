public import BindingCore

/// What is searched, and shown, for want of a network.
public nonisolated enum NetworkLoss: Sendable, Hashable {
  /// The results are the chosen service's, of before. The next search is for local photos.
  case resultsStay(of: PhotoSourceID)
  /// A local source stands in for the chosen service.
  ///
  /// - Parameter hasResults: Whether there are photos of it.
  case standsIn(for: PhotoSourceID, hasResults: Bool)
}

/// A network that comes and goes.
extension PhotoSearchViewModel {
  /// What the user should know about the network; nil while there is one, and where none is needed.
  public var networkLoss: SafeSignal<NetworkLoss?> {
    combineLatest(isWithoutNetwork, chosenSource, activeSource, searchResults.map(\.collection.isEmpty))
      .map { isWithout, chosen, active, isEmpty in
        guard isWithout else { return nil }
        return active == chosen ? .resultsStay(of: chosen) : .standsIn(for: chosen, hasResults: !isEmpty)
      }
      .removeDuplicates()
  }

  /// Searches in the source from now on, or in the local one without a network.
  ///
  /// What a service has answered stays as long as nothing else is asked for: a network may be gone for a second only.
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

  /// Has the local source take over, and search for the same.
  ///
  /// - Returns: False when it has already.
  @discardableResult
  func standIn() -> Bool {
    let local = localSource.id
    guard activeSource.value != local else { return false }
    activeSource.value = local
    return true
  }

  var localSource: any PhotoSource {
    // What the user kept may be nothing.
    let local = sources.filter(\.capabilities.isLocal)
    return local.first { $0.id != .saved } ?? local[0]
  }

  /// Whether there are results, and no others are on their way.
  private var isAnswered: Bool { !searchResults.isEmpty && (!status.value.isUnderWay || isShown(lastQuery)) }

  /// Whether the results are those of the query.
  func isShown(_ query: PhotoQuery?) -> Bool {
    guard let shown else { return false }
    return shown.query == query && shown.source == activeSource.value && !searchResults.isEmpty
  }

  /// Gives the network up, after it was tried.
  func loseNetwork() {
    networkIsAvailable.value = false
    guard isShown(lastQuery) else {
      standIn()
      return
    }
    show(shown)
    status.value = shown?.status ?? .idle
  }

  /// Asks for what could not be answered without a network, and for nothing else.
  private func askForWhatIsMissing() {
    if sourceFailures.value.contains(where: \.error.meansNoNetwork) {
      retryFailedSources()
    } else if case .failed(let error) = status.value, error.meansNoNetwork {
      loadMore()
    }
  }
}
