import FoundationEssentials

/// Which saved photos a query asks for, as parts of a statement.
nonisolated struct SavedPhotosSelection {
  private(set) var conditions = ["photos.state = 1"]
  private(set) var arguments: [(any DatabaseValue)?] = []
  /// What must be found in the index; nil when it is not asked.
  let terms: SearchTerms?

  /// - Parameters:
  ///   - licenses: All that saved photos have.
  ///   - related: The number of the photo that others are to resemble.
  init(_ query: PhotoQuery, licenses: [String], related: Int?) {
    let terms = SearchTerms(query.expression)
    let isRelated = if case .related = query.scope { true } else { false }
    self.terms = terms.isEmpty || isRelated ? nil : terms
    if self.terms == nil, !isRelated, let exclusion = SavedPhotoWords.exclusion(terms) {
      add("photos.id NOT IN (SELECT rowid FROM words WHERE words MATCH ?)", exclusion)
    }
    switch query.scope {
    case .everything: break
    case .author(let author):
      add("photos.author = ?", author.name)
      if !author.id.isEmpty { add("(photos.author_id IS NULL OR photos.author_id = ?)", author.id) }
    case .related:
      add("photos.id <> ?", related)
      add("photos.id IN (SELECT photo FROM tags WHERE tag IN (SELECT tag FROM tags WHERE photo = ?))", related)
    }
    addFilters(query, licenses)
  }

  private mutating func addFilters(_ query: PhotoQuery, _ licenses: [String]) {
    let filters = query.filters
    if filters.contains(.license) {
      add(any: licenses.filter { query.admits(License(stored: $0)) }, in: "photos.license")
    }
    if let orientation = query.orientation {
      // As `PhotoOrientation` has it.
      let ratio = "(CAST(photos.width AS REAL) / photos.height)"
      switch orientation {
      case .landscape: add("\(ratio) > 1.05")
      case .portrait: add("\(ratio) < ?", 1 / 1.05)
      case .square: add("\(ratio) BETWEEN ? AND 1.05", 1 / 1.05)
      }
    }
    if let size = query.minimumSize { add("photos.width * photos.height >= ?", size.pixelCount) }
    if filters.contains(.fileType) { add(any: query.fileTypes.map(\.rawValue), in: "photos.file_type") }
    if query.photographsOnly { add("photos.is_photograph IS NOT 0") }
    if !query.includesSensitive { add("photos.is_sensitive IS NOT 1") }
  }

  /// Only those that were uploaded in the days of the query.
  mutating func addDates(_ query: PhotoQuery) {
    guard query.dateFilter else { return }
    add("photos.uploaded >= ?", SavedPhotoRecord.seconds(LocalDay(containing: query.minDate).start))
    // A day with a change of the clocks has another length, but ends before so many hours of the next.
    let last = LocalDay(containing: query.maxDate)
    let next = LocalDay(containing: last.start.addingTimeInterval(36 * 3600))
    if last < next { add("photos.uploaded < ?", SavedPhotoRecord.seconds(next.start)) }
  }

  mutating func add(_ condition: String, _ argument: (any DatabaseValue)?...) {
    conditions.append(condition)
    arguments += argument
  }

  private mutating func add(any values: [String], in column: String) {
    conditions.append("\(column) IN (\(values.map { _ in "?" }.joined(separator: ", ")))")
    arguments += values.map { $0 as (any DatabaseValue)? }
  }

  /// The photos with the conditions and one more, to be looked at in the order in which they were uploaded.
  func sourceByUpload(_ condition: String) -> (text: String, arguments: [(any DatabaseValue)?]) {
    let all = [condition] + conditions
    return ("photos INDEXED BY photos_by_upload WHERE \(all.joined(separator: " AND "))", arguments)
  }

  /// The tables to look in, with the conditions, and the arguments of both.
  ///
  /// - Parameters:
  ///   - expression: What to ask of the index; nil for nothing.
  ///   - visits: How many photos that the index finds are looked at; nil for all of them.
  func source(_ expression: String?, visits: Int? = nil) -> (text: String, arguments: [(any DatabaseValue)?]) {
    let all = conditions.joined(separator: " AND ")
    guard let expression else { return ("photos WHERE \(all)", arguments) }
    // The index goes first, whatever SQLite thinks of the other conditions.
    if let visits {
      return (
        """
        (SELECT rowid AS id FROM words WHERE words MATCH ? LIMIT ?) AS found
        CROSS JOIN photos ON photos.id = found.id WHERE \(all)
        """, [expression, visits] + arguments
      )
    }
    return (
      "words CROSS JOIN photos ON photos.id = words.rowid WHERE words MATCH ? AND \(all)", [expression] + arguments
    )
  }
}
