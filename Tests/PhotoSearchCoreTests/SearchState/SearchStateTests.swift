import FoundationEssentials
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// All short and many long sequences of what can happen to a search, see `SearchStateHarness` for what must hold.
nonisolated struct SearchStateTests {
  /// A state from which sequences of events begin.
  enum Beginning: CaseIterable {
    case launch, local, waiting, searching, arriving, found, foundMore, failed, withoutNetwork, restoring, author
    case failedSources, withoutStandIn

    var harness: SearchStateHarness {
      var harness = SearchStateHarness(
        chosen: self == .local ? .samples : .openverse, standsInWithoutNetwork: self != .withoutStandIn)
      switch self {
      case .launch, .local, .withoutStandIn: break
      case .restoring:
        harness.apply(
          .restored(RememberedSearch(query: PhotoQuery(text: "dogs"), source: .openverse), text: "dogs", count: 5))
      case .waiting: harness.search(0)
      case .searching: harness.search(1)
      case .arriving: harness.search(1, answer: 0)
      case .found: harness.search(1, answer: 2)
      case .foundMore: harness.search(1, answer: 1)
      case .failedSources: harness.search(1, answer: 5)
      case .withoutNetwork: harness.search(1, answer: 6)
      case .failed: harness.search(1, answer: 7)
      case .author:
        harness.search(1, answer: 1)
        var query = PhotoQuery()
        query.scope = .author(PhotoAuthor(source: .openverse, id: "1", name: "A. Author"))
        harness.apply(.requested(query))
      }
      return harness
    }
  }

  @Test(.long, arguments: Beginning.allCases)
  func `Whatever happens in three steps, the search stays consistent`(_ beginning: Beginning) async {
    var count = 0
    func go(_ harness: SearchStateHarness, _ steps: Int) async {
      count += 1
      guard steps > 0 else { return }
      harness.checkLateAnswers()
      harness.checkEnd()
      harness.checkUndo()
      for event in harness.events {
        // Other tests need this thread, too.
        if steps == 3 { await Task.yield() }
        var next = harness
        next.apply(event)
        await go(next, steps - 1)
      }
    }
    await go(beginning.harness, 3)
    #expect(count > 5000)
  }

  @Test(arguments: Array(sampled(0..<200)))
  func `Whatever happens in three hundred steps, the search stays consistent`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var harness = Beginning.allCases.randomElement(using: &random)!.harness
    for step in 0..<300 {
      let answers = harness.state.request != nil && Int.random(in: 0..<3, using: &random) > 0
      let events = harness.events
      let likely = answers ? events.suffix(SearchStateHarness.answerCount) : events[...]
      harness.apply(likely.randomElement(using: &random)!)
      guard step.isMultiple(of: 10) else { continue }
      harness.checkLateAnswers()
      harness.checkEnd()
      harness.checkUndo()
    }
  }

  // MARK: Cancelling

  @Test func `A search that was cancelled leaves the results of before, and can be asked for again`() {
    var harness = Beginning.foundMore.harness
    let shown = harness.shownNumbers
    harness.apply(.textChanged("cats"))
    harness.apply(.submitted)
    harness.progress(.allowed)
    harness.progress(.takesLong([.openverse]))
    #expect(harness.state.awaitedSources == [.openverse])
    harness.apply(.cancelled)
    #expect(harness.shownNumbers == shown && harness.state.results.hasMore)
    #expect(harness.state.status == .found(shown: 2, total: nil, notices: []))
    harness.apply(.submitted)
    #expect(harness.state.request?.query.text == "cats")
  }

  @Test func `The first search that was cancelled can be asked for again`() {
    var harness = Beginning.searching.harness
    harness.apply(.cancelled)
    #expect(harness.state.status == .unasked && harness.state.request == nil)
    harness.apply(.repeated)
    #expect(harness.state.request?.query.text == "owls")
  }

  @Test func `What has arrived before it was cancelled stays, and only who has not answered is awaited`() {
    var harness = Beginning.arriving.harness
    harness.progress(.takesLong([.openverse, .commons]))
    #expect(harness.state.awaitedSources == [.openverse, .commons])
    let answered = [SourceContribution(source: .openverse, state: .answered, count: 1)]
    let page = PhotoPage(
      photos: harness.state.results.photos.photos, next: nil,
      contributions: answered + [SourceContribution(source: .commons, state: .searching)])
    harness.progress(.partial(page))
    #expect(harness.state.awaitedSources == [.commons])
    harness.apply(.cancelled)
    #expect(harness.state.results.contributions == answered)
    #expect(harness.state.status == .found(shown: 1, total: nil, notices: []))
  }

  @Test func `A wait for the budget can be cancelled`() {
    var harness = Beginning.waiting.harness
    #expect(harness.state.offersCancelling)
    harness.apply(.cancelled)
    #expect(harness.state.status == .unasked && !harness.state.offersCancelling)
  }

  // MARK: What once went wrong

  @Test func `A search that was cancelled right after typing began again by itself`() {
    var harness = Beginning.foundMore.harness
    harness.apply(.textChanged("cats"))
    harness.apply(.submitted)
    harness.progress(.allowed)
    harness.apply(.cancelled)
    harness.apply(.typed("cats"))
    #expect(harness.state.request == nil)
    harness.apply(.textChanged("cats and"))
    harness.apply(.typed("cats and"))
    #expect(harness.state.request?.query.text == "cats and")
  }

  @Test func `A request that was allowed twice is sent once`() {
    var harness = Beginning.searching.harness
    let number = harness.state.requestCount
    let requests = harness.apply(.progressed(number: number, .allowed)).filter(\.concernsRequest)
    #expect(requests.isEmpty)
    #expect(harness.state.status == .searching)
  }

  @Test func `A search given up while results were arriving left the spinner turning`() {
    var harness = Beginning.arriving.harness
    harness.apply(.textChanged("owls and others"))
    harness.apply(.typed("owls and others"))
    harness.progress(.waiting(.seconds(5)))
    harness.apply(.textChanged("ow"))
    #expect(harness.state.status == .found(shown: 1, total: nil, notices: []))
    #expect(harness.state.request == nil)
  }

  @Test func `A photo that was deleted while a page was loading came back with it`() throws {
    var harness = Beginning.foundMore.harness
    #expect(harness.shownNumbers == ["1.0", "1.1"])
    harness.apply(.moreNeeded)
    harness.progress(.allowed)
    harness.apply(.photosRemoved([try #require(harness.state.results.photos.photos.first).id]))
    harness.answer(2)
    #expect(harness.shownNumbers == ["1.1", "2.0", "2.1"])
  }

  @Test func `A photo that was deleted while its search was repeated came back with the answer`() {
    var harness = Beginning.found.harness
    harness.apply(.repeated)
    harness.progress(.allowed)
    harness.apply(.photosRemoved([harness.state.results.photos.photos[0].id]))
    harness.answer(2)
    #expect(harness.shownNumbers == ["1.1"])
    #expect(harness.state.status == .found(shown: 1, total: nil, notices: []))
  }

  @Test func `A restored search whose text was replaced left the spinner turning without a network`() {
    var harness = Beginning.withoutNetwork.harness
    harness.apply(
      .restored(RememberedSearch(query: PhotoQuery(text: "dogs"), source: .openverse), text: "dogs at", count: 3))
    harness.apply(.textChanged("ow"))
    harness.apply(.typed("ow"))
    harness.progress(.failed(.offline))
    #expect(harness.state.status == .unasked)
  }

  @Test func `A text that was restored beside another search was searched for by itself`() {
    var harness = Beginning.launch.harness
    harness.apply(
      .restored(RememberedSearch(query: PhotoQuery(text: "dogs"), source: .openverse), text: "dogs at", count: 3))
    harness.progress(.failed(.offline))
    harness.apply(.typed("dogs at"))
    #expect(harness.state.status == .unasked)
    #expect(harness.state.request == nil)
    harness.apply(.submitted)
    #expect(harness.state.request?.query.text == "dogs at")
  }

  @Test func `Whoever emptied the entry and quit at once found the search of before`() {
    var harness = Beginning.found.harness
    harness.apply(.textChanged(""))
    #expect(harness.state.searchToRemember.query.text.isEmpty)
    // The rest of a longer text stays what was searched for.
    harness.apply(.textChanged("ow"))
    #expect(harness.state.searchToRemember.query.text == "owls")
  }

  @Test func `Whoever replaced the text beside an author and quit at once found the author`() {
    var harness = Beginning.author.harness
    harness.apply(.textChanged("dogs at"))
    let remembered = harness.state.searchToRemember.query
    #expect(remembered.text == "dogs at" && remembered.scope == .everything)
  }
}

nonisolated extension SearchStateHarness {
  /// The texts of the shown photos' numbers, after those of their search.
  fileprivate var shownNumbers: [String] {
    state.results.photos.photos.map { String($0.id.id.split(separator: "#").last ?? "") }
  }

  /// Lets the current request be sent, or answers it.
  fileprivate mutating func progress(_ progress: SearchProgress) {
    apply(.progressed(number: state.request?.number ?? 0, progress))
  }

  /// Submits a search, and lets its request be sent and answered.
  ///
  /// - Parameters:
  ///   - steps: 0 to leave the request waiting for the budget, 1 to send it.
  ///   - answer: The number of the answer among those that are possible, or `nil` for none.
  fileprivate mutating func search(_ steps: Int, answer: Int? = nil) {
    apply(.textChanged("owls"))
    apply(.submitted)
    guard let number = state.request?.number else { return }
    apply(.progressed(number: number, steps == 0 ? .waiting(.seconds(5)) : .allowed))
    if let answer { self.answer(answer) }
  }

  /// Answers the current request with the answer that has this number among those that are possible.
  fileprivate mutating func answer(_ number: Int) { apply(events[events.count - Self.answerCount + number]) }
}
