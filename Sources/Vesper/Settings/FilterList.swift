import BindingCore
import Gtk
import PhotoSearchCore

/// What narrows a search, in the settings and behind the filter button: a line for each.
final class FilterList: SettingsList {
  init(_ viewModel: PhotoSearchMetadataViewModel, preferences: Preferences) {
    let creativeCommons = Switch()
    let dateFilter = Switch()
    let safeSearch = Switch()
    let groupsBySource = Switch()
    let minDateRow = DateRow(title: Words.minUploadDate)
    let maxDateRow = DateRow(title: Words.maxUploadDate)
    super.init(
      label: Words.filters,
      rows: [
        SettingRow(title: Words.creativeCommons, hint: Words.creativeCommonsHint, control: creativeCommons),
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
        SettingRow(title: Words.dateFilter, hint: Words.dateFilterHint, control: dateFilter),
        minDateRow, maxDateRow,
        SettingRow(title: Words.groupBySource, hint: Words.groupBySourceHint, control: groupsBySource),
        SettingRow(title: Words.safeSearch, hint: Words.safeSearchHint, control: safeSearch),
      ])
    viewModel.creativeCommons.bidirectionalBind(to: creativeCommons.reactive.isOn)
    viewModel.dateFilter.bidirectionalBind(to: dateFilter.reactive.isOn)
    viewModel.safeSearch.bidirectionalBind(to: safeSearch.reactive.isOn)
    preferences.groupsBySource.bidirectionalBind(to: groupsBySource.reactive.isOn)
    let opacity = viewModel.dateFilter.map { $0 ? 1 : 0.5 }
    opacity.bind(to: minDateRow.content.reactive.alpha)
    opacity.bind(to: maxDateRow.content.reactive.alpha)
    viewModel.minUploadDate.bidirectionalBind(to: minDateRow.date)
    viewModel.maxUploadDate.bidirectionalBind(to: maxDateRow.date)
  }
}
