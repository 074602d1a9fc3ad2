/// The definitions of all filters, and of the order.
public nonisolated enum SearchFilters {
  /// All filters, in the order in which they are applied and listed.
  static let all: [any SearchFilterDefinition] = [
    creativeCommons, intendedUses, uploadDates, orientation, minimumSize, color, fileTypes, photographsOnly,
    assessedOnly,
    safeSearch, order,
  ]

  public static let creativeCommons = SearchFilter(
    "creativeCommons", \.creativeCommons, by: .license, admits: { $0.license.isCreativeCommons })

  public static let intendedUses = SearchFilter(
    "licenseWishes", \.intendedUses, by: .license, admits: { $0.license.conflicts(with: $1).isEmpty })

  public static let uploadDates = SearchFilter(
    FilterField("dateFilter", \.dateFilter), by: .uploadDate,
    // In this order, since the later date takes the earlier one along.
    details: [FilterField("maxDate", \.maxDate), FilterField("minDate", \.minDate)],
    rule: { photo, filters in
      filters.dateFilter && photo.uploaded == nil ? nil : filters.admits(uploaded: photo.uploaded)
    })

  public static let orientation = SearchFilter(
    "orientation", \.orientation, by: .orientation, admits: { photo, wanted in photo.orientation.map { $0 == wanted } })

  public static let minimumSize = SearchFilter(
    "minimumSize", \.minimumSize, by: .size, admits: { photo, size in photo.pixelCount.map { $0 >= size.pixelCount } })

  // Services do not tell the colours of their photos.
  public static let color = SearchFilter(FilterField("color", \.color), by: .color)

  public static let fileTypes = SearchFilter(
    "fileTypes", \.fileTypes, by: .fileType, admits: { photo, types in photo.fileType.map(types.contains) })

  // Few services provide this, and most images are photographs.
  public static let photographsOnly = SearchFilter(
    "photographsOnly", \.photographsOnly, by: .photographsOnly, admits: { $0.isPhotograph != false })

  // Community ratings are available only to the source's own search.
  public static let assessedOnly = SearchFilter(FilterField("assessed", \.assessedOnly), by: .assessed)

  public static let safeSearch = SearchFilter(
    FilterField("includesSensitive", \.safeSearch, storedAs: \.includesSensitive), by: .sensitiveContent,
    isOnByDefault: true, rule: { photo, filters in !filters.safeSearch || !photo.isSensitive })

  public static let order = SearchFilter(FilterField("order", \.order), by: nil)
}

nonisolated extension PhotoFilter {
  public static let license = PhotoFilter(rawValue: "license")
  public static let uploadDate = PhotoFilter(rawValue: "uploadDate")
  public static let orientation = PhotoFilter(rawValue: "orientation")
  public static let size = PhotoFilter(rawValue: "size")
  public static let color = PhotoFilter(rawValue: "color")
  public static let fileType = PhotoFilter(rawValue: "fileType")
  public static let photographsOnly = PhotoFilter(rawValue: "photographsOnly")
  public static let assessed = PhotoFilter(rawValue: "assessed")
  public static let sensitiveContent = PhotoFilter(rawValue: "sensitiveContent")
}
