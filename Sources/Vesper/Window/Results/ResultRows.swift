import BindingCore
import PhotoSearchCore

/// The results as rows of either view, grouped by source if several were searched and the user wants that.
final class ResultRows {
  private let viewModel: PhotoSearchViewModel
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
    combineLatest(viewModel.searchResults, viewModel.contributions)
      .map { [unowned self] event, contributions in
        grouped = [ResultRow](event.collection, by: contributions)
        return grouped
      }
      .diff()
  }
}

/// An item of the results.
enum ResultRow: Identifiable, Equatable {
  case photo(Photo)
  /// The header above the photos of one source.
  case header(ResultSection)

  nonisolated enum ID: Hashable {
    case photo(PhotoID)
    case header(PhotoSourceID)
  }

  nonisolated var id: ID {
    switch self {
    case .photo(let photo): .photo(photo.id)
    case .header(let section): .header(section.source)
    }
  }

  /// The photo, or `nil` if the row is not a photo.
  var photo: Photo? {
    if case .photo(let photo) = self { photo } else { nil }
  }
}

/// A section with the photos found by one of several sources.
nonisolated struct ResultSection: Equatable {
  let source: PhotoSourceID
  /// The number of displayed photos.
  let shown: Int
  /// The total number of matches, or `nil` if the source does not report it, or has no more.
  let total: Int?
  /// Whether the source stops counting at `total`.
  let totalIsCapped: Bool
}

extension [ResultRow] {
  /// Groups photos by source, below a header for each.
  ///
  /// - Parameter contributions: The sources in section order, with their counts.
  init(_ photos: [Photo], by contributions: [SourceContribution]) {
    self.init()
    let groups = Dictionary(grouping: photos, by: \.id.source)
    var sources = contributions.map(\.source)
    for photo in photos where !sources.contains(photo.id.source) { sources.append(photo.id.source) }
    for source in sources {
      guard let group = groups[source] else { continue }
      let contribution = contributions.first { $0.source == source }
      // Those that another source found as well are in its section.
      let hasMore = contribution?.total.map { $0 > contribution?.count ?? 0 } ?? false
      append(
        .header(
          ResultSection(
            source: source, shown: group.count, total: hasMore ? contribution?.total : nil,
            totalIsCapped: contribution?.totalIsCapped ?? false)))
      append(contentsOf: group.lazy.map(ResultRow.photo))
    }
  }
}
