import FoundationEssentials

/// Finna, the pictures of Finnish archives, libraries and museums that may be changed and used commercially. It needs no
/// key.
///
/// The service documents no limit on requests. It is not meant for large sets of results.
///
/// The API: https://api.finna.fi/swagger-ui/
nonisolated final class FinnaSource: PhotoSource {
  let id = PhotoSourceID.finna
  let capabilities = PhotoService.finna.capabilities

  private let client: ServiceClient<FinnaQuery, FinnaAnswer>

  init(_ connection: PhotoService.Connection) {
    client = ServiceClient(
      .init(
        baseURL: connection.baseURL, policy: URLPolicy(bases: [connection.baseURL]), burst: .perMinute(30),
        failure: ServiceFailure.error(for:)),
      transport: connection.transport, clock: connection.clock, retryPolicy: connection.retryPolicy)
  }

  var budget: RequestBudget? { client.budget }

  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try FinnaQuery(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    let service = client.service
    let request = HTTPRequest(url: try search.url(at: service.baseURL), policy: service.policy)
    let answer = try await client.answer(to: search, request: request) { response throws(PhotoSearchError) in
      try FinnaAnswer(response, base: service.baseURL, policy: service.policy)
    }
    return answer.page(for: query, search)
  }

  /// Returns zero for a search with a cached response.
  func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    client.wait(before: (try? FinnaQuery(query, page: page)) ?? nil)
  }

  func forget(_ query: PhotoQuery) {
    guard let search = (try? FinnaQuery(query, page: nil)) ?? nil else { return }
    client.forget(search)
  }
}
