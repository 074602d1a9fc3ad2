nonisolated extension SavedPhotosLibrary {
  /// How many photos are few: when the filters and the days leave no more, those are looked for among what the words
  /// find. Otherwise each photo that the words find is looked up until enough have passed the filters, which takes long
  /// where many have the words and few pass.
  static let maximumFew = 5000
  /// Of how many photos the words are compared one by one to put them into the order of relevance.
  static let maximumJudged = 200

  /// A photo that the query finds.
  struct Match: Sendable {
    let id: Int
    let uploaded: Int?
  }

  /// Everything that a query finds, the last saved first; nil when its filters and days leave more than a few.
  static func few(
    _ selection: SavedPhotosSelection, _ expression: String?, _ query: PhotoQuery, _ maximum: Int,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [Match]? {
    // What nearly all photos pass is nothing to look at.
    let filters = query.filters.subtracting([.sensitiveContent])
    guard query.scope == .everything, !filters.isEmpty else { return nil }
    let passing = selection.sourceByTraits
    var matches: [Int: Match] = [:]
    try connection.step(
      "SELECT photos.id, photos.uploaded FROM \(passing.text) LIMIT ?", passing.arguments + [maximum + 1]
    ) { row throws(DatabaseError) in
      matches[row.int(0)] = Match(id: row.int(0), uploaded: row.optional(1, row.int))
      return true
    }
    guard matches.count <= maximum else { return nil }
    guard let expression, !matches.isEmpty else { return matches.values.sorted { $0.id > $1.id } }
    var found: [Match] = []
    try connection.step(
      """
      SELECT rowid FROM words WHERE words MATCH ? AND +rowid IN (SELECT photos.id FROM \(passing.text))
      ORDER BY rowid DESC
      """, [expression] + passing.arguments
    ) { row throws(DatabaseError) in
      if let match = matches[row.int(0)] { found.append(match) }
      return true
    }
    return found
  }

  /// A page of what was found. Tokens are those of other searches.
  static func page(
    _ matches: [Match], _ selection: inout SavedPhotosSelection, _ expression: String?, _ order: PhotoOrder,
    _ page: PageToken?, _ limit: Int, _ maximumJudged: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> ([Int], PageToken?) {
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
    guard let terms = selection.terms, matches.count <= maximumJudged else {
      selection.passing = selection.sourceByTraits
      return try best(selection, page, limit, connection)
    }
    let parts = page?.rawValue.split(separator: ".").compactMap { Int($0) } ?? []
    let last = (quality: parts.first ?? 0, id: parts.dropFirst().first ?? Int.max)
    var judged: [(quality: Int, id: Int)] = []
    for match in matches {
      let quality = try connection.first("SELECT title, tags, author, other FROM words WHERE rowid = ?", match.id) {
        row in SavedPhotoWords.number(terms, title: row.text(0), tags: row.text(1), others: [row.text(2), row.text(3)])
      }
      guard let quality, (quality, -match.id) > (last.quality, -last.id) else { continue }
      judged.append((quality, match.id))
    }
    let sorted = judged.sorted { ($0.quality, -$0.id) < ($1.quality, -$1.id) }
    let ids = sorted.prefix(limit)
    let next = sorted.count > limit ? ids.last.map { PageToken(rawValue: "\($0.quality).\($0.id)") } : nil
    return (ids.map(\.id), next)
  }
}
