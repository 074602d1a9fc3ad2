/// Why there is no answer. An answer with a status of failure is an answer.
public nonisolated enum HTTPError: Error, Sendable, Hashable {
  /// The program works without a network.
  case offline
  /// The address, of the request or of a redirect, is not one that may be visited.
  case refused(url: String)
  /// The name does not resolve or there is no route: as a rule, there is no network.
  case noNetwork(host: String)
  /// Nothing answers there.
  case cannotConnect(host: String)
  /// The proxy cannot be reached, or leads nowhere.
  case proxyFailure(proxy: String)
  /// The connection broke before the answer was complete.
  case connectionLost(host: String)
  case timedOut(host: String)
  case tlsFailure(host: String, problem: TLSProblem = .handshake)
  /// The host answered another request a moment ago that it gets too many. This one was not sent.
  case rateLimited(host: String, retryAfter: Duration)
  /// The body is larger than the request accepts, in bytes.
  case tooLarge(limit: Int)
  case tooManyRedirects
  /// What came is not HTTP, or is compressed wrongly.
  case malformed(reason: String)
  /// What sends requests is not installed.
  case libraryMissing(name: String)
  case cancelled
}

nonisolated extension HTTPError {
  /// Whether the server that was to be visited last has not got the request.
  var isBeforeSending: Bool {
    switch self {
    case .offline, .refused, .noNetwork, .cannotConnect, .proxyFailure, .rateLimited, .libraryMissing: true
    default: false
    }
  }
}

nonisolated extension PhotoSearchError {
  init(_ error: HTTPError) {
    self =
      switch error {
      case .offline: .offline
      case .refused(let url): .refusedURL(url)
      case .noNetwork(let host): .noNetwork(host: host)
      case .cannotConnect(let host): .cannotConnect(host: host)
      case .proxyFailure(let proxy): .proxyFailure(proxy: proxy)
      case .connectionLost(let host): .connectionLost(host: host)
      case .timedOut(let host): .timedOut(host: host)
      case .tlsFailure(let host, let problem): .tlsFailure(host: host, problem: problem)
      case .rateLimited(_, let wait): .rateLimited(retryAfter: wait)
      case .tooLarge(let limit): .answerTooLarge(limit: limit)
      case .tooManyRedirects: .tooManyRedirects
      case .malformed(let reason): .malformedAnswer(reason: reason)
      case .libraryMissing(let name): .libraryMissing(name: name)
      case .cancelled: .cancelled
      }
  }
}
