import FoundationEssentials

/// A page of 500px search results, decoded leniently: missing fields stay unset, and unreadable records are skipped.
nonisolated struct FiveHundredPixelsAnswer: Sendable {
  private let page: NumberedPage

  /// - Parameter policy: The policy for addresses in the response. Others are dropped.
  /// - Throws: `malformedAnswer` if the body does not have the documented structure.
  init(_ response: HTTPResponse, policy: URLPolicy) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    page = NumberedPage(body.records, total: body.total, pageCount: body.pageCount) { $0.photo(policy: policy) }
  }

  func page(for query: PhotoQuery, _ search: FiveHundredPixelsQuery, capabilities: PhotoSourceCapabilities)
    -> PhotoPage
  {
    page.page(
      search.page, for: query, from: .fiveHundredPixels, capabilities: capabilities, applied: search.serverFilters
    ) { $0.agrees(with: query.expression) }
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
      // The service's maximum page size.
      records = try LossyArray(from: &photos, maximumCount: 100)
      total = container.lenientNumber(.total)
      pageCount = container.lenientNumber(.pageCount)
    }
  }
}
