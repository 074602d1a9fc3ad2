/// Identifies a source of photos. Settings and the command line use the raw value. The IDs of services are beside their
/// sources.
public nonisolated struct PhotoSourceID: Sendable, Hashable, Codable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The photos that come with the program.
  public static let samples = PhotoSourceID(rawValue: "samples")
  /// The photos that the user saved.
  public static let saved = PhotoSourceID(rawValue: "saved")
  /// Several sources together, see `AllSources`.
  public static let all = PhotoSourceID(rawValue: "all")
}

/// A source of photos, on the network or local.
public nonisolated protocol PhotoSource: Sendable {
  var id: PhotoSourceID { get }

  var capabilities: PhotoSourceCapabilities { get }

  /// The service's remaining request budget, or `nil` if requests are not limited, as for local sources.
  var budget: RequestBudget? { get }

  /// Finds photos. Cancelling the task ends the search with `PhotoSearchError.cancelled`.
  ///
  /// - Parameter page: `PhotoPage.next` of the previous page of the same query, or `nil` for the first page.
  /// - Throws: `PhotoSearchError.rateLimited`, without sending anything, if the budget is used up.
  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage

  /// Finds photos like `search(_:page:)`, and reports partial results.
  ///
  /// - Parameter partial: Called with the results so far whenever there are more. Each page contains all photos of the
  ///   previous one, possibly with others in between. A source that receives all results together never calls it.
  func search(
    _ query: PhotoQuery, page: PageToken?, partial: @escaping @Sendable (PhotoPage) -> Void
  ) async throws(PhotoSearchError) -> PhotoPage

  /// Whether the source has everything it needs from the user, such as a key. If not, each search fails with an
  /// explanation.
  var isConfigured: Bool { get }

  /// Whether the source is useful to this user. A service that no longer issues keys is useful only to users who have
  /// one.
  var isOffered: Bool { get }

  /// Returns how long the service's budget delays this search, or zero if it can start now.
  func wait(before query: PhotoQuery, page: PageToken?) -> Duration

  /// Returns the sources that a search asks: this one, or the parts of a source of several.
  func sourcesAsked(for query: PhotoQuery, page: PageToken?) -> [PhotoSourceID]

  /// Removes the cached responses to this query, so that the next search sends a new request.
  func forget(_ query: PhotoQuery)
}

nonisolated extension PhotoSource {
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration { budget?.wait ?? .zero }
  public func sourcesAsked(for query: PhotoQuery, page: PageToken?) -> [PhotoSourceID] { [id] }
  public func forget(_ query: PhotoQuery) {}
  public var isConfigured: Bool { true }
  public var isOffered: Bool { true }
  public func search(
    _ query: PhotoQuery, page: PageToken?, partial: @escaping @Sendable (PhotoPage) -> Void
  ) async throws(PhotoSearchError) -> PhotoPage {
    try await search(query, page: page)
  }
}

/// The capabilities of a source.
public nonisolated struct PhotoSourceCapabilities: Sendable, Hashable {
  /// Whether the source responds without a network: immediately and without limits.
  public var isLocal: Bool
  /// The number of photos on a full page. Pages can be shorter if filters are applied after the response.
  public var pageSize: Int
  /// The supported filters. If an active filter has no effect, each page reports this in its notices.
  public var filters: Set<PhotoFilter>
  /// The supported orders. Others are treated as relevance.
  public var orders: Set<PhotoOrder>
  /// Whether the source can find the photos of one author.
  public var findsByAuthor: Bool
  /// Whether the source can find photos similar to one of its own.
  public var findsRelated: Bool
  /// Whether the source returns all its photos for a query without words.
  public var findsWithoutWords: Bool

  public init(
    isLocal: Bool, pageSize: Int, filters: Set<PhotoFilter>, orders: Set<PhotoOrder> = [.relevance],
    findsByAuthor: Bool = false, findsRelated: Bool = false, findsWithoutWords: Bool = false
  ) {
    self.isLocal = isLocal
    self.pageSize = pageSize
    self.filters = filters
    self.orders = orders
    self.findsByAuthor = findsByAuthor
    self.findsRelated = findsRelated
    self.findsWithoutWords = findsWithoutWords
  }
}

/// Restricts searches to cached responses, so that they fail instead of sending a request.
nonisolated enum SearchCachePolicy {
  /// Whether the current task is such a search.
  @TaskLocal static var usesCacheOnly = false
}
