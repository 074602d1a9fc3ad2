import FoundationEssentials

/// A page of 500px' search results, read with patience: what is missing is missing, and a record that cannot be read is
/// left out.
nonisolated struct FiveHundredPixelsAnswer: Sendable {
  private let photos: [Photo]
  private let skippedCount: Int
  private let total: Int?
  private let pageCount: Int?

  /// - Parameter policy: What addresses in the answer must keep to; others are left out.
  /// - Throws: `malformedAnswer` when the body as a whole is not what the service promises.
  init(_ response: HTTPResponse, policy: URLPolicy) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    var ids: Set<String> = []
    photos = body.records.elements.filter { ids.insert($0.id).inserted }.map { $0.photo(policy: policy) }
    skippedCount = body.records.skippedCount
    total = body.total.flatMap { $0 >= 0 ? $0 : nil }
    pageCount = body.pageCount
  }

  func page(for query: PhotoQuery, _ search: FiveHundredPixelsQuery, capabilities: PhotoSourceCapabilities)
    -> PhotoPage
  {
    let filtered = FilteredPhotos(
      Self.narrowed(photos, by: query), for: query, from: .fiveHundredPixels, capabilities: capabilities,
      applied: search.serverFilters)
    let hasMore = search.page < pageCount ?? 0 && !(photos.isEmpty && skippedCount == 0)
    return PhotoPage(
      photos: filtered.photos, next: hasMore ? PageToken(rawValue: String(search.page + 1)) : nil, total: total,
      notices: filtered.notices + (skippedCount > 0 ? [.recordsSkipped(count: skippedCount)] : []))
  }

  private static func narrowed(_ photos: [Photo], by query: PhotoQuery) -> [Photo] {
    let terms = SearchTerms(query.expression)
    return photos.filter { photo in
      let texts = photo.tags + (photo.summary.map { [$0] } ?? [])
      let index = SearchIndex(title: photo.title, tags: texts, author: photo.author)
      return !index.contradicts(terms) && index.containsPhrases(of: terms)
    }
  }

  private struct Body: Decodable {
    let records: LossyArray<FiveHundredPixelsRecord>
    let total: Int?
    let pageCount: Int?

    private enum CodingKeys: String, CodingKey {
      case photos
      case total = "total_items"
      case pageCount = "total_pages"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var photos = try container.nestedUnkeyedContainer(forKey: .photos)
      // The most that the service gives on a page, whoever asks.
      records = try LossyArray(from: &photos, maximumCount: 100)
      total = container.lenientNumber(.total)
      pageCount = container.lenientNumber(.pageCount)
    }
  }
}
