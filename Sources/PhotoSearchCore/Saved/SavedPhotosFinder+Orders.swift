/// Pages of results that are not read completely.
nonisolated extension SavedPhotosFinder {
  /// Returns a page in order of upload date, with undated photos last. Photos with the same date are in the order in
  /// which they were saved, or its reverse, as in the date index: the search follows the index until it has found
  /// enough. A token is the number of preceding photos.
  func byUpload(_ page: PageToken?, _ limit: Int) throws(DatabaseError) -> ([Int], PageToken?) {
    let start = page.flatMap { Int($0.rawValue) } ?? 0
    let direction = query.order == .oldest ? "ASC" : "DESC"
    var ids: [Int] = []
    for (condition, sorting) in [
      ("photos.uploaded IS NOT NULL", "photos.uploaded \(direction), photos.id \(direction)"),
      ("photos.uploaded IS NULL", "photos.id \(direction)"),
    ] where ids.count <= start + limit {
      let source = selection.sourceByUpload(condition)
      try connection.step(
        "SELECT photos.id FROM \(source.text) ORDER BY \(sorting)", source.arguments
      ) { row throws(DatabaseError) in
        let id = row.int(0)
        if try finds(id) { ids.append(id) }
        return ids.count <= start + limit
      }
    }
    let next = ids.count > start + limit ? PageToken(rawValue: String(start + limit)) : nil
    return (Array(ids.dropFirst(start).prefix(limit)), next)
  }

  /// Returns whether the query and its dates match a photo. Checks cached results first.
  private func finds(_ id: Int) throws(DatabaseError) -> Bool {
    if passing?.contains(id) == false || words?.have(id) == false { return false }
    if passing == nil, try !passes(id) { return false }
    return try has(id)
  }

  /// Returns a page by relevance. A token consists of the rank and the ID of the last photo.
  func best(_ page: PageToken?, _ limit: Int) throws(DatabaseError) -> ([Int], PageToken?) {
    var (rank, last) = Self.last(page)
    var found: [(rank: Int, id: Int)] = []
    if let terms = selection.terms, !terms.isEmpty {
      while rank <= SavedPhotoWords.Quality.allCases.count, found.count <= limit {
        found += try ranked(rank, terms, before: last, limit + 1 - found.count).map { (rank, $0) }
        (rank, last) = (rank + 1, Int.max)
      }
    } else {
      found = try latest(before: last, limit + 1).map { (0, $0) }
    }
    let ids = found.prefix(limit)
    let next = found.count > limit ? ids.last.map { PageToken(rawValue: "\($0.rank).\($0.id)") } : nil
    return (ids.map(\.id), next)
  }

  /// Returns the photos of one rank, most recently saved first.
  private func ranked(
    _ rank: Int, _ terms: SearchTerms, before last: Int, _ count: Int
  ) throws(DatabaseError) -> [Int] {
    let title = SavedPhotoWords.title(terms)
    var ids: [Int] = []
    guard let quality = SavedPhotoWords.Quality(rawValue: rank - 1) else {
      try connection.each(
        "SELECT id FROM photos WHERE title_words = ? AND id < ? ORDER BY id DESC", title, last
      ) { row throws(DatabaseError) in
        let id = row.int(0)
        if try finds(id) { ids.append(id) }
        return ids.count < count
      }
      return ids
    }
    var expression = SavedPhotoWords.expression(terms, quality)
    if let better = SavedPhotoWords.Quality(rawValue: rank - 2) {
      expression = "(\(expression)) NOT (\(SavedPhotoWords.expression(terms, better)))"
    }
    try connection.each(
      "SELECT rowid FROM words WHERE words MATCH ? AND rowid < ? ORDER BY rowid DESC", expression, last
    ) { row throws(DatabaseError) in
      let id = row.int(0)
      if try passes(id), try !hasTitle(id, title) { ids.append(id) }
      return ids.count < count
    }
    return ids
  }

  private func hasTitle(_ id: Int, _ title: String) throws(DatabaseError) -> Bool {
    try connection.first("SELECT title_words = ? FROM photos WHERE id = ?", title, id) { $0.bool(0) } ?? false
  }

  /// Returns the most recently saved photos.
  private func latest(before last: Int, _ count: Int) throws(DatabaseError) -> [Int] {
    var selection = selection
    selection.add("photos.id < ?", last)
    let end = min(last, try connection.first("SELECT max(id) FROM photos") { $0.int(0) } ?? 0)
    var near = selection
    near.add("photos.id > ?", end - 2000)
    // If there are too few recent matches, as among photos that were saved in order of their dates, use the trait
    // index.
    var ids: [Int] = []
    for source in [near.sourceByNumber, selection.sourceOfPassing] where ids.count < count {
      ids = []
      try connection.step(
        "SELECT photos.id FROM \(source.text) ORDER BY photos.id DESC", source.arguments
      ) { row throws(DatabaseError) in
        let id = row.int(0)
        if try has(id) { ids.append(id) }
        return ids.count < count
      }
    }
    return ids
  }

  /// Returns a page of the photos that look like another photo, and then of those that share the most tags with it. A
  /// token is the number of preceding photos.
  func similar(to related: Int, _ page: PageToken?, _ limit: Int) throws(DatabaseError) -> ([Int], PageToken?) {
    let start = page.flatMap { Int($0.rawValue) } ?? 0
    let source = selection.source()
    let ids = try connection.rows(
      """
      SELECT photos.id FROM \(source.text)
      ORDER BY photos.id IN (SELECT value FROM json_each(?)) DESC, (SELECT count(*) FROM tags WHERE photo = photos.id AND tag IN
      (SELECT tag FROM tags WHERE photo = ?)) DESC, photos.id DESC LIMIT ? OFFSET ?
      """, all: source.arguments + [selection.lookalikes, related, limit + 1, start]
    ) { $0.int(0) }
    return (Array(ids.prefix(limit)), ids.count > limit ? PageToken(rawValue: String(start + limit)) : nil)
  }
}
