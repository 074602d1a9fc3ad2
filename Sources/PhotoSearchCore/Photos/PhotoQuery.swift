public import FoundationEssentials

/// A search query.
public nonisolated struct PhotoQuery: Sendable, Hashable, Codable {
  /// The set of photos to search.
  public enum Scope: Sendable, Hashable, Codable {
    case everything
    /// Only the photos of one author, as identified by one of their photos. The text may be empty.
    case author(PhotoAuthor)
    /// The photos that the source considers similar to one of its photos. The text is ignored.
    case related(PhotoID)
  }

  /// The search text as typed, see `SearchExpression`.
  public var text: String
  public var scope = Scope.everything
  /// Only photos under a Creative Commons licence or public-domain tool.
  public var creativeCommons: Bool
  /// What the photos' licences must allow. If empty, all licences pass.
  public var licenseWishes: Set<IntendedUse> = []
  /// Whether `minDate` and `maxDate` apply.
  public var dateFilter: Bool
  /// The first day of upload, as any moment of that day in local time.
  public var minDate: Date
  /// The last day of upload, inclusive, as any moment of that day in local time.
  public var maxDate: Date
  /// Only photos of this orientation, or `nil` for all.
  public var orientation: PhotoOrientation?
  /// Only photos of at least this size, or `nil` for all.
  public var minimumSize: PhotoSize?
  /// Only files of these formats. If empty, all formats pass.
  public var fileTypes: Set<PhotoFileType> = []
  /// Whether to exclude drawings, scans and paintings, if the source can distinguish them.
  public var photographsOnly = false
  /// Whether to return only photos that the source's community rated outstanding, if it has one.
  public var assessedOnly: Bool {
    get { assessed ?? false }
    set { assessed = newValue ? true : nil }
  }
  /// `nil` means `false`, so that queries stored before this filter existed still decode.
  private var assessed: Bool?
  /// Whether to include photos that are unsuitable for general audiences.
  public var includesSensitive = false
  public var order = PhotoOrder.relevance

  public init(
    text: String = "", creativeCommons: Bool = false, dateFilter: Bool = false,
    minDate: Date = .distantPast, maxDate: Date = .distantFuture
  ) {
    self.text = text
    self.creativeCommons = creativeCommons
    self.dateFilter = dateFilter
    self.minDate = minDate
    self.maxDate = maxDate
  }

  /// `creativeCommons` under the name used in the tutorial on which Vesper is based.
  public var creativeCommonsLicence: Bool {
    get { creativeCommons }
    set { creativeCommons = newValue }
  }

  /// The parsed search text.
  public var expression: SearchExpression { SearchExpression(text) }

  /// Whether the query is empty.
  public var isEmpty: Bool { scope == .everything && expression.isEmpty }

  /// The active filters.
  public var filters: Set<PhotoFilter> {
    var filters: Set<PhotoFilter> = []
    if creativeCommons || !licenseWishes.isEmpty { filters.insert(.license) }
    if dateFilter { filters.insert(.uploadDate) }
    if orientation != nil { filters.insert(.orientation) }
    if minimumSize != nil { filters.insert(.size) }
    if !fileTypes.isEmpty { filters.insert(.fileType) }
    if photographsOnly { filters.insert(.photographsOnly) }
    if assessedOnly { filters.insert(.assessed) }
    if !includesSensitive { filters.insert(.sensitiveContent) }
    return filters
  }
}

/// The author of a photo, as identified by its source, for finding more of their photos.
public nonisolated struct PhotoAuthor: Sendable, Hashable, Codable {
  public let source: PhotoSourceID
  /// The author's ID within the source, such as a Flickr NSID or a Commons user name, or an empty string if only the
  /// name is known.
  public let id: String
  /// The name, as in the photo's `author`.
  public let name: String

  public init(source: PhotoSourceID, id: String = "", name: String) {
    self.source = source
    self.id = id
    self.name = name
  }
}
