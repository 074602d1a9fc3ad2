public import FoundationEssentials

/// Flickr, with the user's own key, which Flickr gives to members who pay.
///
/// It allows 3,600 requests an hour with one key, and finds the first 4,000 photos of each search. Only what is fit for
/// everybody's eyes is found.
///
/// This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.
///
/// The API: https://www.flickr.com/services/api/
public nonisolated final class FlickrSource: PhotoSource {
  /// The public service.
  public static let defaultBaseURL = URL(string: "https://api.flickr.com/")!
  /// The variable that names another server.
  public static let environmentVariable = "VESPER_FLICKR_URL"

  public let id = PhotoSourceID.flickr
  public let capabilities = PhotoSourceCapabilities(
    isLocal: false, pageSize: FlickrQuery.pageSize, filters: PhotoFilter.ofPhotos,
    orders: Set(PhotoOrder.allCases), findsByAuthor: true)

  private let clients: KeyedClient<FlickrQuery, FlickrAnswer>
  private let keys: any APIKeyStore

  /// - Parameters:
  ///   - baseURL: The server, whose API is at "services/rest/".
  ///   - keys: Asked for the key before each search, so that one that the user enters or changes counts at once.
  public convenience init(
    baseURL: URL = FlickrSource.defaultBaseURL, keys: any APIKeyStore, transport: any HTTPTransport,
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

  /// Whether there is a key, also one that must not be used: a search says why.
  public var isConfigured: Bool {
    do throws(PhotoSearchError) {
      return try keys.key(for: id) != nil
    } catch {
      return true
    }
  }

  /// - Throws: `PhotoSearchError.keyMissing` when there is no key, `keyRefused` when the service does not accept it.
  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    guard let search = try FlickrQuery(query, page: page) else { return PhotoPage(photos: [], total: 0) }
    guard let key = try keys.key(for: id) else { throw .keyMissing(id) }
    let client = clients.client(for: key)
    let policy = client.service.policy
    do throws(PhotoSearchError) {
      let request = HTTPRequest(url: try search.url(at: client.service.baseURL, key: key), policy: policy)
      let answer = try await client.answer(to: search, request: request) { response throws(PhotoSearchError) in
        try FlickrAnswer(response.without(key), policy: policy)
      }
      return answer.page(for: query, search, capabilities: capabilities)
    } catch {
      throw error.without(key)
    }
  }

  /// A search that can be answered from memory waits for nothing.
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    client.wait(before: (try? FlickrQuery(query, page: page)) ?? nil)
  }

  public func forget(_ query: PhotoQuery) {
    guard let search = (try? FlickrQuery(query, page: nil)) ?? nil else { return }
    client.forget { search.isSameSearch($0) }
  }
}
