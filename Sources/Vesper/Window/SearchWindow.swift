import BindingCore
import Gtk
import PhotoSearchCore

/// The main window: the search entry at the top, and the results or a single photo below.
final class SearchWindow: ApplicationWindow {
  let viewModel: PhotoSearchViewModel
  let services: Services
  private let preferences: Preferences

  let header: SearchHeaderBar
  let results: ResultsView
  /// The stack of the results and a single photo: see `View`.
  let views = Stack()
  let exportBanner = ExportBanner()
  /// What is above `views`: not in full screen.
  let bars = Box(orientation: .vertical, spacing: 0)

  /// The pages of `views`.
  enum View: String {
    case results, detail
  }

  init(
    application: Application, viewModel: PhotoSearchViewModel, services: Services, preferences: Preferences
  ) {
    self.viewModel = viewModel
    self.services = services
    self.preferences = preferences
    header = SearchHeaderBar(viewModel)
    results = ResultsView(viewModel, services: services, preferences: preferences)
    super.init(application: application)
    title = Strings.applicationName
    setDefaultSize(width: 840, height: 640)
    titlebar = header
    child = makeContent()
    bindDetail()
    bindSaved()
    // Before the first layout too: a window that was narrow opens narrow.
    reactive.defaultWidth.removeDuplicates().bind(to: self) { me, width in me.fitHeader(width: width) }
    addAction("layout", state: preferences.layout.property)
    focusSearch()
  }

  private func makeContent() -> Widget {
    views.transitionType = .crossfade
    views.vexpand = true
    views.addNamed(
      Box(
        .vertical, spacing: 0,
        [
          makeSavedBar(), FilterPills(viewModel), ResultPages(viewModel, results: results), StatusBar(viewModel),
          makeSelectionBar(), makeImportProgress(),
        ].compactMap(\.self)),
      name: View.results.rawValue)
    let observer = WidthObserver()
    observer.currentWidth.filter { $0 > 0 }.bind(to: header) { header, width in header.fit(width: width) }
    views.hideOtherPages()
    bars.append([observer, WindowBanners(viewModel, services: services), exportBanner])
    return Box(.vertical, spacing: 0, [bars, views])
  }

  /// At once before the window is shown, which would otherwise open as wide as a header in words. Later the width
  /// changes during layouts, in which nothing may move.
  private func fitHeader(width: Int) {
    if realized { Task { header.fit(width: width) } } else { header.fit(width: width) }
  }

  /// Moves the keyboard focus to the search entry and selects its text, so that typing replaces it.
  func focusSearch() {
    header.searchEntry.grabFocus()
    header.searchEntry.selectRegion(startPos: 0, endPos: -1)
  }

  /// Opens the settings dialog.
  func presentSettings() {
    SettingsDialog(viewModel: viewModel, preferences: preferences, services: services, parent: self).present()
  }

  /// Presents a modal window for this one.
  func present(_ dialog: Window) {
    dialog.transientFor = self
    dialog.modal = true
    dialog.destroyWithParent = true
    dialog.present()
  }
}
