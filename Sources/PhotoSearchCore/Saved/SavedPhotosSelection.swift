import FoundationEssentials

/// The conditions for the saved photos that match a query, as parts of a statement.
nonisolated struct SavedPhotosSelection {
  /// Conditions joined by AND, and the arguments for their placeholders.
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

  /// The conditions that depend only on a photo's traits.
  private(set) var filters = Part(conditions: ["photos.state = 1"])
  /// The conditions on the upload date.
  private(set) var dates = Part()
  private var others = Part()
  /// The included and excluded words, or `nil` if there are none.
  let terms: SearchTerms?
  /// The ID of the photo to find similar ones for.
  let related: Int?
  /// The photos that look like it, as a list in JSON.
  let lookalikes: String
  /// Whether the scope includes all photos.
  let isEverywhere: Bool

  /// - Parameters:
  ///   - licenses: All distinct licences of the saved photos.
  ///   - related: See `related`.
  ///   - lookalikes: The photos that look like it.
  ///   - smart: The search of the smart collection to search in, if the query's collection is one.
  init(_ query: PhotoQuery, licenses: [String], related: Int?, lookalikes: [Int] = [], in smart: PhotoQuery? = nil) {
    let expression = smart.map { SearchExpression($0.expression, and: query.expression) } ?? query.expression
    let terms = SearchTerms(expression)
    let isRelated = if case .related = query.scope { true } else { false }
    self.terms = terms.isEmpty && terms.excluded.isEmpty || isRelated ? nil : terms
    self.related = related
    self.lookalikes = "[\(lookalikes.map(String.init).joined(separator: ","))]"
    isEverywhere = query.scope == .everything && query.collection == nil
    switch query.scope {
    case .everything: break
    case .author(let author):
      add("photos.author = ?", author.name)
      if !author.id.isEmpty { add("(photos.author_id IS NULL OR photos.author_id = ?)", author.id) }
    case .related:
      add("photos.id <> ?", related)
      add(
        """
        photos.id IN (SELECT photo FROM tags WHERE tag IN (SELECT tag FROM tags WHERE photo = ?)
        UNION SELECT value FROM json_each(?))
        """, related, self.lookalikes)
    }
    addFilters(query, licenses)
    if let smart {
      addFilters(smart, licenses)
      others = others + Self.dates(of: smart)
    } else if let collection = query.collection {
      add("photos.id IN (SELECT photo FROM collected WHERE collection = ?)", collection)
    }
  }

  private var all: Part { filters + dates + others }

  /// The filters that the conditions apply.
  static let supportedFilters: Set<PhotoFilter> = [
    .license, .uploadDate, .orientation, .size, .fileType, .photographsOnly, .sensitiveContent, .color,
  ]

  private mutating func addFilters(_ query: PhotoQuery, _ licenses: [String]) {
    if query.filters.contains(.license) {
      addFilter(any: licenses.filter { query.admits(License(stored: $0)) }, in: "photos.license")
    }
    if let orientation = query.orientation {
      // Same as in `PhotoOrientation`.
      let ratio = "(CAST(photos.width AS REAL) / photos.height)"
      switch orientation {
      case .landscape: filters.add("\(ratio) > 1.05")
      case .portrait: filters.add("\(ratio) < ?", [1 / 1.05])
      case .square: filters.add("\(ratio) BETWEEN ? AND 1.05", [1 / 1.05])
      }
    }
    if let size = query.minimumSize { filters.add("photos.width * photos.height >= ?", [size.pixelCount]) }
    if query.filters.contains(.fileType) { addFilter(any: query.fileTypes.map(\.rawValue), in: "photos.file_type") }
    // Not among the filters, which are checked for one of all photos with the same traits.
    if let color = query.color {
      add("photos.id IN (SELECT photo FROM fingerprints WHERE colors & ? <> 0)", color.bit)
    }
    if query.photographsOnly { filters.add("photos.is_photograph IS NOT 0") }
    if !query.includesSensitive { filters.add("photos.is_sensitive IS NOT 1") }
  }

  /// Restricts the selection to photos without an upload date.
  mutating func addUndated() {
    dates = Part(conditions: ["photos.uploaded IS NULL"])
  }

  /// Restricts the selection to the query's upload dates.
  mutating func addDates(_ query: PhotoQuery) {
    dates = dates + Self.dates(of: query)
  }

  private static func dates(of query: PhotoQuery) -> Part {
    var dates = Part()
    guard query.dateFilter else { return dates }
    dates.add("photos.uploaded >= ?", [SavedPhotoRecord.seconds(LocalDay(containing: query.minDate).start)])
    // A day with a daylight-saving change has a different length, but ends within this many hours.
    let last = LocalDay(containing: query.maxDate)
    let next = LocalDay(containing: last.start.addingTimeInterval(36 * 3600))
    if last < next { dates.add("photos.uploaded < ?", [SavedPhotoRecord.seconds(next.start)]) }
    return dates
  }

  mutating func add(_ condition: String, _ argument: (any DatabaseValue)?...) {
    others.add(condition, argument)
  }

  private mutating func addFilter(any values: [String], in column: String) {
    filters.add("\(column) IN (\(values.map { _ in "?" }.joined(separator: ", ")))", values.map { $0 })
  }

  /// Returns the source of the photos of the dates with one more condition, in upload order. Omits conditions that need
  /// more than the date index, because there may be a hundred thousand photos.
  func sourceByUpload(_ condition: String) -> (text: String, arguments: [(any DatabaseValue)?]) {
    let all = Part(conditions: [condition]) + dates
    return ("photos INDEXED BY photos_by_upload WHERE \(all.text)", all.arguments)
  }

  /// The source of the photos that meet all conditions, in the order in which they were saved.
  var sourceByNumber: (text: String, arguments: [(any DatabaseValue)?]) {
    ("photos NOT INDEXED WHERE \(all.text)", all.arguments)
  }

  /// The source of the photos that meet all conditions, in any order.
  var sourceOfPassing: (text: String, arguments: [(any DatabaseValue)?]) {
    guard isEverywhere else { return source() }
    let source = sourceByTraits
    return (source.text, source.arguments)
  }

  /// The source of the photos that pass the filters and dates, using the trait index.
  ///
  /// There are at most a few hundred distinct traits: one photo of each shows whether all of them pass.
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

  /// Returns the source of the photos that meet all conditions, with any index that SQLite chooses.
  ///
  /// - Parameter numbers: A table of IDs to search, or `nil` to search all photos.
  func source(among numbers: String? = nil) -> (text: String, arguments: [(any DatabaseValue)?]) {
    let all = all
    let table = numbers.map { "\($0) CROSS JOIN photos ON photos.id = \($0).id" } ?? "photos"
    return ("\(table) WHERE \(all.text)", all.arguments)
  }
}
