import BindingCore
import BindingTesting
import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// What was removed, and how it comes back, in virtual time.
@MainActor
struct UndoHistoryTests {
  private let scheduler = TestScheduler()

  private func drawing(_ removal: UndoHistory.Removal?) -> String {
    switch removal {
    case nil: "0"
    case .savedPhotos(let count, _): "\(count)"
    case .filters, .filter, .scope: "f"
    case .search: "s"
    case .searches: "h"
    case .collection, .removedFromCollection, .addedToCollection: "c"
    }
  }

  @Test func `It is offered for ten seconds, and can be undone for longer`() {
    let undo = UndoHistory(scheduler: scheduler)
    let offers = scheduler.record(undo.offer)
    var undone = 0
    scheduler.advance(by: .seconds(2))
    undo.note(.filters) { undone += 1 }
    #expect(undo.canUndo.value)
    scheduler.advance(by: .seconds(20))
    #expect(offers.marbles(naming: drawing) == "0-f---------0")
    undo.undo()
    undo.undo()
    #expect(undone == 1 && !undo.canUndo.value)
  }

  @Test func `What was removed last is offered, for its own ten seconds`() {
    let undo = UndoHistory(scheduler: scheduler)
    let offers = scheduler.record(undo.offer)
    undo.note(.filters) {}
    scheduler.advance(by: .seconds(6))
    undo.note(.savedPhotos(count: 3, title: "a")) {}
    scheduler.advance(by: .seconds(20))
    #expect(offers.marbles(naming: drawing) == "(0f)--3---------0")
  }

  @Test func `What was removed last comes back first, each once, and is offered no more`() {
    let undo = UndoHistory(scheduler: scheduler)
    let offers = scheduler.record(undo.offer)
    var back: [String] = []
    undo.note(.filters) { back.append("filters") }
    undo.note(.searches(count: 2)) { back.append("searches") }
    scheduler.advance(by: .seconds(6))
    undo.undo()
    scheduler.advance(by: .seconds(20))
    #expect(offers.marbles(naming: drawing) == "(0fh)-0")
    undo.undo()
    undo.undo()
    #expect(back == ["searches", "filters"] && !undo.canUndo.value)
  }

  @Test func `Who has seen the offer can dismiss it and still undo`() {
    let undo = UndoHistory(scheduler: scheduler)
    var undone = false
    undo.note(.filters) { undone = true }
    undo.dismiss()
    #expect(undo.offer.value == nil && undo.canUndo.value)
    #expect(scheduler.waitingCount == 0)
    undo.undo()
    #expect(undone)
  }

  @Test func `An offer stays while somebody is at it, and has all its time again after`() {
    let undo = UndoHistory(scheduler: scheduler)
    undo.note(.filters) {}
    scheduler.advance(by: .seconds(8))
    undo.isAttended.value = true
    scheduler.advance(by: .seconds(60))
    #expect(undo.offer.value == .filters && scheduler.waitingCount == 0)
    undo.isAttended.value = false
    scheduler.advance(by: .seconds(9))
    #expect(undo.offer.value == .filters)
    scheduler.advance(by: .seconds(1))
    #expect(undo.offer.value == nil)
    // Who comes back later finds nothing, and what is removed meanwhile waits too.
    undo.isAttended.value = true
    undo.note(.scope(.everything)) {}
    scheduler.advance(by: .seconds(60))
    #expect(undo.offer.value == .scope(.everything))
    undo.dismiss()
    undo.isAttended.value = false
    scheduler.advance(by: .seconds(60))
    #expect(undo.offer.value == nil && undo.canUndo.value && scheduler.waitingCount == 0)
  }

  @Test func `Only so many removals are remembered`() {
    let undo = UndoHistory(scheduler: scheduler)
    var back: [Int] = []
    for number in 0...UndoHistory.maximumCount { undo.note(.filters) { back.append(number) } }
    while undo.canUndo.value { undo.undo() }
    #expect(back == Array((1...UndoHistory.maximumCount).reversed()))
  }

  @Test func `What makes no sense any more is withdrawn, and offered no more`() {
    let undo = UndoHistory(scheduler: scheduler)
    let end = PassthroughSubject<Void, Never>()
    var back: [String] = []
    undo.note(.searches(count: 2)) { back.append("searches") }
    undo.note(.filters, until: end.toSignal()) { back.append("filters") }
    #expect(undo.offer.value == .filters)
    end.send()
    #expect(undo.offer.value == nil && undo.canUndo.value)
    undo.undo()
    #expect(back == ["searches"] && !undo.canUndo.value)
    // Another offer stays.
    undo.note(.filters, until: end.toSignal()) { back.append("filters") }
    undo.note(.searches(count: 1)) {}
    end.send()
    #expect(undo.offer.value == .searches(count: 1))
    undo.undo()
    #expect(!undo.canUndo.value && back == ["searches"])
  }

  // MARK: In the search

