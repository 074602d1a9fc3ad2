import BindingCore
import Gtk
import PhotoSearchCore

/// The main window: the search entry above, the results below.
final class SearchWindow: ApplicationWindow {
  private let viewModel: PhotoSearchViewModel
  private let services: Services
  private let preferences: Preferences

  private let backButton = Button(iconName: "go-previous-symbolic")
  private let searchEntry = SearchEntry()
  private let suggestions: SearchSuggestions
  private let keepButton = ToggleButton()
  private let sourceChooser: DropDown
  /// What the chooser lists.
  private var offered: [PhotoSourceID] = []
  private let spinner = Spinner()
  private let settingsButton = Button(iconName: "emblem-system-symbolic")
  private let banner: Banner
  private let warningBanner: Banner
  private let repairBanner = Banner(buttonLabel: Words.close)
  /// The results, or one photo of them.
  private let views = Stack()
  private let pages = Stack()
  private let resultsList = ListView()
  private let resultsScroller = ScrolledWindow()
  private let failurePage = StatusPage(icon: "dialog-warning-symbolic", title: Words.alertTitle)
  private let retryButton = Button(label: Words.tryAgain)
  private let statusLabel = Label()
  private let contributionsLabel = Label()
  private let retrySourcesButton = Button(label: Words.retrySources)
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
    suggestions = SearchSuggestions(for: searchEntry, viewModel: viewModel)
    sourceChooser = DropDown(strings: [])
    super.init(application: application)
    title = Words.applicationName
    setDefaultSize(width: 840, height: 640)
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
    backButton.tooltipText = Words.back
    backButton.accessibleLabel = Words.back
    backButton.visible = false
    keepButton.iconName = "non-starred-symbolic"
    keepButton.tooltipText = Words.keepSearch
    keepButton.accessibleLabel = Words.keepSearch
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
    header.packStart(backButton)
    header.packStart(sourceChooser)
    header.packEnd(settingsButton)
    header.packEnd(keepButton)
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

    views.transitionType = .crossfade
    views.vexpand = true
    views.addNamed(Box(.vertical, spacing: 0, [pages, makeStatusBar()]), name: View.results.rawValue)
    let saveBanner = viewModel.saves.map { saves in
      SaveBanner(saves) { [viewModel] photo in
        viewModel.detail.value?.photo.value.allIDs.contains(photo.id) ?? false
      }
    }
    return Box(.vertical, spacing: 0, [warningBanner, repairBanner, banner, saveBanner, views].compactMap(\.self))
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
    retrySourcesButton.addCssClass("flat")
    retrySourcesButton.valign = .center
    contributionsLabel.addCssClass("contributions")
    contributionsLabel.addCssClass("dim-label")
    contributionsLabel.xalign = 0
    contributionsLabel.wrap = true
    for part in [statusLabel, retrySourcesButton, moreButton, budgetLabel] as [Widget] { bar.append(part) }
    for part in [Separator(orientation: .horizontal), bar, contributionsLabel] { statusBar.append(part) }
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
    resultsList.reactive.activate.bind(to: self) { $0.showDetail(ofPhotoAt: $1) }
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
    let contributions = viewModel.contributions.map(Words.contributions)
    contributions.bind(to: contributionsLabel.reactive.label)
    contributions.map { !$0.isEmpty }.bind(to: contributionsLabel.reactive.visible)
    viewModel.canRetryFailedSources.bind(to: retrySourcesButton.reactive.visible)
    retrySourcesButton.reactive.clicked.bind(to: viewModel) { $0.retryFailedSources() }
    combineLatest(status, budget) { !$0.isEmpty || !$1.isEmpty }.bind(to: statusBar.reactive.visible)
    viewModel.status.bind(to: self) { $0.showPage(for: $1) }
    viewModel.errorMessages.bind(to: self) { $0.present($1) }

