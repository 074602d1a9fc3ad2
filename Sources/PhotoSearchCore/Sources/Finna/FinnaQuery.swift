import FoundationEssentials

/// A query in terms of the Finna API. Equal queries have the same response.
nonisolated struct FinnaQuery: NumberedSearch {
  typealias Answer = FinnaAnswer

  static let pageSize = 20
  /// The service returns the first 100,000 records of each search.
  static let pageCount = 100_000 / pageSize

  /// The page number, starting at 1.
  let page: Int
  private let text: String

  /// - Returns: `nil` if there is nothing to search for.
  /// - Throws: `badRequest` if the token is invalid, or `unsupported` for related photos and those of one author.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    self.page = try PageToken.number(of: page, lastNumber: Self.pageCount)
    guard query.scope == .everything else { throw .unsupported(.finna) }
    text = QueryText.joined(query.expression, maximumLength: 200, written: QueryText.literal)
    // Excluded words alone are not a search.
    guard !text.isEmpty, !text.hasPrefix("-") else { return nil }
  }

  /// The words without the page.
  var results: String { text }

  func url(at base: URL) throws(PhotoSearchError) -> URL {
    var parameters = QueryEncoding()
    parameters.add("lookfor", text)
    // Pictures that anybody can see, and that may be changed and used commercially.
    for filter in [#"format:"0/Image/""#, #"free_online_boolean:"1""#, #"usage_rights_str_mv:"usage_B""#] {
      parameters.add("filter[]", filter)
    }
    for field in ["id", "title", "images", "imageRights", "nonPresenterAuthors", "subjects", "buildings", "summary"] {
      parameters.add("field[]", field)
    }
    parameters.add("limit", Self.pageSize)
    parameters.add("page", page)
    return try parameters.url("v1/search", at: base)
  }
}
