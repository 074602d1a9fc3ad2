import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// The view model against a fake service and a fake local source, in virtual time.
@MainActor
final class PhotoSearchViewModelTests {
  let service = FakeSource(.openverse, isLocal: false)
  let samples = FakeSource(.samples, isLocal: true)
  let scheduler = TestScheduler()
  let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: scheduler)
  }

  private func titles() -> [String] { viewModel.searchResults.collection.map(\.title) }

  private func type(_ text: String) {
    for end in text.indices { viewModel.searchString.value = String(text[...end]) }
  }

  /// Types, waits for the debounce and answers.
  private func search(_ text: String, finding found: [String]) async {
    viewModel.searchString.value = text
    viewModel.submit()
    #expect(await eventually { service.isWaiting() && service.texts.last == text })
    service.answer(titles: found)
    #expect(await eventually { !viewModel.searchInProgress.value })
  }

  // MARK: When to search

  @Test func `Nothing is asked for at the start`() async {
    scheduler.advance(by: .seconds(10))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.isEmpty)
    #expect(samples.queries.isEmpty)
    #expect(viewModel.status.value == .idle)
  }

  @Test func `A service is asked once, for the last text typed, 0.6 s after the last keystroke`() async {
    type("cats")
    scheduler.advance(by: .milliseconds(400))
    type("cats and dogs")
    scheduler.advance(by: .milliseconds(599))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(await eventually { service.isWaiting() })
    #expect(service.texts == ["cats and dogs"])
  }

  @Test func `A local source answers each keystroke at once`() async {
    viewModel.chosenSource.value = .samples
    viewModel.searchString.value = "cats"
    #expect(await eventually { samples.isWaiting(0) })
    viewModel.searchString.value = "catsu"
    #expect(await eventually { samples.texts == ["cats", "catsu"] })
    #expect(service.queries.isEmpty)
  }

  @Test func `Text that is too short is not searched for as one types, and text that became too short in time neither`()
    async
  {
    type("cats")
    viewModel.searchString.value = "cat"
    scheduler.advance(by: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.isEmpty)
    #expect(viewModel.searchTextIsTooShort.value)
  }

  @Test(arguments: [
    ("", false), ("cat", false), ("cats", true), (" cat ", false), ("猫", true), ("ねこ", true), ("고양이", true),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", false), ("e\u{301}te\u{301}", false), ("étés", true),
  ])
  func `Characters are counted as a person counts them`(text: String, isValid: Bool) {
    viewModel.searchString.value = text
    #expect(viewModel.validSearchText.value == isValid)
  }

  @Test func `Enter searches for short text, and it is no longer shown as too short`() async {
    viewModel.searchString.value = "cat"
    #expect(viewModel.searchTextIsTooShort.value)
    await search("cat", finding: ["A cat"])
    #expect(!viewModel.searchTextIsTooShort.value)
    #expect(titles() == ["A cat"])
    viewModel.searchString.value = "ca"
    #expect(viewModel.searchTextIsTooShort.value)
  }

  @Test func `Enter does not search a second time when the pause after the last keystroke is over`() async {
    type("cats")
    viewModel.submit()
    scheduler.advance(by: .seconds(1))
    #expect(await eventually { service.isWaiting() })
    for _ in 0..<100 { await Task.yield() }
    #expect(service.texts == ["cats"])
  }

  @Test func `Enter without text asks for nothing`() async {
    viewModel.searchString.value = "   "
    viewModel.submit()
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.isEmpty)
    #expect(!viewModel.searchTextIsTooShort.value)
  }

  @Test func `Clearing the text clears the results`() async {
    await search("cats", finding: ["A cat"])
    viewModel.searchString.value = ""
    scheduler.advance(by: .seconds(1))
    #expect(titles() == [])
    #expect(viewModel.status.value == .idle)
  }

  // MARK: Results

  @Test func `A new result replaces the old one by its differences`() async {
    await search("cats", finding: ["a", "b", "c"])
    var changes: [ArrayChange] = []
    viewModel.searchResults.observeNext { changes.append($0.change) }
    await search("dogs", finding: ["a", "c", "d"])
    #expect(titles() == ["a", "c", "d"])
    #expect(changes == [.reset, .changes(.init(deletes: [1], inserts: [2]))])
  }

  @Test func `The answer to an older query never replaces that of a newer one`() async {
    viewModel.searchString.value = "cats"
    viewModel.submit()
    #expect(await eventually { service.isWaiting(0) })
    viewModel.searchString.value = "dogs"
    viewModel.submit()
    #expect(await eventually { service.isWaiting(1) })
    #expect(service.cancelled == ["cats"])
    service.answer(1, titles: ["dog"])
    service.answer(0, titles: ["cat"])
    #expect(await eventually { titles() == ["dog"] })
    for _ in 0..<100 { await Task.yield() }
    #expect(titles() == ["dog"])
  }

  @Test func `A photo that the service lists twice is shown once`() async {
    await search("cats", finding: ["a", "b", "a"])
    #expect(titles() == ["a", "b"])
  }

  @Test func `The next page is appended, without photos that are there already`() async {
    viewModel.searchString.value = "cats"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: ["a", "b"], next: PageToken(rawValue: "2"))
    #expect(await eventually { viewModel.hasMore.value })
    viewModel.loadMore()
    viewModel.loadMore()
    #expect(await eventually { service.isWaiting() && service.queries.count == 2 })
    #expect(service.pages == [nil, PageToken(rawValue: "2")])
    service.answer(titles: ["b", "c"])
    #expect(await eventually { titles() == ["a", "b", "c"] })
    #expect(!viewModel.hasMore.value)
  }

  @Test func `Progress is shown while a search runs`() async {
    #expect(!viewModel.searchInProgress.value)
    viewModel.searchString.value = "cats"
    viewModel.submit()
    #expect(viewModel.searchInProgress.value)
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: [])
    #expect(await eventually { !viewModel.searchInProgress.value })
    #expect(viewModel.status.value == .nothingFound(text: "cats", notices: []))
  }

  // MARK: Failures

  @Test func `A failure is reported once and leaves the old results`() async {
    await search("cats", finding: ["a"])
    var errors: [PhotoSearchError] = []
    viewModel.errorMessages.observeNext { errors.append($0) }
    viewModel.searchString.value = "dogs"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(with: .failure(.serviceError(status: 500, message: nil)))
    #expect(await eventually { errors == [.serviceError(status: 500, message: nil)] })
    #expect(titles() == ["a"])
    #expect(!viewModel.searchInProgress.value)
  }

  @Test func `F5 asks again after a failure`() async {
    viewModel.searchString.value = "dogs"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(with: .failure(.timedOut(host: "example.org")))
    #expect(await eventually { !viewModel.searchInProgress.value })
    viewModel.searchAgain()
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: ["dog"])
    #expect(await eventually { titles() == ["dog"] })
    #expect(service.texts == ["dogs", "dogs"])
  }

  @Test(arguments: [PhotoSearchError.offline, .noNetwork(host: "example.org")])
  func `Without a network the local source stands in, and F5 tries the network again`(error: PhotoSearchError) async {
    viewModel.searchString.value = "dogs"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(with: .failure(error))
    #expect(await eventually { samples.isWaiting() })
    samples.answer(titles: ["sample dog"])
    #expect(await eventually { titles() == ["sample dog"] })
    #expect(viewModel.isWithoutNetwork.value)
    #expect(viewModel.activeSource.value == .samples)
    #expect(viewModel.chosenSource.value == .openverse)
    viewModel.searchAgain()
    #expect(!viewModel.isWithoutNetwork.value)
    #expect(await eventually { service.isWaiting() && service.texts == ["dogs", "dogs"] })
  }

  // MARK: Settings

  @Test func `Each of the four settings searches again`() async {
    await search("cats", finding: ["a"])
    let settings = viewModel.searchMetadataViewModel
    let changes: [() -> Void] = [
      { settings.creativeCommons.value = true },
      { settings.dateFilter.value = true },
      { settings.minUploadDate.value = Date(timeIntervalSince1970: 1_700_000_000) },
      { settings.maxUploadDate.value = Date(timeIntervalSince1970: 1_740_000_000) },
    ]
    for (number, change) in changes.enumerated() {
      scheduler.advance(by: .seconds(1))
      change()
      #expect(await eventually { service.queries.count == number + 2 && service.isWaiting() })
      service.answer(titles: ["a"])
    }
    let query = service.queries.last!
    #expect(query.creativeCommons)
    #expect(query.dateFilter)
    #expect(query.minDate == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(query.maxDate == Date(timeIntervalSince1970: 1_740_000_000))
  }

  @Test func `Settings changed in quick succession search twice at most, with the last values`() async {
    await search("cats", finding: ["a"])
    let settings = viewModel.searchMetadataViewModel
    for index in 0..<10 {
      settings.maxUploadDate.value = Date(timeIntervalSince1970: 1_750_000_000 + Double(index) * 86_400)
    }
    #expect(await eventually { service.isWaiting() && service.queries.count == 2 })
    scheduler.advance(by: .milliseconds(500))
    #expect(await eventually { service.isWaiting() && service.queries.count == 3 })
    scheduler.advance(by: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.count == 3)
    #expect(service.queries.last?.maxDate == Date(timeIntervalSince1970: 1_750_000_000 + 9 * 86_400))
  }

  @Test func `Settings restored to what they are ask for nothing`() async {
    let settings = viewModel.searchMetadataViewModel
    settings.creativeCommons.value = settings.creativeCommons.value
    settings.minUploadDate.value = settings.minUploadDate.value
    await search("cats", finding: ["a"])
    scheduler.advance(by: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.count == 1)
  }

  @Test func `Settings changed before any search ask for nothing`() async {
    viewModel.searchMetadataViewModel.creativeCommons.value = true
    scheduler.advance(by: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.isEmpty)
  }

  @Test func `The minimum date drags the maximum along, and the other way round`() {
    let settings = viewModel.searchMetadataViewModel
    let late = Date(timeIntervalSince1970: 1_800_000_000)
    settings.minUploadDate.value = late
    #expect(settings.maxUploadDate.value == late)
    let early = Date(timeIntervalSince1970: 1_600_000_000)
    settings.maxUploadDate.value = early
    #expect(settings.minUploadDate.value == early)
  }

  @Test func `Choosing another source searches there for the same text`() async {
    await search("cats", finding: ["a"])
    viewModel.chosenSource.value = .samples
    #expect(await eventually { samples.isWaiting() && samples.texts.last == "cats" })
    samples.answer(titles: ["b"])
    #expect(await eventually { titles() == ["b"] })
  }

  // MARK: The request budget

  @Test func `A search beyond the budget waits, says how long, and then starts by itself`() async {
    func window(_ wait: Duration) -> RequestBudget.Window {
      .init(limit: 20, remaining: wait == .zero ? 20 : 0, period: .seconds(60), wait: wait)
    }
    service.budget = RequestBudget(burst: window(.milliseconds(2500)), sustained: window(.zero))
    viewModel.searchString.value = "cats"
    viewModel.submit()
    #expect(viewModel.status.value == .waiting(.milliseconds(2500)))
    #expect(!viewModel.searchInProgress.value)
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.status.value == .waiting(.milliseconds(1500)))
    #expect(service.queries.isEmpty)
    service.budget = RequestBudget(burst: window(.zero), sustained: window(.zero))
    scheduler.advance(by: .milliseconds(1500))
    #expect(await eventually { service.isWaiting() })
    #expect(service.texts == ["cats"])
  }

  @Test func `While a search waits for the budget the last text wins`() async {
    let spent = RequestBudget.Window(limit: 20, remaining: 0, period: .seconds(60), wait: .seconds(30))
    service.budget = RequestBudget(burst: spent, sustained: spent)
    viewModel.searchString.value = "cats"
    viewModel.submit()
    viewModel.searchString.value = "dogs"
    viewModel.submit()
    service.budget = nil
    scheduler.advance(by: .seconds(31))
    #expect(await eventually { service.isWaiting() })
    #expect(service.texts == ["dogs"])
  }

  // MARK: Lifetime

  @Test func `A view model that goes away ends its search, and nothing of it stays`() async {
    var gone: PhotoSearchViewModel? = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 0),
      scheduler: scheduler)
    weak let viewModel = gone
    weak let searchString = gone?.searchString
    weak let results = gone?.searchResults
    weak let settings = gone?.searchMetadataViewModel
    gone?.searchString.value = "cats"
    gone?.submit()
    #expect(await eventually { service.isWaiting() })
    gone = nil
    #expect(await eventually { service.cancelled == ["cats"] })
    #expect(await eventually { viewModel == nil && searchString == nil && results == nil && settings == nil })
  }
}
