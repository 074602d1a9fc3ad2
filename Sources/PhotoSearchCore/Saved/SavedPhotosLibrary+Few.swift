nonisolated extension SavedPhotosLibrary {
  /// How many photos are few: when the filters and the days leave no more, all that the query finds is looked for among
  /// those. Otherwise each photo that the words find is looked up until enough have passed the filters, which takes long
  /// where many have the words and few pass.
  static let maximumFew = 3000
  /// Among how many photos without a date those are counted that the dates leave out.
  private static let maximumUndated = 10_000
  /// How many photos the index finds as quickly as a few are judged.
  static let maximumFound = 10_000

  /// A photo that the query finds.
  struct Match: Sendable {
    let id: Int
    let uploaded: Int?
    /// See `SavedPhotoJudge.place`.
    var place = 0
  }

  /// Everything that a query finds, the last saved first; nil when its filters and days leave more than a few.
  ///
  /// When not many photos have the words the index tells which. Of a word that nearly all photos have, the index would
  /// have to be read from end to end: there each photo that passes is judged by its own words.
  ///
  /// - Parameters:
  ///   - found: What the index finds; nil when that is much.
  ///   - isRanked: Whether the places matter.
  ///   - limit: How many are enough, whichever.
  /// - Complexity: O(`maximum`)
  static func few(
    _ selection: SavedPhotosSelection, _ found: Set<Int>?, _ query: PhotoQuery, isRanked: Bool, _ maximum: Int,
    limit: Int = .max, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [Match]? {
    guard isNarrowed(query) else { return nil }
    let passing = selection.sourceByTraits
    var matches: [Match] = []
    var count = 0
    try connection.step(
      "SELECT photos.id, photos.uploaded FROM \(passing.text) LIMIT ?", passing.arguments + [maximum + 1]
    ) { row throws(DatabaseError) in
      count += 1
      if found?.contains(row.int(0)) ?? (selection.terms == nil) {
        matches.append(Match(id: row.int(0), uploaded: row.optional(1, row.int)))
      }
      return true
    }
    guard count <= maximum else { return nil }
    if let terms = selection.terms, found == nil || isRanked && !matches.isEmpty {
      matches = try judged(passing, SavedPhotoJudge(terms), among: found, limit: limit, connection)
    }
    return matches.sorted { $0.id > $1.id }
  }

  /// Whether a query asks for less than what nearly all photos pass.
  static func isNarrowed(_ query: PhotoQuery) -> Bool {
    query.scope == .everything && !query.filters.subtracting([.sensitiveContent]).isEmpty
  }

  /// All that the index finds for a query that is narrowed; nil when that is much, or nothing is asked of the index.
  static func found(
    _ expression: String?, _ query: PhotoQuery, _ maximum: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Set<Int>? {
    guard let expression, isNarrowed(query) else { return nil }
    let found = try connection.rows(
      "SELECT rowid FROM words WHERE words MATCH ? LIMIT ?", expression, maximum + 1
    ) { $0.int(0) }
    return found.count <= maximum ? Set(found) : nil
  }

  /// What passes and has the words.
  private static func judged(
    _ passing: SavedPhotosSelection.Part, _ judge: SavedPhotoJudge, among found: Set<Int>?, limit: Int,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [Match] {
    var judged: [Match] = []
    // The table of the index itself: to ask for a row of `words` takes nearly twice as long.
    try connection.step(
      """
      SELECT passing.id, uploaded, c0, c1, c2, c3
      FROM (SELECT photos.id AS id, photos.uploaded AS uploaded FROM \(passing.text)) AS passing
      CROSS JOIN words_content ON words_content.id = passing.id
      """, passing.arguments
    ) { row throws(DatabaseError) in
      if found?.contains(row.int(0)) ?? true, let place = judge.place(row, from: 2) {
        judged.append(Match(id: row.int(0), uploaded: row.optional(1, row.int), place: place))
      }
      return judged.count < limit
    }
    return judged
  }

  /// How many photos the dates leave out because they have none, as far as `maximumCount`.
  static func undatedCount(
    _ selection: SavedPhotosSelection, _ expression: String?, _ found: Set<Int>?, _ query: PhotoQuery, _ few: Int,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Int {
    // As a rule there is none at all, which the index of the dates knows.
    let isAny = try connection.first("SELECT 1 FROM photos WHERE uploaded IS NULL LIMIT 1") { _ in true }
    guard isAny == true else { return 0 }
    var undated = selection
    undated.addUndated()
    let maximum = few == 0 ? 0 : maximumUndated
    let matches = try Self.few(
      undated, found, query, isRanked: false, maximum, limit: maximumCount, connection)
    if let matches { return min(matches.count, maximumCount) }
    return try count(undated, expression, query, nil, connection).count
  }

  /// A page of what was found. Tokens are those of other searches.
  static func page(
    _ matches: [Match], _ order: PhotoOrder, _ page: PageToken?, _ limit: Int
  ) -> ([Int], PageToken?) {
    guard order == .relevance else {
      let start = page.flatMap { Int($0.rawValue) } ?? 0
      let sorted = matches.sorted { first, second in
        guard first.uploaded != second.uploaded else {
          return order == .newest ? first.id > second.id : first.id < second.id
        }
        guard let one = first.uploaded, let other = second.uploaded else { return first.uploaded != nil }
        return order == .newest ? one > other : one < other
      }
      let ids = sorted.dropFirst(start).prefix(limit).map(\.id)
      return (ids, sorted.count > start + limit ? PageToken(rawValue: String(start + limit)) : nil)
    }
    let parts = page?.rawValue.split(separator: ".").compactMap { Int($0) } ?? []
    let last = (place: parts.first ?? 0, id: parts.dropFirst().first ?? Int.max)
    let sorted = matches.filter { ($0.place, -$0.id) > (last.place, -last.id) }
      .sorted { ($0.place, -$0.id) < ($1.place, -$1.id) }
    let found = sorted.prefix(limit)
    let next = sorted.count > limit ? found.last.map { PageToken(rawValue: "\($0.place).\($0.id)") } : nil
    return (found.map(\.id), next)
  }
}
