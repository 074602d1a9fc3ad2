public import FoundationEssentials

/// Openverse: openly licensed images from many collections, with or without a key.
///
/// The service allows 20 requests per minute and 200 per day from one address, or 100 and 10,000 with a key. `budget`
/// reports the remaining requests, and a search beyond it is not sent. Responses are cached for four hours, as the
/// service itself recommends.
///
/// The API: https://api.openverse.org/v1/
public nonisolated final class OpenverseSource: PhotoSource {
  public let id = PhotoSourceID.openverse
  public let capabilities = PhotoService.openverse.capabilities

  private typealias Client = ServiceClient<OpenverseQuery, OpenverseAnswer>

  private let keys: any APIKeyStore
  private let clients: KeyedClient<OpenverseQuery, OpenverseAnswer>

  /// - Parameters:
  ///   - baseURL: The server, with or without the "v1/" of the API's addresses.
  ///   - key: The user's own access token, for higher limits.
  public convenience init(
    baseURL: URL = PhotoService.openverse.baseURL, key: APIKey? = nil, transport: any HTTPTransport,
    clock: NetworkClock = .system
  ) {
    self.init(baseURL: baseURL, key: key, transport: transport, clock: clock, retryPolicy: RetryPolicy())
  }

  /// - Parameters:
  ///   - baseURL: The server, with or without the "v1/" of the API's addresses.
  ///   - keys: The key store, which is queried for the access token before each search. A token that must not be used
  ///     is ignored.
  public convenience init(
    baseURL: URL = PhotoService.openverse.baseURL, keys: any APIKeyStore, transport: any HTTPTransport,
    clock: NetworkClock = .system
  ) {
    self.init(baseURL: baseURL, keys: keys, transport: transport, clock: clock, retryPolicy: RetryPolicy())
  }

  convenience init(
    baseURL: URL, key: APIKey? = nil, transport: any HTTPTransport, clock: NetworkClock, retryPolicy: RetryPolicy
  ) {
    let keys = FixedAPIKeys(key.map { [.openverse: $0] } ?? [:])
    self.init(baseURL: baseURL, keys: keys, transport: transport, clock: clock, retryPolicy: retryPolicy)
  }

  init(
    baseURL: URL, keys: any APIKeyStore, transport: any HTTPTransport, clock: NetworkClock, retryPolicy: RetryPolicy
  ) {
    self.keys = keys
    clients = KeyedClient(key: Self.key(in: keys)) { key in
      let isKeyed = key != nil
      return Client(
        .init(
          baseURL: baseURL, policy: URLPolicy(bases: [baseURL]), burst: .perMinute(isKeyed ? 100 : 20),
          sustained: .perDay(isKeyed ? 10_000 : 200), isKeyed: isKeyed,
          failure: { OpenverseSource.failure(in: $0, isKeyed: isKeyed) },
          limits: RateLimitHeaders.init),
        transport: transport, clock: clock, retryPolicy: retryPolicy)
    }
  }

  /// Returns the key. Ignores one that must not be used.
  private static func key(in keys: any APIKeyStore) -> APIKey? {
    (try? keys.key(for: .openverse)) ?? nil
  }

  private var client: Client { clients.client(for: Self.key(in: keys)) }

  /// Returns the error of a response. Without a key, a refusal has other reasons, such as pages that require a key.
  private static func failure(in response: HTTPResponse, isKeyed: Bool) -> PhotoSearchError? {
    guard isKeyed, response.status == 401 || response.status == 403 else { return ServiceFailure.error(for: response) }
    return .keyRefused(.openverse)
  }

  public var budget: RequestBudget? { client.budget }

  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try OpenverseQuery(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    let key = Self.key(in: keys)
    let client = clients.client(for: key)
    let policy = client.service.policy
    do throws(PhotoSearchError) {
      var request = HTTPRequest(url: try search.url(at: client.service.baseURL), policy: policy)
      if let key { request.headers.append(.init(name: "Authorization", value: "Bearer \(key.value)")) }
      let (answer, evidence) = try await client.answer(to: search, request: request, key: key) {
        response throws(PhotoSearchError) in try OpenverseAnswer(response, policy: policy)
      }
      return answer.page(for: query, search, capabilities: capabilities).found(in: [evidence])
    } catch {
      throw error.without(key)
    }
  }

  /// Returns zero for a search with a cached response.
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration { client.wait(before: query, page: page) }

  public func forget(_ query: PhotoQuery) { client.forget(query) }
}