  private func viewModel() -> PhotoSearchViewModel {
    PhotoSearchViewModel(
      sources: [FakeSource(.samples, isLocal: true)], chosenSource: .samples,
      today: Date(timeIntervalSince1970: 1_750_000_000), scheduler: scheduler)
  }

  @Test func `Filters that were removed come back as they were`() {
    let viewModel = viewModel()
    let filters = viewModel.searchMetadataViewModel
    viewModel.removeFilters()
    #expect(!viewModel.undo.canUndo.value, "there was nothing to remove")
    filters.creativeCommons.value = true
    filters.orientation.value = .portrait
    filters.dateFilter.value = true
    filters.minUploadDate.value = Date(timeIntervalSince1970: 1_000_000_000)
    let before = filters.query(for: "")
    viewModel.removeFilters()
    #expect(!filters.creativeCommons.value && filters.orientation.value == nil && !filters.dateFilter.value)
    #expect(viewModel.undo.offer.value == .filters)
    viewModel.undo.undo()
    #expect(filters.query(for: "") == before)
  }

  @Test func `Bringing filters back turned off those that were set since`() {
    let viewModel = viewModel()
    let filters = viewModel.searchMetadataViewModel
    filters.orientation.value = .portrait
    filters.order.value = .newest
    filters.intendedUses.value = [.changes]
    viewModel.removeFilters()
    filters.intendedUses.value = [.commercialUse]
    filters.orientation.value = .square
    filters.photographsOnly.value = true
    viewModel.undo.undo()
    #expect(filters.intendedUses.value == [.changes, .commercialUse])
    #expect(filters.orientation.value == .square && filters.photographsOnly.value)
    #expect(filters.order.value == .newest)
  }

