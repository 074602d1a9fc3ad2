/// Names a source of photos. The raw value is what settings and the command line use.
public nonisolated struct PhotoSourceID: Sendable, Hashable, Codable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The photos that come with the program.
  public static let samples = PhotoSourceID(rawValue: "samples")
  /// The openly licensed pictures of many collections, on the network: see `OpenverseSource`.
  public static let openverse = PhotoSourceID(rawValue: "openverse")
  /// Wikimedia Commons, the media archive of Wikipedia.
  public static let commons = PhotoSourceID(rawValue: "commons")
  /// Flickr, with the user's own key.
  public static let flickr = PhotoSourceID(rawValue: "flickr")
  /// 500px, with the user's own key or another server that speaks its language.
  public static let fiveHundredPixels = PhotoSourceID(rawValue: "500px")
  /// What the user kept.
  public static let saved = PhotoSourceID(rawValue: "saved")
  /// Several sources at once, see `AllSources`.
  public static let all = PhotoSourceID(rawValue: "all")

  /// The name of the service, which is the same in all languages, for messages.
  var serviceName: String {
    switch self {
    case .openverse: "Openverse"
    case .commons: "Wikimedia Commons"
    case .flickr: "Flickr"
    case .fiveHundredPixels: "500px"
    default: "The source"
    }
  }
}

/// A place to find photos, on the network or not.
public nonisolated protocol PhotoSource: Sendable {
  var id: PhotoSourceID { get }

  var capabilities: PhotoSourceCapabilities { get }

  /// What the service still allows at this moment; nil when nothing is counted, as for local sources.
  var budget: RequestBudget? { get }

  /// Finds photos. Cancelling the task ends the search with `PhotoSearchError.cancelled`.
  ///
  /// - Parameter page: nil for the first page, else `PhotoPage.next` of the page before, of the same query.
  /// - Throws: `PhotoSearchError.rateLimited` before anything is sent when the budget is spent.
  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage

  /// As `search(_:page:)`, and says how far it is as long as it is under way.
  ///
  /// - Parameter partial: Called with what has been found so far, once more whenever there is more: each page has all
  ///   photos of the one before, perhaps with others in between. A source that gets all at once never calls it.
  func search(
    _ query: PhotoQuery, page: PageToken?, partial: @escaping @Sendable (PhotoPage) -> Void
  ) async throws(PhotoSearchError) -> PhotoPage

  /// Whether there is all that it needs from the user, such as a key. Without it each search fails and says so.
  var isConfigured: Bool { get }

  /// Whether it is of use to this user. A service that gives out no keys any more is for those who have one.
  var isOffered: Bool { get }

  /// How long the service's budget makes this search wait; zero when it can start now.
  func wait(before query: PhotoQuery, page: PageToken?) -> Duration

  /// Forgets the answers to this query, so that the next search for it asks the service again.
  func forget(_ query: PhotoQuery)
}

nonisolated extension PhotoSource {
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration { budget?.wait ?? .zero }
  public func forget(_ query: PhotoQuery) {}
  public var isConfigured: Bool { true }
  public var isOffered: Bool { true }
  public func search(
    _ query: PhotoQuery, page: PageToken?, partial: @escaping @Sendable (PhotoPage) -> Void
  ) async throws(PhotoSearchError) -> PhotoPage {
    try await search(query, page: page)
  }
}

/// What a source can do.
public nonisolated struct PhotoSourceCapabilities: Sendable, Hashable {
  /// Whether it answers without a network: at once, and as often as one likes.
  public var isLocal: Bool
  /// How many photos a full page has. Pages can be shorter where filters are applied after the service's answer.
  public var pageSize: Int
  /// The filters that have an effect. Where one that is on has none, each page says so in its notices.
  public var filters: Set<PhotoFilter>
  /// The orders that have an effect; the others mean relevance.
  public var orders: Set<PhotoOrder>
  /// Whether it can look for the photos of one author.
  public var findsByAuthor: Bool
  /// Whether it can look for photos similar to one of its own.
  public var findsRelated: Bool
  /// Whether it has an answer where no words are given: everything that it has.
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
