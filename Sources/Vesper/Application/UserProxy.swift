import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The user's proxy, from the environment variables that terminal programs use, or else from the desktop's settings.
nonisolated struct UserProxy: Sendable {
  private let environment: ProxySettings
  private let lookup: @Sendable (String) async throws -> [String]

  /// - Parameter lookup: Returns the desktop's proxies for an address, in order of preference. It may take a while.
  init(
    environment: ProxySettings, lookup: @escaping @Sendable (String) async throws -> [String] = UserProxy.askDesktop
  ) {
    self.environment = environment
    self.lookup = lookup
  }

  /// Returns the proxy for an address, or `nil` for a direct connection or if the desktop does not know.
  @Sendable func proxy(for url: URL) async -> String? {
    guard environment.proxy == nil else { return environment.proxy(for: url) }
    // The settings may name a script that sees the address, which may contain a key, so pass only the server.
    guard let scheme = url.scheme, let host = url.host(percentEncoded: true) else { return nil }
    let port = url.port.map { ":\($0)" } ?? ""
    return try? await lookup("\(scheme)://\(host)\(port)/").first
  }

  private static let askDesktop: @Sendable (String) async throws -> [String] = { address in
    try await Gio.ProxyResolver.default.lookup(address)
  }
}
