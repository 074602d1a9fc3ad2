import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// A page of the saved photos that match a query.
  struct Found: Sendable {
    var photos: [SavedPhoto] = []
    var next: PageToken?
    var total = 0
    var totalIsCapped = false
    var undatedCount = 0
  }

  /// The maximum number of photos to count: counting a large collection takes longer than showing a page.
  static let maximumCount = 1000

  /// Finds saved photos.
  ///
  /// By relevance, a title that equals the query comes first, then the best matches, see `SavedPhotoWords.Quality`, and
  /// among equals the most recently saved. A page starts after the last photo of the previous page, so photos that were
  /// saved or removed meanwhile neither hide nor repeat others.
  func search(
    _ query: PhotoQuery, page: PageToken?, limit: Int, _ limits: SavedPhotosFinder.Limits = .init()
  ) throws(SavedPhotosError) -> Found {
    try read { connection throws(DatabaseError) in
      var found = Found()
      var related: Int?
      var lookalikes: [Int] = []
      if case .related(let id) = query.scope {
        guard let number = try Self.number(of: id, connection) else { return found }
        related = number
        lookalikes = try Self.lookalikes(of: number, connection)
      }
      var smart: PhotoQuery?
      if let collection = query.collection {
        let text = try connection.first("SELECT query FROM collections WHERE id = ?", collection) {
          $0.optional(0, $0.text)
        }
        // Another process may have deleted it.
        guard let text else { return found }
        smart = text.map(Self.query)
      }
      let selection = SavedPhotosSelection(
        query, licenses: try Self.licenses(connection), related: related, lookalikes: lookalikes, in: smart)
      var dated = selection
      dated.addDates(query)
      var finder = try SavedPhotosFinder(query, dated, limits, connection)
      let ids: [Int]
      if query.dateFilter, page == nil { found.undatedCount = try finder.undatedCount(selection) }
      (ids, found.next, found.total, found.totalIsCapped) = try finder.page(page, limit)
      found.photos = try self.photos(ids, connection)
      return found
    }
  }

  /// Returns the distinct licences of all photos, with one index lookup for each.
  private static func licenses(_ connection: DatabaseConnection) throws(DatabaseError) -> [String] {
    try connection.rows(
      """
      WITH RECURSIVE found (name) AS (
        SELECT min(license) FROM photos
        UNION ALL SELECT (SELECT min(license) FROM photos WHERE license > name) FROM found WHERE name IS NOT NULL
      ) SELECT name FROM found WHERE name IS NOT NULL
      """
    ) { $0.text(0) }
  }
}
