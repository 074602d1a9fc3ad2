import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Synchronization
import Testing

/// Searches for something else than what is typed, and searches that are done again.
@MainActor
final class SearchScopeTests {
  let service = FakeSource(.openverse, isLocal: false, findsByAuthor: true)
  let samples = FakeSource(.samples, isLocal: true)
  let scheduler = TestScheduler()
  let store = FakeHistoryStore()
  let viewModel: PhotoSearchViewModel

  init() {
    store.memory = SearchMemory(recent: [RememberedSearch(query: PhotoQuery(text: "old"), source: .samples)])
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      history: store, scheduler: scheduler)
  }

  private func texts() -> [String] { viewModel.history.recent.value.map(\.query.text) }

  private func ask(for text: String, finding titles: [String] = ["a"]) async {
    let count = service.queries.count
    viewModel.searchString.value = text
    viewModel.submit()
    await answer(count, titles: titles)
  }

  private func answer(_ number: Int, titles: [String] = ["a"]) async {
    #expect(await eventually { service.queries.count == number + 1 && service.isWaiting() })
    service.answer(titles: titles)
    #expect(await eventually { !viewModel.searchInProgress.value })
  }

  // MARK: The star

  /// The text or scope of the search that the star is about.
  private var starred: String? {
    viewModel.settledSearch.value.map { $0.query.scope == .everything ? $0.query.text : "author" }
  }

  private func askForAuthor() {
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .openverse, name: "A"))
    viewModel.search(query)
  }

  @Test func `Between typing and the results the search of before was starred`() async {
    #expect(starred == nil)
    await ask(for: "owls")
    #expect(starred == "owls")
    viewModel.searchString.value = "dogs"
    #expect(starred == nil && viewModel.currentSearch?.query.text == "owls")
    viewModel.searchString.value = " owls"
    #expect(starred == "owls")
    viewModel.searchString.value = "dogs"
    viewModel.submit()
    #expect(starred == nil)
    await answer(1)
    #expect(starred == "dogs")
    viewModel.searchAgain()
    #expect(starred == "dogs")
    await answer(2)
    askForAuthor()
    #expect(starred == nil)
    await answer(3)
    // The text in the entry is not what is searched for.
    #expect(starred == "author" && viewModel.searchString.value == "dogs")
    // What is too short asks for nothing.
    viewModel.searchString.value = "do"
    scheduler.advance(by: .seconds(2))
    #expect(starred == "author")
  }

  @Test func `Other filters are another search to star`() async {
    await ask(for: "owls")
    viewModel.searchMetadataViewModel.orientation.value = .portrait
    viewModel.searchMetadataViewModel.creativeCommons.value = true
    #expect(starred == nil)
    scheduler.advance(by: .seconds(2))
    #expect(await eventually { service.isWaiting() && service.queries.last?.creativeCommons == true })
    #expect(starred == nil)
    service.answer(titles: ["b"])
    #expect(await eventually { viewModel.settledSearch.value?.query.orientation == .portrait })
    // The one that is shown belongs to the source of before.
    viewModel.chosenSource.value = .samples
    #expect(await eventually { samples.isWaiting() })
    samples.answer(with: .failure(.cancelled))
    for _ in 0..<100 { await Task.yield() }
    #expect(starred == nil)
  }

  @Test func `Another source is another search to star`() async {
    await ask(for: "owls")
    viewModel.chosenSource.value = .samples
    #expect(starred == nil)
    #expect(await eventually { samples.isWaiting() })
    samples.answer(titles: ["sample"])
    #expect(await eventually { viewModel.settledSearch.value?.source == .samples })
  }

  @Test func `Where another source stands in its search is starred`() async {
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(with: .failure(.offline))
    #expect(await eventually { samples.isWaiting() })
    #expect(starred == nil)
    samples.answer(titles: ["sample"])
    #expect(await eventually { viewModel.settledSearch.value?.source == .samples })
    #expect(viewModel.chosenSource.value == .openverse)
  }

  // MARK: An author's other photos

  @Test func `The other photos of an author are shown until the text changes`() async throws {
    await ask(for: "owls")
    let author = PhotoAuthor(source: .openverse, id: "flickr", name: "A. Author")
    viewModel.selection.detail.value = Photo(
      id: PhotoID(source: .openverse, id: "1"), title: "", author: "A. Author", authorID: "flickr", license: .unknown)
    let query = try #require(viewModel.detail.value?.authorQuery)
    #expect(query.scope == .author(author))
    #expect(viewModel.detail.value?.relatedQuery == nil)
    viewModel.search(query)
    await answer(1, titles: ["another"])
    #expect(service.queries.last?.scope == .author(author))
    #expect(viewModel.searchString.value == "owls")
    // The entry has not changed, and filters narrow what is shown.
    scheduler.advance(by: .seconds(2))
    viewModel.searchMetadataViewModel.orientation.value = .portrait
    await answer(2)
    #expect(service.queries.last?.scope == .author(author) && service.queries.last?.orientation == .portrait)
    viewModel.searchAgain()
    await answer(3)
    #expect(service.queries.last?.scope == .author(author))
    viewModel.searchString.value = "owls at night"
    scheduler.advance(by: .seconds(1))
    await answer(4)
    #expect(service.queries.last?.scope == .everything)
    #expect(service.texts.last == "owls at night")
  }

  @Test func `Another source was asked for an author whom it does not know`() async {
    await ask(for: "owls")
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .openverse, id: "flickr", name: "A. Author"))
    viewModel.search(query)
    await answer(1)
    viewModel.chosenSource.value = .samples
    #expect(await eventually { samples.isWaiting() })
    #expect(samples.queries.last?.scope == .everything && samples.texts.last == "owls")
    samples.answer(titles: ["sample"])
    #expect(await eventually { !viewModel.searchInProgress.value })
    viewModel.chosenSource.value = .openverse
    await answer(2)
    #expect(service.queries.last?.scope == .everything && service.texts.last == "owls")
  }

  @Test func `An author is not forgotten while a local source stands in`() async {
    await ask(for: "owls")
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .openverse, id: "flickr", name: "A. Author"))
    viewModel.search(query)
    await answer(1)
    viewModel.networkIsAvailable.value = false
    viewModel.searchAgain()
    await answer(2)
    #expect(service.queries.last?.scope == query.scope)
  }

  @Test func `A search for an author dropped the filters, and turned safe search on`() async {
    await ask(for: "owls")
    viewModel.searchMetadataViewModel.intendedUses.value = [.commercialUse]
    viewModel.searchMetadataViewModel.safeSearch.value = false
    scheduler.advance(by: .seconds(2))
    await answer(1)
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .openverse, name: "A"))
    viewModel.search(query)
    await answer(2)
    let asked = service.queries.last
    #expect(asked?.scope == query.scope && asked?.intendedUses == [.commercialUse])
    #expect(asked?.includesSensitive == true)
  }

  @Test func `A search for a tag left the text of before in the entry, and went back to it`() async {
    viewModel.searchMetadataViewModel.intendedUses.value = [.commercialUse]
    scheduler.advance(by: .seconds(2))
    await ask(for: "owls")
    viewModel.search(PhotoQuery(text: "fog"))
    await answer(1)
    #expect(service.queries.last?.text == "fog" && service.queries.last?.intendedUses == [.commercialUse])
    #expect(viewModel.searchString.value == "fog" && !viewModel.searchTextIsTooShort.value)
    #expect(viewModel.searchToRemember.query.text == "fog")
    scheduler.advance(by: .seconds(2))
    viewModel.searchMetadataViewModel.orientation.value = .portrait
    await answer(2)
    viewModel.searchAgain()
    await answer(3)
    #expect(service.texts == ["owls", "fog", "fog", "fog"])
  }

  @Test func `Each filter is part of the query`() async {
    await ask(for: "owls")
    let settings = viewModel.searchMetadataViewModel
    settings.intendedUses.value = [.commercialUse]
    settings.orientation.value = .square
    settings.minimumSize.value = .large
    settings.fileTypes.value = [.png]
    settings.photographsOnly.value = true
    settings.assessedOnly.value = true
    settings.safeSearch.value = false
    settings.order.value = .newest
    scheduler.advance(by: .seconds(2))
    #expect(await eventually { service.queries.last?.order == .newest })
    let query = service.queries.last
    #expect(query?.filters == [.license, .orientation, .size, .fileType, .photographsOnly, .assessed])
    #expect(query?.intendedUses == [.commercialUse])
    #expect(query?.orientation == .square && query?.minimumSize == .large && query?.fileTypes == [.png])
  }

  // MARK: History

  @Test func `Searches that found something are remembered once, the newest first`() async {
    await ask(for: "owls")
    await ask(for: "birds")
    await ask(for: "nothing", finding: [])
    await ask(for: "owls")
    #expect(texts() == ["owls", "birds", "old"])
    #expect(store.memory.recent.map(\.query.text) == ["owls", "birds", "old"])
    viewModel.history.forget(viewModel.history.recent.value[1])
    #expect(texts() == ["owls", "old"])
    viewModel.history.clear()
    #expect(store.memory.recent.isEmpty)
  }

  @Test func `Of a word that is typed letter by letter the last state is remembered`() async {
    viewModel.chosenSource.value = .samples
    for (number, text) in ["owls", "owls ", "owls at", "owls at n"].enumerated() {
      let count = samples.queries.count
      viewModel.searchString.value = text
      guard number != 1 else { continue }
      #expect(await eventually { samples.queries.count == count + 1 && samples.isWaiting() })
      samples.answer(titles: ["a"])
      #expect(await eventually { !viewModel.searchInProgress.value })
    }
    #expect(texts() == ["owls at n", "old"])
  }

  @Test func `The history is bounded`() async {
    for number in 0..<60 { await ask(for: "search \(number)") }
    #expect(texts().count == SearchHistory.maximumCount)
    #expect(texts().first == "search 59")
  }

  @Test func `A search is kept for good, and done again with its filters and its source`() async throws {
    viewModel.searchMetadataViewModel.orientation.value = .portrait
    await ask(for: "owls")
    viewModel.history.save(try #require(viewModel.currentSearch))
    viewModel.history.save(try #require(viewModel.currentSearch))
    #expect(store.memory.saved.count == 1)
    let kept = store.memory.saved[0]
    viewModel.chosenSource.value = .samples
    viewModel.searchMetadataViewModel.orientation.value = nil
    viewModel.searchString.value = "something else"
    scheduler.advance(by: .seconds(2))
    viewModel.search(kept)
    await answer(1)
    #expect(service.queries.last == kept.query)
    #expect(viewModel.searchString.value == "owls")
    #expect(viewModel.searchMetadataViewModel.orientation.value == .portrait)
    scheduler.advance(by: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.count == 2, "What was restored asked once more")
    viewModel.history.removeSaved(kept)
    #expect(store.memory.saved.isEmpty)
  }

  @Test func `Searches survive being written and read, and what cannot be read is left out`() throws {
    var query = PhotoQuery(text: "owls", creativeCommons: true)
    query.scope = .author(PhotoAuthor(source: .flickr, id: "1@N1", name: "A"))
    query.intendedUses = [.changes]
    query.fileTypes = [.png, .jpeg]
    query.minimumSize = .huge
    let search = RememberedSearch(query: query, source: .all)
    let data = try JSONEncoder().encode(SearchMemory(recent: [search], saved: [search]))
    #expect(try JSONDecoder().decode(SearchMemory.self, from: data).saved == [search])
    let text = String(decoding: data, as: UTF8.self)
    let damaged = text.replacing("\"recent\":[", with: "\"recent\":[{\"query\":7},")
    #expect(try JSONDecoder().decode(SearchMemory.self, from: Data(damaged.utf8)).recent == [search])
    #expect(try JSONDecoder().decode(SearchMemory.self, from: Data("{}".utf8)) == SearchMemory())
  }

  // MARK: Selection

  @Test func `What is picked stays when the list grows, and goes with the next search`() async {
    await ask(for: "owls", finding: ["a", "b", "c"])
    let selection = viewModel.selection
    selection.toggle(viewModel.searchResults[1])
    selection.insert(viewModel.searchResults[0])
    selection.insert(viewModel.searchResults[0])
    #expect(selection.photos.value.map(\.title) == ["b", "a"])
    selection.toggle(viewModel.searchResults[1])
    #expect(selection.photos.value.map(\.title) == ["a"])
    selection.replace(with: viewModel.searchResults.collection + viewModel.searchResults.collection)
    #expect(selection.photos.value.count == 3)
    selection.detail.value = viewModel.searchResults[2]
    await ask(for: "birds", finding: ["d"])
    #expect(selection.photos.value.isEmpty)
    #expect(viewModel.detail.value?.photo.value.title == "c")
    selection.detail.value = nil
    #expect(viewModel.detail.value == nil)
  }
}

nonisolated final class FakeHistoryStore: SearchHistoryStore {
  private let kept = Mutex(SearchMemory())

  var memory: SearchMemory {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  func load() -> SearchMemory { memory }
  func save(_ memory: SearchMemory) { self.memory = memory }
}
