import BindingCore
import Gtk
import PhotoSearchCore

/// The settings: the defaults of a search, keys, and local storage. What narrows a single search is a filter.
final class SettingsDialog: Window {
  init(
    viewModel search: PhotoSearchViewModel, preferences: Preferences, services: Services, parent: Window
  ) {
    super.init()
    title = Strings.settings
    transientFor = parent
    modal = true
    destroyWithParent = true
    // Not wider than the parent window, which may fill a narrow screen.
    let width = Int(528 * Appearance.current.textScale.value)
    setDefaultSize(width: parent.width > 0 ? min(width, parent.width) : width, height: -1)
    let pages = Stack()
    // All pages are as high as the highest one: the window does not grow when another page is chosen.
    pages.vhomogeneous = true
    let header = HeaderBar()
    let switcher = StackSwitcher()
    switcher.stack = pages
    switcher.addCssClass("pages")
    switcher.accessibleLabel = Strings.settings
    header.titleWidget = switcher
    titlebar = header
    pages.addTitled(
      Self.scroller(SearchDefaults(search, preferences: preferences)), name: "search", title: Strings.search)
    pages.addTitled(
      Self.scroller(KeySettings(keys: services.keys) { [weak search] in search?.keyChanged(of: $0) }), name: "keys",
      title: Strings.keys)
    pages.addTitled(
      Self.scroller(
        StorageSettings(cache: services.cache, seen: services.seen, preferences: preferences, search: search)),
      name: "storage", title: Strings.storage)
    // In a narrow window the page names are ellipsized.
    for button in switcher.children { (button.firstChild as? Label)?.ellipsize = .end }
    pages.hideOtherPages()
    child = pages
    onEscape { [weak self] in
      self?.close()
      return true
    }
  }

  /// Limits the height so that a page fits a screen of 768 pixels with a panel.
  private static func scroller(_ page: Widget) -> ScrolledWindow {
    let scroller = ScrolledWindow()
    scroller.hscrollbarPolicy = .never
    scroller.propagateNaturalHeight = true
    scroller.maxContentHeight = 600
    // Only the contents should take the keyboard focus.
    scroller.focusable = false
    scroller.child = page
    return scroller
  }
}

/// A framed group of settings, one per row.
class SettingsList: ListBox {
  init(label: String, rows: [SettingRow]) {
    super.init()
    accessibleLabel = label
    selectionMode = .none
    showSeparators = true
    valign = .start
    addCssClass("frame")
    addCssClass("settings-list")
    rows.forEach(append)
    let margin = 18
    marginTop = margin
    marginBottom = margin
    marginStart = margin
    marginEnd = margin
  }
}
