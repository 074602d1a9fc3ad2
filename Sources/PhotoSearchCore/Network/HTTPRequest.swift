public import FoundationEssentials

/// A request to read something. Vesper only reads: there is no other method than GET.
public nonisolated struct HTTPRequest: Sendable {
  /// What to read.
  public var url: URL
  /// Where the request and the redirects that follow may go.
  public var policy: URLPolicy
  /// What is sent beyond the headers that every request has. Dropped when a redirect leaves the server.
  public var headers: [HTTPHeaders.Field] = []
  /// The largest body accepted, in bytes after decompression.
  public var maximumBytes = 8_000_000
  /// Whether the server may compress. Pictures are compressed already.
  public var acceptsCompression = true
  /// Whether it goes ahead of others that wait for the same host.
  public var priority = HTTPPriority(.background)
  /// Whether "too many requests" (429) to one such request speaks for all of them to the same host: those that wait
  /// and those that come before the time is over fail with `HTTPError.rateLimited`, unsent. For pictures, of which
  /// many are asked for at once.
  public var isThrottledWithOthers = false
  /// What may come from a cache.
  public var cacheUse = CacheUse.normal
  /// How long an answer is good where the server says nothing about that.
  public var heuristicFreshness: Duration?
  /// Whether an old answer is better than none when the server cannot be reached.
  public var acceptsStale = false
  public var timeouts = Timeouts()
  /// Called on the network's thread whenever more of the answer's body has come: it must be quick. Not called for what
  /// comes from a cache.
  public var progress: (@Sendable (Progress) -> Void)?
  /// Called with the target of each redirect, nil for one that cannot be read, before that is visited or refused: the
  /// server that redirects has answered by then. When it returns false nothing more is sent, and the request fails
  /// with `HTTPError.tooManyRedirects`.
  public var followsRedirect: @Sendable (URL?) -> Bool = { _ in true }

  /// How much of an answer's body has come, in bytes.
  public struct Progress: Sendable, Hashable {
    public let received: Int
    /// How much there is in all; nil where the server does not say.
    public let expected: Int?

    public init(received: Int, expected: Int? = nil) {
      self.received = received
      self.expected = expected
    }
  }

  /// What a `CachingTransport` does with a request.
  public enum CacheUse: Sendable, Hashable {
    /// What is kept is used as far as the server allows it.
    case normal
    /// What is kept is replaced.
    case reload
    /// The answer is neither looked up nor kept.
    case none
  }

  /// How long to wait for what. The wait for a free place in the host's queue does not count.
  public struct Timeouts: Sendable, Hashable {
    /// For name resolution, connection and TLS.
    public var connection: Duration = .seconds(10)
    /// For a transfer that moves fewer than 200 bytes a second.
    public var stall: Duration = .seconds(20)
    /// For everything.
    public var total: Duration = .seconds(30)

    public init() {}
  }

  public init(url: URL, policy: URLPolicy) {
    self.url = url
    self.policy = policy
  }

  /// The request that follows a redirect.
  func redirected(to target: URL) -> HTTPRequest {
    var request = self
    request.url = target
    if target.scheme != url.scheme || target.host() != url.host() || target.port != url.port {
      request.headers = []
    }
    return request
  }
}
