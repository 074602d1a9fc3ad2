import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// A source that shows all that it has when nothing is typed, as the saved photos do.
@MainActor
struct SearchWithoutWordsTests {
  private let service = FakeSource(.openverse, isLocal: false)
  private let saved = FakeSource(.saved, isLocal: true, findsWithoutWords: true)
  private let scheduler = TestScheduler()

  private func viewModel(_ source: PhotoSourceID) -> PhotoSearchViewModel {
    PhotoSearchViewModel(
      sources: [service, saved], chosenSource: source, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: scheduler)
  }

  private func answer(_ titles: [String], _ viewModel: PhotoSearchViewModel) async {
    #expect(await eventually { saved.isWaiting() })
    saved.answer(titles: titles)
    #expect(await eventually { viewModel.searchResults.collection.map(\.title) == titles })
  }

  @Test func `All is shown from the start, without being remembered as a search`() async {
    let viewModel = viewModel(.saved)
    await answer(["a", "b"], viewModel)
    #expect(saved.texts == [""])
    #expect(viewModel.history.recent.value.isEmpty)
    viewModel.searchString.value = "kept"
    await answer(["b"], viewModel)
    viewModel.searchString.value = ""
    scheduler.advance(by: PhotoSearchViewModel.emptyTextDelay)
    await answer(["a", "b"], viewModel)
    #expect(saved.texts == ["", "kept", ""])
  }

  @Test func `A text that takes the place of another one is all that is searched for`() async {
    let viewModel = viewModel(.saved)
    await answer(["a", "b"], viewModel)
    viewModel.searchString.value = "kept"
    await answer(["b"], viewModel)
    // As an entry does it.
    viewModel.searchString.value = ""
    viewModel.searchString.value = "other"
    scheduler.advance(by: .seconds(1))
    await answer(["a"], viewModel)
    #expect(saved.texts == ["", "kept", "other"])
  }

  @Test func `All is shown when the source is chosen, and nothing is asked of one that wants words`() async {
    let viewModel = viewModel(.openverse)
    #expect(viewModel.status.value == .idle)
    viewModel.chosenSource.value = .saved
    await answer(["a"], viewModel)
    viewModel.chosenSource.value = .openverse
    #expect(viewModel.status.value == .idle && viewModel.searchResults.isEmpty)
    scheduler.advance(by: .seconds(10))
    viewModel.searchAgain()
    #expect(service.queries.isEmpty)
    viewModel.chosenSource.value = .saved
    await answer(["a"], viewModel)
    viewModel.searchAgain()
    #expect(await eventually { saved.texts == ["", "", ""] })
  }
}
