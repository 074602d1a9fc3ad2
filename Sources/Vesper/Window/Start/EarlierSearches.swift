import BindingCore
import Gtk
import PhotoSearchCore

/// Previous searches, those that the user keeps first.
final class EarlierSearches: FlowBox {
  /// The maximum number of searches: more would not help.
  private static let maximumCount = 8

  init(_ viewModel: PhotoSearchViewModel) {
    super.init()
    selectionMode = .none
    halign = .center
    layoutManager = WrapLayout(spacing: 8, align: 0.5)
    accessibleLabel = Strings.earlierSearches
    addCssClass("earlier-searches")
    let remembered = combineLatest(viewModel.history.saved, viewModel.history.recent) { saved, recent in
      let searches = saved.map { EarlierSearch(id: $0, isKept: true) }
      return Array(
        (searches + recent.filter { !saved.contains($0) }.map { EarlierSearch(id: $0, isKept: false) })
          .prefix(Self.maximumCount))
    }
    remembered.diff().bind(to: self) { SearchButtonCell { viewModel.search($0) } }
    remembered.map { !$0.isEmpty }.bind(to: reactive.visible)
  }
}

private struct EarlierSearch: Equatable, Identifiable {
  let id: RememberedSearch
  let isKept: Bool
}

/// A button that repeats a previous search.
private final class SearchButtonCell: ListCell<EarlierSearch> {
  private let button = Button()
  private let icon = Image(iconName: nil)
  private let label = Label()
  private let search: (RememberedSearch) -> Void

  init(search: @escaping (RememberedSearch) -> Void) {
    self.search = search
    super.init(orientation: .horizontal, spacing: 0)
    label.ellipsize = .end
    label.maxWidthChars = 24
    button.child = Box(.horizontal, spacing: 8, [icon, label])
    button.addCssClass("start-chip")
    append(button)
  }

  override func bind(_ earlier: EarlierSearch) {
    // The button takes the keyboard focus.
    parent?.focusable = false
    let words = Strings.text(of: earlier.id)
    icon.iconName = earlier.isKept ? Icon.kept : Icon.earlier
    label.label = words
    button.tooltipText = Strings.details(of: earlier.id)
    button.accessibleLabel = Strings.searchAgain(words)
    button.reactive.clicked.bind(to: self) { $0.search(earlier.id) }.dispose(in: bag)
  }
}
