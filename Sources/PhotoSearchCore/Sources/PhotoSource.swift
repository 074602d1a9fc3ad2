/// Names a source of photos. The raw value is what settings and the command line use.
public nonisolated struct PhotoSourceID: Sendable, Hashable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The photos that come with the program.
  public static let samples = PhotoSourceID(rawValue: "samples")
  /// The openly licensed pictures of many collections, on the network: see `OpenverseSource`.
  public static let openverse = PhotoSourceID(rawValue: "openverse")
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

  /// How long the service's budget makes this search wait; zero when it can start now.
  func wait(before query: PhotoQuery, page: PageToken?) -> Duration

  /// Forgets the answers to this query, so that the next search for it asks the service again.
  func forget(_ query: PhotoQuery)
}

nonisolated extension PhotoSource {
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration { budget?.wait ?? .zero }
  public func forget(_ query: PhotoQuery) {}
}

/// What a source can do.
public nonisolated struct PhotoSourceCapabilities: Sendable, Hashable {
  /// Whether it answers without a network: at once, and as often as one likes.
  public let isLocal: Bool
  /// Whether the query's dates have an effect. Where they have not, each page says so in its notices.
  public let filtersUploadDate: Bool
  /// Whether the query's licence filter has an effect.
  public let filtersLicense: Bool
  /// How many photos a full page has.
  public let pageSize: Int

  public init(isLocal: Bool, filtersUploadDate: Bool, filtersLicense: Bool, pageSize: Int) {
    self.isLocal = isLocal
    self.filtersUploadDate = filtersUploadDate
    self.filtersLicense = filtersLicense
    self.pageSize = pageSize
  }
}
