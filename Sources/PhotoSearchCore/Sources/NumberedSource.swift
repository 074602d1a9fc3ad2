import FoundationEssentials

/// A search in a service that needs no key and answers with one numbered page.
nonisolated protocol NumberedSearch: ServiceSearch {
  associatedtype Answer: NumberedAnswer<Self>

  /// Returns the address of the request.
  ///
  /// - Throws: `refusedURL` if the base does not form a valid URL.
  func url(at base: URL) throws(PhotoSearchError) -> URL
}

/// The decoded response to such a search.
nonisolated protocol NumberedAnswer<Search>: Sendable {
  associatedtype Search

  /// - Parameters:
  ///   - base: The server, to which addresses in the response may be relative.
  ///   - policy: The policy for addresses in the response. Others are dropped.
  /// - Throws: `malformedAnswer` if the body does not have the documented structure.
  init(_ response: HTTPResponse, to search: Search, base: URL, policy: URLPolicy) throws(PhotoSearchError)

  func page(for query: PhotoQuery, _ search: Search) -> PhotoPage
}

/// A service that needs no key and numbers its pages, so that a page is one request.
nonisolated final class NumberedSource<Search: NumberedSearch>: PhotoSource {
  let id: PhotoSourceID
  let capabilities: PhotoSourceCapabilities

  private let client: ServiceClient<Search, Search.Answer>

  /// - Parameters:
  ///   - burst: The service's limit, or what we allow ourselves if it documents none.
  ///   - sustained: Its limit over a longer period.
  init(
    _ connection: PhotoService.Connection, burst: RequestLedger.Limit, sustained: RequestLedger.Limit? = nil
  ) {
    (id, capabilities) = (connection.service.id, connection.service.capabilities)
    client = ServiceClient(
      .init(
        baseURL: connection.baseURL, policy: URLPolicy(bases: [connection.baseURL]), burst: burst,
        sustained: sustained, failure: ServiceFailure.error(for:)),
      transport: connection.transport, clock: connection.clock, retryPolicy: connection.retryPolicy)
  }

  var budget: RequestBudget? { client.budget }

  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try Search(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    let service = client.service
    let request = HTTPRequest(url: try search.url(at: service.baseURL), policy: service.policy)
    let (answer, evidence) = try await client.answer(to: search, request: request) {
      response throws(PhotoSearchError) in
      try Search.Answer(response, to: search, base: service.baseURL, policy: service.policy)
    }
    return answer.page(for: query, search).found(in: [evidence])
  }

  func wait(before query: PhotoQuery, page: PageToken?) -> Duration { client.wait(before: query, page: page) }

  func forget(_ query: PhotoQuery) { client.forget(query) }
}
