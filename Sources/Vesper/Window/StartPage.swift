import BindingCore
import Gtk
import PhotoSearchCore

/// The page before the first search: instructions, and previous searches to start from.
final class StartPage: StatusPage {
  private let viewModel: PhotoSearchViewModel
  private let searches = FlowBox()

  /// The maximum number of searches: more would not help.
  private static let maximumCount = 8

  init(_ viewModel: PhotoSearchViewModel) {
    self.viewModel = viewModel
    super.init(icon: Icon.search, title: Strings.startTitle, hint: Strings.startHint)
    searches.selectionMode = .none
    searches.halign = .center
    searches.layoutManager = WrapLayout(spacing: 6)
    searches.accessibleLabel = Strings.earlierSearches
    searches.addCssClass("earlier-searches")
    append(searches)
    let remembered = combineLatest(viewModel.history.saved, viewModel.history.recent) { saved, recent in
      Array((saved + recent.filter { !saved.contains($0) }).prefix(Self.maximumCount)).map(EarlierSearch.init)
    }
    remembered.diff().bind(to: searches) { SearchButtonCell { viewModel.search($0) } }
    remembered.map { !$0.isEmpty }.bind(to: searches.reactive.visible)
  }
}

private struct EarlierSearch: Equatable, Identifiable {
  let id: RememberedSearch
}

/// A button that repeats a previous search.
private final class SearchButtonCell: ListCell<EarlierSearch> {
  private let button = Button()
  private let label = Label()
  private let search: (RememberedSearch) -> Void

  init(search: @escaping (RememberedSearch) -> Void) {
    self.search = search
    super.init(orientation: .horizontal, spacing: 0)
    label.ellipsize = .end
    label.maxWidthChars = 24
    button.child = label
    append(button)
  }

  override func bind(_ earlier: EarlierSearch) {
    // The button takes the keyboard focus.
    parent?.focusable = false
    let words = Strings.text(of: earlier.id)
    label.label = words
    button.tooltipText = Strings.details(of: earlier.id)
    button.accessibleLabel = Strings.searchAgain(words)
    button.reactive.clicked.bind(to: self) { $0.search(earlier.id) }.dispose(in: bag)
  }
}
