import BindingCore
import Gtk
import PhotoSearchCore

/// The results, or a page that says why there are none and what can be done.
final class ResultPages: Stack {
  private let viewModel: PhotoSearchViewModel
  private let failurePage = StatusPage(icon: "dialog-warning-symbolic", title: Words.alertTitle, isAlert: true)
  private let waitingPage = StatusPage(icon: "alarm-symbolic", title: Words.waitingTitle)
  private let nothingPage = StatusPage(icon: "edit-find-symbolic", title: Words.nothingFoundTitle)
  private let unaskedPage = StatusPage(icon: "document-open-recent-symbolic", title: Words.unaskedTitle)
  private let removeFiltersButton = Button(label: Words.removeFilters)
  private let allSourcesButton = Button(label: Words.searchAllSources)

  private enum Page: String {
    case start, unasked, searching, results, nothingFound, nothingSaved, waiting, failure
  }

  init(_ viewModel: PhotoSearchViewModel, results: ResultsView) {
    self.viewModel = viewModel
    super.init()
    transitionType = .crossfade
    vexpand = true
    let retryButton = Button(label: Words.tryAgain)
    retryButton.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    failurePage.add([retryButton, makeSamplesButton()])
    let searchAgainButton = Button(label: Words.searchAgain)
    searchAgainButton.addCssClass("suggested-action")
    searchAgainButton.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    unaskedPage.add([searchAgainButton])
    waitingPage.add([makeSamplesButton()])
    nothingPage.add([removeFiltersButton, allSourcesButton])
    add(StartPage(viewModel), .start)
    add(unaskedPage, .unasked)
    add(StatusPage(icon: "system-search-symbolic", title: Words.searching), .searching)
    add(results, .results)
    add(failurePage, .failure)
    add(waitingPage, .waiting)
    add(nothingPage, .nothingFound)
    add(
      StatusPage(
        icon: "folder-pictures-symbolic", title: Words.nothingSavedTitle, hint: Words.nothingSavedHint), .nothingSaved)
    hideOtherPages()
    viewModel.status.bind(to: self) { $0.show($1) }
    viewModel.searchInProgress.removeDuplicates().bind(to: self) { $0.updateState(.busy, value: $1) }
    bindNothingPage()
  }

  /// Searches what is always there.
  private func makeSamplesButton() -> Button {
    let button = Button(label: Words.searchSamples)
    combineLatest(viewModel.offeredSources, viewModel.activeSource) { $0.contains(.samples) && $1 != .samples }
      .bind(to: button.reactive.visible)
    button.reactive.clicked.bind(to: viewModel.chosenSource) { $0.value = .samples }
    return button
  }

  private func bindNothingPage() {
    let filters = viewModel.searchMetadataViewModel
    filters.activeFilters.map { !$0.isEmpty }.bind(to: removeFiltersButton.reactive.visible)
    filters.activeFilters.map { $0.isEmpty ? Words.nothingFoundHint : Words.nothingFoundWithFiltersHint }
      .bind(to: nothingPage) { page, hint in page.hint = hint }
    removeFiltersButton.reactive.clicked.bind(to: viewModel) { $0.removeFilters() }
    combineLatest(viewModel.offeredSources, viewModel.activeSource, viewModel.isWithoutNetwork) {
      $0.contains(.all) && $1 != .all && !$2
    }
    .bind(to: allSourcesButton.reactive.visible)
    allSourcesButton.reactive.clicked.bind(to: viewModel.chosenSource) { $0.value = .all }
  }

  private func add(_ widget: Widget, _ page: Page) {
    addNamed(widget, name: page.rawValue)
  }

  private func turn(to page: Page) {
    // Who searches waits for the results, whose pictures come gently enough.
    transitionType = page == .results ? .none : .crossfade
    visibleChildName = page.rawValue
  }

  private func show(_ status: SearchStatus) {
    // Old results stay until there are new ones.
    let isEmpty = viewModel.searchResults.isEmpty
    switch status {
    case .idle: turn(to: .start)
    case .unasked:
      unaskedPage.hint = Words.unaskedHint(viewModel.searchString.value)
      turn(to: .unasked)
    case .found, .arriving: turn(to: .results)
    case .nothingFound: turn(to: viewModel.hasNothingSaved ? .nothingSaved : .nothingFound)
    case .searching: if isEmpty { turn(to: .searching) }
    case .failed(let error):
      failurePage.icon = error.meansNoNetwork ? "network-offline-symbolic" : "dialog-warning-symbolic"
      failurePage.hint = Words.sentence(for: error)
      if isEmpty { turn(to: .failure) }
    case .waiting(let wait):
      waitingPage.hint = Words.waiting(wait)
      if isEmpty { turn(to: .waiting) }
    }
  }
}
