public import FoundationEssentials

/// A request to read something. Vesper only reads, so the method is always GET.
public nonisolated struct HTTPRequest: Sendable {
  /// The URL to read.
  public var url: URL
  /// Where the request and its redirects may go.
  public var policy: URLPolicy
  /// Headers beyond those that every request has. Dropped when a redirect leaves the server.
  public var headers: [HTTPHeaders.Field] = []
  /// The largest body accepted, in bytes after decompression.
  public var maximumBytes = 8_000_000
  /// Whether the server may compress the body. Images are already compressed.
  public var acceptsCompression = true
  /// The priority among requests that wait for the same host.
  public var priority = HTTPPriority(.background)
  /// Whether "too many requests" (429) in response to one such request applies to all of them for the same host: those
  /// that wait for a free slot, and those made before the time is over, fail with `HTTPError.rateLimited` without being
  /// sent. For images, many of which are requested at once.
  public var isThrottledWithOthers = false
  /// Whether such a request, if made before the time is over, waits for its end instead of failing.
  public var waitsWhileThrottled = false
  /// How the request uses the cache.
  public var cacheUse = CacheUse.normal
  /// How long a response is fresh if the server does not say.
  public var heuristicFreshness: Duration?
  /// Whether a stale response is better than none when the server is unreachable.
  public var acceptsStale = false
  public var timeouts = Timeouts()
  /// Called on the network thread whenever more of the body has arrived. It must be quick. Not called for cached
  /// responses.
  public var progress: (@Sendable (Progress) -> Void)?
  /// Called with the target of each redirect, or `nil` if it cannot be parsed, before the target is visited or refused.
  /// The redirecting server has responded by then. If this returns false, nothing more is sent, and the request fails
  /// with `HTTPError.redirectRefused`.
  public var followsRedirect: @Sendable (URL?) -> Bool = { _ in true }

  /// How much of the body has arrived, in bytes.
  public struct Progress: Sendable, Hashable {
    public let received: Int
    /// The total size, or `nil` if the server does not say.
    public let expected: Int?

    public init(received: Int, expected: Int? = nil) {
      self.received = received
      self.expected = expected
    }
  }

  /// How a `CachingTransport` handles a request.
  public enum CacheUse: Sendable, Hashable {
    /// Uses cached responses as far as the server allows it.
    case normal
    /// Replaces the cached response.
    case reload
    /// Neither reads nor stores cached responses.
    case none
  }

  /// The time limits of a request. The wait in the host's queue does not count.
  public struct Timeouts: Sendable, Hashable {
    /// For name resolution, connection and TLS.
    public var connection: Duration = .seconds(10)
    /// For a transfer that moves fewer than 200 bytes a second.
    public var stall: Duration = .seconds(20)
    /// For the whole transfer.
    public var total: Duration = .seconds(30)

    public init() {}

    /// Returns limits that are `factor` times as long.
    func multiplied(by factor: Int) -> Timeouts {
      var timeouts = self
      timeouts.connection *= factor
      timeouts.stall *= factor
      timeouts.total *= factor
      return timeouts
    }
  }

  public init(url: URL, policy: URLPolicy) {
    self.url = url
    self.policy = policy
  }

  /// Returns the request that follows a redirect.
  func redirected(to target: URL) -> HTTPRequest {
    var request = self
    request.url = target
    if target.scheme != url.scheme || target.host() != url.host() || target.port != url.port {
      request.headers = []
    }
    return request
  }
}

/// A type that sends requests to servers.
public nonisolated protocol HTTPTransport: Sendable {
  /// Sends the request, follows redirects and returns the complete response. Cancelling the task ends the transfer.
  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// Returns the response that `response(to:)` would give without contacting a server, if there is one.
  func freshResponse(to request: HTTPRequest) async -> HTTPResponse?

  /// Prepares for a request that will follow soon, on another thread. Does not block, and sends nothing.
  func prepare()
}

nonisolated extension HTTPTransport {
  public func freshResponse(to request: HTTPRequest) async -> HTTPResponse? { nil }
  public func prepare() {}
}

/// A transport that sends nothing, for a program that works without a network.
public nonisolated struct OfflineTransport: HTTPTransport {
  public init() {}

  public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .offline
  }
}
