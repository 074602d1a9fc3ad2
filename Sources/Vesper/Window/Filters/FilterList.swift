import BindingCore
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

/// Opens the search filters in a popover. The results update immediately.
final class FilterButton: MenuButton {
  init(_ viewModel: PhotoSearchViewModel, preferences: Preferences) {
    super.init()
    label = Strings.filters
    accessibleLabel = Strings.filters
    tooltipText = Strings.filtersHint
    // GTK 4.24 would use the contents of the popover.
    accessibleDescription = Strings.filtersHint
    let scroller = ScrolledWindow()
    // No scroll bar; unlike `never`, this respects the maximum width.
    scroller.hscrollbarPolicy = .external
    // Only the contents should take the keyboard focus.
    scroller.focusable = false
    scroller.propagateNaturalHeight = true
    scroller.propagateNaturalWidth = true
    scroller.maxContentHeight = 480
    let popover = Popover()
    popover.addCssClass("filters")
    popover.accessibleLabel = Strings.filters
    popover.child = scroller
    self.popover = popover
    // The rows are created on demand, as most searches need none.
    popover.reactive.map.bind(to: scroller) { scroller in
      // Not wider than the window, which may fill a narrow screen.
      if let window = scroller.root as? Window { scroller.maxContentWidth = max(240, window.width - 24) }
      if scroller.child == nil {
        scroller.child = FilterList(viewModel, preferences: preferences, beginsWithIntendedUse: true)
      }
    }
    viewModel.searchMetadataViewModel.isNarrowing.bind(to: reactive.cssClass("filters-on"))
  }
}
