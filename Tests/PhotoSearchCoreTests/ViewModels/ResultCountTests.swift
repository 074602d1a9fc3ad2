import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// How many photos there are, of which some are never shown.
@MainActor
final class ResultCountTests {
  private let service = FakeSource(.openverse, isLocal: false)
  private let samples = FakeSource(.samples, isLocal: true)
  private let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: TestScheduler())
    viewModel.searchString.value = "owls"
    viewModel.submit()
  }

  private func answer(_ ids: Range<Int>, next: PageToken? = nil, total: Int) async {
    #expect(await eventually { service.isWaiting() })
    let photos = ids.map { Photo(id: PhotoID(source: .openverse, id: "\($0)"), title: "", license: License(.cc0)) }
    service.answer(with: .success(PhotoPage(photos: photos, next: next, total: total)))
    #expect(await eventually { viewModel.searchResults.count == ids.upperBound })
  }

  private var total: Int? { if case .found(_, let total, _, _) = viewModel.status.value { total } else { -1 } }

  @Test func `More photos than there are were promised where some are hidden`() async {
    await answer(0..<19, total: 20)
    #expect(total == nil)
  }

  @Test func `The last page counts what all pages had`() async {
    await answer(0..<20, next: PageToken(rawValue: "2"), total: 38)
    #expect(total == 38)
    viewModel.loadMore()
    await answer(20..<35, total: 38)
    #expect(total == nil)
  }

  @Test func `What a service has and does not give is counted`() async {
    await answer(0..<20, total: 10_000)
    #expect(total == 10_000)
  }
}
