import BindingCore
import Gtk
import PhotoSearchCore

/// The results, or a page that says why there are none.
final class ResultPages: Stack {
  private let viewModel: PhotoSearchViewModel
  private let failurePage = StatusPage(icon: "dialog-warning-symbolic", title: Words.alertTitle)
  private let retryButton = Button(label: Words.tryAgain)

  private enum Page: String {
    case start, searching, results, nothingFound, failure
  }

  init(_ viewModel: PhotoSearchViewModel, results: ResultsView) {
    self.viewModel = viewModel
    super.init()
    transitionType = .crossfade
    vexpand = true
    retryButton.halign = .center
    failurePage.append(retryButton)
    retryButton.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    add(StatusPage(icon: "system-search-symbolic", title: Words.startTitle, hint: Words.startHint), .start)
    add(StatusPage(icon: "system-search-symbolic", title: Words.searching), .searching)
    add(results, .results)
    add(failurePage, .failure)
    add(
      StatusPage(icon: "edit-find-symbolic", title: Words.nothingFoundTitle, hint: Words.nothingFoundHint),
      .nothingFound)
    viewModel.status.bind(to: self) { $0.show($1) }
  }

  private func add(_ widget: Widget, _ page: Page) {
    addNamed(widget, name: page.rawValue)
  }

  private func turn(to page: Page) {
    visibleChildName = page.rawValue
  }

  private func show(_ status: SearchStatus) {
    switch status {
    case .idle: turn(to: .start)
    case .found, .arriving: turn(to: .results)
    case .nothingFound: turn(to: .nothingFound)
    case .searching:
      // Old results stay until there are new ones.
      if viewModel.searchResults.isEmpty { turn(to: .searching) }
    case .failed(let error):
      guard viewModel.searchResults.isEmpty else { break }
      failurePage.hint = Words.sentence(for: error)
      turn(to: .failure)
    case .waiting: break
    }
  }
}
