import BindingCore
import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Testing

/// The view model with several sources at once: every state that a window can show, in virtual time.
@MainActor
final class AllSourcesViewModelTests {
  let openverse = FakeSource(.openverse, isLocal: false)
  let commons = FakeSource(.commons, isLocal: false)
  let samples = FakeSource(.samples, isLocal: true)
  let scheduler = TestScheduler()
  let viewModel: PhotoSearchViewModel

  init() {
    let all = AllSources([openverse, commons])
    viewModel = PhotoSearchViewModel(
      sources: [all, openverse, commons, samples], chosenSource: .all,
      today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: scheduler)
  }

  private let timeout = PhotoSearchError.timedOut(host: "x.example")
  private let off = PhotoSearchError.noNetwork(host: "x.example")

  private func titles() -> [String] { viewModel.searchResults.collection.map(\.title) }

  private func ask(for text: String = "owls") async {
    viewModel.searchString.value = text
    viewModel.submit()
    await bothAsked(1)
  }

  private func bothAsked(_ count: Int) async {
    #expect(
      await eventually {
        openverse.queries.count == count && commons.queries.count == count && openverse.isWaiting()
          && commons.isWaiting()
      })
  }

  private func settle() async {
    #expect(await eventually { !viewModel.searchInProgress.value })
  }

  private func drawing(_ status: SearchStatus) -> String {
    switch status {
    case .idle: "i"
    case .unasked: "u"
    case .searching: "s"
    case .arriving: "a"
    case .waiting: "w"
    case .found: "f"
    case .nothingFound: "n"
    case .failed: "x"
    }
  }

  @Test func `Photos are shown as they arrive, and what arrives later finds its place`() async {
    let recording = scheduler.record(viewModel.status)
    await ask()
    scheduler.advance(by: .seconds(5))
    commons.answer(titles: ["c1", "c2"])
    #expect(await eventually { titles() == ["c1", "c2"] })
    #expect(viewModel.status.value == .arriving(shown: 2))
    #expect(viewModel.searchInProgress.value)
    #expect(viewModel.contributions.value.map(\.state) == [.searching, .answered])
    #expect(!viewModel.hasMore.value)
    scheduler.advance(by: .seconds(3))
    openverse.answer(titles: ["o1"])
    await settle()
    #expect(titles() == ["o1", "c1", "c2"])
    #expect(viewModel.contributions.value.map(\.count) == [1, 2])
    #expect(recording.marbles(naming: drawing) == "(is)-a--f")
  }

  @Test func `The list goes to its top once for each search, not for each part of it`() async {
    var tops = 0
    viewModel.resultsReplaced.observeNext { tops += 1 }
    await ask()
    commons.answer(titles: ["c1"])
    #expect(await eventually { titles() == ["c1"] })
    openverse.answer(titles: ["o1"])
    await settle()
    #expect(tops == 1)
  }

  @Test func `A first answer without photos leaves what was shown before`() async {
    await ask()
    openverse.answer(titles: ["o1"])
    commons.answer(titles: [])
    await settle()
    viewModel.searchString.value = "birds"
    viewModel.submit()
    await bothAsked(2)
    commons.answer(titles: [])
    #expect(await eventually { viewModel.contributions.value.map(\.state) == [.searching, .answered] })
    #expect(titles() == ["o1"])
    #expect(viewModel.status.value == .searching)
    openverse.answer(titles: [])
    await settle()
    #expect(viewModel.status.value == .nothingFound(text: "birds", notices: []))
    #expect(titles() == [])
  }

  @Test func `What failed is named, and asked again alone`() async {
    await ask()
    openverse.answer(titles: ["o1"])
    commons.answer(with: .failure(timeout))
    await settle()
    #expect(viewModel.sourceFailures.value == [SourceFailure(source: .commons, error: timeout)])
    #expect(viewModel.canRetryFailedSources.value)
    #expect(viewModel.status.value == .found(shown: 1, total: nil, notices: [.sourceFailed(.commons, timeout)]))
    viewModel.retryFailedSources()
    viewModel.retryFailedSources()
    #expect(await eventually { commons.isWaiting() && commons.queries.count == 2 })
    #expect(openverse.queries.count == 1)
    commons.answer(titles: ["c1"])
    await settle()
    #expect(titles() == ["o1", "c1"])
    #expect(viewModel.sourceFailures.value == [])
    #expect(!viewModel.canRetryFailedSources.value)
    #expect(viewModel.contributions.value.map(\.count) == [1, 1])
    viewModel.retryFailedSources()
    for _ in 0..<100 { await Task.yield() }
    #expect(commons.queries.count == 2)
  }

  @Test func `Of several sources that failed the last was told of as if it had not been asked`() async {
    await ask()
    openverse.answer(with: .failure(timeout))
    #expect(await eventually { !viewModel.sourceFailures.value.isEmpty })
    commons.answer(with: .failure(timeout))
    await settle()
    #expect(viewModel.contributions.value.map(\.source) == [.openverse, .commons])
    #expect(viewModel.sourceFailures.value.map(\.source) == [.openverse, .commons])
  }

  @Test func `What failed in one search is not asked for again after another`() async {
    await ask()
    openverse.answer(titles: ["o1"])
    commons.answer(with: .failure(timeout))
    await settle()
    viewModel.chosenSource.value = .samples
    #expect(await eventually { samples.isWaiting() })
    samples.answer(with: .failure(.dataMissing(path: "/")))
    await settle()
    #expect(!viewModel.canRetryFailedSources.value)
    viewModel.retryFailedSources()
    for _ in 0..<100 { await Task.yield() }
    #expect(samples.queries.count == 1 && commons.queries.count == 1)
  }

  @Test func `After a retry that failed again it was not said which source failed`() async {
    let broken = PhotoSearchError.serviceError(status: 500, message: nil)
    await ask()
    openverse.answer(titles: ["o1"], next: PageToken(rawValue: "2"))
    commons.answer(with: .failure(timeout))
    await settle()
    viewModel.retryFailedSources()
    #expect(await eventually { commons.isWaiting() && commons.queries.count == 2 })
    commons.answer(with: .failure(broken))
    await settle()
    #expect(viewModel.status.value == .found(shown: 1, total: nil, notices: [.sourceFailed(.commons, broken)]))
    #expect(viewModel.sourceFailures.value == [SourceFailure(source: .commons, error: broken)])
    #expect(titles() == ["o1"])
    // It can be repeated, and the other source's next page was not asked for.
    #expect(viewModel.canRetryFailedSources.value && viewModel.hasMore.value)
    #expect(openverse.queries.count == 1 && commons.queries.count == 2)
    viewModel.retryFailedSources()
    #expect(await eventually { commons.isWaiting() && commons.queries.count == 3 })
    commons.answer(titles: ["c1"])
    await settle()
    #expect(titles() == ["o1", "c1"] && viewModel.sourceFailures.value == [])
  }

  @Test func `When the network goes what was found stays, and when it is back who failed is asked again`() async {
    await ask()
    openverse.answer(titles: ["o1"])
    commons.answer(with: .failure(off))
    await settle()
    #expect(titles() == ["o1"] && !viewModel.isWithoutNetwork.value)
    viewModel.networkIsAvailable.value = false
    #expect(viewModel.isWithoutNetwork.value && titles() == ["o1"])
    viewModel.networkIsAvailable.value = true
    #expect(await eventually { commons.queries.count == 2 && commons.isWaiting() })
    commons.answer(titles: ["c1"])
    #expect(await eventually { Set(titles()) == ["o1", "c1"] })
    #expect(openverse.queries.count == 1 && samples.queries.isEmpty)
  }

  @Test func `When no source can be reached the local one stands in, and with the network all are searched`() async {
    await ask()
    openverse.answer(with: .failure(off))
    commons.answer(with: .failure(off))
    #expect(await eventually { samples.isWaiting() })
    samples.answer(titles: ["s1"])
    await settle()
    #expect(viewModel.isWithoutNetwork.value && titles() == ["s1"])
    #expect(viewModel.contributions.value == [])
    viewModel.networkIsAvailable.value = true
    await bothAsked(2)
    #expect(viewModel.activeSource.value == .all)
  }

  @Test func `A later page joins what is there, and tells more about photos that are`() async {
    let page = URL(string: "https://www.flickr.com/photos/x/42")
    let poor = Photo(id: PhotoID(source: .openverse, id: "1"), title: "owl", license: .unknown, pageURL: page)
    let rich = Photo(
      id: PhotoID(source: .commons, id: "o.jpg"), title: "Great owl", author: "A", license: .unknown, pageURL: page,
      tags: ["owl"])
    let next = PageToken(rawValue: "2")
    await ask()
    openverse.answer(with: .success(PhotoPage(photos: [poor])))
    commons.answer(titles: ["c1"], next: next)
    await settle()
    viewModel.selection.insert(poor)
    viewModel.selection.detail.value = poor
    viewModel.loadMore()
    #expect(await eventually { commons.isWaiting() && commons.queries.count == 2 })
    commons.answer(with: .success(PhotoPage(photos: [rich])))
    await settle()
    #expect(titles() == ["Great owl", "c1"])
    #expect(viewModel.searchResults[0].allIDs == [rich.id, poor.id])
    #expect(viewModel.selection.photos.value.map(\.title) == ["Great owl"])
    #expect(viewModel.selection.contains(poor))
    #expect(viewModel.detail.value?.photo.value.title == "Great owl")
    #expect(viewModel.contributions.value.map(\.count) == [1, 2])
    #expect(openverse.queries.count == 1)
  }

  @Test func `A search that is cancelled in the middle leaves what had come, and no next page`() async {
    await ask()
    commons.answer(titles: ["c1"], next: PageToken(rawValue: "2"))
    #expect(await eventually { titles() == ["c1"] })
    viewModel.searchString.value = "birds"
    viewModel.submit()
    await bothAsked(2)
    #expect(openverse.cancelled == ["owls"])
    #expect(titles() == ["c1"])
    openverse.answer(with: .failure(timeout))
    commons.answer(with: .failure(timeout))
    await settle()
    #expect(viewModel.status.value == .failed(timeout))
    viewModel.loadMore()
    viewModel.searchString.value = ""
    scheduler.advance(by: .seconds(1))
    #expect(viewModel.status.value == .idle)
    #expect(viewModel.contributions.value == [])
    #expect(titles() == [])
  }

  @Test func `While all budgets are spent the search waits for the first of them`() async {
    let spent = RequestBudget.Window(limit: 20, remaining: 0, period: .seconds(60), wait: .seconds(3))
    openverse.budget = RequestBudget(burst: spent, sustained: nil)
    commons.budget = openverse.budget
    let recording = scheduler.record(viewModel.status.removeDuplicates())
    scheduler.advance(by: .seconds(4))
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(viewModel.status.value == .waiting(.seconds(3)))
    #expect(viewModel.budget.value == openverse.budget)
    commons.budget = nil
    scheduler.advance(by: .seconds(3))
    #expect(await eventually { commons.isWaiting() })
    commons.answer(titles: ["c1"])
    await settle()
    #expect(openverse.queries.isEmpty)
    #expect(viewModel.sourceFailures.value.map(\.error) == [.rateLimited(retryAfter: .seconds(3))])
    #expect(recording.marbles(naming: drawing) == "i---www(sf)")
  }

  @Test func `A total at which a service stops to count is told as such`() async {
    await ask()
    openverse.answer(
      with: .success(
        PhotoPage(
          photos: [Photo(id: PhotoID(source: .openverse, id: "1"), title: "o1", license: .unknown)],
          next: PageToken(rawValue: "2"), total: 240, totalIsCapped: true)))
    commons.answer(with: .success(PhotoPage(photos: [], total: 0)))
    await settle()
    #expect(viewModel.status.value == .found(shown: 1, total: 240, totalIsCapped: true, notices: []))
  }

  @Test func `A selected photo stays selected when another source tells more and the list loses its old name`() async {
    let page = URL(string: "https://www.flickr.com/photos/a/1")
    let selection = viewModel.selection
    // As a list does it: what it shows no more is not selected any more.
    viewModel.searchResults.observeNext { event in
      let ids = Set(event.collection.map(\.id))
      let kept = selection.photos.value.filter { ids.contains($0.id) }
      if kept != selection.photos.value { selection.photos.value = kept }
    }
    func photo(_ source: PhotoSourceID, _ id: String) -> Photo {
      Photo(id: PhotoID(source: source, id: id), title: id, license: .unknown, pageURL: page)
    }
    await ask()
    commons.answer(with: .success(PhotoPage(photos: [photo(.commons, "c1")], total: 1)))
    #expect(await eventually { titles() == ["c1"] })
    selection.insert(viewModel.searchResults.collection[0])
    openverse.answer(with: .success(PhotoPage(photos: [photo(.openverse, "o1")], total: 1)))
    await settle()
    #expect(titles() == ["o1"])
    #expect(selection.photos.value == viewModel.searchResults.collection)
    viewModel.searchString.value = "birds"
    viewModel.submit()
    await bothAsked(2)
    openverse.answer(titles: ["b1"])
    commons.answer(titles: [])
    await settle()
    #expect(selection.photos.value.isEmpty, "what the list lost for another reason stays lost")
  }
}
