import FoundationEssentials

/// iNaturalist, observations of living things with photos of which most are openly licensed. It needs no key.
///
/// The service asks for no more than 60 requests per minute and 10,000 per day.
///
/// The API: https://api.inaturalist.org/v2/docs/. Version 1 of it answers with everything that is known of each
/// observation, which can be megabytes for one page; version 2 with the fields that the request names.
nonisolated final class INaturalistSource: PhotoSource {
  let id = PhotoSourceID.iNaturalist
  let capabilities = PhotoService.iNaturalist.capabilities

  private let client: ServiceClient<INaturalistQuery, INaturalistAnswer>

  init(_ connection: PhotoService.Connection) {
    client = ServiceClient(
      .init(
        baseURL: connection.baseURL, policy: URLPolicy(bases: [connection.baseURL]), burst: .perMinute(60),
        sustained: .perDay(10_000), failure: ServiceFailure.error(for:)),
      transport: connection.transport, clock: connection.clock, retryPolicy: connection.retryPolicy)
  }

  var budget: RequestBudget? { client.budget }

  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try INaturalistQuery(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    let policy = client.service.policy
    let request = HTTPRequest(url: try search.url(at: client.service.baseURL), policy: policy)
    let answer = try await client.answer(to: search, request: request) { response throws(PhotoSearchError) in
      try INaturalistAnswer(response, licenses: search.licenses, policy: policy)
    }
    return answer.page(for: query, search)
  }

  /// Returns zero for a search with a cached response.
  func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    client.wait(before: (try? INaturalistQuery(query, page: page)) ?? nil)
  }

  func forget(_ query: PhotoQuery) {
    guard let search = (try? INaturalistQuery(query, page: nil)) ?? nil else { return }
    client.forget(search)
  }
}
