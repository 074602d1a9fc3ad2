public import FoundationEssentials

/// A search query.
@dynamicMemberLookup
public nonisolated struct PhotoQuery: Sendable, Hashable {
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
  /// The ID of the collection of saved photos to search, or `nil` to search all photos. Only saved photos know it.
  public var collection: Int?
  /// The filters and the order, which are also properties of the query: `query.orientation`.
  public var values = PhotoFilters()

  public init(
    text: String = "", creativeCommons: Bool = false, dateFilter: Bool = false,
    minDate: Date = .distantPast, maxDate: Date = .distantFuture
  ) {
    self.text = text
    values.creativeCommons = creativeCommons
    values.dateFilter = dateFilter
    values.minDate = minDate
    values.maxDate = maxDate
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<PhotoFilters, Value>) -> Value {
    get { values[keyPath: path] }
    set { values[keyPath: path] = newValue }
  }

  /// `creativeCommons` under the name used in the tutorial on which Vesper is based.
  public var creativeCommonsLicence: Bool {
    get { values.creativeCommons }
    set { values.creativeCommons = newValue }
  }

  /// The parsed search text.
  public var expression: SearchExpression { SearchExpression(text) }

  /// Whether the query is empty.
  public var isEmpty: Bool { scope == .everything && collection == nil && expression.isEmpty }

  /// The active filters.
  public var filters: Set<PhotoFilter> { filters(of: SearchFilters.all) }

  /// - Parameter definitions: The definitions of the filters.
  func filters(of definitions: [any SearchFilterDefinition]) -> Set<PhotoFilter> {
    Set(definitions.filter { $0.isOn(in: values) }.compactMap(\.photoFilter))
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
