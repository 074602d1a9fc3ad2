import BindingCore
import Gtk
import PhotoSearchCore

/// The header bar: the source, the search entry, and the controls for a search.
final class SearchHeaderBar: HeaderBar {
  let backButton = Button(iconName: "go-previous-symbolic")
  let searchEntry = SearchEntry()
  let settingsButton = Button(iconName: "emblem-system-symbolic")
  private let suggestions: SearchSuggestions
  private let keepButton = ToggleButton()
  private let savedButton = ToggleButton()
  private let sourceChooser: SourceChooser
  private let spinner = Spinner()
  private let spinnerBox = Box(.horizontal, [])
  private let viewToggle: ViewToggle
  private let filterButton: FilterButton
  private let viewModel: PhotoSearchViewModel
  /// The controls that do not fit into the bar in a narrow window, below it.
  let secondLine = Box(.horizontal, [])

  init(_ viewModel: PhotoSearchViewModel, preferences: Preferences) {
    self.viewModel = viewModel
    suggestions = SearchSuggestions(for: searchEntry, viewModel: viewModel)
    sourceChooser = SourceChooser(viewModel)
    viewToggle = ViewToggle(preferences.layout.property)
    filterButton = FilterButton(viewModel, preferences: preferences)
    super.init()
    nameControls()
    titleWidget = searchEntry
    packStart(backButton)
    packEnd(PrimaryMenu())
    packEnd(settingsButton)
    fillSpinnerBox()
    packEnd(spinnerBox)
    packEnd(keepButton)
    secondLine.addCssClass("second-line")
    secondLine.layoutManager = WrapLayout(spacing: 6)
    arrange()
    bindSearch()
    bindKeepButton()
    backButton.reactive.visible.bind(to: self) { me, _ in me.showForWidth() }
    viewModel.savedPhotos.map(bindSavedButton)
  }

  private func nameControls() {
    backButton.tooltipText = Strings.back
    backButton.accessibleLabel = Strings.back
    backButton.visible = false
    keepButton.iconName = "non-starred-symbolic"
    keepButton.tooltipText = Strings.keepSearch
    keepButton.accessibleLabel = Strings.keepSearch
    savedButton.iconName = "folder-pictures-symbolic"
    savedButton.tooltipText = Strings.savedPhotos
    savedButton.accessibleLabel = Strings.savedPhotos
    let placeholder = viewModel.activeSource.map {
      $0 == .saved ? Strings.searchSavedPlaceholder : Strings.searchPlaceholder
    }
    placeholder.bind(to: searchEntry.reactive.placeholderText)
    placeholder.bind(to: searchEntry) { entry, text in entry.accessibleLabel = text }
    searchEntry.hexpand = true
    searchEntry.widthChars = 3
    searchEntry.maxWidthChars = 44
    settingsButton.tooltipText = Strings.settings
    settingsButton.accessibleLabel = Strings.settings
    spinner.accessibleLabel = Strings.status(.searching)
  }

  /// The minimum width at which everything fits into one line, with space for some words in the entry.
  private var leastWideWidth = 0

  /// Moves controls to the second line if they do not fit into the given window width.
  func fit(width: Int) {
    // At least the minimum width of the window when everything is in one line, which depends on the text size.
    if !isNarrow {
      // The same with and without an open photo: the back button takes space from the entry.
      let back = backButton.visible ? backButton.measured(orientation: .horizontal).minimum : 0
      leastWideWidth = measured(orientation: .horizontal).minimum - back + 60
    }
    isNarrow = width < leastWideWidth
  }

  /// Whether the window is too narrow for a single line.
  private var isNarrow = false {
    didSet {
      guard isNarrow != oldValue else { return }
      for widget in movingWidgets {
        if isNarrow { remove(widget) } else { secondLine.remove(widget) }
      }
      arrange()
    }
  }

  private var movingWidgets: [Widget] { [sourceChooser, filterButton, savedButton, viewToggle] }

  private func arrange() {
    showForWidth()
    if isNarrow {
      movingWidgets.forEach(secondLine.append)
    } else {
      packStart(sourceChooser)
      packStart(filterButton)
      packEnd(viewToggle)
      packEnd(savedButton)
    }
  }

  /// Hides the less important controls in a narrow window.
  private func showForWidth() {
    let isPhoto = backButton.visible
    secondLine.visible = isNarrow && !isPhoto
    keepButton.visible = !isNarrow || !isPhoto
    // The menu has the settings too.
    settingsButton.visible = !isNarrow
    // The status bar below the results also shows progress.
    spinnerBox.visible = !isNarrow
  }

  /// Reserves the space of the spinner, so that nothing moves when it appears or disappears.
  private func fillSpinnerBox() {
    spinnerBox.setSizeRequest(width: 16, height: 16)
    spinnerBox.append(spinner)
  }

  private func bindSearch() {
    viewModel.searchString.bidirectionalBind(to: searchEntry.reactive.text)
    viewModel.searchTextIsTooShort.bind(to: searchEntry.reactive.cssClass("too-short"))
    searchEntry.reactive.activate.bind(to: viewModel) { $0.submit() }
    viewModel.searchInProgress.bind(to: spinner.reactive.spinning)
    viewModel.searchInProgress.bind(to: spinner.reactive.visible)
  }

  private func bindSavedButton(_ saved: SavedPhotosViewModel) {
    saved.isShown.bind(to: savedButton.reactive.active)
    savedButton.reactive.clicked.bind(to: saved) { $0.toggle() }
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
}

/// A toggle between the list and the grid of results.
final class ViewToggle: Box {
  init(_ layout: Property<String>) {
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("linked")
    for choice in ResultLayout.allCases {
      let button = ToggleButton()
      button.iconName = choice == .grid ? "view-grid-symbolic" : "view-list-symbolic"
      button.tooltipText = Strings.showAs(choice)
      button.accessibleLabel = Strings.showAs(choice)
      append(button)
      layout.map { $0 == choice.rawValue }.bind(to: button.reactive.active)
      button.reactive.clicked.bind(to: layout) { [unowned button] layout in
        layout.value = choice.rawValue
        // One of them is always active.
        button.active = true
      }
    }
  }
}

/// The application menu, opened with F10.
final class PrimaryMenu: MenuButton {
  override init() {
    super.init()
    iconName = "open-menu-symbolic"
    tooltipText = Strings.mainMenu
    accessibleLabel = Strings.mainMenu
    primary = true
    menuModel = Gio.Menu {
      Gio.MenuItem {
        for command in [Command.shortcuts, .settings, .about] { item(command) }
      }
      Gio.MenuItem { item(.quit) }
    }
    offerMenuItems()
  }

  private func item(_ command: Command) -> Gio.MenuItem {
    Gio.MenuItem(Strings.name(of: command), action: command.action)
  }
}
