public import FoundationEssentials

/// 500px, with the user's own key, or another server with the same API.
///
/// The public service has issued no keys since June 2018, so this source is useful only to users who have a key or run
/// their own server.
///
/// The API: https://github.com/500px/api-documentation
public nonisolated final class FiveHundredPixelsSource: PhotoSource {
  public let id = PhotoSourceID.fiveHundredPixels
  public let capabilities = PhotoService.fiveHundredPixels.capabilities

  private let baseURL: URL
  private let clients: KeyedClient<FiveHundredPixelsQuery, FiveHundredPixelsAnswer>
  private let keys: any APIKeyStore

  /// - Parameters:
  ///   - baseURL: The server, with its API at "v1/". A server other than the public service may need no key.
  ///   - keys: The key store, which is queried before each search.
  public convenience init(
    baseURL: URL = PhotoService.fiveHundredPixels.baseURL, keys: any APIKeyStore, transport: any HTTPTransport,
    clock: NetworkClock = .system
  ) {
    self.init(baseURL: baseURL, keys: keys, transport: transport, clock: clock, retryPolicy: RetryPolicy())
  }

  init(
    baseURL: URL, keys: any APIKeyStore, transport: any HTTPTransport, clock: NetworkClock, retryPolicy: RetryPolicy
  ) {
    self.baseURL = baseURL
    self.keys = keys
    clients = KeyedClient(key: (try? keys.key(for: id)) ?? nil) { _ in
      ServiceClient(
        .init(
          baseURL: baseURL, policy: URLPolicy(bases: [baseURL]), burst: .perMinute(60), sustained: .perDay(10_000),
          // Required by the service's terms.
          answerLifetime: .seconds(24 * 3600), isKeyed: true, failure: Self.failure),
        transport: transport, clock: clock, retryPolicy: retryPolicy)
    }
  }

  private var client: ServiceClient<FiveHundredPixelsQuery, FiveHundredPixelsAnswer> {
    clients.client(for: (try? keys.key(for: id)) ?? nil)
  }

  private static func failure(in response: HTTPResponse) -> PhotoSearchError? {
    response.status == 401 || response.status == 403
      ? .keyRefused(.fiveHundredPixels) : ServiceFailure.error(for: response)
  }

  public var budget: RequestBudget? { client.budget }

  /// Whether there is a key, even one that must not be used: the search reports the reason.
  public var isConfigured: Bool { hasOwnServer || PhotoService.fiveHundredPixels.hasKey(in: keys) }

  public var isOffered: Bool { PhotoService.fiveHundredPixels.isOffered(hasOwnServer: hasOwnServer, keys: keys) }

  private var hasOwnServer: Bool { baseURL != PhotoService.fiveHundredPixels.baseURL }

  /// - Throws: `PhotoSearchError.keyMissing` if there is no key for the public service, or `keyRefused` if the service
  ///   rejects it.
  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try FiveHundredPixelsQuery(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    let key = try keys.key(for: id)
    guard key != nil || hasOwnServer else { throw .keyMissing(id) }
    let client = clients.client(for: key)
    let policy = client.service.policy
    do throws(PhotoSearchError) {
      let request = HTTPRequest(url: try search.url(at: baseURL, key: key), policy: policy)
      let (answer, evidence) = try await client.answer(to: search, request: request, key: key) {
        response throws(PhotoSearchError) in try FiveHundredPixelsAnswer(response, policy: policy)
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
