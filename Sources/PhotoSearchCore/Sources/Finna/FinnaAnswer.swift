import FoundationEssentials

/// A page of records, decoded leniently: missing fields stay unset, and unreadable records are skipped.
nonisolated struct FinnaAnswer: NumberedAnswer {
  private let page: NumberedPage

  init(
    _ response: HTTPResponse, to search: FinnaQuery, base: URL, policy: URLPolicy
  ) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    page = NumberedPage(
      body.records, total: body.total,
      pageCount: NumberedPage.pageCount(total: body.total, pageSize: FinnaQuery.pageSize)
    ) { $0.photo(base: base, policy: policy) }
  }

  func page(for query: PhotoQuery, _ search: FinnaQuery) -> PhotoPage {
    page.page(
      search.page, lastNumber: FinnaQuery.pageCount, for: query, from: .finna,
      capabilities: PhotoService.finna.capabilities, applied: [])
  }

  private struct Body: Decodable {
    let records: LossyArray<FinnaRecord>
    let total: Int?

    private enum CodingKeys: String, CodingKey {
      case records
      case total = "resultCount"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      total = container.lenientNumber(.total)
      // An answer without records lacks the list of them.
      if total == 0, !container.contains(.records) {
        records = LossyArray([])
      } else {
        var list = try container.nestedUnkeyedContainer(forKey: .records)
        // The request asked for no more than one page.
        records = try LossyArray(from: &list, maximumCount: FinnaQuery.pageSize)
      }
    }
  }
}
