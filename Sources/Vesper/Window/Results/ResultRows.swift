import BindingCore
import PhotoSearchCore

/// The results as rows of the list or the grid, by source where several were searched and the person wants that.
final class ResultRows {
  private let viewModel: PhotoSearchViewModel
  /// How many photos there are beside each other.
  let columns = Property(1)
  /// Whether there are sections.
  let isGrouped: Property<Bool>
  /// The rows, where there are sections.
  private(set) var grouped: [ResultRow] = []

  init(_ viewModel: PhotoSearchViewModel, groupsBySource: Property<Bool>) {
    self.viewModel = viewModel
    isGrouped = Property(false)
    combineLatest(groupsBySource, viewModel.activeSource) { $0 && $1 == .all }.removeDuplicates().bind(to: isGrouped)
  }

  /// What is shown, and how it changes: a section grows where it is, so that the place that one looks at stays.
  var events: SafeSignal<ObservableArrayEvent<ResultRow>> {
    isGrouped.removeDuplicates().flatMapLatest { [unowned self] isGrouped in isGrouped ? groupedEvents : plainEvents }
  }

  private var plainEvents: SafeSignal<ObservableArrayEvent<ResultRow>> {
    grouped = []
    return viewModel.searchResults.mapCollection(ResultRow.photo)
  }

  private var groupedEvents: SafeSignal<ObservableArrayEvent<ResultRow>> {
    combineLatest(viewModel.searchResults, viewModel.contributions, columns.removeDuplicates())
      .map { [unowned self] event, contributions, columns in
        grouped = [ResultRow](event.collection, by: contributions, columns: columns)
        return grouped
      }
      .diff()
  }
}
