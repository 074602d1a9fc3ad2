public import FoundationEssentials

/// Flickr, with the user's own key, which Flickr issues to paying members.
///
/// The service allows 3,600 requests per hour with one key, and finds the first 4,000 photos of each search. It finds
/// only photos that are suitable for general audiences.
///
/// This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.
///
/// The API: https://www.flickr.com/services/api/
public nonisolated final class FlickrSource: PhotoSource {
  public let id = PhotoSourceID.flickr
  public let capabilities = PhotoService.flickr.capabilities

  private let clients: KeyedClient<FlickrQuery, FlickrAnswer>
  private let keys: any APIKeyStore

  /// - Parameters:
  ///   - baseURL: The server, with its API at "services/rest/".
  ///   - keys: The key store, which is queried before each search, so that a new key takes effect immediately.
  public convenience init(
    baseURL: URL = PhotoService.flickr.baseURL, keys: any APIKeyStore, transport: any HTTPTransport,
    clock: NetworkClock = .system
  ) {
    self.init(baseURL: baseURL, keys: keys, transport: transport, clock: clock, retryPolicy: RetryPolicy())
  }

  init(
    baseURL: URL, keys: any APIKeyStore, transport: any HTTPTransport, clock: NetworkClock, retryPolicy: RetryPolicy
  ) {
    self.keys = keys
    clients = KeyedClient(key: (try? keys.key(for: id)) ?? nil) { _ in
      ServiceClient(
        .init(
          baseURL: baseURL, policy: URLPolicy(bases: [baseURL]), burst: .perHour(3600), isKeyed: true,
          failure: FlickrFailure.error(for:)),
        transport: transport, clock: clock, retryPolicy: retryPolicy)
    }
  }

  private var client: ServiceClient<FlickrQuery, FlickrAnswer> {
    clients.client(for: (try? keys.key(for: id)) ?? nil)
  }

  public var budget: RequestBudget? { client.budget }

  /// Whether there is a key, even one that must not be used: the search reports the reason.
  public var isConfigured: Bool { PhotoService.flickr.hasKey(in: keys) }

  /// - Throws: `PhotoSearchError.keyMissing` if there is no key, or `keyRefused` if the service rejects it.
  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try FlickrQuery(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    guard let key = try keys.key(for: id) else { throw .keyMissing(id) }
    let client = clients.client(for: key)
    let policy = client.service.policy
    do throws(PhotoSearchError) {
      let request = HTTPRequest(url: try search.url(at: client.service.baseURL, key: key), policy: policy)
      let (answer, evidence) = try await client.answer(to: search, request: request, key: key) {
        response throws(PhotoSearchError) in try FlickrAnswer(response, policy: policy)
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
