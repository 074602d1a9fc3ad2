import BindingCore
import PhotoSearchCore

/// The results as rows of the list or grid, grouped by source if several were searched and the user wants that.
final class ResultRows {
  private let viewModel: PhotoSearchViewModel
  /// The number of columns.
  let columns = Property(1)
  /// Whether there are sections.
  let isGrouped: Property<Bool>
  /// The rows if there are sections.
  private(set) var grouped: [ResultRow] = []

  init(_ viewModel: PhotoSearchViewModel, groupsBySource: Property<Bool>) {
    self.viewModel = viewModel
    isGrouped = Property(false)
    combineLatest(groupsBySource, viewModel.activeSource) { $0 && $1 == .all }.removeDuplicates().bind(to: isGrouped)
  }

  /// The rows and their changes. Sections grow in place, so that the visible photos stay where they are.
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
