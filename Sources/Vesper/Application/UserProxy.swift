import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The proxy that the person chose: by the environment's variables, as all programs of a terminal take it, or else in
/// the desktop's settings.
nonisolated struct UserProxy: Sendable {
  private let environment: ProxySettings
  private let lookup: @Sendable (String) async throws -> [String]

  /// - Parameter lookup: The proxies for an address, the best first, as the desktop says. It may take its time.
  init(
    environment: ProxySettings, lookup: @escaping @Sendable (String) async throws -> [String] = UserProxy.askDesktop
  ) {
    self.environment = environment
    self.lookup = lookup
  }

  /// The proxy for an address; nil for a direct connection, also where the desktop does not know.
  @Sendable func proxy(for url: URL) async -> String? {
    guard environment.proxy == nil else { return environment.proxy(for: url) }
    // Settings can name a script that sees the address, which may have a key in it: the server must be enough.
    guard let scheme = url.scheme, let host = url.host(percentEncoded: true) else { return nil }
    let port = url.port.map { ":\($0)" } ?? ""
    return try? await lookup("\(scheme)://\(host)\(port)/").first
  }

  private static let askDesktop: @Sendable (String) async throws -> [String] = { address in
    try await Gio.ProxyResolver.default.lookup(address)
  }
}
