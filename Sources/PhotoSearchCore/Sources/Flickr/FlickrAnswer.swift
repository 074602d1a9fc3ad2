import FoundationEssentials

/// A page of Flickr search results, decoded leniently: missing fields stay unset, and unreadable records are skipped.
nonisolated struct FlickrAnswer: Sendable {
  private let page: NumberedPage

  /// - Parameter policy: The policy for addresses in the response. Others are dropped.
  /// - Throws: The error that the service reports, or `malformedAnswer` if the body does not have the documented
  ///   structure.
  init(_ response: HTTPResponse, policy: URLPolicy) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    if let failure = body.failure { throw failure.error }
    guard let page = body.page else { throw .malformedAnswer(reason: "it contains no list of results") }
    self.page = NumberedPage(page.records, total: page.total, pageCount: page.pageCount) { $0.photo(policy: policy) }
  }

  func page(for query: PhotoQuery, _ search: FlickrQuery, capabilities: PhotoSourceCapabilities) -> PhotoPage {
    page.page(
      search.page, lastNumber: FlickrQuery.pageCount, for: query, from: .flickr, capabilities: capabilities,
      applied: FlickrQuery.serverFilters)
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
      // The service's maximum page size.
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

/// An error that Flickr reports in a response with a success status.
///
/// The codes: https://www.flickr.com/services/api/flickr.photos.search.html
nonisolated struct FlickrFailure: Sendable, Hashable {
  let code: Int
  let message: String

  var error: PhotoSearchError {
    let message = MarkupText(message).text
    return switch code {
    case 100: .keyRefused(.flickr)
    // The requested user or photo does not exist, or no longer does.
    case 2, 5, 15: .notFound
    // Parts of the service are temporarily unavailable.
    case 0, 10, 105, 106, 201: .serviceError(status: 503, message: message)
    // A malformed request: a bug in the program, which the user cannot fix.
    case 111...116: .serviceError(status: code, message: message)
    case 99: .serviceError(status: 403, message: message)
    default: .badRequest(message: message)
    }
  }

  /// Returns the error for the status of a response, or `nil` on success.
  static func error(for response: HTTPResponse) -> PhotoSearchError? {
    switch response.status {
    case 401, 403: .keyRefused(.flickr)
    default: ServiceFailure.error(for: response)
    }
  }
}
