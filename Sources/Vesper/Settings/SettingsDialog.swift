import BindingCore
import Gtk
import PhotoSearchCore

/// The settings: what narrows a search, and what is kept on this machine.
final class SettingsDialog: Window {
  init(
    viewModel search: PhotoSearchViewModel, preferences: Preferences, services: Services, parent: Window
  ) {
    super.init()
    title = Words.settings
    transientFor = parent
    modal = true
    destroyWithParent = true
    // Not wider than a window that fills a narrow screen.
    let width = Int(528 * Appearance.current.textScale.value)
    setDefaultSize(width: parent.width > 0 ? min(width, parent.width) : width, height: -1)
    let pages = Stack()
    // Each page is as high as suits it.
    pages.vhomogeneous = false
    let header = HeaderBar()
    let switcher = StackSwitcher()
    switcher.stack = pages
    switcher.addCssClass("pages")
    switcher.accessibleLabel = Words.settings
    header.titleWidget = switcher
    titlebar = header
    pages.addTitled(
      Self.scroller(FilterList(search, preferences: preferences, beginsWithWishes: false)), name: "search",
      title: Words.search)
    pages.addTitled(
      Self.scroller(KeySettings(keys: services.keys) { [weak search] in search?.keyChanged(of: $0) }), name: "keys",
      title: Words.keys)
    pages.addTitled(
      Self.scroller(StorageSettings(cache: services.cache, preferences: preferences, search: search)),
      name: "storage", title: Words.storage)
    // A narrow window cuts the names of the pages.
    for button in switcher.children { (button.firstChild as? Label)?.ellipsize = .end }
    pages.hideOtherPages()
    child = pages
    onEscape { [weak self] in
      self?.close()
      return true
    }
  }

  /// So that a page fits a screen of 768 pixels, with a panel above or below.
  private static func scroller(_ page: Widget) -> ScrolledWindow {
    let scroller = ScrolledWindow()
    scroller.hscrollbarPolicy = .never
    scroller.propagateNaturalHeight = true
    scroller.maxContentHeight = 600
    // The keyboard is for what is in it.
    scroller.focusable = false
    scroller.child = page
    return scroller
  }
}
