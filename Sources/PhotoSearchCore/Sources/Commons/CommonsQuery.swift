import FoundationEssentials

/// A query in the terms of the API of Wikimedia Commons. Two equal queries have the same answer.
///
/// https://commons.wikimedia.org/w/api.php
nonisolated struct CommonsQuery: Sendable, Hashable {
  /// In which order the files of an answer are meant: the answer itself is in none.
  enum Sorting: Sendable, Hashable {
    /// By the number that the search gave each.
    case index
    case newest, oldest
  }

  static let pageSize = 20
  /// One of the widths that the service has ready. For others it would have to make each picture.
  private static let thumbnailWidth = 330
  /// The search finds no more.
  static let depth = 10_000

  let serverFilters: Set<PhotoFilter>
  let sorting: Sorting
  /// Nil for the first part of the first page.
  var continuation: CommonsContinuation?
  private let parameters: String

  /// - Returns: nil when there is nothing to search for.
  /// - Throws: `badRequest` when the token is none of ours; `unsupported` for what is similar to another source's
  ///   photo.
  init?(_ query: PhotoQuery, page: PageToken?) throws(PhotoSearchError) {
    continuation = page.flatMap(CommonsContinuation.init)
    guard page == nil || continuation != nil else { throw .badRequest(message: "there is no such page") }
    var parameters = Self.commonParameters
    switch query.scope {
    // A list of uploads does not say which of them the community chose, the search does.
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

  /// Whether the other is a page of the same results.
  func isSameSearch(_ other: CommonsQuery) -> Bool { parameters == other.parameters }

  /// The address of the answer.
  ///
  /// - Throws: `refusedURL` when the base is no base of addresses.
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
      // The name is on the page of each of their files.
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
