import BindingCore
import Gtk
import PhotoSearchCore

/// Opens what narrows the search, over the results, which follow at once.
final class FilterButton: MenuButton {
  init(_ viewModel: PhotoSearchViewModel, preferences: Preferences) {
    super.init()
    label = Words.filters
    accessibleLabel = Words.filters
    tooltipText = Words.filtersHint
    // GTK 4.24 would take it from what is in the popover.
    accessibleDescription = Words.filtersHint
    let scroller = ScrolledWindow()
    // Without a bar, and unlike with `never` the widest that it may be counts.
    scroller.hscrollbarPolicy = .external
    // The keyboard is for what is in it.
    scroller.focusable = false
    scroller.propagateNaturalHeight = true
    scroller.propagateNaturalWidth = true
    scroller.maxContentHeight = 480
    let popover = Popover()
    popover.addCssClass("filters")
    popover.accessibleLabel = Words.filters
    popover.child = scroller
    self.popover = popover
    // The lines are made when they are wanted: most searches want none.
    popover.reactive.map.bind(to: scroller) { scroller in
      // Not wider than a window that fills a narrow screen.
      if let window = scroller.root as? Window { scroller.maxContentWidth = max(240, window.width - 24) }
      if scroller.child == nil {
        scroller.child = FilterList(viewModel, preferences: preferences, beginsWithWishes: true)
      }
    }
    viewModel.searchMetadataViewModel.isNarrowing.bind(to: reactive.cssClass("filters-on"))
  }
}
