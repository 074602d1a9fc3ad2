/// An error of a search or of loading an image.
public nonisolated enum PhotoSearchError: Error, Sendable, Hashable {
  /// The program is in offline mode.
  case offline
  /// The host was found, but does not respond.
  case cannotConnect(host: String)
  /// The host is unreachable: its name does not resolve or there is no route to it.
  case noNetwork(host: String)
  /// The user's proxy cannot be reached, or cannot connect.
  case proxyFailure(proxy: String)
  /// The connection broke before the response was complete.
  case connectionLost(host: String)
  case timedOut(host: String)
  /// The connection is not secure: the host's certificate is invalid, or the TLS handshake failed.
  case tlsFailure(host: String, problem: TLSProblem = .handshake)
  /// The service allows no more requests for now.
  case rateLimited(retryAfter: Duration?)
  /// The service failed or refused the request for another reason.
  case serviceError(status: Int, message: String?)
  /// The service did not understand the query.
  case badRequest(message: String?)
  /// The requested item does not exist, or no longer does.
  case notFound
  /// The response does not have the documented structure.
  case malformedAnswer(reason: String)
  /// The service redirected too often.
  case tooManyRedirects
  /// The response exceeds the size limit in bytes.
  case answerTooLarge(limit: Int)
  /// An address that must not be opened: not encrypted, or within the user's own network.
  case refusedURL(String)
  /// The service redirects to an address that must not be opened: not encrypted, within the user's own network, or
  /// another host than the service's own, which must not get the user's key.
  case redirectRefused(String)
  /// A file of a local source is missing or cannot be read.
  case dataMissing(path: String)
  /// A system library needed for requests is not installed.
  case libraryMissing(name: String)
  /// The service needs the user's own key, but there is none.
  case keyMissing(PhotoSourceID)
  /// The service rejects the user's key.
  case keyRefused(PhotoSourceID)
  /// The file with the user's key cannot be read, or others can read it too.
  case keyUnreadable(path: String, reason: String)
  /// The source does not support this kind of search, such as for related photos.
  case unsupported(PhotoSourceID)
  /// All of several sources failed, for different reasons.
  case noAnswer([PhotoSourceID])
  /// The saved photos cannot be searched.
  case savedPhotos(SavedPhotosError)
  /// The search was cancelled. There is nothing to report to the user.
  case cancelled
}

nonisolated extension PhotoSearchError: CustomStringConvertible {
  /// What happened and what the user can do about it, in plain English.
  public var description: String {
    switch self {
    case .offline:
      "Vesper is working offline. Choose Sample Photos, or allow the network."
    case .noNetwork(let host):
      "Can’t reach \(host). Check the network connection, or choose Sample Photos."
    case .cannotConnect(let host):
      "Could not reach \(host). Check the network connection and try again."
    case .proxyFailure(let proxy):
      "Could not connect through the proxy \(proxy). Check the proxy settings, or choose Sample Photos."
    case .connectionLost(let host):
      "The connection to \(host) broke before the answer was complete. Try again in a moment."
    case .timedOut(let host):
      "\(host) took too long to answer. Try again in a moment."
    case .tlsFailure(let host, let problem):
      Self.sentence(host, problem)
    case .rateLimited(let retryAfter?):
      "Limit reached. Try again in \(retryAfter.inWords)."
    case .rateLimited(nil):
      "Limit reached. Try again later."
    case .serviceError(let status, let message):
      "The service reported an error (\(status))\(Self.appended(message)). Try again later."
    case .badRequest(let message):
      "The service did not understand the search\(Self.appended(message)). Try other words."
    case .notFound:
      "The service does not have this any more. Search again for current results."
    case .malformedAnswer(let reason):
      "The service’s answer could not be read: \(reason). Try again later."
    case .tooManyRedirects:
      "The service sends Vesper from one address to the next without an answer. Try again later."
    case .answerTooLarge(let limit):
      "The service’s answer is larger than the limit of \(limit / 1_000_000) MB, so it was dropped. Try again later."
    case .refusedURL(let url):
      "Vesper does not open the address \(url): it is not secure, or not on the public internet."
    case .redirectRefused(let url):
      "The service sends Vesper on to \(url). Vesper does not open this address: it is not secure, not on the public internet, or not the service’s own."
    case .dataMissing(let path):
      "The file \(path) is missing or cannot be read. Install Vesper again."
    case .libraryMissing(let name):
      "The library \(name), with which Vesper asks the services, is missing. Install it with your system’s package manager, or choose Sample Photos."
    case .keyMissing(let source):
      "\(Self.name(of: source)) needs a key of your own. Enter it in the settings, or choose another source."
    case .keyRefused(let source):
      "\(Self.name(of: source)) does not accept your key. Check the key in the settings, or choose another source."
    case .keyUnreadable(let path, let reason):
      "The key in the file \(path) is not used: \(reason). Enter it again in the settings."
    case .unsupported(let source):
      "\(Self.name(of: source)) cannot search in this way. Search for words, or choose another source."
    case .noAnswer(let sources):
      "No source answered: \(sources.map(Self.name).joined(separator: ", ")). Try again in a moment."
    case .savedPhotos(let error):
      error.description
    case .cancelled:
      "The search was cancelled."
    }
  }

  /// Whether the error means that no service can be reached.
  public var meansNoNetwork: Bool {
    switch self {
    case .offline, .noNetwork: true
    default: false
    }
  }

  private static func sentence(_ host: String, _ problem: TLSProblem) -> String {
    switch problem {
    case .wrongHost:
      "Another server answered in place of \(host), so the connection was closed. Check whether this network wants you to log in first."
    case .expired:
      "The certificate of \(host) is not valid today, so the connection was closed. Check the computer’s date."
    case .untrusted:
      "Nobody whom this computer trusts vouches for \(host), so the connection was closed. Check whether something on this network is intercepting traffic."
    case .noAuthorities:
      "The list of trusted certificates cannot be read, so \(host) cannot be checked. Install the package ca-certificates."
    case .handshake:
      "No secure connection to \(host) could be made. Check the network, or try again later."
    }
  }

  private static func name(of source: PhotoSourceID) -> String { PhotoService.of(source)?.name ?? "The source" }

  private static func appended(_ message: String?) -> String {
    guard let message = message.map(PhotoText.sanitized), !message.isEmpty else { return "" }
    return ": " + (message.hasSuffix(".") ? String(message.dropLast()) : message)
  }
}

extension Duration {
  /// The duration in plain English, rounded up: "1 second", "3 minutes", "2 hours". At least one second.
  public nonisolated var inWords: String {
    let seconds = max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0))
    func count(_ number: Int64, _ unit: String) -> String { "\(number) \(unit)\(number == 1 ? "" : "s")" }
    if seconds < 120 { return count(seconds, "second") }
    if seconds < 7200 { return count((seconds + 59) / 60, "minute") }
    return count((seconds + 3599) / 3600, "hour")
  }
}
