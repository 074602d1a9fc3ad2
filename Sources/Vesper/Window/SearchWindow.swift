import BindingCore
import Gtk
import PhotoSearchCore

/// The main window: the search entry above, the results below, or one photo of them.
final class SearchWindow: ApplicationWindow {
  let viewModel: PhotoSearchViewModel
  let services: Services
  private let preferences: Preferences

  let header: SearchHeaderBar
  let results: ResultsView
  /// The results, or one photo of them: see `View`.
  let views = Stack()
  let exportBanner = ExportBanner()

  /// What `views` shows.
  enum View: String {
    case results, detail
  }

  init(
    application: Application, viewModel: PhotoSearchViewModel, services: Services, preferences: Preferences
  ) {
    self.viewModel = viewModel
    self.services = services
    self.preferences = preferences
    header = SearchHeaderBar(viewModel, preferences: preferences)
    results = ResultsView(viewModel, services: services, preferences: preferences)
    super.init(application: application)
    title = Words.applicationName
    setDefaultSize(width: 840, height: 640)
    titlebar = header
    child = makeContent()
    bindDetail()
    bindSaved()
    // Before there is a layout too: a window that was narrow opens so.
    reactive.defaultWidth.removeDuplicates().bind(to: header) { header, width in Task { header.fit(width: width) } }
    header.settingsButton.reactive.clicked.bind(to: self) { $0.presentSettings() }
    focusSearch()
  }

  private func makeContent() -> Widget {
    views.transitionType = .crossfade
    views.vexpand = true
    views.addNamed(
      Box(
        .vertical, spacing: 0,
        [
          makeSavedBar(), FilterChips(viewModel), ResultPages(viewModel, results: results), StatusBar(viewModel),
          makeSelectionBar(), makeImportProgress(),
        ].compactMap(\.self)),
      name: View.results.rawValue)
    let observer = WidthObserver()
    observer.currentWidth.filter { $0 > 0 }.bind(to: header) { header, width in header.fit(width: width) }
    views.hideOtherPages()
    return Box(
      .vertical, spacing: 0,
      [observer, header.secondLine, WindowBanners(viewModel, services: services), exportBanner, views])
  }

  /// Moves the keyboard to the search entry, where what is typed takes the place of what is there.
  func focusSearch() {
    header.searchEntry.grabFocus()
    header.searchEntry.selectRegion(startPos: 0, endPos: -1)
  }

  /// Opens the dialog with the settings.
  func presentSettings() {
    SettingsDialog(viewModel: viewModel, preferences: preferences, services: services, parent: self).present()
  }

  /// Opens a window that belongs to this one.
  func present(_ dialog: Window) {
    dialog.transientFor = self
    dialog.modal = true
    dialog.destroyWithParent = true
    dialog.present()
  }
}
