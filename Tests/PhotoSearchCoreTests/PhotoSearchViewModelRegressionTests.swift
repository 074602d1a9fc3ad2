import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// What once went wrong in the view model, a test each.
@MainActor
final class PhotoSearchViewModelRegressionTests {
  let service = FakeSource(.openverse, isLocal: false)
  let samples = FakeSource(.samples, isLocal: true)
  let scheduler = TestScheduler()
  let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: scheduler)
  }

  private let next = PageToken(rawValue: "2")

  private func titles() -> [String] { viewModel.searchResults.collection.map(\.title) }

  private func ask(for text: String) async {
    viewModel.searchString.value = text
    viewModel.submit()
    #expect(await eventually { service.isWaiting() && service.texts.last == text })
  }

  private func settle() async {
    #expect(await eventually { !viewModel.searchInProgress.value })
  }

  private func showCats() async {
    await ask(for: "cats")
    service.answer(titles: ["cat"], next: next)
    await settle()
    #expect(viewModel.hasMore.value)
  }

  private func spendBudget() {
    let spent = RequestBudget.Window(limit: 20, remaining: 0, period: .seconds(60), wait: .seconds(30))
    service.budget = RequestBudget(burst: spent, sustained: spent, growsAfter: .seconds(30))
  }

  @Test func `Pictures were asked for only when the rows of all photos had been made`() async {
    var told: [String] = []
    viewModel.photosArriving.bind(to: viewModel) { viewModel, photos in
      told.append("\(photos.map(\.title)) beside \(viewModel.searchResults.collection.map(\.title))")
    }
    await showCats()
    viewModel.loadMore()
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: ["lion"])
    await settle()
    #expect(told == [#"["cat"] beside []"#, #"["lion"] beside ["cat"]"#])
    #expect(titles() == ["cat", "lion"])
  }

  @Test func `After a failed search the next page of what is shown was taken from the failed one`() async {
    await showCats()
    await ask(for: "birds")
    service.answer(with: .failure(.serviceError(status: 500, message: nil)))
    await settle()
    viewModel.loadMore()
    for _ in 0..<100 { await Task.yield() }
    #expect(service.texts == ["cats", "birds"])
    #expect(titles() == ["cat"])
  }

  @Test func `While a search waited for the budget the next page of another one was appended`() async {
    await showCats()
    spendBudget()
    viewModel.searchString.value = "birds"
    viewModel.submit()
    service.budget = nil
    viewModel.loadMore()
    for _ in 0..<100 { await Task.yield() }
    #expect(service.texts == ["cats"])
    #expect(viewModel.status.value == .waiting(.seconds(30)))
  }

  @Test func `The page of one source was asked for at another`() async {
    await showCats()
    viewModel.chosenSource.value = .samples
    #expect(await eventually { samples.isWaiting() })
    samples.answer(with: .failure(.dataMissing(path: "/")))
    await settle()
    viewModel.loadMore()
    for _ in 0..<100 { await Task.yield() }
    #expect(samples.queries.count == 1)
    #expect(service.queries.count == 1)
  }

  @Test func `A page that failed could never be loaded again`() async {
    await showCats()
    viewModel.loadMore()
    #expect(await eventually { service.isWaiting() && service.queries.count == 2 })
    service.answer(with: .failure(.timedOut(host: "example.org")))
    await settle()
    #expect(viewModel.hasMore.value)
    viewModel.loadMore()
    #expect(await eventually { service.isWaiting() && service.queries.count == 3 })
    service.answer(titles: ["kitten"])
    #expect(await eventually { titles() == ["cat", "kitten"] })
    #expect(service.pages == [nil, next, next])
  }

  @Test func `A page without a network replaced the results by sample photos`() async {
    await showCats()
    var errors: [PhotoSearchError] = []
    viewModel.errorMessages.observeNext { errors.append($0) }
    viewModel.loadMore()
    #expect(await eventually { service.isWaiting() && service.queries.count == 2 })
    service.answer(with: .failure(.noNetwork(host: "example.org")))
    #expect(await eventually { errors == [.noNetwork(host: "example.org")] })
    #expect(titles() == ["cat"])
    #expect(!viewModel.isWithoutNetwork.value)
  }

  @Test func `Text that became too short was searched for after the wait for the budget`() async {
    await showCats()
    spendBudget()
    viewModel.searchString.value = "birds"
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.status.value == .waiting(.seconds(30)))
    viewModel.searchString.value = "bi"
    #expect(viewModel.status.value == .found(shown: 1, total: nil, notices: []))
    service.budget = nil
    scheduler.advance(by: .seconds(60))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.texts == ["cats"])
    #expect(viewModel.hasMore.value)
  }

  @Test func `Short text that had once been searched for was never red again`() async {
    await ask(for: "owl")
    service.answer(titles: ["owl"])
    await settle()
    await ask(for: "owls in snow")
    service.answer(titles: ["snowy owl"])
    await settle()
    viewModel.searchString.value = "owl"
    #expect(viewModel.searchTextIsTooShort.value)
  }

  @Test func `F5 did nothing while the local source stood in and nothing had been searched for`() async {
    viewModel.networkIsAvailable.value = false
    #expect(viewModel.isWithoutNetwork.value)
    viewModel.searchString.value = "cat"
    viewModel.searchAgain()
    #expect(!viewModel.isWithoutNetwork.value)
    #expect(await eventually { service.isWaiting() })
    #expect(service.texts == ["cat"])
    #expect(samples.queries.isEmpty)
  }

  @Test func `The budget that was shown stayed spent for ever`() async {
    spendBudget()
    viewModel.searchString.value = "cats"
    viewModel.submit()
    #expect(viewModel.budget.value?.burst.remaining == 0)
    viewModel.searchString.value = ""
    let full = RequestBudget.Window(limit: 20, remaining: 20, period: .seconds(60), wait: .zero)
    service.budget = RequestBudget(burst: full, sustained: full)
    scheduler.advance(by: .seconds(30))
    #expect(viewModel.budget.value?.burst.remaining == 20)
  }

  @Test func `As long as a request was spent the program was woken every five seconds`() async {
    let window = RequestBudget.Window(limit: 20, remaining: 19, period: .seconds(60), wait: .zero)
    service.budget = RequestBudget(burst: window, sustained: window, growsAfter: .seconds(40))
    await showCats()
    let answered = scheduler.now
    // What typing has begun.
    scheduler.advance(by: .seconds(3))
    #expect(scheduler.waitingCount == 1)
    #expect(scheduler.nextDueTime == answered + .seconds(40))
    service.budget = RequestBudget(burst: window, sustained: window)
    scheduler.advance(by: .seconds(37))
    #expect(scheduler.waitingCount == 0)
  }

  @Test func `A wait of hours was counted down every five seconds`() async {
    let window = RequestBudget.Window(limit: 20, remaining: 20, period: .seconds(60), wait: .zero)
    func demand(_ seconds: Int) {
      service.budget = RequestBudget(
        burst: window, sustained: nil, demandedWait: .seconds(seconds), growsAfter: .seconds(1))
    }
    await ask(for: "cats")
    demand(3 * 3600 + 10)
    service.answer(with: .failure(.rateLimited(retryAfter: .seconds(3 * 3600 + 10))))
    await settle()
    scheduler.advance(by: .seconds(3))
    // It is told in hours, then in minutes, then in seconds.
    for (now, next) in [(7, 3600), (3600, 3600), (3600, 60), (60, 60)] {
      let due = scheduler.now + .seconds(now)
      #expect(scheduler.nextDueTime == due)
      demand(next == 3600 ? 7200 + 3600 : next + 120)
      scheduler.advance(to: due)
    }
  }

  @Test func `What a photo that is looked at asked for did not count in the budget`() async {
    await showCats()
    viewModel.selection.detail.value = viewModel.searchResults[0]
    let window = RequestBudget.Window(limit: 20, remaining: 17, period: .seconds(60), wait: .zero)
    service.budget = RequestBudget(burst: window, sustained: nil, growsAfter: .seconds(60))
    #expect(viewModel.budget.value == nil)
    viewModel.leavePhoto()
    #expect(viewModel.budget.value?.burst.remaining == 17)
  }

  @Test func `A remembered source that this version does not know was shown as another one`() {
    let viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: PhotoSourceID(rawValue: "flickr"), today: Date(), scheduler: scheduler)
    #expect(viewModel.chosenSource.value == .openverse)
    #expect(viewModel.activeSource.value == .openverse)
  }

  @Test func `Only the results of another search belong at the top of the list`() async {
    var tops = 0
    viewModel.resultsReplaced.observeNext { tops += 1 }
    await showCats()
    #expect(tops == 1)
    viewModel.loadMore()
    #expect(await eventually { service.isWaiting() && service.queries.count == 2 })
    service.answer(titles: ["kitten"])
    await settle()
    #expect(tops == 1)
    viewModel.searchAgain()
    #expect(await eventually { service.isWaiting() && service.queries.count == 3 })
    service.answer(titles: ["cat"])
    await settle()
    #expect(tops == 1)
    await ask(for: "birds")
    service.answer(titles: ["bird"])
    await settle()
    #expect(tops == 2)
  }
}
