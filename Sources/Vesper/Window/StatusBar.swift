import BindingCore
import Gtk
import PhotoSearchCore

/// The bar below the results: their number, what is missing, and the remaining request budget of the service.
final class StatusBar: Box {
  private let statusLabel = Label()
  private let contributionsLabel = Label()
  private let moreButton = Button(label: Strings.showMore)
  private let cancelButton = Button(label: Strings.cancel)
  private let budgetLabel = Label()

  init(_ viewModel: PhotoSearchViewModel) {
    super.init(orientation: .vertical, spacing: 0)
    let line = AdaptivePair(
      statusLabel,
      AdaptivePair(
        budgetLabel, Box(.horizontal, spacing: 4, [moreButton, cancelButton]), leastWidth: 180, spacing: 8),
      leastWidth: 260, spacing: 8)
    line.addCssClass("status-bar")
    contributionsLabel.addCssClass("contributions")
    for part in [Separator(orientation: .horizontal), line, contributionsLabel] { append(part) }
    arrange()
    bind(viewModel)
  }

  private func arrange() {
    statusLabel.accessibleRole = .status
    statusLabel.hexpand = true
    statusLabel.xalign = 0
    statusLabel.wrap = true
    statusLabel.lines = 2
    statusLabel.ellipsize = .end
    statusLabel.widthChars = 12
    budgetLabel.addCssClass("dim-label")
    budgetLabel.wrap = true
    budgetLabel.justify = .right
    budgetLabel.xalign = 1
    budgetLabel.hexpand = true
    // If only one word per line would fit, the label moves below.
    budgetLabel.widthChars = 18
    for button in [moreButton, cancelButton] {
      button.addCssClass("flat")
      button.valign = .center
    }
    contributionsLabel.addCssClass("dim-label")
    contributionsLabel.xalign = 0
    contributionsLabel.wrap = true
  }

  /// Returns the status text. Failures are reported above the displayed photos, whose count stays, or on a page if
  /// there are none.
  private static func text(_ viewModel: PhotoSearchViewModel) -> SafeSignal<String> {
    let status = viewModel.status.scan((text: "", count: "")) { [unowned viewModel] last, status in
      let isEmpty = viewModel.searchResults.isEmpty
      return switch status {
      case .failed: isEmpty ? ("", "") : (last.count, last.count)
      case .waiting where isEmpty: ("", last.count)
      case .searching, .waiting, .arriving: (Strings.status(status), last.count)
      default: (Strings.status(status), Strings.status(status))
      }
    }
    .map(\.text)
    // What was typed since does not say by itself why nothing happens.
    let shortText = combineLatest(viewModel.searchTextIsTooShort, viewModel.searchString) { $0 ? $1 : "" }
    return combineLatest(status, viewModel.awaitedSources, shortText) { text, awaited, short in
      // The start page says so itself.
      guard short.isEmpty || text.isEmpty else { return Strings.statuses([text, Strings.pressEnter(short)]) }
      guard !awaited.isEmpty else { return text }
      let waiting = Strings.waiting(for: awaited)
      return text.isEmpty || text == Strings.searching ? waiting : Strings.statuses([text, waiting])
    }
    .removeDuplicates()
  }

  private func bind(_ viewModel: PhotoSearchViewModel) {
    let status = Self.text(viewModel)
    let budget = viewModel.scarceBudget.map { $0.map(Strings.budget) ?? "" }
    status.bind(to: statusLabel.reactive.label)
    status.map { !$0.isEmpty }.bind(to: statusLabel.reactive.visible)
    budget.bind(to: budgetLabel.reactive.label)
    budget.map { !$0.isEmpty }.bind(to: budgetLabel.reactive.visible)
    // With an empty tooltip, GTK 4.8 crashes when assistive technology reads it.
    budget.filter { !$0.isEmpty }.bind(to: budgetLabel.reactive.tooltipText)
    let contributions = viewModel.contributions.countingDown().map(Strings.contributions)
    contributions.bind(to: contributionsLabel.reactive.label)
    contributions.map { !$0.isEmpty }.bind(to: contributionsLabel.reactive.visible)
    combineLatest(status, budget) { !$0.isEmpty || !$1.isEmpty }.bind(to: reactive.visible)
    viewModel.hasMore.bind(to: moreButton.reactive.visible)
    moreButton.reactive.clicked.bind(to: viewModel) { $0.loadMore() }
    viewModel.offersCancelling.bind(to: cancelButton.reactive.visible)
    cancelButton.reactive.clicked.bind(to: viewModel) { $0.cancelSearch() }
  }
}
