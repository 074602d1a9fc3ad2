import BindingCore
import Gtk
import PhotoSearchCore

/// The search filters, one per line, but for those that are on by default: they are in the settings.
final class FilterList: SettingsList {
  /// - Parameter filters: The filters, in the order of their rows.
  init(_ search: PhotoSearchViewModel, filters: [FilterPresentation] = FilterPresentation.all) {
    // The intended use of the photos comes first, as it is the most common reason to filter a search.
    let first = filters.filter { $0.key == FilterPresentation.intendedUses.key }
    let others = filters.filter { $0.key != FilterPresentation.intendedUses.key && !$0.isOnByDefault }
    super.init(
      label: Strings.filters, rows: (first + others).flatMap { $0.rows(search.searchMetadataViewModel) })
  }
}

/// The defaults of a search: the filters that are on unless they are turned off, and how results are shown.
final class SearchDefaults: SettingsList {
  init(_ search: PhotoSearchViewModel, preferences: Preferences) {
    super.init(
      label: Strings.search,
      rows: FilterPresentation.all.filter(\.isOnByDefault).flatMap { $0.rows(search.searchMetadataViewModel) } + [
        SwitchRow(
          title: Strings.groupBySource, hint: Strings.groupBySourceHint, setting: preferences.groupsBySource.property)
      ])
  }
}
