public import FoundationEssentials

/// Which addresses may be visited.
///
/// The responses of a service name further addresses: thumbnails, pages, redirects. They may lead to https servers on
/// the public internet and nowhere else: not to this machine, not to the local network. Only the user can make an
/// exception: if a service's own base URL is on this machine, that host and port may be visited as well. A base URL
/// with a name that only a local network knows may be visited if the name resolves to the public internet.
public nonisolated struct URLPolicy: Sendable, Hashable {
  private struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int
  }

  private let localOrigins: Set<Origin>
  /// Base URLs that use https and have names like "intranet".
  private let namedOrigins: Set<Origin>

  /// - Parameter bases: The base URLs of the services in use, chosen by the user. Permits those on this machine, and
  ///   those with https whose names are not public. The others make no difference.
  public init(bases: [URL] = []) {
    let origins = bases.compactMap(Self.origin)
    localOrigins = Set(origins.filter { Self.isLoopback(host: $0.host) })
    namedOrigins = Set(
      origins.filter {
        $0.scheme == "https" && IPAddress($0.host) == nil && !IPAddress.isNumeric($0.host)
          && !Self.isPublicName($0.host) && !Self.isLocalName($0.host)
      })
  }

  /// Where a permitted address leads.
  enum Destination {
    /// One of the services on this machine.
    case local
    case internet
  }

  /// Returns where the address leads, as far as can be told before its name is resolved, or `nil` if it is not
  /// permitted.
  func destination(of url: URL) -> Destination? {
    guard let origin = Self.origin(of: url) else { return nil }
    if localOrigins.contains(origin) { return .local }
    guard origin.scheme == "https" else { return nil }
    if let address = IPAddress(origin.host) { return address.isPublic ? .internet : nil }
    guard !IPAddress.isNumeric(origin.host) else { return nil }
    return Self.isPublicName(origin.host) || namedOrigins.contains(origin) ? .internet : nil
  }

  /// Whether the address may be visited, as far as can be told before its name is resolved.
  public func permits(_ url: URL) -> Bool { destination(of: url) != nil }

  /// Parses an address that a service named. Returns `nil` if it is not an address or not permitted. An address without
  /// a scheme, as web pages write them ("//example.org/1.jpg"), uses https.
  public func url(_ text: String?) -> URL? {
    guard let url = Self.address(text), permits(url) else { return nil }
    return url
  }

  /// Parses the address of a page that a service named, for users to open in their browser and for credits to link to,
  /// without parameters that would track who comes from there. Returns `nil` if it is not an address, or leads neither to the public internet nor to a configured service. Many
  /// archives name their pages without encryption, and a browser finds the way from there.
  func page(_ text: String?) -> URL? {
    guard let url = Self.address(text)?.withoutTracking else { return nil }
    if permits(url) { return url }
    let text = url.absoluteString
    guard text.lowercased().hasPrefix("http://"), let secure = URL(string: "https://" + text.dropFirst("http://".count))
    else { return nil }
    return permits(secure) ? url : nil
  }

  private static func address(_ text: String?) -> URL? {
    guard let text else { return nil }
    return URL(string: text.hasPrefix("//") ? "https:" + text : text)
  }

  /// Whether a connection for the URL may be opened to an address that its name resolved to.
  func permits(_ address: IPAddress, for url: URL) -> Bool {
    destination(of: url) == .local ? address.isLoopback : address.isPublic
  }

  /// Returns the server of a URL. Returns `nil` unless the URL is http or https and so plain that every parser reads
  /// the same host: libcurl decodes percent signs in it, and others differ in how they read backslashes and at signs.
  private static func origin(of url: URL) -> Origin? {
    let text = url.absoluteString
    if let origin = usualOrigin(text) { return origin }
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http",
      url.user == nil, url.password == nil,
      let host = url.host(percentEncoded: true)?.lowercased(), isPlain(host: host),
      text.lowercased().hasPrefix(scheme + "://")
    else { return nil }
    let authority = text.dropFirst(scheme.count + 3).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let bracketed = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    let expected = url.port.map { "\(bracketed):\($0)" } ?? bracketed
    guard authority.lowercased() == expected else { return nil }
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    guard 1...65535 ~= port else { return nil }
    return Origin(scheme: scheme, host: host.filter { $0 != "[" && $0 != "]" }, port: port)
  }

  /// Returns the server of an address in its most common form, which no parser can read differently: the scheme and the
  /// host in lower case, an optional port, and then a slash or nothing. The parts of a `URL` take ten times as long.
  private static func usualOrigin(_ text: String) -> Origin? {
    let bytes = text.utf8
    guard let scheme = ["https", "http"].first(where: { bytes.starts(with: "\($0)://".utf8) }) else { return nil }
    let host = bytes.dropFirst(scheme.utf8.count + 3).prefix(while: isPlain)
    var end = host.endIndex
    var port = scheme == "https" ? 443 : 80
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ":") {
      let digits = bytes[end...].dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard digits.first != UInt8(ascii: "0"), let number = Int(String(Substring(digits))), 1...65535 ~= number else {
        return nil
      }
      (port, end) = (number, digits.endIndex)
    }
    guard 1...253 ~= host.count, end == bytes.endIndex || bytes[end] == UInt8(ascii: "/"),
      // An encoded name in another alphabet, such as "xn--mnchen-3ya.de".
      !zip(host, host.dropFirst()).contains(where: { $0 == UInt8(ascii: "-") && $1 == $0 })
    else { return nil }
    return Origin(scheme: scheme, host: String(Substring(host)), port: port)
  }

  /// Whether a host name may contain the byte.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isPlain(host: String) -> Bool {
    if host.contains(":") {
      return IPAddress(host.filter { $0 != "[" && $0 != "]" }) != nil
    }
    return 1...253 ~= host.utf8.count && host.utf8.allSatisfy(isPlain)
  }

  /// Whether the name means this machine everywhere (RFC 6761, section 6.3).
  private static func isLocalName(_ host: String) -> Bool {
    host.split(separator: ".").last == "localhost"
  }

  /// Whether a name can belong to the public internet: it has several labels, none of them empty, and ends neither like
  /// names that only local networks know (RFC 6761, RFC 6762, RFC 8375; ICANN reserves "internal" for private use) nor
  /// like an address.
  private static func isPublicName(_ host: String) -> Bool {
    var labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // The trailing dot stands for the root.
    if labels.last?.isEmpty == true { labels.removeLast() }
    guard labels.count >= 2, !labels.contains(where: \.isEmpty), let last = labels.last else { return false }
    func ends(_ names: String...) -> Bool {
      zip(labels.suffix(names.count), names).allSatisfy { $0.elementsEqual($1.utf8) }
    }
    return !ends("localhost") && !ends("local") && !ends("internal") && !ends("home", "arpa")
      && !last.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether the URL, http or https, is on this machine: by the name "localhost" or by a loopback address.
  public static func isLoopback(_ url: URL) -> Bool {
    origin(of: url).map { isLoopback(host: $0.host) } ?? false
  }

  /// Whether a base URL's host is this machine: by its usual name or by a loopback address in its usual form.
  static func isLoopback(host: String) -> Bool {
    host == "localhost" || IPAddress(host)?.isLoopback == true
  }
}
