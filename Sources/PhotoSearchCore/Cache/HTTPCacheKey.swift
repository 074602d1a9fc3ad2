import FoundationEssentials

/// Names what a request asks for: the digest of its address and of all that it says beyond it, so that whoever reads
/// the cache's file learns neither addresses nor the keys in them.
nonisolated struct HTTPCacheKey: Hashable, Sendable {
  let digest: Data

  init(_ request: HTTPRequest) {
    let headers = request.headers.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
    digest = SHA256Digest.of(
      ([request.url.absoluteString, request.acceptsCompression ? "compressed" : "plain"] + headers)
        .joined(separator: "\n"))
  }
}
