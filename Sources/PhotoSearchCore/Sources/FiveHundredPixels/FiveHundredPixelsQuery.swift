import FoundationEssentials

/// A query in terms of the 500px API, without the key. Equal queries have the same response.
///
/// https://github.com/500px/api-documentation
nonisolated struct FiveHundredPixelsQuery: ServiceSearch {
  /// The maximum number of photos per page that the service's terms allow.
  static let pageSize = 20
  private static let maximumTextLength = 200

  /// The filters that the service applies to this search.
  let serverFilters: Set<PhotoFilter>
  /// The page number, starting at 1.
  let page: Int
  private let path: String
  private let parameters: String

  /// - Returns: `nil` if there is nothing to search for.
  /// - Throws: `badRequest` if the token is invalid, or `unsupported` for related photos.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    self.page = try PageToken.number(of: page)
    var parameters = QueryEncoding()
    var text = QueryText.words(of: query.expression, maximumLength: Self.maximumTextLength)
    var author: String?
    switch query.scope {
    case .everything: break
    case .author(let who) where who.source == .fiveHundredPixels && !who.id.isEmpty: author = who.id
    case .author(let who): text = Self.words(who.name, after: text)
    case .related: throw .unsupported(.fiveHundredPixels)
    }
    if text.isEmpty, let author {
      path = "v1/photos"
      parameters.add("feature", "user")
      parameters.add("user_id", author)
      serverFilters = []
    } else {
      guard !text.isEmpty else { return nil }
      path = "v1/photos/search"
      parameters.add("term", text)
      if let author { parameters.add("user_id", author) }
      if query.filters.contains(.license) {
        let types = (0...8).filter { query.admits(License(fiveHundredPixels: $0)) }
        parameters.add("license_type", types.map(String.init).joined(separator: ","))
      }
      if !query.includesSensitive { parameters.add("exclude_nude", 1) }
      parameters.add("sort", query.order == .newest ? "created_at" : "_score")
      serverFilters = [.license, .sensitiveContent]
    }
    parameters.add("image_size", FiveHundredPixelsSize.allCases.map { String($0.rawValue) }.joined(separator: ","))
    parameters.add("tags", 1)
    parameters.add("rpp", Self.pageSize)
    self.parameters = parameters.text
  }

  /// The address without the page.
  var results: String { "\(path)?\(parameters)" }

  /// Returns the address of the request.
  ///
  /// - Throws: `refusedURL` if the base does not form a valid URL.
  func url(at base: URL, key: APIKey?) throws(PhotoSearchError) -> URL {
    var parameters = QueryEncoding(text: parameters)
    parameters.add("page", page)
    if let key { parameters.add("consumer_key", key.value) }
    return try parameters.url(path, at: base)
  }

  private static func words(_ name: String, after text: String) -> String {
    let name = QueryText.plain(String(name.prefix(100)))
    return text.isEmpty || name.isEmpty ? name : name + " " + text
  }
}

/// The requested image sizes, none of which is cropped.
nonisolated enum FiveHundredPixelsSize: Int, CaseIterable {
  /// 450 pixels high.
  case thumbnail = 31
  /// 1080 pixels on the longer side.
  case preview = 1080
  /// 2048 pixels on the longer side.
  case full = 2048
}
