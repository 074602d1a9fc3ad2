import FoundationEssentials

/// A query in the terms of Openverse's API. Two equal queries have the same answer.
///
/// The parameters: https://api.openverse.org/v1/#tag/images/operation/images_search
nonisolated struct OpenverseQuery: Sendable, Hashable {
  /// The most that the service gives to clients without a key.
  static let pageSize = 20
  /// The service ignores, without a word, what goes beyond.
  private static let maximumTextLength = 200

  /// The filters that the service applies to this search.
  let serverFilters: Set<PhotoFilter>
  /// From 1.
  let page: Int
  private let path: String
  private let parameters: String

  /// - Returns: nil when there is nothing to search for.
  /// - Throws: `badRequest` when the token is none of ours; `unsupported` for what is similar to another source's
  ///   photo.
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
        // Somebody of another source, who may have the same name here.
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

  /// Whether the other is a page of the same results.
  func isSameSearch(_ other: OpenverseQuery) -> Bool {
    path == other.path && parameters == other.parameters
  }

  /// The address of the answer.
  ///
  /// - Throws: `refusedURL` when the base is no base of addresses.
  func url(at base: URL) throws(PhotoSearchError) -> URL {
    var address = base.absoluteString
    if !address.hasSuffix("/") { address += "/" }
    if !address.hasSuffix("/v1/") { address += "v1/" }
    address += path
    // Related photos have one page, and the service takes no parameters there.
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
    // The service's classes end where `PhotoSize` ends, but the largest has no counterpart.
    switch query.minimumSize {
    case .medium: parameters.add("size", "medium,large")
    case .large, .huge: parameters.add("size", "large")
    case nil: break
    }
    if query.minimumSize != .huge { filters.insert(.size) }
    // An extension that the service does not know is an error for it.
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
    if query.licenseWishes.isEmpty {
      if query.creativeCommons { parameters.add("license_type", "all-cc") }
      return
    }
    let codes = licenses.filter { query.admits(License(openverse: $0)) }
    // Never empty: the tools for the public domain fulfil every wish.
    parameters.add("license", codes.joined(separator: ","))
  }

  private static let licenses = [
    "by", "by-sa", "by-nc", "by-nd", "by-nc-sa", "by-nc-nd", "cc0", "pdm", "sampling+", "nc-sampling+",
  ]

  /// A term in the service's syntax, Elasticsearch's `simple_query_string`, with a backslash before each character that
  /// would be an operator.
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
