import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// A network that goes while there are results.
@MainActor
final class NetworkLossTests {
  private let service = FakeSource(.openverse, isLocal: false, findsByAuthor: true)
  private let samples = FakeSource(.samples, isLocal: true)
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: scheduler)
  }

  private var titles: [String] { viewModel.searchResults.collection.map(\.title) }
  private let off = PhotoSearchError.noNetwork(host: "example.org")

  private func ask(for text: String, in source: FakeSource, finding titles: [String], next: PageToken? = nil) async {
    viewModel.searchString.value = text
    viewModel.submit()
    await answer(source, titles: titles, next: next)
  }

  private func answer(_ source: FakeSource, titles: [String], next: PageToken? = nil) async {
    #expect(await eventually { source.isWaiting() })
    source.answer(titles: titles, next: next)
    #expect(await eventually { !viewModel.searchInProgress.value })
  }

  @Test func `A network that was gone for a second took the results, what was picked and the open photo away`() async {
    await ask(for: "owls", in: service, finding: ["a", "b", "c"])
    let replacements = scheduler.record(viewModel.resultsReplaced.map { true })
    viewModel.selection.replace(with: viewModel.searchResults.collection.prefix(2))
    viewModel.selection.detail.value = viewModel.searchResults[2]
    viewModel.networkIsAvailable.value = false
    #expect(viewModel.isWithoutNetwork.value)
    scheduler.advance(by: .seconds(1))
    viewModel.networkIsAvailable.value = true
    scheduler.advance(by: .seconds(1))
    for _ in 0..<100 { await Task.yield() }
    #expect(!viewModel.isWithoutNetwork.value && viewModel.activeSource.value == .openverse)
    #expect(titles == ["a", "b", "c"] && viewModel.selection.photos.value.map(\.title) == ["a", "b"])
    #expect(viewModel.detail.value?.photo.value.title == "c")
    #expect(service.queries.count == 1 && samples.queries.isEmpty && replacements.elements.isEmpty)
    #expect(viewModel.status.value == .found(shown: 3, total: nil, notices: []))
  }

  @Test func `It was said that sample photos are searched while those of the service were shown`() async {
    let told = scheduler.record(viewModel.networkLoss)
    await ask(for: "owls", in: service, finding: ["a"])
    viewModel.networkIsAvailable.value = false
    await ask(for: "cats", in: samples, finding: [])
    await ask(for: "dogs", in: samples, finding: ["dog"])
    viewModel.networkIsAvailable.value = true
    await answer(service, titles: ["another dog"])
    #expect(
      told.elements == [
        nil, .resultsStay(of: .openverse), .standsIn(for: .openverse, hasResults: true),
        .standsIn(for: .openverse, hasResults: false), .standsIn(for: .openverse, hasResults: true), nil,
      ])
    // Who chooses a local source needs no network.
    viewModel.networkIsAvailable.value = false
    viewModel.chosenSource.value = .samples
    #expect(told.elements.last == .some(nil))
  }

  @Test func `What is kept of a service's answers was not shown without a network`() async {
    viewModel.networkIsAvailable.value = false
    viewModel.restore(RememberedSearch(query: PhotoQuery(text: "owls"), source: .openverse), text: "owls", count: 1)
    await answer(service, titles: ["owl"])
    #expect(titles == ["owl"] && samples.queries.isEmpty && viewModel.activeSource.value == .openverse)
    viewModel.networkIsAvailable.value = true
    scheduler.advance(by: .seconds(1))
    #expect(titles == ["owl"] && service.queries.count == 1, "nobody has asked for anything")
  }

  @Test func `A search of before whose answer is not kept is made in the sample photos until the network is back`()
    async
  {
    viewModel.networkIsAvailable.value = false
    viewModel.restore(RememberedSearch(query: PhotoQuery(text: "owls"), source: .openverse), text: "owls", count: 1)
    #expect(await eventually { service.isWaiting() })
    service.answer(with: .failure(.cancelled))
    await answer(samples, titles: ["sample owl"])
    #expect(titles == ["sample owl"] && !viewModel.isRestoring.value)
    viewModel.networkIsAvailable.value = true
    await answer(service, titles: ["owl"])
    #expect(service.texts == ["owls", "owls"] && titles == ["owl"])
  }

  @Test func `The local source stands in from the next search on, until the network is back`() async {
    await ask(for: "owls", in: service, finding: ["a"])
    viewModel.networkIsAvailable.value = false
    await ask(for: "cats", in: samples, finding: ["cat"])
    #expect(samples.texts == ["cats"] && titles == ["cat"] && viewModel.activeSource.value == .samples)
    viewModel.networkIsAvailable.value = true
    await answer(service, titles: ["another cat"])
    #expect(service.texts == ["owls", "cats"] && titles == ["another cat"])
  }

  @Test func `The local source stands in at once for a search that is on its way`() async {
    await ask(for: "owls", in: service, finding: ["a"])
    viewModel.searchString.value = "cats"
    viewModel.submit()
    #expect(await eventually { service.queries.count == 2 && service.isWaiting() })
    viewModel.networkIsAvailable.value = false
    await answer(samples, titles: ["cat"])
    #expect(samples.texts == ["cats"] && titles == ["cat"])
  }

  @Test func `A filter is a next search, and the same search is none`() async {
    await ask(for: "owls", in: service, finding: ["a"])
    viewModel.networkIsAvailable.value = false
    viewModel.submit()
    #expect(await eventually { service.queries.count == 2 && service.isWaiting() })
    service.answer(with: .failure(off))
    #expect(await eventually { viewModel.status.value == .found(shown: 1, total: nil, notices: []) })
    #expect(titles == ["a"] && samples.queries.isEmpty)
    viewModel.searchMetadataViewModel.creativeCommons.value = true
    scheduler.advance(by: .seconds(1))
    #expect(await eventually { samples.isWaiting() })
    #expect(samples.queries.last?.creativeCommons == true)
  }

  @Test func `Who tries again without a network keeps what is shown`() async {
    await ask(for: "owls", in: service, finding: ["a", "b"], next: PageToken(rawValue: "2"))
    viewModel.selection.replace(with: viewModel.searchResults.collection)
    viewModel.networkIsAvailable.value = false
    viewModel.searchAgain()
    #expect(await eventually { service.queries.count == 2 && service.isWaiting() })
    #expect(!viewModel.isWithoutNetwork.value)
    service.answer(with: .failure(off))
    #expect(await eventually { viewModel.isWithoutNetwork.value && !viewModel.searchInProgress.value })
    #expect(titles == ["a", "b"] && viewModel.selection.photos.value.count == 2 && viewModel.hasMore.value)
    #expect(viewModel.status.value == .found(shown: 2, total: nil, notices: []) && samples.queries.isEmpty)
  }

  @Test func `A page that could not be had comes when the network is back`() async {
    let next = PageToken(rawValue: "2")
    await ask(for: "owls", in: service, finding: ["a"], next: next)
    viewModel.networkIsAvailable.value = false
    viewModel.loadMore()
    #expect(await eventually { service.pages == [nil, next] && service.isWaiting() })
    service.answer(with: .failure(off))
    #expect(await eventually { viewModel.status.value == .failed(off) })
    viewModel.networkIsAvailable.value = true
    #expect(await eventually { service.pages == [nil, next, next] && service.isWaiting() })
    service.answer(titles: ["b"])
    #expect(await eventually { titles == ["a", "b"] })
  }
}
