/// Finds the photos of a query in the cheapest way. Use it for one search only.
///
/// There are three indexes: words, the traits that filters check, and dates. Reading one of a hundred thousand rows
/// takes twenty times as long as advancing in an index, so the finder intersects the IDs from the indexes as far as
/// possible. If an index has too many entries, the finder checks individual photos: the filters by their rows, the
/// words by `SavedPhotoJudge`.
nonisolated struct SavedPhotosFinder {
  /// The limits on the number of photos for each strategy.
  struct Limits {
    /// Photos that pass the filters and are matched individually by their words, and matches that are sorted.
    var judged = 2000
    /// Photos with matching words that are looked up individually.
    var lookedUp = 1000
    /// Entries read from the word index.
    var indexed = 10_000
    /// Entries read from the trait index. Beyond that, looking up individual photos is faster.
    var passing = 12_000
    /// Photos looked up to count those that pass. Beyond that, the total is a lower bound.
    var counted = 1000
  }

  /// A photo that matches the query.
  struct Match {
    let id: Int
    let uploaded: Int?
    /// See `SavedPhotoJudge.rank`.
    var rank = 0
  }

  /// The results from the word index.
  struct Words {
    /// The full-text expression.
    let expression: String
    /// Whether the query has only excluded words. If so, the IDs are of the photos without them.
    let isExclusion: Bool
    /// The IDs of the matching photos that were saved first.
    let ids: [Int]
    let isAll: Bool
    let set: NumberSet

    /// Returns whether a photo has the words, or `nil` if the photo itself must be checked.
    func have(_ id: Int) -> Bool? {
      isAll || id <= ids.last ?? 0 ? set.contains(id) : nil
    }
  }

  let query: PhotoQuery
  let selection: SavedPhotosSelection
  let limits: Limits
  let connection: DatabaseConnection
  private let judge: SavedPhotoJudge?
  /// The word results, or `nil` if there are no words or `exclusion` is pending.
  private(set) var words: Words?
  /// The excluded words, if the query has no others and the index has not been read yet: checking a few photos
  /// individually is faster than reading all photos with a word.
  private(set) var exclusion: String?
  /// Selects the upload date of a photo that passes.
  private let rowQuery: (text: String, arguments: [(any DatabaseValue)?])
  /// The photos that pass the filters and the dates, or `nil` if each row must be checked.
  private(set) var passing: NumberSet?

  /// - Parameter selection: The selection, including the query's dates if it has any.
  init(
    _ query: PhotoQuery, _ selection: SavedPhotosSelection, _ limits: Limits, _ connection: DatabaseConnection
  ) throws(DatabaseError) {
    (self.query, self.selection, self.limits, self.connection) = (query, selection, limits, connection)
    let rows = selection.source()
    rowQuery = ("SELECT photos.uploaded FROM \(rows.text)", rows.arguments)
    judge = selection.terms.map { SavedPhotoJudge($0) }
    guard let terms = selection.terms else { return }
    exclusion = terms.isEmpty ? SavedPhotoWords.exclusion(terms) : nil
    if exclusion == nil { words = try Self.words(terms, limits.indexed, connection) }
  }

  /// Reads the excluded photos from the index if that is still pending.
  mutating func readExclusion() throws(DatabaseError) {
    guard let exclusion else { return }
    self.exclusion = nil
    let last = try connection.first("SELECT max(id) FROM photos") { $0.int(0) } ?? 0
    // Use all IDs up to the last, unless the list is damaged. Unused IDs make no difference.
    var set =
      last < NumberSet.end
      ? NumberSet(upTo: last) : NumberSet(try connection.rows("SELECT id FROM photos") { $0.int(0) })
    try connection.each("SELECT rowid FROM words WHERE words MATCH ?", exclusion) { row throws(DatabaseError) in
      set.remove(row.int(0))
      return true
    }
    words = Words(expression: exclusion, isExclusion: true, ids: set.sorted, isAll: true, set: set)
  }

  private static func words(
    _ terms: SearchTerms, _ maximum: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Words {
    let expression = SavedPhotoWords.expression(terms, .beginnings)
    let ids = try connection.rows(
      "SELECT rowid FROM words WHERE words MATCH ? LIMIT ?", expression, maximum + 1
    ) { $0.int(0) }
    return Words(
      expression: expression, isExclusion: false, ids: ids, isAll: ids.count <= maximum, set: NumberSet(ids))
  }

  // MARK: - Pages

  /// Returns a page in the order of the query, and the number of matching photos, exactly or as a lower bound.
  mutating func page(
    _ page: PageToken?, _ limit: Int
  ) throws(DatabaseError) -> (ids: [Int], next: PageToken?, total: Int, isCapped: Bool) {
    let ids: [Int]
    let next: PageToken?
    let all = try all()
    try readExclusion()
    if let all, all.count <= limits.judged {
      (ids, next) = Self.page(all, query.order, page, limit)
      return (ids, next, all.count, false)
    }
    if isRanked, let related = selection.related {
      (ids, next) = try similar(to: related, page, limit)
    } else {
      (ids, next) = try isRanked ? best(page, limit) : byUpload(page, limit)
    }
    if let all { return (ids, next, all.count, false) }
    // A small result of a filter takes longest to count, but is complete here.
    if page == nil, next == nil { return (ids, next, ids.count, false) }
    let (total, isCapped) = try count()
    return (ids, next, total, isCapped)
  }

  /// Returns all matches, or `nil` if that would take too long.
  private mutating func all() throws(DatabaseError) -> [Match]? {
    if isRanked, selection.related != nil { return nil }
    if let few = try passing(selection, limits.judged) {
      if few.count > limits.judged / 4 { try readExclusion() }
      var matches: [Match] = []
      for var match in few where words?.have(match.id) != false {
        if exclusion != nil {
          guard try has(match.id) else { continue }
        } else if words != nil, isRanked || words?.have(match.id) == nil {
          guard let rank = try rank(match.id) else { continue }
          match.rank = rank
        }
        matches.append(match)
      }
      return matches
    }
    try readExclusion()
    guard let words else { return nil }
    if words.isAll, words.ids.count <= limits.lookedUp {
      var matches: [Match] = []
      for id in words.ids {
        let match = try row(id) { Match(id: id, uploaded: $0.optional(0, $0.int)) }
        if var match {
          if isRanked { match.rank = try rank(id) ?? 0 }
          matches.append(match)
        }
      }
      return matches
    }
    guard let many = try passingIfNotTooMany(selection) else { return nil }
    passing = NumberSet(many.lazy.map(\.id))
    guard words.isAll else { return nil }
    var matches = many.filter { words.have($0.id) == true }
    if isRanked, matches.count <= limits.judged {
      for index in matches.indices { matches[index].rank = try rank(matches[index].id) ?? 0 }
    }
    return matches
  }

  private var isRanked: Bool { query.order == .relevance }

  /// Returns a page of all matches, with tokens as in `best` and `byUpload`.
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
    let last = Self.last(page)
    let sorted = matches.filter { ($0.rank, -$0.id) > (last.rank, -last.id) }
      .sorted { ($0.rank, -$0.id) < ($1.rank, -$1.id) }
    let found = sorted.prefix(limit)
    let next = sorted.count > limit ? found.last.map { PageToken(rawValue: "\($0.rank).\($0.id)") } : nil
    return (found.map(\.id), next)
  }

  /// Returns the rank and the ID of the last photo before a page by relevance.
  static func last(_ page: PageToken?) -> (rank: Int, id: Int) {
    let parts = page?.rawValue.split(separator: ".").compactMap { Int($0) } ?? []
    return (parts.first ?? 0, parts.dropFirst().first ?? Int.max)
  }

  // MARK: - Filters

  /// Returns the photos that pass, or `nil` if there are more than the maximum.
  func passing(
    _ selection: SavedPhotosSelection, _ maximum: Int
  ) throws(DatabaseError) -> [Match]? {
    let source = selection.sourceOfPassing
    let matches = try connection.rows(
      "SELECT photos.id, photos.uploaded FROM \(source.text) LIMIT ?", all: source.arguments + [maximum + 1]
    ) { Match(id: $0.int(0), uploaded: $0.optional(1, $0.int)) }
    return matches.count <= maximum ? matches : nil
  }

  /// Returns the photos that pass, or `nil` if a sample shows that so many pass that individual lookup is faster.
  func passingIfNotTooMany(_ selection: SavedPhotosSelection) throws(DatabaseError) -> [Match]? {
    if selection.isEverywhere {
      let last = try connection.first("SELECT max(id) FROM photos") { $0.int(0) } ?? 0
      let step = max(1, last / 128)
      let source = selection.source(among: "some")
      let count = try connection.rows(
        """
        WITH RECURSIVE some (id) AS (SELECT ? UNION ALL SELECT id + ? FROM some WHERE id < ?)
        SELECT count(*) FROM \(source.text)
        """, all: [step, step, last] + source.arguments
      ) { $0.int(0) }
      guard count.first ?? 0 <= limits.passing / step else { return nil }
    }
    return try passing(selection, limits.passing * 5 / 4)
  }

  /// Reads a photo's row, with its date first, or returns `nil` if it does not pass.
  func row<Value>(
    _ id: Int, _ read: (DatabaseRow) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    try connection.rows("\(rowQuery.text) AND photos.id = ?", all: rowQuery.arguments + [id], read: read).first
  }

  func passes(_ id: Int) throws(DatabaseError) -> Bool {
    guard let passing else { return try row(id) { _ in true } ?? false }
    return passing.contains(id)
  }

  // MARK: - Words

  func has(_ id: Int) throws(DatabaseError) -> Bool {
    guard let words else {
      guard exclusion != nil else { return true }
      return try rank(id) != nil
    }
    if let known = words.have(id) { return known }
    return try rank(id) != nil
  }

  /// Returns the rank of a photo, see `SavedPhotoJudge.rank`. Reads the index's content table directly, because
  /// querying `words` takes nearly twice as long.
  private func rank(_ id: Int) throws(DatabaseError) -> Int? {
    // Excluded words do not affect the order.
    guard let judge, exclusion != nil || words?.isExclusion == false else { return 0 }
    return try connection.first("SELECT c0, c1, c2, c3 FROM words_content WHERE id = ?", id) {
      judge.rank($0, from: 0)
    } ?? nil
  }
}
