import BindingCore
import Gtk
import PhotoSearchCore

/// The search filters, in the settings and behind the filter button, one per line.
final class FilterList: SettingsList {
  /// - Parameter beginsWithIntendedUse: Whether the intended use of the photos comes first, as it is the most common reason
  ///   to filter a search.
  init(_ search: PhotoSearchViewModel, preferences: Preferences, beginsWithIntendedUse: Bool) {
    let viewModel = search.searchMetadataViewModel
    let creativeCommons = Switch()
    let dateFilter = Switch()
    let safeSearch = Switch()
    let photographsOnly = Switch()
    let assessedOnly = Switch()
    let minDateRow = DateRow(title: Strings.minUploadDate)
    let maxDateRow = DateRow(title: Strings.maxUploadDate)
    let uses = [
      ChecksRow(
        title: Strings.intendedUses, hint: Strings.intendedUsesHint, choices: [.commercialUse, .changes, .noCredit],
        name: Strings.name, setting: viewModel.intendedUses)
    ]
    super.init(
      label: Strings.filters,
      rows: (beginsWithIntendedUse ? uses : []) + [
        SettingRow(title: Strings.source, hint: Strings.sourceHint, control: SourceChooser(search)),
        SettingRow(title: Strings.creativeCommons, hint: Strings.creativeCommonsHint, control: creativeCommons),
        SettingRow(title: Strings.dateFilter, hint: Strings.dateFilterHint, control: dateFilter),
        minDateRow, maxDateRow,
      ] + (beginsWithIntendedUse ? [] : uses) + [
        ChoiceRow(
          title: Strings.orientation, hint: Strings.orientationHint, choices: [nil] + PhotoOrientation.allCases,
          name: Strings.name, setting: viewModel.orientation),
        ChoiceRow(
          title: Strings.minimumSize, hint: Strings.minimumSizeHint, choices: [nil] + PhotoSize.allCases,
          name: Strings.name, setting: viewModel.minimumSize),
        ChecksRow(
          title: Strings.fileTypes, hint: Strings.fileTypesHint, choices: PhotoFileType.allCases, name: Strings.name,
          columns: 2, setting: viewModel.fileTypes),
        SettingRow(title: Strings.photographsOnly, hint: Strings.photographsOnlyHint, control: photographsOnly),
        SettingRow(title: Strings.assessedOnly, hint: Strings.assessedOnlyHint, control: assessedOnly),
        ChoiceRow(
          title: Strings.order, hint: Strings.orderHint, choices: PhotoOrder.allCases, name: Strings.name,
          setting: viewModel.order),
        SwitchRow(
          title: Strings.groupBySource, hint: Strings.groupBySourceHint, setting: preferences.groupsBySource.property),
        SettingRow(title: Strings.safeSearch, hint: Strings.safeSearchHint, control: safeSearch),
      ])
    viewModel.creativeCommons.bidirectionalBind(to: creativeCommons.reactive.isOn)
    viewModel.dateFilter.bidirectionalBind(to: dateFilter.reactive.isOn)
    viewModel.safeSearch.bidirectionalBind(to: safeSearch.reactive.isOn)
    viewModel.photographsOnly.bidirectionalBind(to: photographsOnly.reactive.isOn)
    viewModel.assessedOnly.bidirectionalBind(to: assessedOnly.reactive.isOn)
    let opacity = viewModel.dateFilter.map { $0 ? 1 : 0.5 }
    opacity.bind(to: minDateRow.content.reactive.alpha)
    opacity.bind(to: maxDateRow.content.reactive.alpha)
    viewModel.minUploadDate.bidirectionalBind(to: minDateRow.date)
    viewModel.maxUploadDate.bidirectionalBind(to: maxDateRow.date)
  }
}
