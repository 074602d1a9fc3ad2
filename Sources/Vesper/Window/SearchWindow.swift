import BindingCore
import Gtk
import PhotoSearchCore

/// The main window: the search entry above, the results below.
final class SearchWindow: ApplicationWindow {
  private let viewModel: PhotoSearchViewModel
  private let services: Services
  private let preferences: Preferences

  private let searchEntry = SearchEntry()
  private let sourceChooser: DropDown
  private let spinner = Spinner()
  private let settingsButton = Button(iconName: "emblem-system-symbolic")
  private let banner: Banner
  private let warningBanner: Banner
  private let pages = Stack()
  private let resultsList = ListView()
  private let resultsScroller = ScrolledWindow()
  private let failurePage = StatusPage(icon: "dialog-warning-symbolic", title: Words.alertTitle)
  private let retryButton = Button(label: Words.tryAgain)
  private let statusLabel = Label()
  private let moreButton = Button(label: Words.showMore)
  /// How high the visible part of the list was when its end came into view the last time.
  private var heightAtEnd: Double?
  private let budgetLabel = Label()
  private let statusBar = Box(orientation: .vertical, spacing: 0)

  init(
    application: Application, viewModel: PhotoSearchViewModel, services: Services, preferences: Preferences
  ) {
    self.viewModel = viewModel
    self.services = services
    self.preferences = preferences
    banner = Banner(text: services.isOffline ? Words.offline : Words.withoutNetwork, buttonLabel: Words.tryAgain)
    warningBanner = Banner(text: services.warnings.joined(separator: "\n"), buttonLabel: Words.close)
    warningBanner.revealChild = !services.warnings.isEmpty
    sourceChooser = DropDown(strings: viewModel.sources.map { Words.sourceName($0.id) })
    super.init(application: application)
    title = Words.applicationName
    setDefaultSize(width: 760, height: 640)
    titlebar = makeHeaderBar()
    child = makeContent()
    bindViewModel()
    searchEntry.grabFocus()
  }

  /// Moves the keyboard to the search entry.
  func focusSearch() {
    searchEntry.grabFocus()
  }

  // MARK: Building

  private func makeHeaderBar() -> HeaderBar {
    searchEntry.placeholderText = Words.searchPlaceholder
    searchEntry.accessibleLabel = Words.searchPlaceholder
    searchEntry.hexpand = true
    searchEntry.widthChars = 8
    searchEntry.maxWidthChars = 44

    sourceChooser.tooltipText = Words.source
    sourceChooser.accessibleLabel = Words.source
    settingsButton.tooltipText = Words.settings
    settingsButton.accessibleLabel = Words.settings
    spinner.accessibleLabel = Words.status(.searching)

    // Its place is kept, so that nothing moves when it comes and goes.
    let spinnerPlace = Box(orientation: .horizontal, spacing: 0)
    spinnerPlace.setSizeRequest(width: 16, height: 16)
    spinnerPlace.append(spinner)

    let header = HeaderBar()
    header.titleWidget = searchEntry
    header.packStart(sourceChooser)
    header.packEnd(settingsButton)
    header.packEnd(spinnerPlace)
    return header
  }

  private func makeContent() -> Widget {
    resultsScroller.child = resultsList
    resultsScroller.hscrollbarPolicy = .never
    resultsScroller.vexpand = true
    resultsList.accessibleLabel = Words.results
    resultsList.showSeparators = true
    resultsList.addCssClass("rich-list")

    pages.transitionType = .crossfade
    pages.vexpand = true
    pages.addNamed(
      StatusPage(icon: "system-search-symbolic", title: Words.startTitle, hint: Words.startHint),
      name: Page.start.rawValue)
    pages.addNamed(StatusPage(icon: "system-search-symbolic", title: Words.searching), name: Page.searching.rawValue)
    pages.addNamed(resultsScroller, name: Page.results.rawValue)
    retryButton.halign = .center
    failurePage.append(retryButton)
    pages.addNamed(failurePage, name: Page.failure.rawValue)
    pages.addNamed(
      StatusPage(icon: "edit-find-symbolic", title: Words.nothingFoundTitle, hint: Words.nothingFoundHint),
      name: Page.nothingFound.rawValue)

    let content = Box(orientation: .vertical, spacing: 0)
    content.append(warningBanner)
    content.append(banner)
    content.append(pages)
    content.append(makeStatusBar())
    return content
  }

  private func makeStatusBar() -> Widget {
    let bar = Box(orientation: .horizontal, spacing: 18)
    bar.addCssClass("status-bar")
    statusLabel.hexpand = true
    statusLabel.xalign = 0
    statusLabel.wrap = true
    statusLabel.lines = 2
    statusLabel.ellipsize = .end
    statusLabel.widthChars = 12
    budgetLabel.addCssClass("dim-label")
    budgetLabel.ellipsize = .end
    budgetLabel.xalign = 1
    moreButton.addCssClass("flat")
    moreButton.valign = .center
    bar.append(statusLabel)
    bar.append(moreButton)
    bar.append(budgetLabel)
    statusBar.append(Separator(orientation: .horizontal))
    statusBar.append(bar)
    return statusBar
  }

