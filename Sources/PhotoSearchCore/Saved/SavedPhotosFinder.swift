/// Finds what a query asks for in the way that takes least. Good for one search.
///
/// There are three indexes: of the words, of the traits that filters look at, and of the dates. To read one of a hundred
/// thousand rows takes twenty times as long as to read on in an index, so as far as possible the numbers of the
/// photos that one index finds are compared with those of another. What one index has too much of is asked photo by
/// photo: whether it passes by its row, whether it has the words by its words, see `SavedPhotoJudge`.
nonisolated struct SavedPhotosFinder {
  /// Of how many photos something is done.
  struct Limits {
    /// So many that pass the filters are judged by their words, and so many matches sorted.
    var judged = 2000
    /// So many that have the words are looked up, one by one.
    var lookedUp = 1000
    /// So many are read from the index of the words.
    var indexed = 10_000
    /// So many are read from the index of the traits. Of more it is quicker to look up some.
    var passing = 12_000
    /// So many are looked up to count those that pass. Among more the total is "at least".
    var counted = 1000
  }

  /// A photo that the query finds.
  struct Match {
    let id: Int
    let uploaded: Int?
    /// See `SavedPhotoJudge.place`.
    var place = 0
  }

  /// What the index of the words finds.
  struct Words {
    /// What was asked.
    let expression: String
    /// Whether nothing was asked but what is left out. The numbers are the others.
    let isExclusion: Bool
    /// Those that were saved first.
    let ids: [Int]
    let isAll: Bool
    let set: NumberSet

    /// Whether a photo has the words; nil where only the photo knows.
    func have(_ id: Int) -> Bool? {
      isAll || id <= ids.last ?? 0 ? set.contains(id) : nil
    }
  }

  let query: PhotoQuery
  let selection: SavedPhotosSelection
  let limits: Limits
  let connection: DatabaseConnection
  private let judge: SavedPhotoJudge?
  /// Nil when any will do, and as long as there is `exclusion`.
  private(set) var words: Words?
  /// What is left out, where nothing else was asked and the index has not been read yet: few photos are quicker judged
  /// one by one than all photos with a word are read.
  private(set) var exclusion: String?
  /// The date of a photo that passes.
  private let rowQuery: (text: String, arguments: [(any DatabaseValue)?])
  /// Those that pass the filters and the days; nil where that is asked row by row.
  private(set) var passing: NumberSet?

  /// - Parameter selection: With the days of the query, if it has any.
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

  /// Reads from the index what is left out, where that has not been done.
  mutating func readExclusion() throws(DatabaseError) {
    guard let exclusion else { return }
    self.exclusion = nil
    let last = try connection.first("SELECT max(id) FROM photos") { $0.int(0) } ?? 0
    // All numbers up to the last, unless the list is damaged: no photo has some, which makes no difference.
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

  /// A page in the order of the query, and how many photos there are, or how many at least.
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
    // What a filter leaves few of takes longest to count, and is all here.
    if page == nil, next == nil { return (ids, next, ids.count, false) }
    let (total, isCapped) = try count()
    return (ids, next, total, isCapped)
  }

  /// Everything that the query finds; nil when it would take too long to know.
  private mutating func all() throws(DatabaseError) -> [Match]? {
    if isRanked, selection.related != nil { return nil }
    if let few = try passing(selection, limits.judged) {
      if few.count > limits.judged / 4 { try readExclusion() }
      var matches: [Match] = []
      for var match in few where words?.have(match.id) != false {
        if exclusion != nil {
          guard try has(match.id) else { continue }
        } else if words != nil, isRanked || words?.have(match.id) == nil {
          guard let place = try place(match.id) else { continue }
          match.place = place
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
          if isRanked { match.place = try place(id) ?? 0 }
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
      for index in matches.indices { matches[index].place = try place(matches[index].id) ?? 0 }
    }
    return matches
  }

  private var isRanked: Bool { query.order == .relevance }

  /// A page of all that was found. Tokens are those of `best` and `byUpload`.
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
    let sorted = matches.filter { ($0.place, -$0.id) > (last.place, -last.id) }
      .sorted { ($0.place, -$0.id) < ($1.place, -$1.id) }
    let found = sorted.prefix(limit)
    let next = sorted.count > limit ? found.last.map { PageToken(rawValue: "\($0.place).\($0.id)") } : nil
    return (found.map(\.id), next)
  }

  /// The place and the number of the last photo before a page in the order of relevance.
  static func last(_ page: PageToken?) -> (place: Int, id: Int) {
    let parts = page?.rawValue.split(separator: ".").compactMap { Int($0) } ?? []
    return (parts.first ?? 0, parts.dropFirst().first ?? Int.max)
  }

  // MARK: - Which pass the filters

  /// The photos that pass; nil when they are more than so many.
  func passing(
    _ selection: SavedPhotosSelection, _ maximum: Int
  ) throws(DatabaseError) -> [Match]? {
    let source = selection.sourceOfPassing
    let matches = try connection.rows(
      "SELECT photos.id, photos.uploaded FROM \(source.text) LIMIT ?", all: source.arguments + [maximum + 1]
    ) { Match(id: $0.int(0), uploaded: $0.optional(1, $0.int)) }
    return matches.count <= maximum ? matches : nil
  }

  /// The photos that pass; nil when it is quicker to look them up: then many pass, as some of them show.
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

  /// What is wanted of the row of a photo, its date first; nil when it does not pass.
  func row<Value>(
    _ id: Int, _ read: (DatabaseRow) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    try connection.rows("\(rowQuery.text) AND photos.id = ?", all: rowQuery.arguments + [id], read: read).first
  }

  func passes(_ id: Int) throws(DatabaseError) -> Bool {
    guard let passing else { return try row(id) { _ in true } ?? false }
    return passing.contains(id)
  }

  // MARK: - Which have the words

  func has(_ id: Int) throws(DatabaseError) -> Bool {
    guard let words else {
      guard exclusion != nil else { return true }
      return try place(id) != nil
    }
    if let known = words.have(id) { return known }
    return try place(id) != nil
  }

  /// See `SavedPhotoJudge.place`. The table is that of the index itself: to ask for a row of `words` takes nearly twice
  /// as long.
  private func place(_ id: Int) throws(DatabaseError) -> Int? {
    // Those that are left out give no order.
    guard let judge, exclusion != nil || words?.isExclusion == false else { return 0 }
    return try connection.first("SELECT c0, c1, c2, c3 FROM words_content WHERE id = ?", id) {
      judge.place($0, from: 0)
    } ?? nil
  }
}
