import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// When the page before the first search is shown.
@MainActor
struct StartTests {
  private let service = FakeSource(.openverse, isLocal: false)
  private let samples = FakeSource(.samples, isLocal: true)
  private let scheduler = TestScheduler()

  @Test func `The start is there until something is searched for, and again without a text`() async throws {
    let viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: scheduler)
    #expect(viewModel.isAtStart)
    viewModel.searchString.value = "cats"
    #expect(viewModel.isAtStart)
    scheduler.advance(by: PhotoSearchViewModel.serviceDelay)
    #expect(!viewModel.isAtStart)
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: ["Cat"])
    #expect(await eventually { !viewModel.searchInProgress.value })
    #expect(!viewModel.isAtStart)
    let photo = try #require(viewModel.searchResults.collection.first)
    viewModel.searchString.value = ""
    scheduler.advance(by: PhotoSearchViewModel.serviceDelay)
    #expect(viewModel.isAtStart)
    // A photo of the start page.
    viewModel.lookAside(at: photo)
    #expect(!viewModel.isAtStart)
    viewModel.leavePhoto()
    #expect(viewModel.isAtStart)
  }
}
