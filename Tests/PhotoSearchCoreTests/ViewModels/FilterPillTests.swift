import BindingCore
import BindingTesting
import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// The line of filters below the search.
@MainActor
final class FilterPillTests {
  private let service = FakeSource(
    .openverse, isLocal: false, findsByAuthor: true, otherFilters: [.orientation, .size])
  private let samples = FakeSource(.samples, isLocal: true, otherFilters: [.orientation])
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel
  private var filters: PhotoSearchMetadataViewModel { viewModel.searchMetadataViewModel }

  private let commercial = SearchFilters.intendedUses.active(with: [.commercialUse])[0]
  private let landscape = SearchFilters.orientation.active(with: .landscape)[0]
  private let large = SearchFilters.minimumSize.active(with: .large)[0]
  private var shown: [FilterPill] = []
  private var isOffered = false

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: scheduler)
    viewModel.filterPills(wanted: [commercial, landscape, large]).observeNext { [unowned self] in shown = $0 }
      .dispose(in: viewModel.bag)
    viewModel.offersFilterPills.observeNext { [unowned self] in isOffered = $0 }.dispose(in: viewModel.bag)
  }

  @Test func `each filter that is wanted most has a toggle, and others that are on come first`() {
    #expect(
      shown == [.toggle(commercial, isOn: false), .toggle(landscape, isOn: false), .toggle(large, isOn: false)])
    viewModel.press(shown[0])
    #expect(filters.intendedUses.value == [.commercialUse] && shown[0] == .toggle(commercial, isOn: true))
    filters.photographsOnly.value = true
    filters.intendedUses.value.insert(.publicDomain)
    #expect(shown.count == 5 && shown.count(where: \.isOn) == 3)
    #expect(Set(shown.map(\.id)).count == 5)
    #expect(shown[2...].first == .toggle(commercial, isOn: true))
    viewModel.press(shown[2])
    #expect(filters.intendedUses.value == [.publicDomain])
    #expect(!viewModel.undo.canUndo.value, "what one click turned off another turns on again")
    viewModel.press(shown[1])
    #expect(!filters.photographsOnly.value && viewModel.undo.canUndo.value)
  }

  @Test func `a toggle replaces another choice of its filter, which is a pill of its own until then`() throws {
    filters.orientation.value = .portrait
    let portrait = try #require(filters.currentFilters.first)
    #expect(shown.prefix(2) == [.active(portrait), .toggle(commercial, isOn: false)])
    viewModel.press(shown[2])
    #expect(filters.orientation.value == .landscape && shown.count == 3)
  }

  @Test func `what the source cannot filter by is not offered, but can be turned off`() {
    viewModel.chosenSource.value = .samples
    let offered = [FilterPill.toggle(commercial, isOn: false), .toggle(landscape, isOn: false)]
    #expect(shown == offered)
    filters.minimumSize.value = .large
    #expect(shown == offered + [.toggle(large, isOn: true)])
    viewModel.press(shown[2])
    #expect(shown == offered)
  }

  @Test func `the line is there once there is a search to narrow`() async {
    #expect(!isOffered)
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(await eventually { self.service.isWaiting() })
    service.answer(titles: ["an owl"])
    #expect(await eventually { self.isOffered })
    var query = PhotoQuery(text: "")
    query.scope = .author(PhotoAuthor(source: .openverse, name: "A"))
    viewModel.search(query)
    #expect(await eventually { self.service.isWaiting() })
    service.answer(titles: ["by A"])
    #expect(await eventually { self.shown.contains(.scope(query.scope)) })
    viewModel.press(.scope(query.scope))
    #expect(await eventually { self.service.isWaiting() })
    service.answer(titles: ["an owl"])
    #expect(await eventually { !self.shown.contains(.scope(query.scope)) })
  }
}
