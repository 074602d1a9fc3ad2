import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// A page of the saved photos that a query asks for.
  struct Found: Sendable {
    var photos: [SavedPhoto] = []
    var next: PageToken?
    var total = 0
    var totalIsCapped = false
    var undatedCount = 0
  }

  /// At how many photos counting stops: to count all of a large collection takes longer than to show some.
  static let maximumCount = 1000
  /// How many photos with the words are looked at to count those that the filters let through. Among more of them the
  /// total is "at least".
  static let maximumVisits = 5000

  /// Finds saved photos.
  ///
  /// By relevance: first a title that is the query, then those that match best, see `SavedPhotoWords.Quality`, and
  /// among equals the photo that was saved last. A page begins behind the last photo of the one before, so that photos
  /// that were saved or removed meanwhile neither hide nor repeat others.
  ///
  /// - Parameters:
  ///   - visits: See `maximumVisits`.
  ///   - few: See `maximumFew`.
  ///   - maximumFound: See `maximumFound`.
  /// - Complexity: O(photos that match), and less for the order of relevance.
  func search(
    _ query: PhotoQuery, page: PageToken?, limit: Int, visits: Int = maximumVisits, few: Int = maximumFew,
    found maximumFound: Int = maximumFound
  ) throws(SavedPhotosError) -> Found {
    try read { connection throws(DatabaseError) in
      var found = Found()
      var related: Int?
      if case .related(let id) = query.scope {
        related = try Self.number(of: id, connection)
        guard related != nil else { return found }
      }
      let selection = SavedPhotosSelection(query, licenses: try Self.licenses(connection), related: related)
      var dated = selection
      dated.addDates(query)
      let expression = selection.terms.map { SavedPhotoWords.expression($0, .beginnings) }
      let words = try Self.found(expression, query, maximumFound, connection)
      if query.dateFilter {
        found.undatedCount = try Self.undatedCount(selection, expression, words, query, few, connection)
      }
      let isRanked = query.order == .relevance
      if let matches = try Self.few(dated, words, query, isRanked: isRanked, few, connection) {
        let ids: [Int]
        (ids, found.next) = Self.page(matches, query.order, page, limit)
        found.total = matches.count
        found.photos = try self.photos(ids, connection)
        return found
      }
      let ids: [Int]
      if query.order == .relevance, related == nil {
        (ids, found.next) = try Self.best(dated, query, page, limit, connection)
      } else {
        (ids, found.next) = try Self.sorted(dated, expression, query.order, related, page, limit, connection)
      }
      if page == nil, found.next == nil {
        // What a filter leaves few of takes longest to count, and is all here.
        found.total = ids.count
      } else {
        (found.total, found.totalIsCapped) = try Self.count(dated, expression, query, visits, connection)
      }
      found.photos = try self.photos(ids, connection)
      return found
    }
  }

  /// How many photos there are, or how many at least.
  ///
  /// - Parameter visits: How many photos with the words are looked at; nil for all of them.
  static func count(
    _ selection: SavedPhotosSelection, _ expression: String?, _ query: PhotoQuery, _ visits: Int?,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> (count: Int, isCapped: Bool) {
    var source = selection.source(expression, visits: visits)
    if expression == nil, isNarrowed(query) {
      // Rows are ten times as long as the index of the traits.
      let passing = selection.sourceByTraits
      source = (passing.text, passing.arguments)
    }
    var count = 0
    try connection.step(
      "SELECT count(*) FROM (SELECT 1 FROM \(source.text) LIMIT \(maximumCount))", source.arguments
    ) { row throws(DatabaseError) in
      count = row.int(0)
      return false
    }
    guard count < maximumCount, let expression, let visits else { return (count, count == maximumCount) }
    let visited = try connection.first(
      "SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)", expression, visits + 1
    ) { $0.int(0) }
    return (count, visited ?? 0 > visits)
  }

  /// The different licences of all photos, in one look each.
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

  /// A page in the order of relevance. A token is the quality and the number of the last photo.
  private static func best(
    _ selection: SavedPhotosSelection, _ query: PhotoQuery, _ page: PageToken?, _ limit: Int,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> ([Int], PageToken?) {
    let parts = page?.rawValue.split(separator: ".").compactMap { Int($0) } ?? []
    var quality = parts.first ?? 0
    var last = parts.dropFirst().first ?? Int.max
    var found: [(quality: Int, id: Int)] = []
    if selection.terms == nil, isNarrowed(query) {
      found = try latest(selection, before: last, limit + 1, connection).map { (0, $0) }
      quality = 1
    }
    // Number 0 is a title that is the query.
    let qualities = selection.terms == nil ? 1 : SavedPhotoWords.Quality.allCases.count + 1
    while quality < qualities, found.count <= limit {
      let source = try source(selection, quality, last)
      try connection.step(
        "SELECT photos.id FROM \(source.text) LIMIT \(limit + 1 - found.count)", source.arguments
      ) { row throws(DatabaseError) in
        found.append((quality, row.int(0)))
        return true
      }
      quality += 1
      last = Int.max
    }
    let ids = found.prefix(limit)
    let next = found.count > limit ? ids.last.map { PageToken(rawValue: "\($0.quality).\($0.id)") } : nil
    return (ids.map(\.id), next)
  }

  /// The photos that were saved last before another one, where the filters let only some of them pass.
  private static func latest(
    _ selection: SavedPhotosSelection, before last: Int, _ count: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [Int] {
    var selection = selection
    selection.add("photos.id < ?", last)
    let end = min(last, try connection.first("SELECT max(id) FROM photos") { $0.int(0) } ?? 0)
    var near = selection
    near.add("photos.id > ?", end - 2000)
    // Where there are not enough of them near, as among photos that were saved in the order of their dates, the index of
    // the traits has them all.
    let passing = selection.sourceByTraits
    var ids: [Int] = []
    for (text, arguments) in [near.sourceByNumber, (passing.text, passing.arguments)] where ids.count < count {
      ids = []
      try connection.step(
        "SELECT photos.id FROM \(text) ORDER BY photos.id DESC LIMIT ?", arguments + [count]
      ) { row throws(DatabaseError) in
        ids.append(row.int(0))
        return true
      }
    }
    return ids
  }

  private static func source(
    _ selection: SavedPhotosSelection, _ quality: Int, _ last: Int
  ) throws(DatabaseError) -> (text: String, arguments: [(any DatabaseValue)?]) {
    var selection = selection
    guard let terms = selection.terms else {
      selection.add("photos.id < ?", last)
      let source = selection.source(nil)
      return (source.text + " ORDER BY photos.id DESC", source.arguments)
    }
    let title = SavedPhotoWords.title(terms)
    guard let now = SavedPhotoWords.Quality(rawValue: quality - 1) else {
      selection.add("photos.title_words = ?", title)
      selection.add("photos.id < ?", last)
      if let exclusion = SavedPhotoWords.exclusion(terms) {
        selection.add("photos.id NOT IN (SELECT rowid FROM words WHERE words MATCH ?)", exclusion)
      }
      let source = selection.source(nil)
      return (source.text + " ORDER BY photos.id DESC", source.arguments)
    }
    selection.add("photos.title_words <> ?", title)
    selection.add("words.rowid < ?", last)
    var expression = SavedPhotoWords.expression(terms, now)
    if let better = SavedPhotoWords.Quality(rawValue: quality - 2) {
      expression = "(\(expression)) NOT (\(SavedPhotoWords.expression(terms, better)))"
    }
    let source = selection.source(expression)
    return (source.text + " ORDER BY words.rowid DESC", source.arguments)
  }

  /// A page in another order. A token is the number of photos before.
  private static func sorted(
    _ selection: SavedPhotosSelection, _ expression: String?, _ order: PhotoOrder, _ related: Int?,
    _ page: PageToken?, _ limit: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> ([Int], PageToken?) {
    let start = page.flatMap { Int($0.rawValue) } ?? 0
    let frequency = try frequency(of: expression, connection)
    if order != .relevance, frequency != .rare, start < maximumCount {
      let ids = try byUpload(
        selection, expression, order, start + limit + 1, testsEach: frequency == .frequent, connection)
      let next = ids.count > start + limit ? PageToken(rawValue: String(start + limit)) : nil
      return (Array(ids.dropFirst(start).prefix(limit)), next)
    }
    var source = selection.source(expression)
    switch order {
    case .newest: source.text += " ORDER BY photos.uploaded DESC NULLS LAST, photos.id DESC"
    case .oldest: source.text += " ORDER BY photos.uploaded ASC NULLS LAST, photos.id"
    case .relevance:
      // Those that share most tags.
      source.text += """
         ORDER BY (SELECT count(*) FROM tags WHERE photo = photos.id AND tag IN
        (SELECT tag FROM tags WHERE photo = ?)) DESC, photos.id DESC
        """
      source.arguments.append(related)
    }
    var ids: [Int] = []
    try connection.step(
      "SELECT photos.id FROM \(source.text) LIMIT \(limit + 1) OFFSET \(start)", source.arguments
    ) { row throws(DatabaseError) in
      ids.append(row.int(0))
      return true
    }
    let next = ids.count > limit ? PageToken(rawValue: String(start + limit)) : nil
    return (Array(ids.prefix(limit)), next)
  }
}
