import FoundationEssentials

/// A query in terms of the iNaturalist API. Equal queries have the same response.
///
/// The parameters: https://api.inaturalist.org/v2/docs/#/Observations/get_observations
nonisolated struct INaturalistQuery: NumberedSearch {
  typealias Answer = INaturalistAnswer

  static let pageSize = 20
  /// The service finds the first 10,000 observations of each search.
  static let pageCount = 10_000 / pageSize

  static let serverFilters: Set<PhotoFilter> = [.license, .uploadDate]

  /// The page number, starting at 1.
  let page: Int
  /// The codes of the licences of which a photo must have one.
  let licenses: [String]
  private let parameters: String

  /// - Returns: `nil` if there is nothing to search for.
  /// - Throws: `badRequest` if the token is invalid, or `unsupported` for related photos and authors of other sources.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    self.page = try PageToken.number(of: page, lastNumber: Self.pageCount)
    // Never empty: everything permits CC0.
    licenses = License.iNaturalistCodes.filter { query.admits(License(iNaturalist: $0)) }
    var parameters = QueryEncoding()
    let text = QueryText.words(of: query.expression, maximumLength: 200)
    switch query.scope {
    case .everything:
      guard !text.isEmpty else { return nil }
    case .author(let author):
      guard author.source == .iNaturalist, !author.id.isEmpty else { throw .unsupported(.iNaturalist) }
      parameters.add("user_id", author.id)
    case .related:
      throw .unsupported(.iNaturalist)
    }
    if !text.isEmpty { parameters.add("q", text) }
    parameters.add("photos", "true")
    parameters.add("photo_license", licenses.joined(separator: ","))
    if query.dateFilter {
      let range = UploadDateRange(query)
      parameters.add("created_d1", range.first.formatted(.iso8601))
      parameters.add("created_d2", range.last.formatted(.iso8601))
    }
    switch query.order {
    // The service does not rank by relevance. What many people like comes closest.
    case .relevance: parameters.add("order_by", "votes")
    case .newest, .oldest: parameters.add("order_by", "created_at")
    }
    parameters.add("order", query.order == .oldest ? "asc" : "desc")
    parameters.add("per_page", Self.pageSize)
    parameters.add("fields", Self.fields)
    self.parameters = parameters.text
  }

  /// The parameters without the page.
  var results: String { parameters }

  func url(at base: URL) throws(PhotoSearchError) -> URL {
    var parameters = QueryEncoding(text: parameters)
    parameters.add("page", page)
    return try parameters.url("v2/observations", at: base)
  }

  /// The fields of a record, in the notation of the service.
  private static let fields = """
    (id:!t,uri:!t,created_at:!t,observed_on:!t,species_guess:!t,description:!t,tags:!t,\
    taxon:(name:!t,preferred_common_name:!t,iconic_taxon_name:!t),user:(id:!t,login:!t,name:!t),\
    photos:(id:!t,url:!t,attribution:!t,license_code:!t,original_dimensions:!t,hidden:!t))
    """
}
