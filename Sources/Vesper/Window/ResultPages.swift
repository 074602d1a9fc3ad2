import BindingCore
import Gtk
import PhotoSearchCore

/// The results, or a page that explains why there are none and what can be done. Pages are created on demand, since
/// most users never see most of them.
final class ResultPages: Stack {
  private let viewModel: PhotoSearchViewModel
  private let services: Services
  private let results: ResultsView
  private lazy var startPage = StartPage(viewModel, services: services)
  private lazy var failurePage = makeFailurePage()
  private lazy var waitingPage = makeWaitingPage()
  private lazy var unaskedPage = makeUnaskedPage()

  private enum Page: String {
    case start, unasked, searching, results, nothingFound, nothingSaved, emptyCollection, waiting, failure
  }

  init(_ viewModel: PhotoSearchViewModel, services: Services, results: ResultsView) {
    self.viewModel = viewModel
    self.services = services
    self.results = results
    super.init()
    transitionType = .crossfade
    vexpand = true
    hideOtherPages()
    viewModel.status.bind(to: self) { me, _ in me.turn() }
    viewModel.savedPhotos?.isEmpty.filter { $0 }.bind(to: self) { me, _ in me.turn() }
    viewModel.searchInProgress.removeDuplicates().bind(to: self) { $0.updateState(.busy, value: $1) }
  }

  /// The search field while it is on the start page, which stays until the field has left: when a page turns, GTK moves
  /// the keyboard focus from the old page to the new one.
  var field: SearchField? {
    get { startPage.field }
    set { startPage.field = newValue }
  }

  private func make(_ page: Page) -> Widget {
    switch page {
    case .start: startPage
    case .unasked: unaskedPage
    case .searching: makeSearchingPage()
    case .results: results
    case .nothingFound: makeNothingPage()
    case .nothingSaved:
      StatusPage(icon: Icon.saved, title: Strings.nothingSavedTitle, hint: Strings.nothingSavedHint)
    case .emptyCollection:
      StatusPage(icon: Icon.collection, title: Strings.emptyCollectionTitle, hint: Strings.emptyCollectionHint)
    case .waiting: waitingPage
    case .failure: failurePage
    }
  }

  private func makeSearchingPage() -> StatusPage {
    let page = StatusPage(icon: Icon.search, title: Strings.searching)
    let button = Button(label: Strings.cancel)
    page.add([button])
    viewModel.awaitedSources.bind(to: page) { page, sources in
      page.hint = sources.isEmpty ? "" : Strings.waiting(for: sources)
    }
    viewModel.offersCancelling.bind(to: button.reactive.visible)
    button.reactive.clicked.bind(to: viewModel) { $0.cancelSearch() }
    return page
  }

  private func makeFailurePage() -> StatusPage {
    let page = StatusPage(icon: Icon.warning, title: Strings.alertTitle, isAlert: true)
    let retryButton = Button(label: Strings.tryAgain)
    retryButton.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    page.add([retryButton, makeSamplesButton()])
    viewModel.status.countingDown().bind(to: page) { page, status in
      if case .failed(let error) = status { page.hint = Strings.sentence(for: error) }
    }
    return page
  }

  private func makeWaitingPage() -> StatusPage {
    let page = StatusPage(icon: Icon.waiting, title: Strings.waitingTitle)
    let cancelButton = Button(label: Strings.cancel)
    cancelButton.reactive.clicked.bind(to: viewModel) { $0.cancelSearch() }
    page.add([makeSamplesButton(), cancelButton])
    return page
  }

  private func makeUnaskedPage() -> StatusPage {
    let page = StatusPage(icon: Icon.earlier, title: Strings.unaskedTitle)
    let button = Button(label: Strings.searchAgain)
    button.addCssClass("suggested-action")
    button.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    page.add([button])
    return page
  }

  /// Creates a button that searches the sample photos, which are always available.
  private func makeSamplesButton() -> Button {
    let button = Button(label: Strings.searchSamples)
    combineLatest(viewModel.offeredSources, viewModel.activeSource) { $0.contains(.samples) && $1 != .samples }
      .bind(to: button.reactive.visible)
    button.reactive.clicked.bind(to: viewModel.chosenSource) { $0.value = .samples }
    return button
  }

  private func makeNothingPage() -> StatusPage {
    let page = StatusPage(icon: Icon.nothingFound, title: Strings.nothingFoundTitle)
    let removeFiltersButton = Button(label: Strings.removeFilters)
    let allSourcesButton = Button(label: Strings.searchAllSources)
    page.add([removeFiltersButton, allSourcesButton])
    let filters = viewModel.searchMetadataViewModel
    filters.activeFilters.map { !$0.isEmpty }.bind(to: removeFiltersButton.reactive.visible)
    filters.activeFilters.map { $0.isEmpty ? Strings.nothingFoundHint : Strings.nothingFoundWithFiltersHint }
      .bind(to: page) { page, hint in page.hint = hint }
    removeFiltersButton.reactive.clicked.bind(to: viewModel) { $0.removeFilters() }
    combineLatest(viewModel.offeredSources, viewModel.activeSource, viewModel.isWithoutNetwork) {
      $0.contains(.all) && $1 != .all && !$2
    }
    .bind(to: allSourcesButton.reactive.visible)
    allSourcesButton.reactive.clicked.bind(to: viewModel.chosenSource) { $0.value = .all }
    return page
  }

  private func turn(to page: Page) {
    guard page == .start || field == nil else { return }
    if getChildByName(page.rawValue) == nil { addNamed(make(page), name: page.rawValue) }
    // When searching, the user is waiting for the results, whose thumbnails fade in by themselves.
    transitionType = page == .results ? .none : .crossfade
    visibleChildName = page.rawValue
  }

  /// Turns to the page for the status of the search.
  func turn() {
    // Old results stay until there are new ones.
    let isEmpty = viewModel.searchResults.isEmpty
    switch viewModel.status.value {
    case .idle: turn(to: .start)
    case .unasked:
      unaskedPage.hint = Strings.unaskedHint(viewModel.searchString.value)
      turn(to: .unasked)
    case .found, .arriving: turn(to: .results)
    case .nothingFound:
      turn(
        to: viewModel.hasNothingSaved
          ? .nothingSaved : viewModel.showsEmptyCollection ? .emptyCollection : .nothingFound)
    case .searching: if isEmpty { turn(to: .searching) }
    case .failed(let error):
      guard isEmpty else { break }
      failurePage.icon = error.meansNoNetwork ? Icon.offline : Icon.warning
      turn(to: .failure)
    case .waiting(let wait):
      guard isEmpty else { break }
      waitingPage.hint = Strings.waiting(wait)
      turn(to: .waiting)
    }
  }
}
