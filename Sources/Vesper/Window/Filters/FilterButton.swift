import BindingCore
import Gtk
import PhotoSearchCore

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
