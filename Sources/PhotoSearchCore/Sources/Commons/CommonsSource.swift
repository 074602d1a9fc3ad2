public import FoundationEssentials

/// Wikimedia Commons, the media archive of Wikipedia, with content under free licences or in the public domain. It
/// needs no key.
///
/// The service allows 200 requests per minute to clients that identify themselves. A page of results usually takes one
/// request.
///
/// The API: https://commons.wikimedia.org/w/api.php
public nonisolated final class CommonsSource: PhotoSource {
  public let id = PhotoSourceID.commons
  public let capabilities = PhotoService.commons.capabilities

  private let client: ServiceClient<CommonsQuery, CommonsAnswer>

  /// The maximum number of parts of a response.
  private static let maximumParts = 8

  /// - Parameter baseURL: The server, with its API at "w/api.php".
  public convenience init(
    baseURL: URL = PhotoService.commons.baseURL, transport: any HTTPTransport, clock: NetworkClock = .system
  ) {
    self.init(baseURL: baseURL, transport: transport, clock: clock, retryPolicy: RetryPolicy())
  }

  init(baseURL: URL, transport: any HTTPTransport, clock: NetworkClock, retryPolicy: RetryPolicy) {
    client = ServiceClient(
      .init(
        baseURL: baseURL, policy: URLPolicy(bases: [baseURL]), burst: .perMinute(200),
        failure: CommonsFailure.error(for:)),
      transport: transport, clock: clock, retryPolicy: retryPolicy)
  }

  public var budget: RequestBudget? { client.budget }

  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try CommonsQuery(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    let first = try await answer(to: search)
    var answer = first.answer
    var evidence = [first.evidence]
    var part = search
    var parts = 1
    while !answer.isComplete {
      guard parts < Self.maximumParts, answer.continuation != part.continuation else {
        throw .malformedAnswer(reason: "it never ends")
      }
      part.continuation = answer.continuation
      let next = try await self.answer(to: part)
      answer.merge(next.answer)
      evidence.append(next.evidence)
      parts += 1
    }
    return answer.page(
      for: query, search, capabilities: capabilities, policy: client.service.policy, base: client.service.baseURL
    )
    .found(in: evidence)
  }

  private func answer(
    to search: CommonsQuery
  ) async throws(PhotoSearchError) -> (answer: CommonsAnswer, evidence: ServiceAnswer) {
    let request = HTTPRequest(url: try search.url(at: client.service.baseURL), policy: client.service.policy)
    return try await client.answer(to: search, request: request, read: CommonsAnswer.init)
  }

  /// Returns zero for a search with a cached response.
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration { client.wait(before: query, page: page) }

  public func forget(_ query: PhotoQuery) { client.forget(query) }
}
