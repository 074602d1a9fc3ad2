import BindingCore
import Gtk
import PhotoSearchCore

/// The search filters in a popover. The results update immediately.
final class FilterPopover: Popover {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init()
    addCssClass("filters")
    accessibleLabel = Strings.filters
    let scroller = ScrolledWindow()
    // No scroll bar; unlike `never`, this respects the maximum width.
    scroller.hscrollbarPolicy = .external
    // Only the contents should take the keyboard focus.
    scroller.focusable = false
    scroller.propagateNaturalHeight = true
    scroller.propagateNaturalWidth = true
    scroller.maxContentHeight = 480
    child = scroller
    // The rows are created on demand, as most searches need none.
    reactive.map.bind(to: scroller) { scroller in
      // Not wider than the window, which may fill a narrow screen.
      if let window = scroller.root as? Window { scroller.maxContentWidth = max(240, window.width - 24) }
      if scroller.child == nil { scroller.child = FilterList(viewModel) }
    }
  }
}

/// Opens the search filters, and shows how many are on.
final class FilterButton: MenuButton {
  private let symbol = Image(iconName: Icon.filter)
  private let nameLabel = Label(label: Strings.filters)

  init(_ viewModel: PhotoSearchViewModel) {
    super.init()
    let badge = Label()
    addCssClass("filters-button")
    badge.addCssClass("count")
    badge.valign = .center
    symbol.visible = false
    child = Box(.horizontal, spacing: 4, [symbol, nameLabel, badge])
    tooltipText = Strings.filtersHint
    // GTK 4.24 would use the contents of the popover.
    accessibleDescription = Strings.filtersHint
    popover = FilterPopover(viewModel)
    let count = viewModel.searchMetadataViewModel.activeFilters.map(\.count)
    count.map { GLib.formatted($0) }.bind(to: badge.reactive.label)
    count.map { $0 > 0 }.bind(to: badge.reactive.visible)
    count.map(Strings.filters).bind(to: self) { $0.pressLabel = $1 }
  }

  /// Whether there is no space for the word.
  var isNarrow = false {
    didSet {
      symbol.visible = isNarrow
      nameLabel.visible = !isNarrow
    }
  }
}
