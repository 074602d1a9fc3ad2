import BindingCore
import Gtk
import PhotoSearchCore

/// The line of filters below the header: those that are on, toggles for those that are wanted most, and the way to the
/// rest. The toggles scroll sideways where they do not fit.
final class FilterPills: Revealer {
  private let scroller = ScrolledWindow()
  private let pills = FlowBox()
  private let clearButton = Button(label: Strings.removeFilters)
  private let moreButton = MenuButton()

  init(_ viewModel: PhotoSearchViewModel) {
    super.init()
    pills.selectionMode = .none
    let layout = BoxLayout(orientation: .horizontal)
    layout.spacing = 8
    pills.layoutManager = layout
    pills.leavePageKeys()
    pills.accessibleLabel = Strings.filters
    clearButton.addCssClass("flat")
    moreButton.label = Strings.more
    moreButton.addCssClass("flat")
    moreButton.tooltipText = Strings.moreFilters
    moreButton.pressLabel = Strings.moreFilters
    moreButton.accessibleDescription = Strings.filtersHint
    let popover = FilterPopover(viewModel)
    moreButton.popover = popover
    scroller.hscrollbarPolicy = .external
    scroller.vscrollbarPolicy = .never
    scroller.propagateNaturalWidth = true
    // Only the pills should take the keyboard focus.
    scroller.focusable = false
    scroller.child = Box(.horizontal, spacing: 8, [pills, clearButton])
    let line = Box(.horizontal, spacing: 8, [scroller, moreButton])
    line.addCssClass("filter-pills")
    child = line
    scrollWithWheel()
    isThereWhileRevealed()
    bind(viewModel, popover)
  }

  private func bind(_ viewModel: PhotoSearchViewModel, _ popover: Popover) {
    let toggles = FilterPresentation.all.flatMap { $0.toggles() }
    // A pill that comes or goes would move the button, and the popover with it, from under the pointer.
    let shown = combineLatest(viewModel.filterPills(wanted: toggles.map(\.filter)), popover.reactive.visible)
      .scan([FilterPill]()) { last, next in
        let (pills, isOpen) = next
        return isOpen ? last.map { pill in pills.first { $0.id == pill.id } ?? pill } : pills
      }
      .removeDuplicates().share(limit: 1)
    shown.diff().bind(to: pills) { [unowned self] in
      PillCell(toggles) { [unowned self] cell, pill in
        // A pill that goes takes the keyboard focus along.
        if case .toggle = pill {} else if cell.hasFocusInside { leave(cell) }
        viewModel.press(pill)
      }
    }
    shown.map { $0.contains(where: \.isOn) }.bind(to: clearButton.reactive.visible)
    viewModel.offersFilterPills.bind(to: reactive.revealChild)
    clearButton.reactive.clicked.bind(to: viewModel) { [unowned self] viewModel in
      if clearButton.hasFocus { moreButton.grabFocus() }
      viewModel.removeFilters(leavingScope: true)
    }
  }

  /// Moves the keyboard focus from a pill to the next one, or to what follows the last one.
  private func leave(_ cell: Widget) {
    if let next = cell.parent?.nextSibling {
      next.childFocus(.tabForward)
    } else {
      moreButton.grabFocus()
    }
  }

  /// Lets a wheel that only turns up and down scroll sideways.
  private func scrollWithWheel() {
    let wheel = EventControllerScroll(flags: .vertical)
    wheel.reactive.scroll.handle { [unowned scroller] _, y in
      guard let adjustment = scroller.hadjustment, adjustment.upper > adjustment.pageSize else { return false }
      adjustment.value += y * 48 * (scroller.direction == .rtl ? -1 : 1)
      return true
    }
    scroller.addController(wheel)
  }
}

/// A pill: a toggle, or a button that removes a filter.
private final class PillCell: ListCell<FilterPill> {
  private let toggles: [FilterToggle]
  private let press: (PillCell, FilterPill) -> Void
  private var button: Button?

  init(_ toggles: [FilterToggle], press: @escaping (PillCell, FilterPill) -> Void) {
    self.toggles = toggles
    self.press = press
    super.init(orientation: .horizontal, spacing: 0)
  }

  override func bind(_ pill: FilterPill) {
    // The button takes the keyboard focus.
    parent?.focusable = false
    let words = words(of: pill)
    rowLabel = words
    let button: Button
    if case .toggle(_, let isOn) = pill {
      let toggle = self.button as? ToggleButton ?? ToggleButton(label: words)
      toggle.active = isOn
      button = toggle
    } else {
      button = Self.removeButton(words)
    }
    show(button)
    button.reactive.clicked.bind(to: self) { $0.press($0, pill) }.dispose(in: bag)
  }

  private static func removeButton(_ words: String) -> Button {
    let button = Button()
    let label = Label(label: words)
    label.ellipsize = .end
    label.maxWidthChars = 28
    label.widthChars = min(words.count, 28)
    button.child = Box(.horizontal, spacing: 4, [label, Image(iconName: Icon.close)])
    button.tooltipText = Strings.removeFilter
    button.accessibleLabel = Strings.removeFilter(words)
    button.addCssClass("removable")
    return button
  }

  private func show(_ button: Button) {
    guard button != self.button else { return }
    self.button.map(remove)
    self.button = button
    button.addCssClass("pill")
    append(button)
  }

  private func words(of pill: FilterPill) -> String {
    switch pill {
    case .toggle(let filter, _): toggles.first { $0.filter == filter }?.title ?? Strings.chip(filter)
    case .active(let filter): Strings.chip(filter)
    case .scope(let scope): Strings.chip(scope)
    }
  }
}
