import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// The way to the saved photos and back.
@MainActor
final class SavedPhotosViewModelWayTests {
  private let service = FakeSource(.openverse, isLocal: false, findsByAuthor: true)
  private let commons = FakeSource(.commons, isLocal: false)
  private let samples = FakeSource(.samples, isLocal: true)
  private let saved = FakeSource(.saved, isLocal: true, findsWithoutWords: true)
  private let fixture = SavedPhotosFixture()
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel
  private let place: SavedPhotosViewModel

  init() throws {
    viewModel = PhotoSearchViewModel(
      sources: [service, commons, samples, saved], chosenSource: .commons,
      today: Date(timeIntervalSince1970: 1_750_000_000),
      saved: SavedPhotosAccess(directory: fixture.pictures, database: fixture.database), scheduler: scheduler)
    place = try #require(viewModel.savedPhotos)
  }

  private func answer(_ source: FakeSource, titles: [String]) async {
    #expect(await eventually { source.isWaiting() })
    source.answer(titles: titles)
    #expect(await eventually { viewModel.searchResults.collection.map(\.title) == titles })
  }

  private func search(for text: String, finding titles: [String]) async {
    viewModel.searchString.value = text
    viewModel.submit()
    await answer(commons, titles: titles)
  }

  private func query(_ scope: PhotoQuery.Scope) -> PhotoQuery {
    var query = PhotoQuery()
    query.scope = scope
    return query
  }

  @Test func `Photos like a saved one were looked for in a service that knows it not`() async {
    place.toggle()
    await answer(saved, titles: ["a"])
    viewModel.search(query(.related(PhotoID(source: .saved, id: "1"))))
    await answer(saved, titles: ["b"])
    place.toggle()
    scheduler.advance(by: .seconds(2))
    for _ in 0..<100 { await Task.yield() }
    #expect(viewModel.status.value == .idle && viewModel.searchResults.isEmpty)
    #expect(commons.queries.isEmpty && service.queries.isEmpty)
  }

  @Test func `The saved photos were looked for twice on the way to them from a search`() async {
    viewModel.searchString.value = "cats"
    scheduler.advance(by: .seconds(2))
    await answer(commons, titles: ["a cat"])
    place.toggle()
    await answer(saved, titles: ["a"])
    scheduler.advance(by: .seconds(2))
    for _ in 0..<100 { await Task.yield() }
    #expect(saved.texts == [""] && viewModel.searchString.value.isEmpty)
  }

  @Test func `The author who was looked for elsewhere was all that was shown of the saved photos`() async {
    viewModel.chosenSource.value = .samples
    viewModel.search(query(.author(PhotoAuthor(source: .samples, name: "A"))))
    await answer(samples, titles: ["by A"])
    place.toggle()
    await answer(saved, titles: ["a", "b"])
    #expect(saved.queries.allSatisfy { $0.scope == .everything && $0.text.isEmpty })
  }

  @Test func `What was typed on the way back from the saved photos was lost to the search of before`() async {
    await search(for: "owls", finding: ["an owl"])
    place.toggle()
    await answer(saved, titles: ["a"])
    place.leave()
    #expect(await eventually { commons.isWaiting() })
    viewModel.searchString.value = "dogs"
    // It is not kept.
    commons.answer(with: .failure(.cancelled))
    #expect(await eventually { viewModel.status.value == .unasked })
    #expect(viewModel.searchString.value == "dogs")
    scheduler.advance(by: .seconds(2))
    await answer(commons, titles: ["a dog"])
    #expect(commons.texts == ["owls", "owls", "dogs"])
  }

  @Test func `What filtered the saved photos filtered the search on the way back`() async {
    let filters = viewModel.searchMetadataViewModel
    filters.orientation.value = .landscape
    await search(for: "owls", finding: ["an owl"])
    place.toggle()
    await answer(saved, titles: ["a"])
    filters.creativeCommons.value = true
    scheduler.advance(by: .seconds(2))
    await answer(saved, titles: ["b"])
    place.leave()
    await answer(commons, titles: ["an owl"])
    #expect(filters.currentFilters.map(\.key) == ["orientation"])
    #expect(commons.queries.map(\.orientation) == [.landscape, .landscape])
    #expect(commons.queries.map(\.creativeCommons) == [false, false])
    // There is nothing to leave any more.
    place.leave()
    #expect(viewModel.chosenSource.value == .commons)
  }

  @Test func `What filtered the saved photos filtered every search after a restart`() async {
    let filters = viewModel.searchMetadataViewModel
    // As the preferences have it.
    filters.orientation.value = .landscape
    var query = PhotoQuery(text: "owls")
    query.creativeCommons = true
    place.restore(RememberedSearch(query: query, source: .saved), text: "owls")
    await answer(saved, titles: ["a"])
    #expect(filters.currentFilters.map(\.key) == ["creativeCommons"])
    #expect(saved.queries.map(\.creativeCommons) == [true] && saved.queries.map(\.orientation) == [nil])
    place.leave()
    await answer(commons, titles: ["an owl"])
    #expect(filters.currentFilters.map(\.key) == ["orientation"])
    #expect(commons.queries.map(\.creativeCommons) == [false] && commons.queries.map(\.orientation) == [.landscape])
  }

