import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// A search that takes long, in virtual time.
@MainActor
final class SlowSearchTests {
  private let openverse = FakeSource(.openverse, isLocal: false)
  private let commons = FakeSource(.commons, isLocal: false)
  private let samples = FakeSource(.samples, isLocal: true)
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [AllSources([openverse, commons]), openverse, commons, samples], chosenSource: .all,
      today: Date(timeIntervalSince1970: 1_750_000_000), scheduler: scheduler)
  }

  private func ask(for text: String) async {
    let count = openverse.queries.count
    viewModel.searchString.value = text
    viewModel.submit()
    #expect(await eventually { openverse.queries.count == count + 1 && openverse.isWaiting() })
  }

  @Test func `After two seconds it says who has not answered, and cancelling keeps what has arrived`() async {
    await ask(for: "owls")
    #expect(await eventually { commons.isWaiting() })
    scheduler.advance(by: PhotoSearchViewModel.patienceTime - .milliseconds(1))
    #expect(viewModel.awaitedSources.value == [] && !viewModel.offersCancelling.value)
    scheduler.advance(by: .milliseconds(1))
    #expect(viewModel.awaitedSources.value == [.openverse, .commons] && viewModel.offersCancelling.value)
    openverse.answer(titles: ["Owl"])
    #expect(await eventually { viewModel.awaitedSources.value == [.commons] })
    #expect(viewModel.cancelSearch())
    #expect(await eventually { commons.cancelled == ["owls"] })
    #expect(viewModel.searchResults.collection.map(\.title) == ["Owl"])
    #expect(viewModel.status.value == .found(shown: 1, total: nil, notices: []))
    #expect(viewModel.contributions.value.map(\.source) == [.openverse] && viewModel.sourceFailures.value == [])
    #expect(openverse.queries.count == 1 && commons.queries.count == 1)
  }

  @Test func `A search that is answered in time says nothing, and neither does the next one at once`() async {
    viewModel.chosenSource.value = .openverse
    await ask(for: "owls")
    openverse.answer(titles: ["Owl"])
    #expect(await eventually { !viewModel.searchInProgress.value })
    scheduler.advance(by: .seconds(60))
    #expect(viewModel.awaitedSources.value == [] && !viewModel.cancelSearch())
    await ask(for: "cats")
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.awaitedSources.value == [])
    #expect(viewModel.cancelSearch())
    #expect(viewModel.searchResults.collection.map(\.title) == ["Owl"])
    #expect(openverse.queries.count == 2)
  }

  @Test func `The budget is told when fewer than five searches are left, or the service wants a pause`() {
    func budget(_ remaining: Int, pause: Duration = .zero) -> RequestBudget {
      let window = RequestBudget.Window(limit: 20, remaining: remaining, period: .seconds(60), wait: .zero)
      let day = RequestBudget.Window(limit: 200, remaining: 100, period: .seconds(86_400), wait: .zero)
      return RequestBudget(burst: window, sustained: day, demandedWait: pause)
    }
    #expect(!budget(5).isScarce && budget(4).isScarce && budget(20, pause: .seconds(1)).isScarce)
    openverse.budget = budget(5)
    viewModel.chosenSource.value = .openverse
    let told = scheduler.record(viewModel.scarceBudget)
    #expect(told.elements == [nil])
    openverse.budget = budget(4)
    viewModel.keyChanged(of: .openverse)
    #expect(told.elements.last == budget(4))
  }
}
