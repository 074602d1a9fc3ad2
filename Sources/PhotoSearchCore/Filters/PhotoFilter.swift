/// What a filter goes by, such as the licence: sources support it or not, and notices name it. Several filters may have
/// the same.
public nonisolated struct PhotoFilter: RawRepresentable, Sendable, Hashable, CaseIterable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let license = PhotoFilter(rawValue: "license")
  public static let uploadDate = PhotoFilter(rawValue: "uploadDate")
  public static let orientation = PhotoFilter(rawValue: "orientation")
  public static let size = PhotoFilter(rawValue: "size")
  public static let fileType = PhotoFilter(rawValue: "fileType")
  public static let photographsOnly = PhotoFilter(rawValue: "photographsOnly")
  public static let assessed = PhotoFilter(rawValue: "assessed")
  public static let sensitiveContent = PhotoFilter(rawValue: "sensitiveContent")

  /// All of the filters in `SearchFilters.all`, in the order in which they are applied.
  public static let allCases = SearchFilters.all.reduce(into: [PhotoFilter]()) { all, filter in
    if let filter = filter.photoFilter, !all.contains(filter) { all.append(filter) }
  }

  /// Those that need only the photo's own metadata.
  static let ofPhotos = Set(SearchFilters.all.filter(\.judgesPhotos).compactMap(\.photoFilter))

  /// Those that only the source's own search can apply.
  static let ofSources = allCases.filter { !ofPhotos.contains($0) }
}
