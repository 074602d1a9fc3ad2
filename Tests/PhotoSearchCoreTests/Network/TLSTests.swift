import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Encrypted connections and HTTP/2, with a server and a certificate authority of the tests' own.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct TLSTests {
  private let authority: CertificateAuthority

  init() throws {
    authority = try CertificateAuthority()
  }

  private func transport(trusting authorities: String?) -> CurlTransport {
    CurlTransport(product: "VesperTests/1.0", certificateAuthorities: authorities, timeoutFactor: 20)
  }

  private func request(_ name: String, at base: URL) -> HTTPRequest {
    HTTPRequest(url: URL(string: base.absoluteString + name)!, policy: URLPolicy(bases: [base]))
  }

  private func failure(of request: HTTPRequest, _ transport: CurlTransport) async -> HTTPError? {
    do throws(HTTPError) {
      _ = try await transport.response(to: request)
      return nil
    } catch {
      return error
    }
  }

  /// Returns what comes of it with a server that did not lose its patience, as on a busy machine.
  private func withServer<Value>(
    _ files: [String: Data], _ body: (TLSServer) async throws -> Value
  ) async throws -> (server: TLSServer, value: Value) {
    while true {
      let server = try TLSServer(authority, files: files)
      do {
        let value = try await body(server)
        if !server.lostPatience { return (server, value) }
      } catch {
        if !server.lostPatience { throw error }
      }
    }
  }

  @Test("A server whose certificate is good is trusted, by name and by address")
  func good() async throws {
    let (_, answers) = try await withServer(["a": Data("hello".utf8)]) { server in
      let transport = transport(trusting: authority.file)
      let byAddress = URL(string: "https://127.0.0.1:\(server.baseURL.port!)/")!
      return try await [
        transport.response(to: request("a", at: server.baseURL)), transport.response(to: request("a", at: byAddress)),
      ]
    }
    #expect(answers.map(\.body) == [Data("hello".utf8), Data("hello".utf8)])
    #expect(answers.map(\.status) == [200, 200])
  }

  @Test(
    "A certificate for another host, an old one and one that nobody signed are told apart, and nothing is sent",
    arguments: [
      (CertificateAuthority.Flaw.wrongHost, TLSProblem.wrongHost), (.expired, .expired), (.selfSigned, .untrusted),
    ])
  func flaws(flaw: CertificateAuthority.Flaw, problem: TLSProblem) async throws {
    let server = try TLSServer(authority, flaw: flaw, files: ["a": Data("hello".utf8)])
    let error = await failure(of: request("a", at: server.baseURL), transport(trusting: authority.file))
    #expect(error == .tlsFailure(host: "localhost", problem: problem))
    #expect(server.requestCount == 0)
  }

  @Test("A certificate of an unknown authority is not trusted: not by the system's store, nor by another authority's")
  func unknownAuthority() async throws {
    let server = try TLSServer(authority, files: ["a": Data("hello".utf8)])
    let other = try CertificateAuthority(name: "Others")
    for store in [nil, other.file] {
      let error = await failure(of: request("a", at: server.baseURL), transport(trusting: store))
      #expect(error == .tlsFailure(host: "localhost", problem: .untrusted))
    }
    #expect(server.requestCount == 0)
  }

  @Test("A store that is not there is not taken for permission to trust anybody")
  func missingStore() async throws {
    let server = try TLSServer(authority, files: ["a": Data("hello".utf8)])
    let error = await failure(of: request("a", at: server.baseURL), transport(trusting: authority.file + ".none"))
    #expect(error == .tlsFailure(host: "localhost", problem: .noAuthorities))
    #expect(server.requestCount == 0)
  }

  @Test("A server that never listens held the tests up for ever, without a word")
  func deadServer() throws {
    let error = #expect(throws: TLSServer.NotListening.self) { try TLSServer(authority, options: ["--no-such-option"]) }
    #expect(error?.log.contains("no-such-option") == true)
    #expect(throws: TLSServer.NotListening.self) { try TLSServer(authority, patience: .zero) }
  }

  @Test("All requests for a host share one connection by HTTP/2")
  func multiplexing() async throws {
    let picture = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    let (server, bodies) = try await withServer(["a": picture]) { server in
      let (transport, request) = (transport(trusting: authority.file), request("a", at: server.baseURL))
      return try await withThrowingTaskGroup(of: Data.self) { group in
        for _ in 0..<30 { group.addTask { try await transport.response(to: request).body } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(bodies == Array(repeating: picture, count: 30))
    #expect(server.connectionCount == 1)
    #expect(server.requestCount == 30)
  }

  @Test("A request that is cancelled leaves its connection to the others")
  func cancelledStream() async throws {
    let big = Data(count: 30_000_000)
    let (server, body) = try await withServer(["big": big, "a": Data("hello".utf8)]) { server in
      let transport = transport(trusting: authority.file)
      var slow = request("big", at: server.baseURL)
      slow.maximumBytes = big.count
      _ = try await transport.response(to: request("a", at: server.baseURL))
      let task = Task { [slow] in try await transport.response(to: slow) }
      while server.requestCount < 2, !server.lostPatience { await Task.yield() }
      task.cancel()
      _ = await task.result
      return try await transport.response(to: request("a", at: server.baseURL)).body
    }
    #expect(body == Data("hello".utf8))
    #expect(server.connectionCount == 1)
  }

  @Test("Nothing older than TLS 1.2 is offered, even where the system's settings allow it")
  func oldVersions() async {
    // A process of its own: OpenSSL reads its settings once.
    await #expect(processExitsWith: .success) {
      let settings = FileManager.default.temporaryDirectory.appendingPathComponent("vesper-tls-\(UUID().uuidString)")
      let weak = "openssl_conf = a\n[a]\nssl_conf = b\n[b]\nsystem_default = c\n[c]\n"
      try Data("\(weak)MinProtocol = TLSv1\nCipherString = ALL@SECLEVEL=0\n".utf8).write(to: settings)
      defer { try? FileManager.default.removeItem(at: settings) }
      setenv("OPENSSL_CONF", settings.path, 1)

      let listener = try LoopbackListener()
      let base = try #require(URL(string: "https://127.0.0.1:\(listener.port)/"))
      async let answer = try? CurlTransport(product: "VesperTests/1.0", certificateAuthorities: nil, timeoutFactor: 20)
        .response(
          to: HTTPRequest(url: base, policy: URLPolicy(bases: [base])))
      let hello = await Task.detached { listener.firstBytes() }.value
      #expect(await answer == nil)
      // The extension "supported versions" (RFC 8446, 4.2.1), with TLS 1.3 and 1.2.
      #expect(hello.firstRange(of: Data([0, 43, 0, 5, 4, 3, 4, 3, 3])) != nil)
    }
  }
}

/// Accepts one connection.
private nonisolated struct LoopbackListener: Sendable {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, size) = (descriptor, length)
    let code = withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
      return bind(descriptor, pointer, size) | listen(descriptor, 1) | getsockname(descriptor, pointer, &length)
    }
    guard code == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// What the other side says first. Then the connection is closed.
  func firstBytes() -> Data {
    let connection = accept(descriptor, nil, nil)
    defer { close(connection) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(connection, &bytes, bytes.count)
    return Data(bytes.prefix(max(0, count)))
  }
}
