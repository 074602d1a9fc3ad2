import FoundationEssentials

/// A query in the terms of Flickr's API, without the key. Two equal queries have the same answer.
///
/// https://www.flickr.com/services/api/flickr.photos.search.html
nonisolated struct FlickrQuery: Sendable, Hashable {
  /// The service's terms allow to show no more on a page.
  static let pageSize = 30
  /// The service finds no more, whatever total it tells. Pages beyond repeat the last one.
  static let depth = 4000
  static let pageCount = depth / pageSize

  static let serverFilters: Set<PhotoFilter> = [.license, .uploadDate, .photographsOnly, .sensitiveContent]

  /// From 1.
  let page: Int
  private let parameters: String

  /// - Returns: nil when there is nothing to search for.
  /// - Throws: `badRequest` when the token is none of ours; `unsupported` for similar photos.
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

  /// Whether the other is a page of the same results.
  func isSameSearch(_ other: FlickrQuery) -> Bool { parameters == other.parameters }

  /// The address of the answer.
  ///
  /// - Throws: `refusedURL` when the base is no base of addresses.
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

  /// What to search for; false when that is nothing.
  private static func addSubject(of query: PhotoQuery, to parameters: inout QueryEncoding) throws(PhotoSearchError)
    -> Bool
  {
    var text = QueryText.joined(query.expression, maximumLength: maximumTextLength, written: QueryText.literal)
    // To leave out words is no search.
    if text.hasPrefix("-") || query.expression.isEmpty { text = "" }
    switch query.scope {
    case .everything:
      guard !text.isEmpty else { return false }
    case .author(let author) where author.source == .flickr && !author.id.isEmpty:
      parameters.add("user_id", author.id)
    case .author(let author):
      // Somebody of another source, who may be named here.
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
    // Without an account everything else is hidden anyway.
    parameters.add("safe_search", 1)
    // Photographs only, or with screenshots, drawings and the like.
    parameters.add("content_type", query.photographsOnly ? 1 : 7)
    parameters.add("media", "photos")
  }

  private static func sort(_ query: PhotoQuery) -> String {
    switch query.order {
    // All photos of one author are equally relevant.
    case .relevance where query.expression.isEmpty: "date-posted-desc"
    case .relevance: "relevance"
    case .newest: "date-posted-desc"
    case .oldest: "date-posted-asc"
    }
  }
}

/// The numbers of licences at Flickr.
///
/// https://www.flickr.com/services/api/flickr.photos.licenses.getInfo.html
nonisolated enum FlickrLicenses {
  static let all = 0...16
}

/// The sizes in which Flickr has a picture, from the smallest to the original, by the ends of their names.
///
/// https://www.flickr.com/services/api/misc.urls.html
nonisolated enum FlickrSize: String, CaseIterable {
  /// On its longer side 100 pixels, 240, 320, 500, 640, 800, 1024, 1600 and 2048.
  case t, s, n, m, z, c, l, h, k
  /// As uploaded, where its owner shows it.
  case o
}