  @Test func `Bringing filters back brings back the author as well, unless something else is searched for`() async {
    let viewModel = viewModel()
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .samples, name: "A"))
    viewModel.search(query)
    viewModel.searchMetadataViewModel.photographsOnly.value = true
    viewModel.removeFilters(leavingScope: true)
    viewModel.undo.undo()
    #expect(viewModel.searchToRemember.query.scope == query.scope)
    #expect(viewModel.searchToRemember.query.photographsOnly)
    viewModel.removeFilters(leavingScope: true)
    viewModel.searchString.value = "owls"
    viewModel.undo.undo()
    #expect(viewModel.searchToRemember.query.scope == .everything)
    #expect(viewModel.searchMetadataViewModel.photographsOnly.value)
  }

  @Test func `Bringing an author back took the place of what was searched for since`() {
    let viewModel = viewModel()
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .samples, name: "A"))
    viewModel.searchString.value = "owls"
    viewModel.submit()
    viewModel.search(query)
    viewModel.removeScope()
    #expect(viewModel.undo.offer.value == .scope(query.scope))
    viewModel.undo.undo()
    #expect(viewModel.searchToRemember.query.scope == query.scope)
    // Other words.
    viewModel.removeScope()
    viewModel.searchString.value = "cats"
    #expect(!viewModel.undo.canUndo.value && viewModel.undo.offer.value == nil)
    viewModel.undo.undo()
    #expect(viewModel.searchToRemember.query.text == "cats")
    // Another author.
    viewModel.search(query)
    viewModel.removeScope()
    query.scope = .author(PhotoAuthor(source: .samples, name: "B"))
    viewModel.search(query)
    #expect(!viewModel.undo.canUndo.value)
    #expect(viewModel.searchToRemember.query.scope == query.scope)
    // Filters are no other search.
    viewModel.removeScope()
    viewModel.searchMetadataViewModel.photographsOnly.value = true
    scheduler.advance(by: .seconds(1))
    viewModel.undo.undo()
    #expect(viewModel.searchToRemember.query.scope == query.scope)
    #expect(viewModel.searchToRemember.query.photographsOnly)
  }

  @Test func `One filter that was removed comes back, and leaves the others as they are by then`() {
    let viewModel = viewModel()
    let filters = viewModel.searchMetadataViewModel
    let first = Date(timeIntervalSince1970: 1_000_000_000)
    let all: [ActiveFilter] = [
      .creativeCommons, .intendedUse(.commercialUse), .intendedUse(.changes), .uploaded(first, first + 86_400),
      .orientation(.square), .minimumSize(.large), .fileType(.png), .photographsOnly, .order(.newest),
    ]
    all.forEach(filters.add)
    #expect(Set(filters.currentFilters) == Set(all))
    for filter in all {
      viewModel.remove(filter)
      #expect(viewModel.undo.offer.value == .filter(filter))
      #expect(Set(filters.currentFilters) == Set(all).subtracting([filter]))
      viewModel.undo.undo()
      #expect(Set(filters.currentFilters) == Set(all))
    }
    viewModel.remove(.intendedUse(.changes))
    viewModel.remove(.photographsOnly)
    filters.orientation.value = nil
    viewModel.undo.undo()
    #expect(Set(filters.currentFilters) == Set(all).subtracting([.intendedUse(.changes), .orientation(.square)]))
    viewModel.undo.undo()
    viewModel.remove(.orientation(.square))
    #expect(!viewModel.undo.canUndo.value, "it was off")
  }

  @Test func `A search that was forgotten comes back to its place, beside newer ones`() {
    let viewModel = viewModel()
    let history = viewModel.history
    let searches = ["a", "b", "c", "d"].map { RememberedSearch(query: PhotoQuery(text: $0), source: .samples) }
    for search in searches.dropLast() { history.note(search, isSubmitted: true) }
    history.save(searches[1])
    viewModel.forget(searches[1])
    #expect(history.recent.value.map(\.query.text) == ["c", "a"] && history.saved.value.isEmpty)
    #expect(viewModel.undo.offer.value == .search(searches[1]))
    history.note(searches[3], isSubmitted: true)
    viewModel.undo.undo()
    #expect(history.recent.value.map(\.query.text) == ["d", "b", "c", "a"])
    #expect(history.saved.value == [searches[1]])
    viewModel.forget(RememberedSearch(query: PhotoQuery(text: "unknown"), source: .samples))
    #expect(!viewModel.undo.canUndo.value)
  }

  @Test func `All searches that were forgotten come back`() {
    let viewModel = viewModel()
    for text in ["a", "b"] {
      viewModel.history.note(RememberedSearch(query: PhotoQuery(text: text), source: .samples), isSubmitted: true)
    }
    viewModel.forgetSearches()
    #expect(viewModel.history.recent.value.isEmpty)
    #expect(viewModel.undo.offer.value == .searches(count: 2))
    viewModel.undo.undo()
    #expect(viewModel.history.recent.value.map(\.query.text) == ["b", "a"])
  }

  @Test func `What was to be undone while it was still being removed undid the step before it`() {
    let undo = UndoHistory(scheduler: scheduler)
    var back: [String] = []
    undo.note(.filters) { back.append("filters") }
    let photo = undo.begin()
    undo.undo()
    #expect(back == [] && undo.canUndo.value)
    undo.record(photo) { undo.note(.savedPhotos(count: 1, title: "A")) { back.append("photo") } }
    undo.end(photo)
    #expect(back == ["photo"] && undo.offer.value == .filters, "nobody was told of the photo")
    undo.undo()
    #expect(back == ["photo", "filters"] && !undo.canUndo.value)
  }

  @Test func `A removal that failed leaves those before it`() {
    let undo = UndoHistory(scheduler: scheduler)
    var back: [String] = []
    undo.note(.filters) { back.append("filters") }
    let photo = undo.begin()
    undo.undo()
    undo.end(photo)
    #expect(back == [] && undo.canUndo.value)
    undo.undo()
    #expect(back == ["filters"] && !undo.canUndo.value)
    let other = undo.begin()
    #expect(undo.canUndo.value)
    undo.undo()
    #expect(!undo.canUndo.value)
    undo.end(other)
    #expect(!undo.canUndo.value)
  }

  @Test func `What is removed while another removal takes time is undone at once`() {
    let undo = UndoHistory(scheduler: scheduler)
    var back: [String] = []
    let photo = undo.begin()
    undo.note(.filters) { back.append("filters") }
    undo.undo()
    #expect(back == ["filters"])
    undo.record(photo) { undo.note(.savedPhotos(count: 1, title: "A")) { back.append("photo") } }
    undo.end(photo)
    #expect(back == ["filters"] && undo.offer.value == .savedPhotos(count: 1, title: "A"))
    // The toast says what it undoes.
    let other = undo.begin()
    undo.undoOffer()
    undo.undoOffer()
    #expect(back == ["filters", "photo"] && undo.offer.value == nil)
    undo.end(other)
    #expect(!undo.canUndo.value)
  }

  @Test func `What a key removed once more came to nothing, and undoing undid nothing`() {
    let undo = UndoHistory(scheduler: scheduler)
    var back: [String] = []
    undo.note(.filters) { back.append("filters") }
    let keys = (0..<2 * UndoHistory.maximumCount).map { _ in undo.begin() }
    undo.undo()
    undo.record(keys[0]) { undo.note(.savedPhotos(count: 1, title: "A")) { back.append("photo") } }
    for key in keys {
      if key != keys[0] { undo.record(key) {} }
      undo.end(key)
    }
    #expect(back == ["photo"] && undo.canUndo.value)
    undo.undo()
    #expect(back == ["photo", "filters"] && !undo.canUndo.value)
  }

  @Test func `What was removed before comes back after what is still being removed`() {
    let undo = UndoHistory(scheduler: scheduler)
    var back: [String] = []
    undo.note(.removedFromCollection(count: 1, name: "C")) { back.append("photo") }
    let collection = undo.begin()
    undo.undo()
    undo.undo()
    #expect(back == [] && !undo.canUndo.value)
    undo.record(collection) { undo.note(.collection(name: "C")) { back.append("collection") } }
    undo.end(collection)
    #expect(back == ["collection", "photo"])
  }
}
