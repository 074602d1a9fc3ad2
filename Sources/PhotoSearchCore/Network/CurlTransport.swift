public import FoundationEssentials

/// HTTP over libcurl, on its own thread, within the limits of a polite and careful client: see `HTTPRequest` for time
/// and size, and `URLPolicy` for permitted addresses. At most three requests per host are active at a time. The next of
/// the waiting requests is the one with the highest `HTTPPriority`.
///
/// The thread starts with the first request or `prepare()`, and ends when the transport is released.
public nonisolated final class CurlTransport: HTTPTransport {
  /// The maximum number of redirects that a request may follow.
  public static let maximumRedirects = 5

  let engine: CurlEngine
  private let clock: NetworkClock
  private let proxy: @Sendable (URL) async -> String?
  private let timeoutFactor: Int

  /// - Parameters:
  ///   - product: The name, version and contact for the User-Agent, in the form that services ask for:
  ///     "Vesper/1.0 (https://example.org/vesper)".
  ///   - certificateAuthorities: A PEM file of trusted certificate authorities, instead of the system's store. There is
  ///     no way to trust a server for which no authority vouches.
  ///   - timeoutFactor: How many times longer than they ask for requests may take, for a slow network.
  ///   - clock: Measures how long a throttled host is left alone.
  ///   - proxy: Returns the proxy for a URL, such as "http://proxy.example.org:3128", or `nil` or "direct://" for a
  ///     direct connection. Not called for services on this machine. See `ProxySettings` for the environment's proxy.
  public init(
    product: String, certificateAuthorities: String? = nil, timeoutFactor: Int = 1, clock: NetworkClock = .system,
    proxy: @escaping @Sendable (URL) async -> String? = { _ in nil }
  ) {
    engine = CurlEngine(product: product, certificateAuthorities: certificateAuthorities, clock: clock)
    self.clock = clock
    self.proxy = proxy
    self.timeoutFactor = timeoutFactor
  }

  /// Starts the network thread, which loads libcurl.
  public func prepare() { engine.start() }

  deinit {
    engine.stop()
  }

  public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var request = request
    request.timeouts = request.timeouts.multiplied(by: timeoutFactor)
    for redirectCount in 0...Self.maximumRedirects {
      let outcome: CurlTransfer.Outcome
      do throws(HTTPError) {
        outcome = try await self.outcome(of: request)
      } catch .refused(let url) where redirectCount > 0 {
        throw .redirectRefused(url: url)
      }
      guard let redirect = outcome.redirect else { return outcome.response }
      guard redirectCount < Self.maximumRedirects else { break }
      let target = URL(string: redirect)
      guard request.followsRedirect(target), let target else {
        throw .redirectRefused(url: PhotoText.sanitized(redirect))
      }
      request = request.redirected(to: target)
    }
    throw .tooManyRedirects
  }

  /// Sends one request without following redirects, once its host is not throttled if the request waits for that.
  private func outcome(of request: HTTPRequest) async throws(HTTPError) -> CurlTransfer.Outcome {
    guard let destination = request.policy.destination(of: request.url) else {
      throw .refused(url: PhotoText.sanitized(request.url.absoluteString))
    }
    while true {
      let proxy = destination == .local ? nil : await proxy(request.url)
      switch await engine.response(to: request, proxy: ProxySettings.resolvingNames(proxy ?? "")) {
      case .outcome(let outcome): return try outcome.get()
      // The sleep ends early if the task is cancelled; the engine then says so.
      case .throttled(let wait): await clock.sleep(wait)
      }
    }
  }
}
