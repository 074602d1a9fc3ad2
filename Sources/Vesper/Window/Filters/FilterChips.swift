import BindingCore
import Gtk
import PhotoSearchCore

/// The active filters below the header, each with a button that removes it, and one that removes all.
final class FilterChips: Revealer {
  private let chips = FlowBox()

  init(_ viewModel: PhotoSearchViewModel) {
    super.init()
    let clearButton = Button(label: Strings.removeFilters)
    clearButton.addCssClass("flat")
    chips.selectionMode = .none
    chips.valign = .center
    chips.layoutManager = WrapLayout(spacing: 6)
    chips.accessibleLabel = Strings.activeFilters
    let line = Box(.horizontal, [chips, clearButton])
    line.layoutManager = WrapLayout(spacing: 6)
    line.addCssClass("filter-chips")
    child = line
    isThereWhileRevealed()

    let filters = Self.chips(of: viewModel)
    filters.diff().bind(to: chips) { ChipCell { chip in chip.remove(from: viewModel) } }
    filters.map { !$0.isEmpty }.removeDuplicates().bind(to: reactive.revealChild)
    clearButton.reactive.clicked.bind(to: viewModel) { $0.removeFilters(leavingScope: true) }
  }

  private static func chips(of viewModel: PhotoSearchViewModel) -> SafeSignal<[Chip]> {
    combineLatest(viewModel.status, viewModel.searchMetadataViewModel.activeFilters)
      .map { [unowned viewModel] _, filters in
        let scope = viewModel.currentSearch?.query.scope ?? .everything
        return (scope == .everything ? [] : [Chip.scope(scope)]) + filters.map(Chip.filter)
      }
      .removeDuplicates()
  }
}

/// An active filter or scope.
private enum Chip: Equatable, Identifiable {
  case filter(ActiveFilter)
  /// The photos of one author, or those similar to one photo.
  case scope(PhotoQuery.Scope)

  enum ID: Hashable {
    case filter(ActiveFilter.ID)
    case scope
  }

  var id: ID {
    switch self {
    case .filter(let filter): .filter(filter.id)
    case .scope: .scope
    }
  }

  var words: String {
    switch self {
    case .filter(let filter): Strings.chip(filter)
    case .scope(let scope): Strings.chip(scope)
    }
  }

  func remove(from viewModel: PhotoSearchViewModel) {
    switch self {
    case .filter(let filter): viewModel.remove(filter)
    case .scope: viewModel.removeScope()
    }
  }
}

/// A label and a button.
private final class ChipCell: ListCell<Chip> {
  private let label = Label()
  private let button = Button(iconName: "window-close-symbolic")
  private let remove: (Chip) -> Void

  init(remove: @escaping (Chip) -> Void) {
    self.remove = remove
    super.init(orientation: .horizontal, spacing: 6)
    addCssClass("chip")
    label.ellipsize = .end
    button.addCssClass("flat")
    button.addCssClass("circular")
    button.valign = .center
    append(label)
    append(button)
  }

  override func bind(_ chip: Chip) {
    // The button takes the keyboard focus.
    parent?.focusable = false
    label.label = chip.words
    label.tooltipText = chip.words
    rowLabel = chip.words
    button.tooltipText = Strings.removeFilter
    button.accessibleLabel = Strings.removeFilter(chip.words)
    button.reactive.clicked.bind(to: self) { $0.remove(chip) }.dispose(in: bag)
  }
}
