public import FoundationEssentials

/// A service with photos: everything about it that the rest of the program must know. The descriptor of each is beside
/// its source, and `all` lists them.
public nonisolated struct PhotoService: Sendable {
  public let id: PhotoSourceID
  /// The name, which is the same in all languages.
  public let name: String
  /// The public server.
  public let baseURL: URL
  /// The environment variable for a different server.
  public let environmentVariable: String
  public let capabilities: PhotoSourceCapabilities
  /// What a key of the user is for.
  public let key: Key
  /// The text that the service's terms require where its key is entered. Displayed unchanged and untranslated.
  public let notice: String?
  /// The hosts of the pages of its own photos, without "www.".
  public let pageHosts: Set<String>
  /// Returns the ID of the photo to which the address of a page or file belongs, or `nil` if it is no photo of the
  /// service.
  let photoID: @Sendable (PhotoAddress) -> String?
  /// Returns the same spelling for all spellings of an ID.
  let normalizedID: @Sendable (String) -> String
  private let makeSource: @Sendable (Connection) -> any PhotoSource

  /// What a key of the user is for, and where to get one.
  public enum Key: Sendable, Hashable {
    /// The service has no keys.
    case none
    /// The service works without a key, and allows more requests with one, which it calls a token.
    case optionalToken(page: URL)
    /// The service works with a key only.
    ///
    /// - `page`: Where to get one, for the browser.
    /// - `site`: The name of the site for users who go there on their own.
    /// - `menu`: The name of the place on that site, in the site's language.
    case required(page: URL, site: String, menu: String)
    /// The service works with a key only, and has issued none since that year.
    case discontinued(since: Int)

    public var isOptional: Bool {
      if case .optionalToken = self { true } else { false }
    }

    /// Where to get a key, for the browser.
    public var page: URL? {
      switch self {
      case .none, .discontinued: nil
      case .optionalToken(let page), .required(let page, _, _): page
      }
    }
  }

  /// What a source needs to send requests.
  struct Connection: Sendable {
    let service: PhotoService
    let baseURL: URL
    /// The key store, which is queried before each search, so that a new key takes effect immediately.
    let keys: any APIKeyStore
    let transport: any HTTPTransport
    let clock: NetworkClock
    let retryPolicy: RetryPolicy
  }

  init(
    id: PhotoSourceID, name: String, baseURL: URL, environmentVariable: String, capabilities: PhotoSourceCapabilities,
    key: Key = .none, notice: String? = nil, pageHosts: Set<String> = [],
    photoID: @escaping @Sendable (PhotoAddress) -> String? = { _ in nil },
    normalizedID: @escaping @Sendable (String) -> String = { $0 },
    makeSource: @escaping @Sendable (Connection) -> any PhotoSource
  ) {
    self.id = id
    self.name = name
    self.baseURL = baseURL
    self.environmentVariable = environmentVariable
    self.capabilities = capabilities
    self.key = key
    self.notice = notice
    self.pageHosts = pageHosts
    self.photoID = photoID
    self.normalizedID = normalizedID
    self.makeSource = makeSource
  }

  /// Returns the descriptor of a service, or `nil` for sources that are not services.
  public static func of(_ id: PhotoSourceID) -> PhotoService? { all.first { $0.id == id } }

  /// Returns a source that searches the service.
  ///
  /// - Parameters:
  ///   - baseURL: The server, or `nil` for the public one.
  ///   - keys: The key store, which is queried before each search.
  public func source(
    baseURL: URL? = nil, keys: any APIKeyStore, transport: any HTTPTransport, clock: NetworkClock = .system
  ) -> any PhotoSource {
    source(baseURL: baseURL, keys: keys, transport: transport, clock: clock, retryPolicy: RetryPolicy())
  }

  func source(
    baseURL: URL? = nil, keys: any APIKeyStore, transport: any HTTPTransport, clock: NetworkClock,
    retryPolicy: RetryPolicy
  ) -> any PhotoSource {
    makeSource(
      Connection(
        service: self, baseURL: baseURL ?? self.baseURL, keys: keys, transport: transport, clock: clock,
        retryPolicy: retryPolicy))
  }

  /// Returns whether the service is useful to this user, see `PhotoSource.isOffered`.
  ///
  /// - Parameter hasOwnServer: Whether the user named a different server.
  public func isOffered(hasOwnServer: Bool, keys: any APIKeyStore) -> Bool {
    guard case .discontinued = key else { return true }
    return hasOwnServer || hasKey(in: keys)
  }

  /// Returns whether there is a key, even one that must not be used: the search reports the reason.
  func hasKey(in keys: any APIKeyStore) -> Bool {
    do throws(PhotoSearchError) {
      return try keys.key(for: id) != nil
    } catch {
      return true
    }
  }
}
