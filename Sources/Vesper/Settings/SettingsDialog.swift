import BindingCore
import Gtk
import PhotoSearchCore

/// The settings: what narrows a search, and what is kept on this machine.
final class SettingsDialog: Window {
  private let creativeCommonsSwitch = Switch()
  private let filterDatesSwitch = Switch()
  private let minDateRow = DateRow(title: Words.minUploadDate)
  private let maxDateRow = DateRow(title: Words.maxUploadDate)

  init(
    viewModel: PhotoSearchMetadataViewModel, preferences: Preferences, services: Services, parent: Window
  ) {
    super.init()
    title = Words.settings
    transientFor = parent
    modal = true
    resizable = false
    destroyWithParent = true
    setDefaultSize(width: 440, height: -1)
    let pages = Stack()
    let header = HeaderBar()
    let switcher = StackSwitcher()
    switcher.stack = pages
    header.titleWidget = switcher
    titlebar = header
    pages.addTitled(makeSearchPage(), name: "search", title: Words.search)
    if let cache = services.cache {
      pages.addTitled(StorageSettings(cache: cache, preferences: preferences), name: "storage", title: Words.storage)
    }
    child = pages
    closeOnEscape()
    bind(viewModel)
  }

  private func makeSearchPage() -> Widget {
    SettingsList(
      label: Words.settings,
      rows: [
        SettingRow(
          title: Words.creativeCommons, hint: Words.creativeCommonsHint, control: creativeCommonsSwitch),
        SettingRow(title: Words.dateFilter, hint: Words.dateFilterHint, control: filterDatesSwitch),
        minDateRow, maxDateRow,
      ])
  }

  private func closeOnEscape() {
    let keys = EventControllerKey()
    keys.reactive.keyPressed.handle { [weak self] key, _, _ in
      guard key == Self.escapeKey else { return false }
      self?.close()
      return true
    }
    addController(keys)
  }

  /// `GDK_KEY_Escape` of gdk/gdkkeysyms.h.
  private static let escapeKey = 0xff1b

  private func bind(_ viewModel: PhotoSearchMetadataViewModel) {
    viewModel.creativeCommons.bidirectionalBind(to: creativeCommonsSwitch.reactive.isOn)
    viewModel.dateFilter.bidirectionalBind(to: filterDatesSwitch.reactive.isOn)
    let opacity = viewModel.dateFilter.map { $0 ? 1 : 0.5 }
    opacity.bind(to: minDateRow.content.reactive.alpha)
    opacity.bind(to: maxDateRow.content.reactive.alpha)
    viewModel.minUploadDate.bidirectionalBind(to: minDateRow.date)
    viewModel.maxUploadDate.bidirectionalBind(to: maxDateRow.date)
  }
}
