import FoundationEssentials
import Glibc

/// A transport that serves responses from a disk cache where HTTP allows it, revalidates them where that helps, and
/// otherwise forwards the request. A private cache as defined by RFC 9111.
///
/// Caches complete responses (200) from the requested URL, unless the server forbids it. The `Age` header reports the
/// age of a cached response.
public nonisolated final class CachingTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let cache: HTTPCache
  private let now: @Sendable () -> Int

  /// Returns the seconds since 1970 by the system's clock.
  public static let wallClock: @Sendable () -> Int = { time(nil) }

  /// - Parameters:
  ///   - transport: The source of responses that are not cached.
  ///   - now: Returns the seconds since 1970.
  public init(
    _ transport: any HTTPTransport, cache: HTTPCache, now: @escaping @Sendable () -> Int = CachingTransport.wallClock
  ) {
    self.transport = transport
    self.cache = cache
    self.now = now
  }

  public func prepare() { transport.prepare() }

  /// Returns the cached response if it is still fresh.
  public func freshResponse(to request: HTTPRequest) async -> HTTPResponse? {
    guard request.cacheUse == .normal, let cached = await cached(request) else { return nil }
    return isFresh(cached, request) ? response(cached, to: request) : nil
  }

  public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard request.cacheUse != .none, request.policy.permits(request.url) else {
      return try await transport.response(to: request)
    }
    guard request.cacheUse == .normal, let cached = await cached(request) else { return try await fetch(request) }
    if Task.isCancelled { throw .cancelled }
    if isFresh(cached, request) { return response(cached, to: request) }
    do throws(HTTPError) {
      return try await revalidate(cached, request)
    } catch {
      guard request.acceptsStale, cached.mayBeStale, error.isUnreachable else { throw error }
      return response(cached, to: request)
    }
  }

  private func cached(_ request: HTTPRequest) async -> CachedResponse? {
    let cached = await cache.thread.run { cache.response(for: HTTPCacheKey(request), now: now()) }
    return cached.flatMap { $0.body.count <= request.maximumBytes ? $0 : nil }
  }

  private func isFresh(_ cached: CachedResponse, _ request: HTTPRequest) -> Bool {
    cached.isFresh(at: now(), heuristic: request.heuristicFreshness.map { Int($0.components.seconds) })
  }

  private func response(_ cached: CachedResponse, to request: HTTPRequest) -> HTTPResponse {
    let age = HTTPHeaders.Field(name: "Age", value: "\(cached.age(at: now()))")
    return HTTPResponse(
      status: 200, headers: HTTPHeaders(cached.headers.fields + [age]), body: cached.body, url: request.url)
  }

  private func fetch(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let requestedAt = now()
    let response = try await transport.response(to: request)
    await keep(response, request, requestedAt: requestedAt)
    return response
  }

  private func revalidate(_ cached: CachedResponse, _ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard !cached.validators.isEmpty else { return try await fetch(request) }
    let requestedAt = now()
    var conditional = request
    conditional.headers += cached.validators
    let answer = try await transport.response(to: conditional)
    guard answer.status == 304 else {
      await keep(answer, request, requestedAt: requestedAt)
      return answer
    }
    // After a redirect, a 304 is about another resource.
    guard answer.url == request.url else { return try await fetch(request) }
    let revalidated = cached.revalidated(by: answer, requestedAt: requestedAt, now: now())
    await cache.thread.run { cache.store(revalidated, for: HTTPCacheKey(request), now: now()) }
    return response(revalidated, to: request)
  }

  private func keep(_ response: HTTPResponse, _ request: HTTPRequest, requestedAt: Int) async {
    let key = HTTPCacheKey(request)
    if let entry = CachedResponse(response, to: request, requestedAt: requestedAt, now: now()) {
      await cache.thread.run { cache.store(entry, for: key, now: now()) }
    } else if response.status < 500, response.status != 429 {
      // The server now responds differently.
      await cache.thread.run { cache.remove(key) }
    }
  }
}

nonisolated extension HTTPError {
  /// Whether the server is unreachable, possibly because of the network alone.
  fileprivate var isUnreachable: Bool {
    switch self {
    case .offline, .noNetwork, .cannotConnect, .proxyFailure, .libraryMissing: true
    default: false
    }
  }
}
