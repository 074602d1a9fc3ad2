import FoundationEssentials

/// A query in terms of the Openverse API. Equal queries have the same response.
///
/// The parameters: https://api.openverse.org/v1/#tag/images/operation/images_search
nonisolated struct OpenverseQuery: ServiceSearch {
  /// The service's maximum page size for clients without a key.
  static let pageSize = 20
  /// The maximum length of the search text. The service silently ignores the rest.
  private static let maximumTextLength = 200

  /// The filters that the service applies to this search.
  let serverFilters: Set<PhotoFilter>
  /// The page number, starting at 1.
  let page: Int
  private let path: String
  private let parameters: String

  /// - Returns: `nil` if there is nothing to search for.
  /// - Throws: `badRequest` if the token is invalid, or `unsupported` for photos related to another source's photo.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    self.page = try PageToken.number(of: page)
    guard !query.isEmpty else { return nil }
    var parameters = QueryEncoding()
    switch query.scope {
    case .everything:
      path = "images/"
      parameters.add(
        "q", QueryText.joined(query.expression, maximumLength: Self.maximumTextLength, written: Self.written))
      serverFilters = Self.add(query, to: &parameters)
    case .author(let author):
      path = "images/"
      if author.source == .openverse, !author.id.isEmpty {
        parameters.add("unstable__collection", "creator")
        parameters.add("source", author.id)
        parameters.add("creator", author.name)
        serverFilters = []
      } else {
        // An author from another source, who may have the same name here.
        parameters.add("creator", author.name)
        serverFilters = Self.add(query, to: &parameters)
      }
    case .related(let id):
      guard id.source == .openverse else { throw .unsupported(.openverse) }
      path = "images/\(QueryEncoding.encoded(id.id))/related/"
      serverFilters = []
    }
    self.parameters = parameters.text
  }

  /// The address without the page.
  var results: String { "\(path)?\(parameters)" }

  /// Returns the address of the request.
  ///
  /// - Throws: `refusedURL` if the base does not form a valid URL.
  func url(at base: URL) throws(PhotoSearchError) -> URL {
    var address = base.absoluteString
    if !address.hasSuffix("/") { address += "/" }
    if !address.hasSuffix("/v1/") { address += "v1/" }
    address += path
    // Related photos have only one page, and the service accepts no parameters there.
    if !parameters.isEmpty { address += "?\(parameters)&page=\(page)&page_size=\(Self.pageSize)" }
    guard let url = URL(string: address) else { throw .refusedURL(base.absoluteString) }
    return url
  }

  /// - Returns: The filters that the service applies.
  private static func add(_ query: PhotoQuery, to parameters: inout QueryEncoding) -> Set<PhotoFilter> {
    var filters: Set<PhotoFilter> = [.license, .orientation, .photographsOnly, .sensitiveContent]
    addLicenses(query, to: &parameters)
    switch query.orientation {
    case .landscape: parameters.add("aspect_ratio", "wide")
    case .portrait: parameters.add("aspect_ratio", "tall")
    case .square: parameters.add("aspect_ratio", "square")
    case nil: break
    }
    // The service's size classes have the same bounds as `PhotoSize`, except that the largest has no counterpart.
    switch query.minimumSize {
    case .medium: parameters.add("size", "medium,large")
    case .large, .huge: parameters.add("size", "large")
    case nil: break
    }
    if query.minimumSize != .huge { filters.insert(.size) }
    // The service reports an error for extensions that it does not know.
    let extensions: [PhotoFileType: String] = [.jpeg: "jpg,jpeg", .png: "png", .gif: "gif"]
    if !query.fileTypes.isEmpty, query.fileTypes.isSubset(of: extensions.keys) {
      let names = PhotoFileType.allCases.filter(query.fileTypes.contains).compactMap { extensions[$0] }
      parameters.add("extension", names.joined(separator: ","))
      filters.insert(.fileType)
    }
    if query.photographsOnly { parameters.add("category", "photograph") }
    if query.includesSensitive { parameters.add("unstable__include_sensitive_results", "true") }
    return filters
  }

  private static func addLicenses(_ query: PhotoQuery, to parameters: inout QueryEncoding) {
    if query.intendedUses.isEmpty {
      if query.creativeCommons { parameters.add("license_type", "all-cc") }
      return
    }
    let codes = licenses.filter { query.admits(License(openverse: $0)) }
    // Never empty: the public-domain tools permit every intended use.
    parameters.add("license", codes.joined(separator: ","))
  }

  private static let licenses = [
    "by", "by-sa", "by-nc", "by-nd", "by-nc-sa", "by-nc-nd", "cc0", "pdm", "sampling+", "nc-sampling+",
  ]

  /// Returns a term in the service's syntax, Elasticsearch's `simple_query_string`, with a backslash before each
  /// operator character.
  private static func written(_ term: SearchExpression.Term, _ words: String) -> String {
    var text = term.isExcluded ? "-" : ""
    if term.isPhrase { text += "\"" }
    for scalar in words.unicodeScalars {
      if "+|-\"*()~\\".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return term.isPhrase ? text + "\"" : text
  }
}
