import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// What comes back of an earlier run.
@MainActor
final class SessionRestoreTests {
  private let service = FakeSource(.openverse, isLocal: false)
  private let samples = FakeSource(.samples, isLocal: true)
  private let saver = FakeSaver()
  private let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      history: FakeHistoryStore(), saver: saver, scheduler: TestScheduler())
  }

  private func search(_ text: String, in source: PhotoSourceID = .samples) -> RememberedSearch {
    RememberedSearch(query: PhotoQuery(text: text), source: source)
  }

  private func remembered() -> [String] {
    let search = viewModel.searchToRemember
    return [search.query.text, search.source.rawValue]
  }

  private func answer(_ number: Int, titles: [String], next: PageToken? = nil) async {
    #expect(await eventually { samples.queries.count == number + 1 && samples.isWaiting() })
    samples.answer(titles: titles, next: next)
  }

  @Test func `As many photos as were shown are shown again, and no more pages are asked for`() async {
    viewModel.restore(search("owls"), text: "owls at", count: 3)
    #expect(viewModel.isRestoring.value)
    #expect(viewModel.chosenSource.value == .samples)
    #expect(viewModel.searchString.value == "owls at")
    await answer(0, titles: ["a", "b"], next: PageToken(rawValue: "2"))
    await answer(1, titles: ["c", "d"], next: PageToken(rawValue: "3"))
    #expect(await eventually { !viewModel.isRestoring.value })
    #expect(viewModel.searchResults.collection.map(\.title) == ["a", "b", "c", "d"])
    #expect(samples.texts == ["owls", "owls"])
    #expect(samples.pages == [nil, PageToken(rawValue: "2")])
  }

  @Test func `Where fewer photos are found than were shown it ends`() async {
    viewModel.restore(search("owls"), text: "owls", count: 100)
    await answer(0, titles: ["a"])
    #expect(await eventually { !viewModel.isRestoring.value })
    #expect(viewModel.status.value == .found(shown: 1, total: nil, notices: []))
  }

  @Test func `A search whose answer is not there is not asked for, until the user does`() async {
    viewModel.restore(search("owls"), text: "owls", count: 2)
    #expect(await eventually { samples.isWaiting() })
    samples.answer(with: .failure(.cancelled))
    #expect(await eventually { viewModel.status.value == .unasked })
    #expect(!viewModel.isRestoring.value)
    viewModel.searchAgain()
    await answer(1, titles: ["a"])
    #expect(await eventually { viewModel.searchResults.count == 1 })
  }

  @Test func `What is shown stays when a later page is not there`() async {
    viewModel.restore(search("owls"), text: "owls", count: 4)
    await answer(0, titles: ["a", "b"], next: PageToken(rawValue: "2"))
    #expect(await eventually { samples.queries.count == 2 && samples.isWaiting() })
    samples.answer(with: .failure(.cancelled))
    #expect(await eventually { !viewModel.isRestoring.value })
    #expect(viewModel.searchResults.collection.map(\.title) == ["a", "b"])
    #expect(viewModel.status.value == .found(shown: 2, total: nil, notices: []))
  }

  @Test func `Who types while a search is brought back sees what was typed`() async {
    viewModel.restore(search("owls"), text: "owls", count: 2)
    #expect(await eventually { samples.isWaiting(0) })
    viewModel.searchString.value = "cats"
    viewModel.submit()
    #expect(!viewModel.isRestoring.value)
    await answer(1, titles: ["cat"])
    #expect(await eventually { viewModel.searchResults.collection.map(\.title) == ["cat"] })
    #expect(remembered() == ["cats", "samples"])
  }

  @Test func `What is remembered is what was searched for, or what is being typed`() async {
    viewModel.chosenSource.value = .samples
    viewModel.searchString.value = "owls"
    #expect(remembered() == ["owls", "samples"])
    viewModel.submit()
    await answer(0, titles: ["a"])
    #expect(remembered() == ["owls", "samples"])
    viewModel.searchString.value = "owls at night"
    #expect(remembered() == ["owls at night", "samples"])
  }

  @Test func `A source that is not there any more leaves the chosen one`() {
    viewModel.restore(search("owls", in: .flickr), text: "owls")
    #expect(viewModel.chosenSource.value == .openverse)
  }

  @Test func `Without words nothing is searched for`() {
    viewModel.restore(search(""), text: "")
    #expect(!viewModel.isRestoring.value)
    #expect(viewModel.status.value == .idle)
  }

  // MARK: Saves

  private func photo(_ title: String) -> Photo {
    Photo(id: PhotoID(source: .samples, id: title), title: title, license: License(.cc0, version: "1.0"))
  }

  @Test func `Photos that were not saved yet are saved in the next run, with what they were found by`() async throws {
    let saves = try #require(viewModel.saves)
    saves.save([photo("a"), photo("b"), photo("c")], query: "letters")
    #expect(await eventually { saver.isWaiting(for: "a") })
    saver.finish("a", with: .success("/a"))
    #expect(await eventually { saver.isWaiting(for: "b") })
    #expect(saves.unfinished.map(\.photo.title) == ["b", "c"])

    let file = try JSONEncoder().encode(saves.unfinished)
    let next = FakeSaver()
    let later = try #require(
      PhotoSearchViewModel(
        sources: [samples], chosenSource: .samples, today: Date(timeIntervalSince1970: 1_750_000_000),
        history: FakeHistoryStore(), saver: next, scheduler: TestScheduler()
      ).saves)
    var resumed: [Int] = []
    let observation = later.resumed.observeNext { resumed.append($0) }
    later.resume(try JSONDecoder().decode([UnfinishedSave].self, from: file))
    #expect(await eventually { next.isWaiting(for: "b") })
    next.finish("b", with: .success("/b"))
    #expect(await eventually { next.isWaiting(for: "c") })
    next.finish("c", with: .success("/c"))
    #expect(await eventually { later.progress.value == nil })
    #expect(later.unfinished.isEmpty)
    #expect(next.queries == ["letters", "letters"])
    #expect(resumed == [2])
    observation.dispose()
  }

  @Test func `Of what was not saved a file may say nothing that is dangerous`() throws {
    let job = UnfinishedSave(photo: photo("a"), query: "q", target: .collections([2, 7]))
    let data = try JSONEncoder().encode(job)
    var fields = try #require(String(data: data, encoding: .utf8))
    fields.replace("\"title\":\"a\"", with: "\"title\":\"a\\u202eb\\u0007\"")
    let read = try JSONDecoder().decode(UnfinishedSave.self, from: Data(fields.utf8))
    #expect(!read.photo.title.unicodeScalars.contains { $0.value == 0x202E || $0.value == 7 })
    #expect(try JSONDecoder().decode(UnfinishedSave.self, from: data) == job)
  }
}
