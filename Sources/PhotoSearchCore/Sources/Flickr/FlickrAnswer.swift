import FoundationEssentials

/// A page of Flickr's search results, read with patience: what is missing is missing, and a record that cannot be read
/// is left out.
nonisolated struct FlickrAnswer: Sendable {
  private let photos: [Photo]
  private let recordCount: Int
  private let skippedCount: Int
  private let total: Int?
  private let pageCount: Int?

  /// - Parameter policy: What addresses in the answer must keep to; others are left out.
  /// - Throws: what the service says when it cannot do what was asked, `malformedAnswer` when the body as a whole is
  ///   not what the service promises.
  init(_ response: HTTPResponse, policy: URLPolicy) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    if let failure = body.failure { throw failure.error }
    guard let page = body.page else { throw .malformedAnswer(reason: "it contains no list of results") }
    var ids: Set<String> = []
    photos = page.records.elements.filter { ids.insert($0.id).inserted }.compactMap { $0.photo(policy: policy) }
    recordCount = page.records.elements.count
    skippedCount = page.records.skippedCount
    total = page.total.flatMap { $0 >= 0 ? $0 : nil }
    pageCount = page.pageCount
  }

  func page(for query: PhotoQuery, _ search: FlickrQuery, capabilities: PhotoSourceCapabilities) -> PhotoPage {
    let filtered = FilteredPhotos(
      photos, for: query, from: .flickr, capabilities: capabilities, applied: FlickrQuery.serverFilters)
    let lastPage = min(pageCount ?? 0, FlickrQuery.pageCount)
    let hasMore = search.page < lastPage && recordCount + skippedCount > 0
    return PhotoPage(
      photos: filtered.photos, next: hasMore ? PageToken(rawValue: String(search.page + 1)) : nil, total: total,
      notices: filtered.notices + (skippedCount > 0 ? [.recordsSkipped(count: skippedCount)] : []))
  }

  private struct Page: Decodable {
    let records: LossyArray<FlickrRecord>
    let total: Int?
    let pageCount: Int?

    private enum CodingKeys: String, CodingKey {
      case photo, total, pages
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var photos = try container.nestedUnkeyedContainer(forKey: .photo)
      // The most that the service gives on a page, whoever asks.
      records = try LossyArray(from: &photos, maximumCount: 500)
      total = container.lenientNumber(.total)
      pageCount = container.lenientNumber(.pages)
    }
  }

  private struct Body: Decodable {
    let page: Page?
    let failure: FlickrFailure?

    private enum CodingKeys: String, CodingKey {
      case photos, stat, code, message
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.lenient(String.self, .stat) == "fail" {
        failure = FlickrFailure(
          code: container.lenientNumber(.code) ?? 0, message: container.lenientText(.message) ?? "")
        page = nil
      } else {
        failure = nil
        page = container.lenient(Page.self, .photos)
      }
    }
  }
}
