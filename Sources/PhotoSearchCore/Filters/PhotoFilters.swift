public import FoundationEssentials

/// The values of the filters and the order of a search, at first with all filters off but safe search.
///
/// `SearchFilters` has the definitions.
public nonisolated struct PhotoFilters: Sendable, Hashable {
  /// Only photos under a Creative Commons licence or public-domain tool.
  public var creativeCommons = false
  /// What the photos' licences must allow. If empty, all licences pass.
  public var intendedUses: Set<IntendedUse> = []
  /// Whether `minDate` and `maxDate` apply.
  public var dateFilter = false
  /// The first day of upload, as any moment of that day in local time.
  public var minDate = Date.distantPast
  /// The last day of upload, inclusive, as any moment of that day in local time.
  public var maxDate = Date.distantFuture
  /// Only photos of this orientation, or `nil` for all.
  public var orientation: PhotoOrientation?
  /// Only photos of at least this size, or `nil` for all.
  public var minimumSize: PhotoSize?
  /// Only files of these formats. If empty, all formats pass.
  public var fileTypes: Set<PhotoFileType> = []
  /// Whether to exclude drawings, scans and paintings, if the source can distinguish them.
  public var photographsOnly = false
  /// Whether to return only photos that the source's community rated outstanding, if it has one.
  public var assessedOnly = false
  /// Whether to include photos that are unsuitable for general audiences.
  public var includesSensitive = false
  /// Whether to exclude photos that are unsuitable for general audiences.
  public var safeSearch: Bool {
    get { !includesSensitive }
    set { includesSensitive = !newValue }
  }
  public var order = PhotoOrder.relevance

  public init() {}
}
