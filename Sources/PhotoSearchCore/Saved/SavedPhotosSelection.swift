import FoundationEssentials

/// Which saved photos a query asks for, as parts of a statement.
nonisolated struct SavedPhotosSelection {
  /// Conditions that all hold, and the arguments of their question marks.
  struct Part {
    var conditions: [String] = []
    var arguments: [(any DatabaseValue)?] = []

    var text: String { conditions.joined(separator: " AND ") }

    mutating func add(_ condition: String, _ arguments: [(any DatabaseValue)?] = []) {
      conditions.append(condition)
      self.arguments += arguments
    }

    static func + (first: Part, second: Part) -> Part {
      Part(conditions: first.conditions + second.conditions, arguments: first.arguments + second.arguments)
    }
  }

  /// What depends on nothing but the traits of a photo.
  private(set) var filters = Part(conditions: ["photos.state = 1"])
  /// On the days of upload.
  private(set) var dates = Part()
  private var others = Part()
  /// Words that photos must have or must not have; nil when any will do.
  let terms: SearchTerms?
  /// The number of the photo that others are to resemble.
  let related: Int?
  /// Whether photos are looked for among all of them.
  let isEverywhere: Bool

  /// - Parameters:
  ///   - licenses: All that saved photos have.
  ///   - related: See `related`.
  init(_ query: PhotoQuery, licenses: [String], related: Int?) {
    let terms = SearchTerms(query.expression)
    let isRelated = if case .related = query.scope { true } else { false }
    self.terms = terms.isEmpty && terms.excluded.isEmpty || isRelated ? nil : terms
    self.related = related
    isEverywhere = query.scope == .everything
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

  private var all: Part { filters + dates + others }

  private mutating func addFilters(_ query: PhotoQuery, _ licenses: [String]) {
    if query.filters.contains(.license) {
      addFilter(any: licenses.filter { query.admits(License(stored: $0)) }, in: "photos.license")
    }
    if let orientation = query.orientation {
      // As `PhotoOrientation` has it.
      let ratio = "(CAST(photos.width AS REAL) / photos.height)"
      switch orientation {
      case .landscape: filters.add("\(ratio) > 1.05")
      case .portrait: filters.add("\(ratio) < ?", [1 / 1.05])
      case .square: filters.add("\(ratio) BETWEEN ? AND 1.05", [1 / 1.05])
      }
    }
    if let size = query.minimumSize { filters.add("photos.width * photos.height >= ?", [size.pixelCount]) }
    if query.filters.contains(.fileType) { addFilter(any: query.fileTypes.map(\.rawValue), in: "photos.file_type") }
    if query.photographsOnly { filters.add("photos.is_photograph IS NOT 0") }
    if !query.includesSensitive { filters.add("photos.is_sensitive IS NOT 1") }
  }

  /// Only those of which nobody knows when they were uploaded.
  mutating func addUndated() {
    dates = Part(conditions: ["photos.uploaded IS NULL"])
  }

  /// Only those that were uploaded in the days of the query.
  mutating func addDates(_ query: PhotoQuery) {
    guard query.dateFilter else { return }
    dates.add("photos.uploaded >= ?", [SavedPhotoRecord.seconds(LocalDay(containing: query.minDate).start)])
    // A day with a change of the clocks has another length, but ends before so many hours of the next.
    let last = LocalDay(containing: query.maxDate)
    let next = LocalDay(containing: last.start.addingTimeInterval(36 * 3600))
    if last < next { dates.add("photos.uploaded < ?", [SavedPhotoRecord.seconds(next.start)]) }
  }

  mutating func add(_ condition: String, _ argument: (any DatabaseValue)?...) {
    others.add(condition, argument)
  }

  private mutating func addFilter(any values: [String], in column: String) {
    filters.add("\(column) IN (\(values.map { _ in "?" }.joined(separator: ", ")))", values.map { $0 })
  }

  /// The photos of the days with one more condition, to be looked at in the order in which they were uploaded. What needs
  /// more than the index of the dates is left out: there may be a hundred thousand.
  func sourceByUpload(_ condition: String) -> (text: String, arguments: [(any DatabaseValue)?]) {
    let all = Part(conditions: [condition]) + dates
    return ("photos INDEXED BY photos_by_upload WHERE \(all.text)", all.arguments)
  }

  /// The photos with the conditions, to be looked at in the order in which they were saved.
  var sourceByNumber: (text: String, arguments: [(any DatabaseValue)?]) {
    ("photos NOT INDEXED WHERE \(all.text)", all.arguments)
  }

  /// The photos with the conditions, to be looked at in whichever order.
  var sourceOfPassing: (text: String, arguments: [(any DatabaseValue)?]) {
    guard isEverywhere else { return source() }
    let source = sourceByTraits
    return (source.text, source.arguments)
  }

  /// The photos that the filters and the days leave, found in the index of the traits.
  ///
  /// There are a few hundred different traits at most: one photo of each tells whether all of them pass.
  private var sourceByTraits: Part {
    let index = "photos INDEXED BY photos_by_traits WHERE photos.state = 1"
    var source = Part()
    source.add(
      """
      \(index) AND photos.traits IN (
        WITH RECURSIVE found (name) AS (
          SELECT min(photos.traits) FROM \(index)
          UNION ALL SELECT (SELECT min(photos.traits) FROM \(index) AND photos.traits > name) FROM found
          WHERE name IS NOT NULL
        )
        SELECT name FROM found
        WHERE name IS NOT NULL AND (SELECT \(filters.text) FROM \(index) AND photos.traits = name LIMIT 1)
      )
      """, filters.arguments)
    return source + dates + others
  }

  /// The photos with the conditions, whatever index SQLite takes.
  ///
  /// - Parameter numbers: A table of numbers in which they are looked for; nil for everywhere.
  func source(among numbers: String? = nil) -> (text: String, arguments: [(any DatabaseValue)?]) {
    let all = all
    let table = numbers.map { "\($0) CROSS JOIN photos ON photos.id = \($0).id" } ?? "photos"
    return ("\(table) WHERE \(all.text)", all.arguments)
  }
}
