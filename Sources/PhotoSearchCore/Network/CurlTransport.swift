public import FoundationEssentials

/// HTTP by libcurl, on a thread of its own, within the limits that a polite and careful client keeps: see
/// `HTTPRequest` for time and size, `URLPolicy` for where it may go. At most three requests for a host are under way
/// at a time; of the others the one with the highest `HTTPPriority` is next.
///
/// The thread starts with the first request, and ends when the transport is released.
public nonisolated final class CurlTransport: HTTPTransport {
  /// How many redirects a request may follow.
  public static let maximumRedirects = 5

  let engine: CurlEngine
  private let proxy: @Sendable (URL) async -> String?

  /// - Parameters:
  ///   - product: Name, version and contact for the User-Agent, in the form that services ask for:
  ///     "Vesper/1.0 (https://example.org/vesper)".
  ///   - certificateAuthorities: A PEM file of those who are trusted to vouch for servers, instead of the system's
  ///     store. There is no way to trust a server for which nobody vouches.
  ///   - clock: What measures how long a host that gets too many requests is left alone.
  ///   - proxy: The proxy for a URL, such as "http://proxy.example.org:3128", or nil or "direct://" for a direct
  ///     connection. Not asked for services on this machine. See `ProxySettings` for the environment's.
  public init(
    product: String, certificateAuthorities: String? = nil, clock: NetworkClock = .system,
    proxy: @escaping @Sendable (URL) async -> String? = { _ in nil }
  ) {
    engine = CurlEngine(product: product, certificateAuthorities: certificateAuthorities, clock: clock)
    self.proxy = proxy
  }

  /// Loads libcurl, on the thread that it starts.
  public func prepare() { engine.start() }

  deinit {
    engine.stop()
  }

  public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var request = request
    for redirectCount in 0...Self.maximumRedirects {
      guard let place = request.policy.place(of: request.url) else {
        throw .refused(url: PhotoText.sanitized(request.url.absoluteString))
      }
      let proxy = place == .local ? nil : await proxy(request.url)
      let outcome = try await engine.response(to: request, proxy: ProxySettings.resolvingNames(proxy ?? "")).get()
      guard let redirect = outcome.redirect else { return outcome.response }
      let target = URL(string: redirect)
      guard redirectCount < Self.maximumRedirects, request.followsRedirect(target) else { break }
      guard let target else { throw .refused(url: PhotoText.sanitized(redirect)) }
      request = request.redirected(to: target)
    }
    throw .tooManyRedirects
  }
}