  // MARK: Binding

  private func bindViewModel() {
    viewModel.searchString.bidirectionalBind(to: searchEntry.reactive.text)
    viewModel.searchTextIsTooShort.bind(to: searchEntry.reactive.cssClass("too-short"))
    searchEntry.reactive.activate.bind(to: viewModel) { $0.submit() }

    viewModel.searchInProgress.bind(to: spinner.reactive.spinning)
    viewModel.searchInProgress.bind(to: spinner.reactive.visible)
    viewModel.searchInProgress.map { $0 ? 0.5 : 1 }.bind(to: resultsList.reactive.opacity)

    viewModel.searchResults.bind(to: resultsList) { [services] in PhotoCell(thumbnails: services.thumbnails) }
    resultsList.reactive.activate.bind(to: self) { $0.openPage(ofPhotoAt: $1) }
    resultsScroller.reactive.edgeReached.filter { $0 == .bottom }.bind(to: self) { me, _ in me.loadMoreAfterScrolling()
    }
    viewModel.resultsReplaced.bind(to: self) { me in me.resultsScroller.vadjustment?.value = 0 }
    viewModel.hasMore.bind(to: moreButton.reactive.visible)
    moreButton.reactive.clicked.bind(to: viewModel) { $0.loadMore() }

    let status = viewModel.status.map(Words.status)
    let budget = viewModel.budget.map { $0.map(Words.budget) ?? "" }
    status.bind(to: statusLabel.reactive.label)
    budget.bind(to: budgetLabel.reactive.label)
    // Without a text GTK 4.8 ends the program while assistive technology looks.
    budget.filter { !$0.isEmpty }.bind(to: budgetLabel.reactive.tooltipText)
    combineLatest(status, budget) { !$0.isEmpty || !$1.isEmpty }.bind(to: statusBar.reactive.visible)
    viewModel.status.bind(to: self) { $0.showPage(for: $1) }
    viewModel.errorMessages.bind(to: self) { $0.present($1) }

    viewModel.isWithoutNetwork.bind(to: banner.reactive.revealChild)
    // Where nothing may be sent there is no point in trying again.
    banner.button.visible = !services.isOffline
    banner.button.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    warningBanner.button.reactive.clicked.bind(to: warningBanner) { $0.visible = false }
    retryButton.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }

    bindSourceChooser()
    let settings = viewModel.searchMetadataViewModel
    combineLatest(settings.creativeCommons, settings.dateFilter) { $0 || $1 }
      .bind(to: settingsButton.reactive.cssClass("filters-on"))
    settingsButton.reactive.clicked.bind(to: self) { $0.presentSettings() }
  }

  private func bindSourceChooser() {
    let ids = viewModel.sources.map(\.id)
    viewModel.chosenSource
      .map { ids.firstIndex(of: $0) ?? 0 }
      .bind(to: sourceChooser.reactive.selected)
    sourceChooser.reactive.selected
      .dropFirst(1)
      .bind(to: viewModel) { viewModel, index in
        if ids.indices.contains(index), viewModel.chosenSource.value != ids[index] {
          viewModel.chosenSource.value = ids[index]
        }
      }
  }

  /// The end of the list has come into view: by scrolling, not by a window that grew. Each page costs a request.
  private func loadMoreAfterScrolling() {
    let height = resultsScroller.vadjustment?.pageSize
    defer { heightAtEnd = height }
    guard heightAtEnd == nil || heightAtEnd == height else { return }
    // GTK says so while it lays out the window, which must not be changed meanwhile.
    Task { [viewModel] in viewModel.loadMore() }
  }

  private enum Page: String {
    case start, searching, results, nothingFound, failure
  }

  private func showPage(for status: SearchStatus) {
    switch status {
    case .idle: pages.visibleChildName = Page.start.rawValue
    case .found, .arriving: pages.visibleChildName = Page.results.rawValue
    case .nothingFound: pages.visibleChildName = Page.nothingFound.rawValue
    case .searching:
      // Old results stay until there are new ones.
      if viewModel.searchResults.isEmpty { pages.visibleChildName = Page.searching.rawValue }
    case .failed(let error):
      guard viewModel.searchResults.isEmpty else { break }
      failurePage.hint = Words.sentence(for: error)
      pages.visibleChildName = Page.failure.rawValue
    case .waiting: break
    }
  }

  private func present(_ error: PhotoSearchError) {
    Task { await alert(title: Words.alertTitle, message: Words.sentence(for: error), buttons: [Words.close]) }
  }

  /// Opens the dialog with the settings.
  func presentSettings() {
    SettingsDialog(
      viewModel: viewModel.searchMetadataViewModel, preferences: preferences, services: services, parent: self
    ).present()
  }

  private func openPage(ofPhotoAt index: Int) {
    guard viewModel.searchResults.collection.indices.contains(index) else { return }
    openPage(viewModel.searchResults[index].pageURL)
  }
}
