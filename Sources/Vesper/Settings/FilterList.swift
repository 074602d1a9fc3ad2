import Gtk
import PhotoSearchCore

/// The search filters, in the settings and behind the filter button, one per line.
final class FilterList: SettingsList {
  /// - Parameters:
  ///   - beginsWithIntendedUse: Whether the intended use of the photos comes first, as it is the most common reason to
  ///     filter a search.
  ///   - filters: The filters, in the order of their rows.
  init(
    _ search: PhotoSearchViewModel, preferences: Preferences, beginsWithIntendedUse: Bool,
    filters: [FilterPresentation] = FilterPresentation.all
  ) {
    let settings = search.searchMetadataViewModel
    func rows(_ isIncluded: (FilterPresentation) -> Bool) -> [SettingRow] {
      filters.filter(isIncluded).flatMap { $0.rows(settings) }
    }
    func isFirst(_ filter: FilterPresentation) -> Bool {
      beginsWithIntendedUse && filter.key == FilterPresentation.intendedUses.key
    }
    super.init(
      label: Strings.filters,
      rows: rows(isFirst)
        + [SettingRow(title: Strings.source, hint: Strings.sourceHint, control: SourceChooser(search))]
        + rows { !isFirst($0) && !$0.isOnByDefault }
        + [
          SwitchRow(
            title: Strings.groupBySource, hint: Strings.groupBySourceHint,
            setting: preferences.groupsBySource.property)
        ]
        + rows(\.isOnByDefault))
  }
}
