import FoundationEssentials

/// A query in terms of the Wikimedia Commons API. Equal queries have the same response.
///
/// https://commons.wikimedia.org/w/api.php
nonisolated struct CommonsQuery: ServiceSearch {
  /// The order of the files in a response, which is itself unordered.
  enum Sorting: Sendable, Hashable {
    /// By the search index of each file.
    case index
    case newest, oldest
  }

  static let pageSize = 20
  /// A width for which the service has renditions. Other widths would require rendering each image.
  private static let thumbnailWidth = 330
  /// The maximum number of results of a search.
  static let depth = 10_000

  let serverFilters: Set<PhotoFilter>
  let sorting: Sorting
  /// The continuation, or `nil` for the first part of the first page.
  var continuation: CommonsContinuation?
  private let parameters: String

  /// - Returns: `nil` if there is nothing to search for.
  /// - Throws: `badRequest` if the token is invalid, or `unsupported` for photos related to another source's photo.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    continuation = page.flatMap(CommonsContinuation.init)
    guard page == nil || continuation != nil else { throw .badRequest(message: "there is no such page") }
    var parameters = Self.commonParameters
    switch query.scope {
    // A list of uploads does not include the community's assessments, unlike the search.
    case .author(let author)
    where author.source == .commons && !author.id.isEmpty && query.expression.isEmpty && !query.assessedOnly:
      sorting = query.order == .oldest ? .oldest : .newest
      serverFilters = Self.addUploads(of: author.id, query, to: &parameters)
    default:
      guard let text = try Self.searchText(for: query) else { return nil }
      sorting = .index
      serverFilters = text.filters
      Self.addSearch(text.text, order: query.order, to: &parameters)
    }
    self.parameters = parameters.text
  }

  /// The parameters without the page.
  var results: String { parameters }

  /// Returns the address of the request.
  ///
  /// - Throws: `refusedURL` if the base does not form a valid URL.
  func url(at base: URL) throws(PhotoSearchError) -> URL {
    var parameters = QueryEncoding(text: parameters)
    for item in (continuation?.items ?? [:]).sorted(by: { $0.key < $1.key }) { parameters.add(item.key, item.value) }
    return try parameters.url("w/api.php", at: base)
  }

  private static let commonParameters: QueryEncoding = {
    var parameters = QueryEncoding()
    parameters.add("action", "query")
    parameters.add("format", "json")
    parameters.add("formatversion", 2)
    parameters.add("prop", "imageinfo")
    parameters.add("iiprop", "url|size|mime|timestamp|user|extmetadata")
    parameters.add("iiextmetadatafilter", CommonsMetadata.fields.joined(separator: "|"))
    parameters.add("iiextmetadatalanguage", "en")
    parameters.add("iiurlwidth", thumbnailWidth)
    return parameters
  }()

  private static func searchText(for query: PhotoQuery) throws(PhotoSearchError) -> CommonsSearchText? {
    switch query.scope {
    case .everything:
      return CommonsSearchText(query)
    case .author(let author):
      // The name is on the page of each of the author's files.
      let name = author.source == .commons && !author.id.isEmpty ? author.id : author.name
      let phrase = QueryText.literal(.init(name, isPhrase: true), String(name.prefix(200)))
      return phrase.isEmpty ? nil : CommonsSearchText(query, scope: phrase)
    case .related(let id):
      guard id.source == .commons else { throw .unsupported(.commons) }
      var filters = query
      filters.text = ""
      return CommonsSearchText(filters, scope: "morelikethis:\(CommonsSearchText.quoted("File:\(id.id)"))")
    }
  }

  private static func addSearch(_ text: String, order: PhotoOrder, to parameters: inout QueryEncoding) {
    parameters.add("generator", "search")
    parameters.add("gsrnamespace", 6)
    parameters.add("gsrlimit", pageSize)
    parameters.add("gsrsearch", text)
    switch order {
    case .relevance: break
    case .newest: parameters.add("gsrsort", "create_timestamp_desc")
    case .oldest: parameters.add("gsrsort", "create_timestamp_asc")
    }
  }

  /// - Returns: The filters that the service applies.
  private static func addUploads(of user: String, _ query: PhotoQuery, to parameters: inout QueryEncoding)
    -> Set<PhotoFilter>
  {
    parameters.add("generator", "allimages")
    parameters.add("gailimit", pageSize)
    parameters.add("gaiuser", user)
    parameters.add("gaisort", "timestamp")
    let isAscending = query.order == .oldest
    parameters.add("gaidir", isAscending ? "newer" : "older")
    guard query.dateFilter else { return [] }
    let range = UploadDateRange(query)
    parameters.add("gaistart", (isAscending ? range.first : range.last).formatted(.iso8601))
    parameters.add("gaiend", (isAscending ? range.last : range.first).formatted(.iso8601))
    return [.uploadDate]
  }
}

/// A position in the results of Wikimedia Commons: the `continue` object of a response, whose items are copied into the
/// next request.
///
/// https://www.mediawiki.org/wiki/API:Continue
nonisolated struct CommonsContinuation: Sendable, Hashable {
  /// The items by parameter name.
  let items: [String: String]

  /// - Returns: `nil` if there are no items or some are not valid in a continuation: nothing else may get into a
  ///   request.
  init?(_ items: [String: String]) {
    guard 1...10 ~= items.count, items.allSatisfy({ Self.isValid($0.key, $0.value) }) else { return nil }
    self.items = items
  }

  /// Decodes a page token.
  init?(_ token: PageToken) {
    guard token.rawValue.utf8.count <= 10_000,
      let items = try? JSONDecoder().decode([String: String].self, from: Data(token.rawValue.utf8))
    else { return nil }
    self.init(items)
  }

  var token: PageToken? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(items)).map { PageToken(rawValue: String(decoding: $0, as: UTF8.self)) }
  }

  /// The number of preceding results, or `nil` if the service does not count them.
  var offset: Int? { items["gsroffset"].flatMap { Int($0) } }

  private static func isValid(_ name: String, _ value: String) -> Bool {
    guard name.utf8.count <= 30, name.utf8.allSatisfy({ 0x61...0x7A ~= $0 }), value.utf8.count <= 1000 else {
      return false
    }
    return name == "gsroffset" ? Int(value).map { $0 >= 0 } ?? false : name.hasSuffix("continue")
  }
}
