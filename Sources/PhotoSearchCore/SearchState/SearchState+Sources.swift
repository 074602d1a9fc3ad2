/// Which source to search, with and without a network.
nonisolated extension SearchState {
  /// Applies the user's choice or the state of the network, and repeats the search if that changes the source.
  mutating func update(chosenSource: PhotoSourceID? = nil, networkIsAvailable: Bool? = nil) {
    let (chosenBefore, wasWithout) = (self.chosenSource, isWithoutNetwork)
    self.chosenSource = chosenSource ?? self.chosenSource
    self.networkIsAvailable = networkIsAvailable ?? self.networkIsAvailable
    guard self.chosenSource != chosenBefore || isWithoutNetwork != wasWithout else { return }
    if switchSource() {
      repeatSearch()
    } else if !isWithoutNetwork {
      requestMissing()
    }
  }

  /// Chooses a source whose search is about to be requested.
  mutating func choose(_ source: PhotoSourceID) {
    guard source != chosenSource else { return }
    effects.append(.setSource(source))
    chosenSource = source
    _ = switchSource()
  }

  /// Switches to the chosen source, or to the local one if there is no network.
  ///
  /// The results of a service stay until the next search, because the network may be gone only briefly.
  ///
  /// - Returns: Whether the source changed.
  private mutating func switchSource() -> Bool {
    if isWithoutNetwork {
      return chosenSource != activeSource || !isAnswered ? standIn() : false
    }
    guard chosenSource != activeSource else { return false }
    leaveScope(unknownTo: chosenSource)
    activeSource = chosenSource
    return true
  }

  /// Switches to the local source.
  ///
  /// - Returns: Whether the source changed: false if the local source was already active.
  mutating func standIn() -> Bool {
    guard activeSource != localSource.id else { return false }
    activeSource = localSource.id
    return true
  }

  /// Whether there are results and none are about to replace them.
  private var isAnswered: Bool { !results.isEmpty && (!status.isUnderWay || isShown(query)) }

  /// Replaces a scope that another source does not know, such as an author or a photo of the previous source, with the
  /// text of the search entry.
  private mutating func leaveScope(unknownTo source: PhotoSourceID) {
    guard source != .all else { return }
    switch query?.scope {
    case nil, .everything: return
    case .author(let author) where author.source == source: return
    case .related(let photo) where photo.source == source: return
    case .author, .related:
      query = settings.with(text: trimmedText)
      textAside = nil
    }
  }

  /// Offers or hides the source, and repeats the search if it involves the source.
  mutating func changeKey(of source: PhotoSourceID, offered: [PhotoSourceID]) {
    offeredSources = offered
    if !offered.contains(chosenSource) { setSource(offered[0]) }
    guard [source, .all].contains(activeSource), query != nil else { return }
    repeatSearch()
  }

  /// Treats the network as unavailable after a failed attempt.
  mutating func loseNetwork(_ error: PhotoSearchError) {
    // A local source may stand in.
    if networkIsAvailable { setNetwork(isAvailable: false) }
    if hasOtherResult { return }
    if isShown(query) {
      showResultsAgain()
      return
    }
    if standIn() { repeatSearch() }
    if !hasOtherResult { fail(error) }
  }

  /// Whether something else has been requested or shown since the current request ended.
  var hasOtherResult: Bool { request != nil || !status.isUnderWay }

  /// Retries only what failed because there was no network.
  private mutating func requestMissing() {
    if results.contributions.contains(where: { $0.error?.meansNoNetwork == true }) {
      retryFailedSources()
    } else if case .failed(let error) = status, error.meansNoNetwork {
      loadMore()
    }
  }
}
