nonisolated extension SavedPhotosLibrary {
  /// The first photos by their dates of upload; those without come last, the last saved first.
  ///
  /// To sort all that match takes long when those are many. The index of the dates has them sorted: this walks along it
  /// until it has found enough. Either each photo on the way is looked up in the index of the words, which is quick when
  /// nearly all of them match, or all that match are gathered before, which is quick when those are few.
  ///
  /// - Parameters:
  ///   - expression: What to ask of the index of the words; nil for nothing.
  ///   - count: How many photos at most.
  ///   - testsEach: Whether each photo is looked up.
  static func byUpload(
    _ selection: SavedPhotosSelection, _ expression: String?, _ order: PhotoOrder, _ count: Int, testsEach: Bool,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [Int] {
    var selection = selection
    if let expression {
      // The plus keeps SQLite from beginning with what matches.
      selection.add(
        testsEach
          ? "EXISTS (SELECT 1 FROM words WHERE words MATCH ? AND rowid = photos.id)"
          : "+photos.id IN (SELECT rowid FROM words WHERE words MATCH ?)", expression)
    }
    var ids: [Int] = []
    let direction = order == .oldest ? "ASC" : "DESC"
    for (condition, sorting) in [
      ("photos.uploaded IS NOT NULL", "photos.uploaded \(direction), photos.id DESC"),
      ("photos.uploaded IS NULL", "photos.id DESC"),
    ] where ids.count < count {
      let source = selection.sourceByUpload(condition)
      try connection.step(
        "SELECT photos.id FROM \(source.text) ORDER BY \(sorting) LIMIT ?", source.arguments + [count - ids.count]
      ) { row throws(DatabaseError) in
        ids.append(row.int(0))
        return true
      }
    }
    return ids
  }

  /// Whether a fifth of all photos match, and so many that to gather them takes longer than to look a hundred up.
  static func isFrequent(_ expression: String, _ connection: DatabaseConnection) throws(DatabaseError) -> Bool {
    let all = try connection.first("SELECT max(id) FROM photos") { $0.int(0) } ?? 0
    let enough = max(all / 5, 10_000)
    let found = try connection.first(
      "SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)", expression, enough
    ) { $0.int(0) }
    return found == enough
  }
}
