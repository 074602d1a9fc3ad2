import BindingCore
import Gtk
import PhotoSearchCore

/// The main window: a header bar, and the start page, the results or a single photo below.
final class SearchWindow: ApplicationWindow {
  let viewModel: PhotoSearchViewModel
  let services: Services
  private let preferences: Preferences

  let header: SearchHeaderBar
  /// The search field, which moves between the start page and the header bar.
  let field: SearchField
  let results: ResultsView
  private(set) lazy var pages = ResultPages(viewModel, services: services, results: results)
  /// The stack of the results and a single photo: see `View`.
  let views = Stack()
  /// What is above `views`: not in full screen.
  let topBars = Box(orientation: .vertical, spacing: 0)
  /// The widget that had the focus when a photo was opened.
  weak var openedFrom: Widget?
  let toasts: Toasts
  let saveReports: SaveReports?
  /// The actions on collections, or `nil` in a program without saved photos.
  private(set) lazy var collectionActions = viewModel.savedPhotos.map {
    CollectionActions($0.collections, window: self)
  }
  private(set) lazy var toastView = makeToast()
  /// Whether the search entry has the keyboard focus only because there were no photos to have it.
  var hasStrandedFocus = false
  /// See `canEnd(orThen:)`.
  var isEnding = false
  private(set) lazy var toastLayer = ToastLayer(views, toast: toastView)
  /// The bars below the results.
  private(set) lazy var bars = Box(
    .vertical, spacing: 0,
    [StatusBar(viewModel), makeSelectionBar(), makeImportProgress(), makeExportProgress()].compactMap(\.self))
  private(set) lazy var banners = WindowBanners(viewModel, saves: saveReports, services: services) { [weak self] in
    self?.focusContent()
  }

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
    field = SearchField(viewModel)
    results = ResultsView(viewModel, services: services, preferences: preferences)
    toasts = Toasts(undo: viewModel.undo) { Strings.removed($0) }
    saveReports = viewModel.saves.map { saves in
      SaveReports(saves) { [viewModel] photo in
        viewModel.detail.value?.photo.value.allIDs.contains(photo.id) ?? false
      }
    }
    super.init(application: application)
    title = Strings.applicationName
    setDefaultSize(width: 840, height: 640)
    titlebar = header
    child = makeContent()
    bindField()
    bindDetail()
    bindSaved()
    bindToasts()
    bindCollections()
    // Before the first layout too: a window that was narrow opens narrow.
    reactive.defaultWidth.removeDuplicates().bind(to: self) { me, width in me.fit(width: width) }
    acceptDocuments()
    addAction("layout", state: preferences.layout.property)
    focusSearch()
  }

  private func makeContent() -> Widget {
    views.transitionType = .crossfade
    views.vexpand = true
    let observer = WidthObserver()
    let photos = Box(
      .vertical, spacing: 0,
      [makeCollectionChooser(observer), makeSavedBar(), FilterPills(viewModel), pages, bars].compactMap(\.self))
    photos.hexpand = true
    views.addNamed(
      Box(.horizontal, spacing: 0, [makeSidebar(observer), photos].compactMap(\.self)), name: View.results.rawValue)
    observer.currentWidth.filter { $0 > 0 }.bind(to: self) { me, width in me.fitNow(width: width) }
    views.hideOtherPages()
    topBars.append([observer, banners])
    return Box(.vertical, spacing: 0, [topBars, toastLayer])
  }

  /// At once before the window is shown, which would otherwise open as wide as a header in words. Later the width
  /// changes during layouts, in which nothing may move.
  private func fit(width: Int) {
    if realized { Task { fitNow(width: width) } } else { fitNow(width: width) }
  }

  private func fitNow(width: Int) {
    header.fit(width: width)
    field.pageWidth = width
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