    viewModel.isWithoutNetwork.bind(to: banner.reactive.revealChild)
    // Where nothing may be sent there is no point in trying again.
    banner.button.visible = !services.isOffline
    banner.button.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    warningBanner.button.reactive.clicked.bind(to: warningBanner) { $0.visible = false }
    services.repair.ignoreNils().bind(to: repairBanner) { banner, repair in
      banner.text = Words.repaired(repair)
      banner.revealChild = true
    }
    repairBanner.button.reactive.clicked.bind(to: repairBanner) { $0.revealChild = false }
    retryButton.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }

    bindSourceChooser()
    bindDetail()
    bindKeepButton()
    viewModel.searchMetadataViewModel.isNarrowing
      .bind(to: settingsButton.reactive.cssClass("filters-on"))
    settingsButton.reactive.clicked.bind(to: self) { $0.presentSettings() }
  }

  private func bindDetail() {
    viewModel.detail.bind(to: self) { me, detail in me.show(detail) }
    backButton.reactive.clicked.bind(to: self) { $0.closeDetail() }
    searchEntry.reactive.stopSearch.bind(to: self) { $0.closeDetail() }
    onEscape { [weak self] in
      guard let self, viewModel.detail.value != nil else { return false }
      closeDetail()
      return true
    }
    // Who types or chooses another source wants to see results.
    viewModel.searchString.dropFirst(1).bind(to: self) { me, _ in me.closeDetail() }
    viewModel.activeSource.dropFirst(1).bind(to: self) { me, _ in me.closeDetail() }
  }

  private func bindKeepButton() {
    let history = viewModel.history
    let isKept = combineLatest(viewModel.status, history.saved).map { [unowned viewModel] _, saved in
      viewModel.currentSearch.map(saved.contains)
    }
    isKept.map { $0 != nil }.bind(to: keepButton.reactive.sensitive)
    isKept.map { $0 ?? false }.bind(to: keepButton.reactive.active)
    isKept.map { $0 ?? false ? "starred-symbolic" : "non-starred-symbolic" }.bind(to: keepButton.reactive.iconName)
    keepButton.reactive.clicked.bind(to: viewModel) { viewModel in
      guard let search = viewModel.currentSearch else { return }
      if history.saved.value.contains(search) { history.removeSaved(search) } else { history.save(search) }
    }
  }

  private func bindSourceChooser() {
    combineLatest(viewModel.offeredSources, viewModel.chosenSource)
      .bind(to: self) { me, values in me.offer(values.0, chosen: values.1) }
    sourceChooser.reactive.selected
      .bind(to: self) { me, index in
        guard me.offered.indices.contains(index), me.viewModel.chosenSource.value != me.offered[index] else { return }
        me.viewModel.chosenSource.value = me.offered[index]
      }
  }

  private func offer(_ ids: [PhotoSourceID], chosen: PhotoSourceID) {
    if ids != offered {
      // A new list begins with its first line, which nobody chose.
      offered = []
      sourceChooser.model = StringList(strings: ids.map(Words.sourceName))
      sourceChooser.selected = ids.firstIndex(of: chosen) ?? 0
      offered = ids
    } else if let index = ids.firstIndex(of: chosen), sourceChooser.selected != index {
      sourceChooser.selected = index
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
      viewModel: viewModel, preferences: preferences, services: services, parent: self
    ).present()
  }

  private enum View: String {
    case results, detail
  }

  /// Shows one photo in the place of the results, or the results again.
  private func show(_ detail: PhotoDetailViewModel?) {
    let old = views.getChildByName(View.detail.rawValue)
    backButton.visible = detail != nil
    if let detail {
      old.map(views.remove)
      let view = PhotoDetailView(detail, services: services) { [weak self] query in self?.search(query) }
      views.addNamed(view, name: View.detail.rawValue)
      views.visibleChildName = View.detail.rawValue
      view.focusPicture()
    } else if let old {
      views.visibleChildName = View.results.rawValue
      views.remove(old)
      // Where the person came from.
      resultsList.grabFocus()
    }
  }

  private func showDetail(ofPhotoAt index: Int) {
    guard viewModel.searchResults.collection.indices.contains(index) else { return }
    viewModel.selection.detail.value = viewModel.searchResults[index]
  }

  private func search(_ query: PhotoQuery) {
    closeDetail()
    viewModel.search(query)
  }

  /// Goes back to the results.
  func closeDetail() {
    viewModel.selection.detail.value = nil
  }
}
