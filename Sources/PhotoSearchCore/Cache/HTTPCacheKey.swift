import FoundationEssentials

/// The cache key of a request: a digest of its URL and everything else that it sends, so that a reader of the cache
/// file learns neither the URLs nor the keys in them.
nonisolated struct HTTPCacheKey: Hashable, Sendable {
  let digest: Data

  init(_ request: HTTPRequest) {
    let headers = request.headers.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
    digest = SHA256Digest.of(
      ([request.url.absoluteString, request.acceptsCompression ? "compressed" : "plain"] + headers)
        .joined(separator: "\n"))
  }
}
