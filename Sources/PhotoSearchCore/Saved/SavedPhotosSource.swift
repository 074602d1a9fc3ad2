/// The photos that the user saved: always available, without a network.
///
/// Finds photos whose title, tags, author, note, summary or stored query contain all words of the query, or words that
/// begin with them, in the singular or plural, with or without accents. A query without words matches all photos.
public nonisolated struct SavedPhotosSource: PhotoSource {
  private static let pageSize = 20

  private let access: SavedPhotosAccess

  public init(library: SavedPhotosLibrary) {
    access = SavedPhotosAccess(library)
  }

  /// Creates a source that opens the library on the first search. While it cannot be opened, each search fails.
  public init(_ access: SavedPhotosAccess) {
    self.access = access
  }

  public var id: PhotoSourceID { .saved }

  public var capabilities: PhotoSourceCapabilities {
    PhotoSourceCapabilities(
      isLocal: true, pageSize: Self.pageSize, filters: SavedPhotosSelection.supportedFilters,
      orders: Set(PhotoOrder.allCases),
      findsByAuthor: true, findsRelated: true, findsWithoutWords: true)
  }

  /// Always `nil`: requests are not limited.
  public var budget: RequestBudget? { nil }

  /// Searches the saved photos. A photo whose file is missing has no thumbnail.
  ///
  /// The total is exact below 1000. The date filter excludes photos without an upload date, and a notice on the first
  /// page reports their number.
  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    if Task.isCancelled { throw .cancelled }
    guard page?.rawValue.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2E }) ?? true else {
      throw .badRequest(message: "there is no such page")
    }
    do throws(SavedPhotosError) {
      let library = try await access.library()
      return try await library.threads.run { () throws(SavedPhotosError) in
        try self.page(of: query, page, in: library)
      }
    } catch {
      throw .savedPhotos(error)
    }
  }

  /// Returns the first photos that match the query.
  func first(_ count: Int, of query: PhotoQuery) async throws(SavedPhotosError) -> [Photo] {
    let library = try await access.library()
    return try await library.threads.run { () throws(SavedPhotosError) in
      Self.results(try library.search(query, page: nil, limit: count), in: library)
    }
  }

  private func page(
    of query: PhotoQuery, _ page: PageToken?, in library: SavedPhotosLibrary
  ) throws(SavedPhotosError) -> PhotoPage {
    let found = try library.search(query, page: page, limit: Self.pageSize)
    var notices: [PhotoNotice] = found.undatedCount > 0 ? [.undatedLeftOut(count: found.undatedCount)] : []
    notices += capabilities.notFiltered(by: query).map { .notFiltered($0, id) }
    return PhotoPage(
      photos: Self.results(found, in: library), next: found.next, total: found.total,
      totalIsCapped: found.totalIsCapped, notices: notices)
  }

  private static func results(_ found: SavedPhotosLibrary.Found, in library: SavedPhotosLibrary) -> [Photo] {
    found.photos.map { $0.marked(isMissing: !library.isThere($0)).result }
  }
}

nonisolated extension SavedPhoto {
  func marked(isMissing: Bool) -> SavedPhoto {
    SavedPhoto(id: id, photo: photo, path: path, isMissing: isMissing, query: query, note: note, saved: saved)
  }
}
