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
    viewModel search: PhotoSearchViewModel, preferences: Preferences, services: Services, parent: Window
  ) {
    let viewModel = search.searchMetadataViewModel
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
    pages.addTitled(makeSearchPage(viewModel), name: "search", title: Words.search)
    pages.addTitled(
      KeySettings(keys: services.keys) { [weak search] in search?.keyChanged(of: $0) }, name: "keys", title: Words.keys)
    pages.addTitled(
      StorageSettings(cache: services.cache, preferences: preferences, history: search.history), name: "storage",
      title: Words.storage)
    child = pages
    onEscape { [weak self] in
      self?.close()
      return true
    }
    bind(viewModel)
  }

  private func makeSearchPage(_ viewModel: PhotoSearchMetadataViewModel) -> Widget {
    SettingsList(
      label: Words.settings,
      rows: [
        SettingRow(
          title: Words.creativeCommons, hint: Words.creativeCommonsHint, control: creativeCommonsSwitch),
        LicenseWishRow(viewModel.licenseWishes),
        ChoiceRow(
          title: Words.orientation, hint: Words.orientationHint, choices: [nil] + PhotoOrientation.allCases,
          name: Words.name, setting: viewModel.orientation),
        ChoiceRow(
          title: Words.minimumSize, hint: Words.minimumSizeHint, choices: [nil] + PhotoSize.allCases,
          name: Words.name, setting: viewModel.minimumSize),
        ChoiceRow(
          title: Words.order, hint: Words.orderHint, choices: PhotoOrder.allCases, name: Words.name,
          setting: viewModel.order),
        SettingRow(title: Words.dateFilter, hint: Words.dateFilterHint, control: filterDatesSwitch),
        minDateRow, maxDateRow,
      ])
  }

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
