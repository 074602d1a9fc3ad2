import FoundationEssentials

/// A page of observations, decoded leniently: missing fields stay unset, and unreadable records are skipped.
nonisolated struct INaturalistAnswer: NumberedAnswer {
  private let page: NumberedPage

  init(
    _ response: HTTPResponse, to search: INaturalistQuery, base: URL, policy: URLPolicy
  ) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    let pageCount = NumberedPage.pageCount(total: body.total, pageSize: INaturalistQuery.pageSize)
    page = NumberedPage(body.records, total: body.total, pageCount: pageCount) {
      $0.photo(licenses: search.licenses, policy: policy)
    }
  }

  func page(for query: PhotoQuery, _ search: INaturalistQuery) -> PhotoPage {
    page.page(
      search.page, lastNumber: INaturalistQuery.pageCount, for: query, from: .iNaturalist,
      capabilities: PhotoService.iNaturalist.capabilities, applied: INaturalistQuery.serverFilters
    ) { $0.agrees(with: query.expression) }
  }

  private struct Body: Decodable {
    let records: LossyArray<INaturalistRecord>
    let total: Int?

    private enum CodingKeys: String, CodingKey {
      case results
      case total = "total_results"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var results = try container.nestedUnkeyedContainer(forKey: .results)
      // The request asked for no more than one page.
      records = try LossyArray(from: &results, maximumCount: INaturalistQuery.pageSize)
      total = container.lenientNumber(.total)
    }
  }
}
