import BindingCore
import Gtk
import PhotoSearchCore

/// The search filters, in the settings and behind the filter button, one per line.
final class FilterList: SettingsList {
  /// - Parameter beginsWithWishes: Whether the intended use of the photos comes first, as it is the most common reason
  ///   to filter a search.
  init(_ search: PhotoSearchViewModel, preferences: Preferences, beginsWithWishes: Bool) {
    let viewModel = search.searchMetadataViewModel
    let creativeCommons = Switch()
    let dateFilter = Switch()
    let safeSearch = Switch()
    let photographsOnly = Switch()
    let assessedOnly = Switch()
    let groupsBySource = Switch()
    let minDateRow = DateRow(title: Words.minUploadDate)
    let maxDateRow = DateRow(title: Words.maxUploadDate)
    let wishes = [
      ChecksRow(
        title: Words.licenseWishes, hint: Words.licenseWishesHint, choices: [.commercialUse, .changes, .noCredit],
        name: Words.name, setting: viewModel.licenseWishes)
    ]
    super.init(
      label: Words.filters,
      rows: (beginsWithWishes ? wishes : []) + [
        SettingRow(title: Words.source, hint: Words.sourceHint, control: SourceChooser(search)),
        SettingRow(title: Words.creativeCommons, hint: Words.creativeCommonsHint, control: creativeCommons),
        SettingRow(title: Words.dateFilter, hint: Words.dateFilterHint, control: dateFilter),
        minDateRow, maxDateRow,
      ] + (beginsWithWishes ? [] : wishes) + [
        ChoiceRow(
          title: Words.orientation, hint: Words.orientationHint, choices: [nil] + PhotoOrientation.allCases,
          name: Words.name, setting: viewModel.orientation),
        ChoiceRow(
          title: Words.minimumSize, hint: Words.minimumSizeHint, choices: [nil] + PhotoSize.allCases,
          name: Words.name, setting: viewModel.minimumSize),
        ChecksRow(
          title: Words.fileTypes, hint: Words.fileTypesHint, choices: PhotoFileType.allCases, name: Words.name,
          columns: 2, setting: viewModel.fileTypes),
        SettingRow(title: Words.photographsOnly, hint: Words.photographsOnlyHint, control: photographsOnly),
        SettingRow(title: Words.assessedOnly, hint: Words.assessedOnlyHint, control: assessedOnly),
        ChoiceRow(
          title: Words.order, hint: Words.orderHint, choices: PhotoOrder.allCases, name: Words.name,
          setting: viewModel.order),
        SettingRow(title: Words.groupBySource, hint: Words.groupBySourceHint, control: groupsBySource),
        SettingRow(title: Words.safeSearch, hint: Words.safeSearchHint, control: safeSearch),
      ])
    viewModel.creativeCommons.bidirectionalBind(to: creativeCommons.reactive.isOn)
    viewModel.dateFilter.bidirectionalBind(to: dateFilter.reactive.isOn)
    viewModel.safeSearch.bidirectionalBind(to: safeSearch.reactive.isOn)
    viewModel.photographsOnly.bidirectionalBind(to: photographsOnly.reactive.isOn)
    viewModel.assessedOnly.bidirectionalBind(to: assessedOnly.reactive.isOn)
    preferences.groupsBySource.bidirectionalBind(to: groupsBySource.reactive.isOn)
    let opacity = viewModel.dateFilter.map { $0 ? 1 : 0.5 }
    opacity.bind(to: minDateRow.content.reactive.alpha)
    opacity.bind(to: maxDateRow.content.reactive.alpha)
    viewModel.minUploadDate.bidirectionalBind(to: minDateRow.date)
    viewModel.maxUploadDate.bidirectionalBind(to: maxDateRow.date)
  }
}
