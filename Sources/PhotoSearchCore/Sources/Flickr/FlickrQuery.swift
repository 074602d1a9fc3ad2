import FoundationEssentials

/// A query in terms of the Flickr API, without the key. Equal queries have the same response.
///
/// https://www.flickr.com/services/api/flickr.photos.search.html
nonisolated struct FlickrQuery: ServiceSearch {
  /// The maximum number of photos per page that the service's terms allow.
  static let pageSize = 30
  /// The maximum number of results, whatever total the service reports. Pages beyond it repeat the last one.
  static let depth = 4000
  static let pageCount = depth / pageSize

  static let serverFilters: Set<PhotoFilter> = [.license, .uploadDate, .photographsOnly, .sensitiveContent]

  /// The page number, starting at 1.
  let page: Int
  private let parameters: String

  /// - Returns: `nil` if there is nothing to search for.
  /// - Throws: `badRequest` if the token is invalid, or `unsupported` for related photos.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    self.page = try PageToken.number(of: page, lastNumber: Self.pageCount)
    var parameters = QueryEncoding()
    parameters.add("method", "flickr.photos.search")
    parameters.add("format", "json")
    parameters.add("nojsoncallback", 1)
    guard try Self.addSubject(of: query, to: &parameters) else { return nil }
    Self.addFilters(of: query, to: &parameters)
    parameters.add("sort", Self.sort(query))
    parameters.add("extras", Self.extras)
    parameters.add("per_page", Self.pageSize)
    self.parameters = parameters.text
  }

  /// The parameters without the page.
  var results: String { parameters }

  /// Returns the address of the request.
  ///
  /// - Throws: `refusedURL` if the base does not form a valid URL.
  func url(at base: URL, key: APIKey?) throws(PhotoSearchError) -> URL {
    var parameters = QueryEncoding(text: parameters)
    parameters.add("page", page)
    if let key { parameters.add("api_key", key.value) }
    return try parameters.url("services/rest/", at: base)
  }

  private static let extras =
    ([
      "description", "license", "date_upload", "date_taken", "owner_name", "original_format", "tags", "media", "o_dims",
      "path_alias",
    ] + FlickrSize.allCases.map { "url_\($0.rawValue)" }).joined(separator: ",")

  /// Adds the words and the scope of the query. Returns false if there is nothing to search for.
  private static func addSubject(of query: PhotoQuery, to parameters: inout QueryEncoding) throws(PhotoSearchError)
    -> Bool
  {
    var text = QueryText.joined(query.expression, maximumLength: maximumTextLength, written: QueryText.literal)
    // Excluded words alone are not a search.
    if text.hasPrefix("-") || query.expression.isEmpty { text = "" }
    switch query.scope {
    case .everything:
      guard !text.isEmpty else { return false }
    case .author(let author) where author.source == .flickr && !author.id.isEmpty:
      parameters.add("user_id", author.id)
    case .author(let author):
      // An author from another source, who may be named here.
      let name = QueryText.literal(.init(author.name, isPhrase: true), String(author.name.prefix(100)))
      guard !name.isEmpty else { return false }
      text = text.isEmpty ? name : name + " " + text
    case .related:
      throw .unsupported(.flickr)
    }
    if !text.isEmpty { parameters.add("text", text) }
    return true
  }

  private static let maximumTextLength = 250

  private static func addFilters(of query: PhotoQuery, to parameters: inout QueryEncoding) {
    if query.filters.contains(.license) {
      let ids = FlickrLicenses.all.filter { query.admits(License(flickr: $0)) }
      parameters.add("license", ids.map(String.init).joined(separator: ","))
    }
    if query.dateFilter {
      let range = UploadDateRange(query)
      parameters.add("min_upload_date", Int(range.first.timeIntervalSince1970))
      parameters.add("max_upload_date", Int(range.last.timeIntervalSince1970))
    }
    // Without an account, everything else is hidden anyway.
    parameters.add("safe_search", 1)
    // Photographs only, or also screenshots, drawings and the like.
    parameters.add("content_type", query.photographsOnly ? 1 : 7)
    parameters.add("media", "photos")
  }

  private static func sort(_ query: PhotoQuery) -> String {
    switch query.order {
    // All photos of an author are equally relevant.
    case .relevance where query.expression.isEmpty: "date-posted-desc"
    case .relevance: "relevance"
    case .newest: "date-posted-desc"
    case .oldest: "date-posted-asc"
    }
  }
}

/// The licence numbers of Flickr.
///
/// https://www.flickr.com/services/api/flickr.photos.licenses.getInfo.html
nonisolated enum FlickrLicenses {
  static let all = 0...16
}

/// Flickr's image sizes, from the smallest to the original, by filename suffix.
///
/// https://www.flickr.com/services/api/misc.urls.html
nonisolated enum FlickrSize: String, CaseIterable {
  /// 100, 240, 320, 500, 640, 800, 1024, 1600 and 2048 pixels on the longer side.
  case t, s, n, m, z, c, l, h, k
  /// The original, if the owner makes it available.
  case o
}
