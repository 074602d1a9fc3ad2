/// Why there is no response. A response with an error status is still a response.
public nonisolated enum HTTPError: Error, Sendable, Hashable {
  /// The program works without a network.
  case offline
  /// The address of the request is not permitted.
  case refused(url: String)
  /// A redirect leads to an address that is not permitted, by the policy or by the request's `followsRedirect`. The
  /// address was not visited.
  case redirectRefused(url: String)
  /// The name does not resolve or there is no route. Usually there is no network.
  case noNetwork(host: String)
  /// Nothing responds at the address.
  case cannotConnect(host: String)
  /// The proxy cannot be reached, or cannot reach the server.
  case proxyFailure(proxy: String)
  /// The connection broke before the response was complete.
  case connectionLost(host: String)
  case timedOut(host: String)
  case tlsFailure(host: String, problem: TLSProblem = .handshake)
  /// The host has just responded "too many requests" to another request. This one was not sent.
  case rateLimited(host: String, retryAfter: Duration)
  /// The body exceeds the limit of the request, in bytes.
  case tooLarge(limit: Int)
  case tooManyRedirects
  /// The response is not valid HTTP, or its compression is invalid.
  case malformed(reason: String)
  /// The HTTP library is not installed.
  case libraryMissing(name: String)
  case cancelled
}

nonisolated extension HTTPError {
  /// Whether the last server on the way has not received the request.
  var isBeforeSending: Bool {
    switch self {
    case .offline, .refused, .redirectRefused, .noNetwork, .cannotConnect, .proxyFailure, .rateLimited, .libraryMissing:
      true
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
      case .redirectRefused(let url): .redirectRefused(url)
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

/// Why a connection cannot be trusted.
public nonisolated enum TLSProblem: Sendable, Hashable {
  /// The certificate is valid, but for another host.
  case wrongHost
  /// The certificate has expired or is not valid yet.
  case expired
  /// No trusted authority vouches for the certificate.
  case untrusted
  /// The list of trusted authorities cannot be read.
  case noAuthorities
  /// No encryption could be agreed on, or the server supports none.
  case handshake
}

nonisolated extension TLSProblem {
  /// - Parameters:
  ///   - isVerification: Whether the certificate was checked and rejected.
  ///   - verifyResult: OpenSSL's result: see X509_STORE_CTX_get_error(3).
  init(isVerification: Bool, verifyResult: Int) {
    self =
      switch verifyResult {
      case _ where !isVerification: .handshake
      // libcurl compares the names itself, before it asks OpenSSL, whose result is 1, "unspecified", until then.
      case 0, 1, 62: .wrongHost
      case 9, 10: .expired
      default: .untrusted
      }
  }
}