  @Test func `A search of long ago brought the days of back then, which nobody had chosen`() {
    let filters = viewModel.searchMetadataViewModel
    let days = [filters.minUploadDate.value, filters.maxUploadDate.value]
    var query = PhotoQuery(text: "owls")
    (query.minDate, query.maxDate) = (
      Date(timeIntervalSince1970: 1_000_000_000), Date(timeIntervalSince1970: 1_100_000_000)
    )
    place.restore(RememberedSearch(query: query, source: .saved), text: "owls")
    #expect([filters.minUploadDate.value, filters.maxUploadDate.value] == days)
    query.dateFilter = true
    place.restore(RememberedSearch(query: query, source: .saved), text: "owls")
    #expect([filters.minUploadDate.value, filters.maxUploadDate.value] == [query.minDate, query.maxDate])
  }

  @Test func `On the way back there were no more photos than those of the first page`() async {
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(await eventually { commons.isWaiting() })
    commons.answer(titles: ["a", "b"], next: PageToken(rawValue: "2"))
    #expect(await eventually { viewModel.hasMore.value })
    viewModel.loadMore()
    #expect(await eventually { commons.isWaiting() })
    commons.answer(titles: ["c"], next: PageToken(rawValue: "3"))
    #expect(await eventually { viewModel.searchResults.count == 3 })
    place.toggle()
    await answer(saved, titles: ["saved"])
    place.toggle()
    #expect(await eventually { commons.queries.count == 3 && commons.isWaiting() })
    commons.answer(titles: ["a", "b"], next: PageToken(rawValue: "2"))
    #expect(await eventually { commons.queries.count == 4 && commons.isWaiting() })
    commons.answer(titles: ["c"], next: PageToken(rawValue: "3"))
    #expect(await eventually { !viewModel.isRestoring.value })
    #expect(viewModel.searchResults.collection.map(\.title) == ["a", "b", "c"])
    #expect(viewModel.searchString.value == "owls" && viewModel.chosenSource.value == .commons)
  }

  @Test func `What is not cached on the way back is searched for again`() async {
    await search(for: "owls", finding: ["a"])
    place.toggle()
    await answer(saved, titles: ["saved"])
    place.toggle()
    #expect(await eventually { commons.queries.count == 2 && commons.isWaiting() })
    commons.answer(with: .failure(.cancelled))
    #expect(await eventually { commons.queries.count == 3 && commons.isWaiting() })
    commons.answer(titles: ["b"])
    #expect(await eventually { viewModel.searchResults.collection.map(\.title) == ["b"] })
  }

  @Test func `Short text that was searched for is searched for again on the way back`() async {
    await search(for: "owl", finding: ["an owl"])
    place.toggle()
    await answer(saved, titles: ["a"])
    place.toggle()
    await answer(commons, titles: ["an owl"])
    #expect(commons.texts == ["owl", "owl"] && viewModel.searchString.value == "owl")
  }

  @Test func `Short text that was only typed is in the entry on the way back, and nothing is shown`() async {
    viewModel.searchString.value = "owl"
    place.toggle()
    await answer(saved, titles: ["a"])
    place.toggle()
    #expect(viewModel.searchString.value == "owl" && viewModel.searchResults.isEmpty)
    #expect(commons.queries.isEmpty)
  }

  @Test func `Where the program began among the saved photos the way back led to the first source`() async {
    viewModel.restore(RememberedSearch(query: PhotoQuery(), source: .saved), text: "")
    await answer(saved, titles: ["a"])
    #expect(place.isShown.value && !place.isVisited)
    place.toggle()
    #expect(viewModel.chosenSource.value == .commons)
  }

  @Test func `Who comes to look goes back, and who chooses the saved photos stays`() {
    place.toggle()
    #expect(place.isVisited && viewModel.chosenSource.value == .saved)
    viewModel.chosenSource.value = .openverse
    #expect(!place.isVisited)
    viewModel.chosenSource.value = .saved
    #expect(!place.isVisited)
    place.toggle()
    #expect(viewModel.chosenSource.value == .openverse)
  }

  @Test func `Short text from the desktop's search was ignored where the saved photos were shown`() async {
    place.toggle()
    await answer(saved, titles: ["a"])
    place.show(matching: "owl")
    await answer(saved, titles: ["an owl"])
    #expect(saved.texts == ["", "owl"] && viewModel.searchString.value == "owl")
    scheduler.advance(by: .seconds(2))
    place.show(matching: "")
    await answer(saved, titles: ["a"])
    scheduler.advance(by: .seconds(2))
    for _ in 0..<100 { await Task.yield() }
    #expect(saved.texts == ["", "owl", ""])
  }

  @Test func `Who chose the saved photos from the list of sources lost the search on the way back`() async {
    await search(for: "owls", finding: ["an owl"])
    viewModel.chosenSource.value = .saved
    await answer(saved, titles: ["a saved owl"])
    place.leave()
    await answer(commons, titles: ["an owl"])
    #expect(viewModel.searchString.value == "owls" && commons.texts == ["owls", "owls"])
  }
}
