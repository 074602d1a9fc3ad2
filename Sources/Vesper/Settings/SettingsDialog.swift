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
    resizable = false
    destroyWithParent = true
    setDefaultSize(width: 528, height: -1)
    let pages = Stack()
    let header = HeaderBar()
    let switcher = StackSwitcher()
    switcher.stack = pages
    header.titleWidget = switcher
    titlebar = header
    pages.addTitled(
      FilterList(search.searchMetadataViewModel, preferences: preferences), name: "search", title: Words.search)
    pages.addTitled(
      KeySettings(keys: services.keys) { [weak search] in search?.keyChanged(of: $0) }, name: "keys", title: Words.keys)
    pages.addTitled(
      StorageSettings(cache: services.cache, preferences: preferences, search: search), name: "storage",
      title: Words.storage)
    child = pages
    onEscape { [weak self] in
      self?.close()
      return true
    }
  }
}
