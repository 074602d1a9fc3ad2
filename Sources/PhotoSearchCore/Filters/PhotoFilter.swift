/// What a filter goes by, such as the licence: sources support it or not, and notices name it. Several filters may have
/// the same.
public nonisolated struct PhotoFilter: RawRepresentable, Sendable, Hashable, CaseIterable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// All of the filters in `SearchFilters.all`, in the order in which they are applied.
  public static let allCases = SearchFilters.all.reduce(into: [PhotoFilter]()) { all, filter in
    if let filter = filter.photoFilter, !all.contains(filter) { all.append(filter) }
  }

  /// Those that need only the photo's own metadata.
  static let ofPhotos = Set(SearchFilters.all.filter(\.judgesPhotos).compactMap(\.photoFilter))

  /// Those that only the source's own search can apply.
  static let ofSources = allCases.filter { !ofPhotos.contains($0) }
}
