import Foundation
import Gtk
import MainLoopBoot
import PhotoSearchCore
import ReplayServer
import Synchronization
import Testing

@testable import Vesper

@Suite(.timeLimit(.minutes(30)))
struct UserProxyTests {
  nonisolated private static let address = URL(string: "https://api.example.org:8443/v1/images?q=cat&key=s3cret")!

  init() {
    #expect(main_loop_boot_is_available() != 0)
  }

  @Test func `the desktop's proxy is used for what is on the public internet, and told no keys`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let port = try #require(server.baseURL.port)
    let asked = Mutex<[String]>([])
    let proxy = UserProxy(environment: ProxySettings(environment: [:])) { address in
      asked.withLock { $0.append(address) }
      return ["http://127.0.0.1:\(port)", "direct://"]
    }
    let transport = CurlTransport(product: "VesperTests/1.0", timeoutFactor: 60, proxy: proxy.proxy)
    // The server is no proxy, and says so.
    await #expect(throws: HTTPError.proxyFailure(proxy: "127.0.0.1")) {
      try await transport.response(to: HTTPRequest(url: Self.address, policy: URLPolicy()))
    }
    #expect(server.requests.map(\.method) == ["CONNECT"])
    #expect(asked.withLock { $0 } == ["https://api.example.org:8443/"])
    // What is on this machine needs no proxy, and nobody is asked.
    let policy = URLPolicy(bases: [server.baseURL])
    _ = try await transport.response(to: HTTPRequest(url: server.baseURL, policy: policy))
    #expect(asked.withLock { $0.count } == 1)
  }

  @Test func `the environment's word counts for more than the desktop's`() async {
    let variables = ["https_proxy": "http://proxy.example:3128", "no_proxy": "example.org"]
    let proxy = UserProxy(environment: ProxySettings(environment: variables)) { _ in
      Issue.record("the desktop was asked")
      return []
    }
    #expect(await proxy.proxy(for: Self.address) == nil)
    #expect(await proxy.proxy(for: URL(string: "https://example.com/")!) == "http://proxy.example:3128")
  }

  @Test func `a desktop that does not know means a direct connection`() async {
    let failing = UserProxy(environment: ProxySettings(environment: [:])) { _ in throw CancellationError() }
    #expect(await failing.proxy(for: Self.address) == nil)
    let silent = UserProxy(environment: ProxySettings(environment: [:])) { _ in [] }
    #expect(await silent.proxy(for: Self.address) == nil)
  }

  @Test func `the real desktop is asked from any thread`() async {
    let proxy = UserProxy(environment: ProxySettings(environment: [:]))
    let answer = await Task.detached { await proxy.proxy(for: Self.address) }.value
    // The test machine has no settings: at most the word for none.
    #expect(answer == nil || answer == "direct://")
  }
}
