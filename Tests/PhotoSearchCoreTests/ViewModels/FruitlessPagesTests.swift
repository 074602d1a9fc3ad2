import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// Pages of which the filters leave nothing.
@MainActor
final class FruitlessPagesTests {
  let service = FakeSource(.openverse, isLocal: false)
  let samples = FakeSource(.samples, isLocal: true)
  let viewModel: PhotoSearchViewModel
  var statuses: [SearchStatus] = []

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: TestScheduler())
  }

  private func titles() -> [String] { viewModel.searchResults.collection.map(\.title) }

  private func answer(_ number: Int, _ titles: [String], next: Bool = true, leftOut: Int = 0) async {
    #expect(await eventually { self.service.queries.count == number && self.service.isWaiting() })
    let photos = titles.map {
      Photo(id: PhotoID(source: .openverse, id: $0), title: $0, license: License(.cc0, version: "1.0"))
    }
    let notices: [PhotoNotice] = leftOut > 0 ? [.leftOut(.orientation, count: leftOut)] : []
    service.answer(
      with: .success(
        PhotoPage(photos: photos, next: next ? PageToken(rawValue: "\(number + 1)") : nil, notices: notices)))
  }

  private func ask() {
    viewModel.searchString.value = "owls"
    viewModel.submit()
  }

  @Test func `A search went no further when filters left nothing of its first page`() async {
    let observation = viewModel.status.observeNext { [unowned self] in statuses.append($0) }
    defer { observation.dispose() }
    ask()
    await answer(1, [], leftOut: 20)
    await answer(2, [], leftOut: 18)
    await answer(3, ["a", "b"], next: false, leftOut: 2)
    #expect(await eventually { self.titles() == ["a", "b"] })
    // All that was left out is told, and nobody was told meanwhile that there is nothing.
    #expect(
      viewModel.status.value
        == .found(shown: 2, total: nil, notices: [.leftOut(.orientation, count: 40)]))
    #expect(!statuses.contains { if case .nothingFound = $0 { true } else { false } })
    #expect(service.pages == [nil, PageToken(rawValue: "2"), PageToken(rawValue: "3")])
    #expect(viewModel.history.recent.value.map(\.query.text) == ["owls"])
  }

  @Test func `Scrolling went no further when filters left nothing of a page`() async {
    ask()
    await answer(1, ["a"])
    #expect(await eventually { self.viewModel.hasMore.value && !self.viewModel.searchInProgress.value })
    viewModel.loadMore()
    await answer(2, ["a"])
    await answer(3, ["b"])
    #expect(await eventually { self.titles() == ["a", "b"] && !self.viewModel.searchInProgress.value })
    #expect(service.queries.count == 3)
  }

  @Test func `A service that has nothing for ever is asked five times, and again when the person wants more`() async {
    ask()
    for number in 1...5 { await answer(number, [], leftOut: 1) }
    let nothing = SearchStatus.nothingFound(text: "owls", notices: [.leftOut(.orientation, count: 5)])
    #expect(await eventually { self.viewModel.status.value == nothing })
    #expect(viewModel.hasMore.value && service.queries.count == 5)
    viewModel.loadMore()
    for number in 6...10 { await answer(number, []) }
    #expect(await eventually { self.viewModel.status.value == nothing })
    #expect(service.queries.count == 10)
  }

  @Test func `A search that goes on by itself gives way to another one`() async {
    ask()
    await answer(1, [])
    #expect(await eventually { self.service.queries.count == 2 && self.service.isWaiting() })
    viewModel.searchString.value = "cats"
    viewModel.submit()
    await answer(3, ["c"], next: false)
    #expect(await eventually { self.titles() == ["c"] })
    #expect(service.texts == ["owls", "owls", "cats"])
  }
}
