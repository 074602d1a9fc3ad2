/// What to search for.
nonisolated extension SearchState {
  mutating func change(_ text: String) {
    self.text = text
    // Send no request after the budget wait if the text has become invalid.
    if textIsTooShort, case .waiting = status { abandon() }
  }

  mutating func typed(_ text: String) {
    // The text has not changed since a query in another scope.
    guard text != textAside else { return }
    if textAside != nil {
      textAside = nil
      query = nil
    }
    if text.isEmpty {
      submittedText = nil
      // A source that is visited without words has been asked already.
      if query?.text != "" || query?.scope != .everything { searchWithoutWords() }
    } else if SearchText.isLongEnough(text), text != query?.text {
      search(for: text)
    }
  }

  mutating func change(_ settings: PhotoQuery) {
    let collection = self.settings.collection
    self.settings = settings
    self.settings.collection = collection
  }

  /// Shows a collection of the saved photos, or all of them, without the text of an earlier search.
  mutating func choose(collection: Int?) {
    guard activeSource == .saved, collection != settings.collection || query?.collection != collection else { return }
    settings.collection = collection
    query = settings
    textAside = nil
    submittedText = nil
    setText("")
    repeatSearch()
  }

  mutating func submit() {
    let text = trimmedText
    guard !text.isEmpty else { return }
    submittedText = text
    search(for: text)
  }

  mutating func search(_ query: PhotoQuery) {
    guard !query.isEmpty else { return }
    guard query.scope == .everything else {
      ask(settings.with(text: query.text, scope: query.scope))
      return
    }
    setText(query.text)
    submit()
  }

  mutating func search(in source: PhotoSourceID, for text: String, isSubmitted: Bool) {
    // Another source cannot search for an author or a photo of this one, and the text is searched for everywhere.
    settings.collection = nil
    query = settings
    textAside = nil
    setText(text)
    submittedText = isSubmitted ? trimmedText : nil
    let isThere = source == activeSource
    setSource(source)
    if isThere { repeatSearch() }
  }

  mutating func recall(_ search: RememberedSearch) {
    query = nil
    if offeredSources.contains(search.source) { choose(search.source) }
    settings.collection = activeSource == .saved ? search.query.collection : nil
    if search.query.scope == .everything {
      setText(search.query.text)
      submittedText = trimmedText
    }
    ask(settings.with(text: search.query.text, scope: search.query.scope))
  }

  mutating func leaveScope() {
    guard let query, query.scope != .everything else { return }
    self.query = nil
    textAside = nil
    if trimmedText.isEmpty { repeatSearch() } else { submit() }
  }

  mutating func searchAgain() {
    if isWithoutNetwork {
      let isBack = query != nil && activeSource != chosenSource
      setNetwork(isAvailable: true)
      // Switching to the chosen source has already repeated the search.
      if isBack { return }
    }
    if let query { effects.append(.forget(query, activeSource)) }
    if textAside != nil || trimmedText.isEmpty { repeatSearch() } else { submit() }
  }

  /// Repeats the search if the settings differ from the last query. Restoring them at launch, for example, changes
  /// nothing.
  mutating func repeatIfSettingsDiffer() {
    guard let query, settings.with(text: query.text, scope: query.scope) != query else { return }
    repeatSearch()
  }

  mutating func repeatSearch() {
    guard let query else {
      if text.isEmpty { searchWithoutWords() }
      return
    }
    guard query.scope == .everything else {
      ask(settings.with(text: query.text, scope: query.scope))
      return
    }
    let text = trimmedText
    let isWanted = textIsLongEnough || text == submittedText
    let wanted = isWanted && !text.isEmpty ? text : query.text
    if wanted.isEmpty { searchWithoutWords() } else { search(for: wanted) }
  }

  /// Shows all photos of the source, or nothing if it requires words.
  private mutating func searchWithoutWords() {
    query = nil
    if source(activeSource).findsWithoutWords { search(for: "") } else { clear() }
  }

  private mutating func search(for text: String) {
    if submittedText != text { submittedText = nil }
    ask(settings.with(text: text))
  }

  private mutating func ask(_ query: PhotoQuery) {
    self.query = query
    textAside = query.scope == .everything ? nil : trimmedText
    if isWithoutNetwork, !isShown(query), standIn() {
      repeatSearch()
      return
    }
    results.suspend()
    start(query, in: activeSource)
  }

  private mutating func clear() {
    endRequest()
    restoredCount = nil
    results.clear()
    status = .idle
  }

  /// Cancels a waiting search and returns to the shown results.
  private mutating func abandon() {
    endRequest()
    restoredCount = nil
    query = results.shown?.query
    showResultsAgain()
  }
}

/// What the user entered, where the search itself changes it.
nonisolated extension SearchState {
  mutating func setText(_ text: String) {
    self.text = text
    effects.append(.setText(text))
  }

  mutating func setSource(_ source: PhotoSourceID) {
    effects.append(.setSource(source))
    update(chosenSource: source)
  }

  mutating func setNetwork(isAvailable: Bool) {
    effects.append(.setNetwork(isAvailable: isAvailable))
    update(networkIsAvailable: isAvailable)
  }
}
