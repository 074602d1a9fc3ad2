nonisolated extension SavedPhotosLibrary {
  /// The first photos by their dates of upload; those without come last. What has the same date is in the
  /// order in which it was saved, or the other way round, as the index has it.
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
      ("photos.uploaded IS NOT NULL", "photos.uploaded \(direction), photos.id \(direction)"),
      ("photos.uploaded IS NULL", "photos.id \(direction)"),
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

  /// How many photos match, as far as it decides what is quickest.
  enum Frequency {
    /// So few that they can be sorted.
    case rare
    /// So few that they can be gathered before the walk.
    case common
    /// A fifth of all photos: the walk meets them soon.
    case frequent
  }

  /// - Parameter expression: What to ask of the index of the words; nil for what all photos match.
  static func frequency(
    of expression: String?, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Frequency {
    guard let expression else { return .frequent }
    let all = try connection.first("SELECT max(id) FROM photos") { $0.int(0) } ?? 0
    let many = max(all / 5, 10_000)
    let found = try connection.first(
      "SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)", expression, many
    ) { $0.int(0) }
    return found == many ? .frequent : found ?? 0 < 1000 ? .rare : .common
  }
}
