import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

@Suite(.timeLimit(.minutes(30)))
struct ProxyTests {
  private let server = ReplayServer()
  private let request = HTTPRequest(url: URL(string: "https://api.example.org/v1/images/")!, policy: URLPolicy())

  private func failure(proxy: String) async -> HTTPError? {
    let transport = CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20) { _ in proxy }
    do throws(HTTPError) {
      _ = try await transport.response(to: request)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A proxy whose name does not resolve is named, not the service",
    arguments: ["http://", "socks5://", "socks5h://", "socks4://", "socks4a://", ""])
  func unresolvable(scheme: String) async {
    // A label of more than 63 characters is refused without asking anybody.
    let name = String(repeating: "x", count: 70)
    #expect(await failure(proxy: "\(scheme)user:secret@\(name):3128") == .proxyFailure(proxy: name))
  }

  @Test("A proxy where nobody listens is named, not the service", arguments: ["http://", "socks5h://"])
  func nobody(scheme: String) async throws {
    let port = try #require(try server.start().port)
    server.stop()
    // The listener is closed by its own thread, a moment after the stop.
    var error: HTTPError?
    repeat {
      error = await failure(proxy: "\(scheme)127.0.0.1:\(port)")
    } while error != .proxyFailure(proxy: "127.0.0.1")
    #expect(error == .proxyFailure(proxy: "127.0.0.1"))
  }

  @Test("A proxy that does not let anybody through is named, not the service")
  func refusing() async throws {
    let port = try #require(try server.start().port)
    #expect(await failure(proxy: "http://127.0.0.1:\(port)") == .proxyFailure(proxy: "127.0.0.1"))
    #expect(server.requests.map(\.method) == ["CONNECT"])
  }

  @Test("The environment's proxy is asked for what is on the public internet")
  func environment() async throws {
    let port = try #require(try server.start().port)
    let settings = ProxySettings(environment: ["https_proxy": "http://127.0.0.1:\(port)"])
    let transport = CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20, proxy: settings.proxy)
    await #expect(throws: HTTPError.proxyFailure(proxy: "127.0.0.1")) { try await transport.response(to: request) }
    #expect(server.requests.map(\.method) == ["CONNECT"])
  }

  @Test(
    "Names are resolved by the proxy, where otherwise nobody would check what they resolve to",
    arguments: [
      ("socks5://p:1", "socks5h://p:1"), ("SOCKS5://p", "socks5h://p"), ("socks4://p", "socks4a://p"),
      ("socks://p", "socks4a://p"), ("socks5h://p", "socks5h://p"), ("socks4a://p", "socks4a://p"),
      ("direct://", ""), ("http://p:3128", "http://p:3128"), ("https://p", "https://p"), ("p:3128", "p:3128"), ("", ""),
    ])
  func resolvingNames(proxy: String, expected: String) {
    #expect(ProxySettings.resolvingNames(proxy) == expected)
  }

  @Test(
    "A message names the proxy's host, never its password",
    arguments: [
      ("http://proxy.example:3128", "proxy.example"), ("http://u:p@proxy.example/", "proxy.example"),
      ("u:p@ss@proxy.example:1", "proxy.example"), ("socks5h://[2001:db8::1]:9", "2001:db8::1"), ("proxy", "proxy"),
    ])
  func hosts(proxy: String, host: String) {
    #expect(ProxySettings.host(of: proxy) == host)
  }
}
