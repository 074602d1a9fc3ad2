public import FoundationEssentials

/// What to search for.
public nonisolated struct PhotoQuery: Sendable, Hashable, Codable {
  /// Among which photos.
  public enum Scope: Sendable, Hashable, Codable {
    case everything
    /// Only those of one author, as a photo of theirs names them. The text may be empty.
    case author(PhotoAuthor)
    /// Those that the source thinks similar to one of its photos. The text does not count.
    case related(PhotoID)
  }

  /// As typed, see `SearchExpression`.
  public var text: String
  public var scope = Scope.everything
  /// Only photos under a Creative Commons licence or public-domain tool.
  public var creativeCommons: Bool
  /// What the photos' licences must allow; empty for all.
  public var licenseWishes: Set<LicenseWish> = []
  /// Whether `minDate` and `maxDate` count.
  public var dateFilter: Bool
  /// The first day of upload, as any moment of that day in local time.
  public var minDate: Date
  /// The last day of upload, inclusive, as any moment of that day in local time.
  public var maxDate: Date
  /// Only photos that lie this way; nil for all.
  public var orientation: PhotoOrientation?
  /// Only photos of at least this size; nil for all.
  public var minimumSize: PhotoSize?
  /// Only files of these formats; empty for all.
  public var fileTypes: Set<PhotoFileType> = []
  /// No drawings, scans and paintings, where the source can tell.
  public var photographsOnly = false
  /// Only photos that the community of their source found outstanding, where it has one.
  public var assessedOnly: Bool {
    get { assessed ?? false }
    set { assessed = newValue ? true : nil }
  }
  /// Nil for no, also in queries that were kept before there was such a filter.
  private var assessed: Bool?
  /// Whether photos that are not fit for everybody's eyes may be among the results.
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

  /// `creativeCommons` by the name that it has in the tutorial which Vesper goes back to.
  public var creativeCommonsLicence: Bool {
    get { creativeCommons }
    set { creativeCommons = newValue }
  }

  /// The text, understood.
  public var expression: SearchExpression { SearchExpression(text) }

  /// Whether there is nothing to search for.
  public var isEmpty: Bool { scope == .everything && expression.isEmpty }

  /// The filters that are on.
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

/// Who made a photo, as its source knows them: what a search for more of their photos needs.
public nonisolated struct PhotoAuthor: Sendable, Hashable, Codable {
  public let source: PhotoSourceID
  /// The author's name within the source, such as a Flickr NSID or a Commons user name; empty when only the name is
  /// known.
  public let id: String
  /// As the photo's `author`.
  public let name: String

  public init(source: PhotoSourceID, id: String = "", name: String) {
    self.source = source
    self.id = id
    self.name = name
  }
}
