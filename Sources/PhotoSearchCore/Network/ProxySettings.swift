public import FoundationEssentials

/// The proxy set in the environment, in the variables that curl and most programs read.
///
/// https://everything.curl.dev/usingcurl/proxies/env.html
public nonisolated struct ProxySettings: Sendable, Hashable {
  /// The proxy for https, or `nil` if there is none.
  public let proxy: String?
  /// Hosts, and domains with their subdomains, that are reached directly.
  private let exceptions: [String]

  public init(environment: [String: String]) {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    proxy = value("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
    exceptions = (value("no_proxy", "NO_PROXY") ?? "").lowercased()
      .split { $0 == "," || $0 == " " }
      .map { String($0.hasPrefix(".") ? $0.dropFirst() : $0) }
  }

  /// Returns the proxy for a URL, or `nil` for a direct connection.
  public func proxy(for url: URL) -> String? {
    guard let host = url.host()?.lowercased() else { return nil }
    let isException = exceptions.contains { $0 == "*" || host == $0 || host.hasSuffix("." + $0) }
    return isException ? nil : proxy
  }

  /// Returns the same proxy, set to resolve names itself. For `socks5` and `socks4`, libcurl would resolve them here,
  /// and the result would go unchecked.
  static func resolvingNames(_ proxy: String) -> String {
    guard !proxy.isEmpty, let end = proxy.firstRange(of: "://") else { return proxy }
    let scheme: String
    switch proxy[..<end.lowerBound].lowercased() {
    case "socks5": scheme = "socks5h"
    case "socks4", "socks": scheme = "socks4a"
    // The desktop's value for no proxy.
    case "direct": return ""
    default: return proxy
    }
    return scheme + proxy[end.lowerBound...]
  }

  /// Returns the host of a proxy for messages, without a user name, a password or anything else.
  static func host(of proxy: String) -> String {
    let address = proxy.firstRange(of: "://").map { proxy[$0.upperBound...] } ?? proxy[...]
    let server = address.prefix { $0 != "/" }
    let hostAndPort = server.lastIndex(of: "@").map { server[server.index(after: $0)...] } ?? server
    if hostAndPort.hasPrefix("[") { return PhotoText.sanitized(String(hostAndPort.prefix { $0 != "]" }.dropFirst())) }
    return PhotoText.sanitized(String(hostAndPort.prefix { $0 != ":" }))
  }
}
