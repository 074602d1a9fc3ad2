import FoundationEssentials

/// A query in the terms of the API of 500px, without the key. Two equal queries have the same answer.
///
/// https://github.com/500px/api-documentation
nonisolated struct FiveHundredPixelsQuery: Sendable, Hashable {
  /// The service's terms allow to show no more on a page.
  static let pageSize = 20
  private static let maximumTextLength = 200

  /// The filters that the service applies to this search.
  let serverFilters: Set<PhotoFilter>
  /// From 1.
  let page: Int
  private let path: String
  private let parameters: String

  /// - Returns: nil when there is nothing to search for.
  /// - Throws: `badRequest` when the token is none of ours; `unsupported` for similar photos.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    self.page = try PageToken.number(of: page)
    var parameters = QueryEncoding()
    var text = Self.text(for: query.expression)
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

  /// Whether the other is a page of the same results.
  func isSameSearch(_ other: FiveHundredPixelsQuery) -> Bool { path == other.path && parameters == other.parameters }

  /// The address of the answer.
  ///
  /// - Throws: `refusedURL` when the base is no base of addresses.
  func url(at base: URL, key: APIKey?) throws(PhotoSearchError) -> URL {
    var parameters = QueryEncoding(text: parameters)
    parameters.add("page", page)
    if let key { parameters.add("consumer_key", key.value) }
    return try parameters.url(path, at: base)
  }

  /// The words that are wanted. The service knows no phrases, and nothing that must not occur: what does not fit is
  /// left out of its answers.
  private static func text(for expression: SearchExpression) -> String {
    guard !expression.isEmpty else { return "" }
    return QueryText.joined(expression, maximumLength: maximumTextLength) { term, words in
      term.isExcluded ? "" : plain(words)
    }
  }

  private static func words(_ name: String, after text: String) -> String {
    let name = plain(String(name.prefix(100)))
    return text.isEmpty || name.isEmpty ? name : name + " " + text
  }

  private static func plain(_ words: String) -> String {
    QueryText.literal(.init(words), words).filter { $0 != "\"" }
  }
}

/// The sizes in which pictures are asked for; none of them is cropped.
nonisolated enum FiveHundredPixelsSize: Int, CaseIterable {
  /// 450 pixels high.
  case thumbnail = 31
  /// 1080 pixels on the longer side.
  case preview = 1080
  /// 2048 pixels on the longer side.
  case full = 2048
}
