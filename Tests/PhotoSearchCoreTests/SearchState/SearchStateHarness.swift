import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// A search state, with what a user, the services and the network can do to it, and what must hold whatever they do.
///
/// Photos and page tokens are named after the search that they answer, so that one in the wrong place shows.
nonisolated struct SearchStateHarness {
  private(set) var state: SearchState
  /// What happened, for the description of a failure.
  private var trace: [(event: SearchEvent, status: SearchStatus)] = []
  private var sentNumbers: Set<Int> = []
  private var answeredTexts: Set<String> = []
  private var wasRemoved = false
  /// The photos that were removed since the last request was sent.
  private var removed: Set<PhotoID> = []

  init(chosen: PhotoSourceID = .openverse, standsInWithoutNetwork: Bool = true) {
    state = SearchState(
      sources: [
        SearchState.Source(id: .openverse, isLocal: false, findsWithoutWords: false, pageSize: 20),
        SearchState.Source(id: .commons, isLocal: false, findsWithoutWords: false, pageSize: 20),
        SearchState.Source(id: .saved, isLocal: true, findsWithoutWords: true, pageSize: 20),
        SearchState.Source(id: .samples, isLocal: true, findsWithoutWords: true, pageSize: 20),
      ],
      chosenSource: chosen, offeredSources: [.openverse, .commons, .saved, .samples], settings: PhotoQuery(),
      standsInWithoutNetwork: standsInWithoutNetwork)
    apply(.began)
  }

  // MARK: What can happen

  private static func narrow(_ query: PhotoQuery) -> PhotoQuery {
    var query = query
    query.orientation = query.orientation == nil ? .portrait : nil
    return query
  }

  /// The events that can happen now.
  var events: [SearchEvent] {
    let author = PhotoAuthor(source: .openverse, id: "1", name: "A. Author")
    var byAuthor = PhotoQuery()
    byAuthor.scope = .author(author)
    var events: [SearchEvent] = [
      .textChanged(""), .textChanged("ow"), .textChanged("owls"), .typed(SearchText.trimmed(state.text)), .submitted,
      .settingsChanged(Self.narrow(state.settings)), .settingsSettled,
      .sourceChosen(.openverse), .sourceChosen(.commons), .sourceChosen(.samples),
      .networkChanged(isAvailable: !state.networkIsAvailable),
      .keyChanged(.commons, offered: [.openverse, .saved, .samples]),
      .requested(byAuthor), .requestedIn(.saved, text: "", isSubmitted: false), .scopeLeft,
      .recalled(RememberedSearch(query: PhotoQuery(text: "cats"), source: .commons)),
      .restored(RememberedSearch(query: PhotoQuery(text: "dogs"), source: .openverse), text: "do", count: 3),
      .repeated, .moreNeeded, .cancelled, .retried, .failedSourcesRetried,
    ]
    if let photo = state.results.photos.photos.first { events.append(.photosRemoved([photo.id])) }
    if let request = state.request { events += answers(to: request).map { .progressed(number: request.number, $0) } }
    return events
  }

  /// The number of answers that a request which was sent can get, the last of `events`.
  static let answerCount = 10

  private func answers(to request: SearchRequest) -> [SearchProgress] {
    guard state.isSent else { return [.allowed, .waiting(.seconds(3))] }
    return [
      .partial(page(1, of: request, waitingFor: .commons)), .page(page(2, of: request, hasMore: true)),
      .page(page(2, of: request)),
      .page(page(0, of: request, hasMore: true)), .page(page(0, of: request)),
      .page(page(1, of: request, failed: .openverse)), .failed(.noNetwork(host: "x.example")),
      .failed(.serviceError(status: 500, message: nil)), .takesLong([.openverse, .commons]),
      .page(page(0, of: request, hasMore: true, failed: .openverse)),
    ]
  }

  private static func name(_ source: PhotoSourceID, _ query: PhotoQuery) -> String {
    "\(source.rawValue)|\(query.text)|\(query.scope == .everything)"
  }

  private func page(
    _ count: Int, of request: SearchRequest, hasMore: Bool = false, failed: PhotoSourceID? = nil,
    waitingFor awaited: PhotoSourceID? = nil
  ) -> PhotoPage {
    let name = Self.name(request.source, request.query)
    let number = request.page.flatMap { Int($0.rawValue.split(separator: "#").last ?? "") } ?? 1
    return PhotoPage(
      photos: (0..<count).map { index in
        Photo(id: PhotoID(source: request.source, id: "\(name)#\(number).\(index)"), title: "", license: .unknown)
      },
      next: hasMore ? PageToken(rawValue: "\(name)#\(number + 1)") : nil,
      contributions: failed.map { [SourceContribution(source: $0, state: .failed(.offline))] }
        ?? awaited.map { [SourceContribution(source: $0, state: .searching)] } ?? [],
      retry: failed.map { _ in PageToken(rawValue: "\(name)#\(number)") })
  }

  // MARK: What must hold

  @discardableResult
  mutating func apply(_ event: SearchEvent) -> [SearchEffect] {
    let before = state
    let effects = state.apply(event)
    trace.append((event, state.status))
    check(before, event, effects)
    return effects
  }

  private mutating func check(_ before: SearchState, _ event: SearchEvent, _ effects: [SearchEffect]) {
    must(state.effects.isEmpty, "Effects are left for the next event")
    must(!state.status.isUnderWay || state.request != nil, "The spinner turns, and nothing is under way")
    checkRequests(before, event, effects)
    checkResults(event)
    checkWaiting(before, event)
    for effect in effects {
      switch effect {
      case .send: removed = []
      case .setText(let text): must(state.text == text, "The entry shows another text")
      case .setSource(let source): must(state.chosenSource == source, "Another source is shown as chosen")
      case .setNetwork(let isAvailable): must(state.networkIsAvailable == isAvailable, "The network differs")
      case .remember(let search, _): must(!search.query.text.isEmpty && !state.results.isEmpty, "Nothing to remember")
      default: break
      }
    }
    if case .failed(let error) = state.status, before.status != state.status {
      let isReported = effects.contains { if case .report(error) = $0 { true } else { false } }
      must(isReported, "A failure is not reported")
    }
    if case .restored = event, let request = state.request {
      must(request.usesCacheOnly || state.source(request.source).isLocal, "A restored search asks a service")
    }
    if case .typed = event {
      must(state.searchToRemember == before.searchToRemember, "Whoever quits before the pause finds another search")
    }
    if case .moreNeeded = event, state.requestCount > before.requestCount, let request = state.request {
      let shown = before.results.shown
      must(
        request.query == shown?.query && request.source == shown?.source && request.page == shown?.next, "Other pages")
    }
  }

  private mutating func checkRequests(_ before: SearchState, _ event: SearchEvent, _ effects: [SearchEffect]) {
    let ends = effects.filter(\.concernsRequest)
    must(ends.count <= 1, "Several requests after one event")
    if let old = before.request, old.number != state.request?.number {
      var isAnswer = false
      if case .progressed = event { isAnswer = true }
      must(isAnswer || ends.count == 1, "A request goes on that nobody waits for")
    }
    for effect in ends {
      switch effect {
      case .send(let request):
        must(request == state.request && state.isSent, "Another request is sent")
        must(sentNumbers.insert(request.number).inserted, "A request is sent twice")
        var isAllowed = request.usesCacheOnly
        if case .progressed(request.number, .allowed) = event { isAllowed = true }
        must(isAllowed, "The budget is overdrawn")
      case .awaitBudget(let request): must(request == state.request && !state.isSent, "Another request waits")
      default: must(state.request == nil, "The current request is cancelled")
      }
    }
    if let request = state.request, let page = request.page {
      must(
        page.rawValue.hasPrefix(Self.name(request.source, request.query) + "#"), "A page of another search: \(page)")
    }
    if case .progressed(let number, .page(let page)) = event, let old = before.request, number == old.number {
      answeredTexts.insert(old.query.text)
      must(
        page.next == nil || page.isAnswered || state.request?.page != page.next,
        "The next page is requested by itself where nobody answered")
    }
  }

  private func checkWaiting(_ before: SearchState, _ event: SearchEvent) {
    must(state.awaitedSources.isEmpty || state.status.isUnderWay, "Nothing is awaited, and it says so")
    must(!state.offersCancelling || state.request != nil, "There is nothing to cancel")
    guard case .cancelled = event else { return }
    must(state.request == nil && !state.status.isUnderWay, "A cancelled search goes on")
    must(state.requestCount == before.requestCount, "Cancelling costs a request")
    must(state.results.photos.photos == before.results.photos.photos, "Cancelling loses photos")
    must(
      before.request == nil || state.results.contributions.allSatisfy { $0.state != .searching },
      "A cancelled source is still searching")
  }

  private mutating func checkResults(_ event: SearchEvent) {
    let photos = state.results.photos.photos
    if let shown = state.results.shown {
      let name = Self.name(shown.source, shown.query)
      must(photos.allSatisfy { $0.id.id.hasPrefix(name + "#") }, "Photos of another search")
    } else {
      must(photos.isEmpty, "Photos that nobody searched for")
    }
    must(!state.results.hasMore || state.results.shown?.next != nil, "More of nothing")
    if case .photosRemoved(let ids) = event {
      wasRemoved = true
      removed.formUnion(ids)
    }
    if case .photosRestored = event { removed = [] }
    must(photos.allSatisfy { !removed.contains($0.id) }, "Deleted photos are shown")
    if case .nothingFound(let text, _) = state.status {
      must(photos.isEmpty, "Nothing was found, and is shown")
      must(answeredTexts.contains(text) || wasRemoved, "Nothing was found, and nobody answered")
    }
  }

  /// What a user can see and do, without what is only counted.
  private static func visible(_ state: SearchState) -> String {
    let results = state.results
    return """
      \(state.text) \(state.chosenSource.rawValue) \(state.activeSource.rawValue) \(state.networkIsAvailable) \
      \(state.submittedText ?? "-") \(state.textAside ?? "-") \(state.status) \(state.isRestoring) \(results.hasMore) \
      \(results.canRetry) \(results.photos.photos.map(\.id.id)) \(state.request?.number ?? 0) \(results.revision)
      """
  }

  /// Answers to earlier requests, and to none, change nothing.
  func checkLateAnswers() {
    let current = state.request?.number
    for number in Set([0, 1, state.requestCount - 1, state.requestCount]) where number != current {
      let request = SearchRequest(
        number: number, source: .openverse, query: PhotoQuery(text: "late"), page: nil, usesCacheOnly: false)
      for progress in [
        .allowed, .waiting(.seconds(9)), .takesLong([.openverse]), .page(page(1, of: request)),
        .partial(page(1, of: request)),
        .failed(.noNetwork(host: "x.example")),
      ] as [SearchProgress] {
        var copy = state
        let effects = copy.apply(.progressed(number: number, progress))
        must(effects.count == 1 && Self.visible(copy) == Self.visible(state), "A late answer changes something")
      }
    }
  }

  /// Whatever is under way ends, with an answer as with a failure.
  func checkEnd() {
    for fails in [true, false] {
      var copy = self
      var count = 0
      while let request = copy.state.request {
        count += 1
        if count > 20 { return must(false, "It never ends") }
        let end: SearchProgress =
          fails ? .failed(.timedOut(host: "x.example")) : .page(copy.page(1, of: request))
        copy.apply(.progressed(number: request.number, copy.state.isSent ? end : .allowed))
      }
      must(!copy.state.status.isUnderWay, "It ends, and the spinner turns")
    }
  }

  /// Undoing the removal of photos brings back what was shown.
  func checkUndo() {
    guard !state.status.isUnderWay, let photo = state.results.photos.photos.last else { return }
    var copy = self
    let taken = copy.state.results.taking([photo.id])
    copy.apply(.photosRemoved([photo.id]))
    // With the last photo the next page is requested, and what comes is more recent than what was there.
    guard copy.state.request == nil else { return }
    copy.apply(.photosRestored(taken))
    must(
      copy.state.results.photos.photos.map(\.id) == state.results.photos.photos.map(\.id)
        && copy.state.status == state.status && copy.state.results.hasMore == state.results.hasMore,
      "Undo brings back something else")
  }

  private func must(_ holds: Bool, _ words: @autoclosure () -> String) {
    guard !holds else { return }
    let steps = trace.map { "\($0.event) -> \($0.status)".replacing("PhotoSearchCore.", with: "") }
    Issue.record("\(words())\n\(steps.joined(separator: "\n"))")
  }
}
