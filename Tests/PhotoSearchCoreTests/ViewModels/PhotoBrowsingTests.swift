import BindingTesting
import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// From photo to photo.
@MainActor
final class PhotoBrowsingTests {
  let service = FakeSource(.openverse, isLocal: false, findsByAuthor: true)
  let samples = FakeSource(.samples, isLocal: true)
  let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: TestScheduler())
  }

  private func find(_ titles: [String], next: PageToken? = nil) async {
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: titles, next: next)
    #expect(await eventually { !viewModel.searchInProgress.value })
  }

  private var shown: String? { viewModel.selection.detail.value?.title }

  @Test func `The next and the previous photo of the results are shown, up to their ends`() async {
    await find(["a", "b"])
    #expect(viewModel.detailPosition.value == nil)
    viewModel.selection.detail.value = viewModel.searchResults[0]
    #expect(viewModel.detailPosition.value == PhotoPosition(index: 0, count: 2, hasMore: false))
    viewModel.showPreviousPhoto()
    #expect(shown == "a")
    viewModel.showNextPhoto()
    #expect(shown == "b" && viewModel.detailPosition.value?.hasNext == false)
    viewModel.showNextPhoto()
    #expect(shown == "b")
    viewModel.leavePhoto()
    #expect(shown == nil && viewModel.lastLookedAt == 1)
  }

  @Test func `After the last photo more are loaded, and the first of them is shown`() async {
    await find(["a"], next: PageToken(rawValue: "2"))
    viewModel.selection.detail.value = viewModel.searchResults[0]
    #expect(viewModel.detailPosition.value?.hasNext == true)
    viewModel.showNextPhoto()
    #expect(await eventually { service.queries.count == 2 && service.isWaiting() })
    #expect(shown == "a")
    service.answer(titles: ["b", "c"])
    #expect(await eventually { shown == "b" })
    #expect(viewModel.detailPosition.value == PhotoPosition(index: 1, count: 3, hasMore: false))
  }

  @Test func `Who goes elsewhere meanwhile stays there`() async {
    await find(["a", "b"], next: PageToken(rawValue: "2"))
    viewModel.selection.detail.value = viewModel.searchResults[1]
    viewModel.showNextPhoto()
    #expect(await eventually { service.queries.count == 2 && service.isWaiting() })
    viewModel.showPreviousPhoto()
    service.answer(titles: ["c"])
    #expect(await eventually { viewModel.searchResults.count == 3 })
    #expect(shown == "a")
  }

  @Test func `From a photo that goes with another one the way back is by that one`() async {
    await find(["a", "b"])
    viewModel.selection.detail.value = viewModel.searchResults[1]
    let aside = Photo(id: PhotoID(source: .openverse, id: "x"), title: "x", license: .unknown)
    viewModel.lookAside(at: aside)
    #expect(shown == "x" && viewModel.detailPosition.value == nil)
    viewModel.showNextPhoto()
    #expect(shown == "x")
    viewModel.leavePhoto()
    #expect(shown == "b")
    viewModel.leavePhoto()
    #expect(shown == nil && viewModel.lastLookedAt == 1)
  }

  @Test func `The author's other photos are asked for when somebody wants to see them`() async throws {
    let photo = Photo(
      id: PhotoID(source: .openverse, id: "b"), title: "b", author: "A", authorID: "a", license: .unknown)
    viewModel.selection.detail.value = photo
    let strip = try #require(viewModel.detail.value?.authorPhotos)
    #expect(viewModel.detail.value?.relatedPhotos == nil)
    #expect(service.queries.isEmpty && strip.state.value == .idle)
    strip.load()
    strip.load()
    #expect(await eventually { service.isWaiting() })
    #expect(service.queries.map(\.scope) == [.author(PhotoAuthor(source: .openverse, id: "a", name: "A"))])
    service.answer(with: .failure(.notFound))
    #expect(await eventually { strip.state.value == .failed(.notFound) })
    strip.load()
    #expect(await eventually { service.queries.count == 2 && service.isWaiting() })
    service.answer(titles: ["a", "b", "c"])
    #expect(await eventually { strip.state.value == .loaded })
    #expect(strip.photos.value.map(\.title) == ["a", "c"])
  }
}
