import Foundation
import ReplayServer
import Synchronization
import Testing

@testable import PhotoSearchCore

@Suite(.timeLimit(.minutes(30)))
nonisolated struct CurlTransportTests {
  private let server = ReplayServer()
  private let base: URL
  private let transport = CurlTransport(product: "VesperTests/1.0 (https://example.org)")

  init() throws {
    base = try server.start()
  }

  private func request(_ path: String, _ change: (inout HTTPRequest) -> Void = { _ in }) -> HTTPRequest {
    var request = HTTPRequest(url: URL(string: path, relativeTo: base)!.absoluteURL, policy: URLPolicy(bases: [base]))
    // As long as a busy machine may need.
    request.timeouts = request.timeouts.multiplied(by: 20)
    change(&request)
    return request
  }

  private func failure(of request: HTTPRequest) async -> HTTPError? {
    do throws(HTTPError) {
      _ = try await transport.response(to: request)
      return nil
    } catch {
      return error
    }
  }

  @Test("An answer comes with its status, headers and body")
  func answer() async throws {
    server.answer("/x", with: Reply(status: 418, headers: [("X-Tea", "  green ")], body: Data("pot".utf8)))
    let response = try await transport.response(to: request("/x?a=b"))
    #expect(response.status == 418)
    #expect(response.headers["x-TEA"] == "green")
    #expect(response.body == Data("pot".utf8))
    #expect(response.url.absoluteString == base.absoluteString + "x?a=b")
    let received = try #require(server.requests.first)
    #expect(received.method == "GET")
    #expect(received.query == ["a": "b"])
    #expect(received.headers["user-agent"]?.hasPrefix("VesperTests/1.0 (https://example.org) libcurl/") == true)
    #expect(received.headers["cookie"] == nil)
    #expect(received.headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test("Own headers are sent, and a line break in one begins no other")
  func headers() async throws {
    let request = request("/x") {
      $0.headers = [.init(name: "X-One", value: "1\r\nX-Two: 2")]
      $0.acceptsCompression = false
    }
    _ = try await transport.response(to: request)
    #expect(server.requests.first?.headers["x-one"] == "1X-Two: 2")
    #expect(server.requests.first?.headers["x-two"] == nil)
    #expect(server.requests.first?.headers["accept-encoding"] == nil)
  }

  @Test("A chunked body arrives whole")
  func chunked() async throws {
    let body = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    server.answer("/x", with: Reply(body: body, delivery: .chunked))
    let response = try await transport.response(to: request("/x"))
    #expect(response.body == body)
  }

  @Test("A body beyond the limit is dropped: announced, chunked without end, or unpacked from little")
  func tooLarge() async {
    let limited = request("/x") { $0.maximumBytes = 100_000 }
    server.answer("/x", with: Reply(body: Data(count: 100_001)))
    #expect(await failure(of: limited) == .tooLarge(limit: 100_000))
    server.answer("/x", with: .endless())
    #expect(await failure(of: limited) == .tooLarge(limit: 100_000))
    server.answer("/x", with: .gzipBomb())
    #expect(await failure(of: limited) == .tooLarge(limit: 100_000))
    server.answer("/x", with: Reply(body: Data(count: 100_000), delivery: .chunked))
    #expect(await failure(of: limited) == nil)
  }

  @Test(arguments: [
    (Reply(headers: [("X-Long", String(repeating: "x", count: 150_000))]), "its headers are too long"),
    (Reply(headers: [("Content-Encoding", "gzip")], body: Data("{}".utf8)), "its compression is damaged"),
    (Reply(headers: [("Content-Encoding", "gzip, br, zstd, x")], body: Data("{}".utf8)), "its compression is damaged"),
    (Reply(body: Data("SSH-2.0-OpenSSH_9.2\r\n".utf8), delivery: .raw), "it is not valid HTTP"),
    (Reply(body: Data("HTTP/9.9 nothing\r\n\r\n".utf8), delivery: .raw), "it is not valid HTTP"),
  ])
  func `Failures were told in the words of a library`(reply: Reply, reason: String) async {
    server.answer("/x", with: reply)
    #expect(await failure(of: request("/x")) == .malformed(reason: reason))
  }

  @Test("Headers without end are refused")
  func endlessHeaders() async {
    let field = "X-Long: " + String(repeating: "x", count: 50_000) + "\r\n"
    let head = "HTTP/1.1 200 OK\r\n" + String(repeating: field, count: 10)
    server.answer("/x", with: Reply(body: Data(head.utf8), delivery: .raw))
    #expect(await failure(of: request("/x")) == .malformed(reason: "its headers are too long"))
  }

  @Test("A broken connection is told from a complete answer")
  func broken() async {
    server.answer("/x", with: Reply(body: Data("half".utf8), delivery: .truncated(missing: 100)))
    #expect(await failure(of: request("/x")) == .connectionLost(host: "127.0.0.1"))
    server.answer("/x", with: .reset())
    #expect(await failure(of: request("/x")) == .connectionLost(host: "127.0.0.1"))
  }

  @Test("What is not HTTP is not an answer")
  func notHTTP() async {
    server.answer("/x", with: Reply(body: Data("SSH-2.0-OpenSSH_9.2\r\n".utf8), delivery: .raw))
    guard case .malformed = await failure(of: request("/x")) else {
      Issue.record("a greeting of SSH was taken for an answer")
      return
    }
  }

  @Test("A server that never ends its answer runs into the time limit")
  func hanging() async {
    server.answer("/x", with: .hanging())
    let error = await failure(of: request("/x") { $0.timeouts.total = .milliseconds(200) })
    #expect(error == .timedOut(host: "127.0.0.1"))
  }

  @Test("A port where nobody listens cannot be connected to")
  func nobody() async {
    server.stop()
    // The listener is closed by its own thread, a moment after the stop.
    var error: HTTPError?
    repeat { error = await failure(of: request("/x")) } while error == .connectionLost(host: "127.0.0.1")
    #expect(error == .cannotConnect(host: "127.0.0.1"))
  }

  @Test("TLS to a server without it fails as what it is")
  func noTLS() async {
    // Only a loopback base may be visited here, so the plain server is given out for one with https.
    let url = URL(string: base.absoluteString.replacingOccurrences(of: "http:", with: "https:"))!
    let error = await failure(of: request(url.absoluteString) { $0.policy = URLPolicy(bases: [url]) })
    #expect(error == .tlsFailure(host: "127.0.0.1"))
  }

  @Test("Progress is told with the bytes that came, and how many there will be where the server says so")
  func progress() async throws {
    let body = Data(repeating: 7, count: 300_000)
    server.answer("/large", with: Reply(body: body))
    server.answer("/chunked", with: Reply(body: body, delivery: .chunked))
    server.answer("/moved", with: .redirect(to: "/large"))
    for (path, expected) in [("/large", 300_000), ("/chunked", nil), ("/moved", 300_000)] {
      let steps = Mutex<[HTTPRequest.Progress]>([])
      var request = request(path)
      request.progress = { step in steps.withLock { $0.append(step) } }
      _ = try await transport.response(to: request)
      let told = steps.withLock { $0 }
      #expect(told.count > 1 && told.last?.received == body.count)
      #expect(told.map(\.received) == told.map(\.received).sorted())
      #expect(told.allSatisfy { $0.expected == expected }, "\(path)")
    }
  }

  @Test("What an error has to say is no progress")
  func noProgress() async throws {
    server.answer("/missing", with: Reply(status: 404, body: Data("nothing here".utf8)))
    var request = request("/missing")
    request.progress = { _ in Issue.record("progress was told") }
    _ = try await transport.response(to: request)
  }

  @Test("Redirects within the service are followed, five at most")
  func redirects() async throws {
    server.answer("/start", with: .redirect(to: "/second?x=1", status: 301))
    server.answer("/second", with: .redirect(to: "third", status: 307))
    server.answer("/third", with: .json("{}"))
    let response = try await transport.response(to: request("/start"))
    #expect(response.body == Data("{}".utf8))
    #expect(response.url.absoluteString == base.absoluteString + "third")

    server.answer("/loop", with: .redirect(to: "/loop"))
    #expect(await failure(of: request("/loop")) == .tooManyRedirects)
    #expect(server.requests(to: "/loop").count == 1 + CurlTransport.maximumRedirects)
  }

  @Test(
    "A redirect that leaves what is allowed is not followed",
    arguments: [
      "file:///etc/passwd", "http://example.org/", "https://127.0.0.1/", "http://localhost:1/", "ftp://example.org/",
      "https://user:secret@example.org/", "https://192.168.0.1/", "//10.0.0.1/x", "gopher://127.0.0.1:25/",
      "https://[::1]/", "https://2130706433/", "https://intranet/", "https://printer.local/",
    ])
  func badRedirects(target: String) async {
    server.answer("/x", with: .redirect(to: target))
    guard case .redirectRefused = await failure(of: request("/x")) else {
      Issue.record("a redirect to \(target) was followed")
      return
    }
    #expect(server.requests.count == 1)
  }

  @Test("An address that is refused is told apart from a redirect to it, and that from too many redirects")
  func refusals() async throws {
    let address = "https://10.0.0.1/x"
    let url = try #require(URL(string: address))
    server.answer("/x", with: .redirect(to: address))
    #expect(await failure(of: HTTPRequest(url: url, policy: URLPolicy(bases: [base]))) == .refused(url: address))
    #expect(await failure(of: request("/x")) == .redirectRefused(url: address))
    server.answer("/x", with: .redirect(to: "/y"))
    server.answer("/y", with: .redirect(to: "/x"))
    #expect(await failure(of: request("/x")) == .tooManyRedirects)
    var request = request("/x")
    request.followsRedirect = { $0?.path() != "/x" }
    #expect(await failure(of: request) == .redirectRefused(url: base.absoluteString + "x"))
  }

  @Test(
    "A redirect to a name that resolves to this machine is refused as a redirect",
    arguments: ["ip6-localhost"])
  func redirectToRebinding(name: String) async throws {
    let target = try #require(URL(string: "https://\(name):\(base.port ?? 0)/"))
    server.answer("/x", with: .redirect(to: target.absoluteString))
    let error = await failure(of: request("/x") { $0.policy = URLPolicy(bases: [base, target]) })
    // The names are in the hosts file of most machines; where one is not, nothing can be connected to either.
    let expected: [HTTPError] = [.redirectRefused(url: target.absoluteString), .noNetwork(host: name)]
    #expect(error.map(expected.contains) == true)
    #expect(server.requests.count == 1)
  }

  @Test("A redirect to another local server is refused before that server hears of it")
  func redirectToOther() async throws {
    let other = ReplayServer()
    let target = try other.start()
    server.answer("/x", with: .redirect(to: target.absoluteString))
    #expect(await failure(of: request("/x")) == .redirectRefused(url: target.absoluteString))
    #expect(other.requests.isEmpty)
    other.stop()
  }

  @Test("A redirect to another allowed server gets none of the headers")
  func redirectedHeaders() async throws {
    let other = ReplayServer()
    let target = try other.start()
    server.answer("/x", with: .redirect(to: target.absoluteString))
    _ = try await transport.response(
      to: request("/x") {
        $0.policy = URLPolicy(bases: [base, target])
        $0.headers = [.init(name: "X-Api-Key", value: "secret")]
      })
    #expect(server.requests.first?.headers["x-api-key"] == "secret")
    #expect(other.requests.count == 1)
    #expect(other.requests.first?.headers["x-api-key"] == nil)
    other.stop()
  }

  @Test(
    "A name that resolves to this machine is refused when the connection is opened",
    arguments: ["ip6-localhost", "ip6-loopback"])
  func rebinding(name: String) async {
    let url = URL(string: "https://\(name):\(base.port ?? 0)/")!
    // As a base, because an answer may not even name a host like these.
    let request = request(url.absoluteString) { $0.policy = URLPolicy(bases: [url]) }
    // The names are in the hosts file of most machines; where one is not, nothing can be connected to either.
    let expected: [HTTPError] = [.refused(url: url.absoluteString), .noNetwork(host: name)]
    let error = await failure(of: request)
    #expect(error.map(expected.contains) == true)
    #expect(server.progress.openConnections == 0)
  }

  @Test("On a slow network every limit is as many times as long as it is told to be")
  func timeoutFactor() async throws {
    server.answer("/held", with: Reply.json("{}").held())
    var request = HTTPRequest(
      url: URL(string: "/held", relativeTo: base)!.absoluteURL, policy: URLPolicy(bases: [base]))
    request.timeouts.total = .milliseconds(200)
    let patient = CurlTransport(product: "VesperTests/1.0", timeoutFactor: 1500)
    let answer = Task { [request] in try await patient.response(to: request).status }
    await server.wait { $0.underWay == 1 }
    #expect(await failure(of: request) == .timedOut(host: "127.0.0.1"))
    server.releaseHeldReplies()
    #expect(try await answer.value == 200)
    let (usual, long) = (HTTPRequest.Timeouts(), HTTPRequest.Timeouts().multiplied(by: 3))
    #expect(long.connection == usual.connection * 3 && long.stall == usual.stall * 3 && long.total == usual.total * 3)
  }

  @Test("Three requests at a time for a host, the others wait their turn")
  func queue() async throws {
    server.answer("/held", with: Reply.json("{}").held())
    let (transport, request) = (transport, request("/held"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<9 {
        group.addTask { _ = try await transport.response(to: request) }
      }
      await server.wait { $0.underWay == 3 }
      server.releaseHeldReplies()
      try await group.waitForAll()
    }
    #expect(server.requests.count == 9)
    #expect(server.progress.mostUnderWay == 3)
  }

  @Test("Cancelling the task ends the transfer and frees its place")
  func cancellation() async throws {
    server.answer("/hang", with: .hanging())
    let (transport, request) = (transport, request("/hang"))
    let tasks = (0..<3).map { _ in Task { try await transport.response(to: request) } }
    await server.wait { $0.underWay == 3 }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.result.failure == .cancelled) }
    await server.wait { $0.underWay == 0 }
    #expect(try await transport.response(to: self.request("/v1/images/?q=cat")).status == 200)
  }

  @Test("A task that is cancelled already sends nothing")
  func cancelledBefore() async {
    let (transport, request) = (transport, request("/x"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.response(to: request)
    }
    #expect(await task.result.failure == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test("The network thread ends with its transport, and leaves no connection")
  func threadEnds() async throws {
    var transport: CurlTransport? = CurlTransport(product: "VesperTests/1.0")
    let engine = WeakReference(transport?.engine)
    _ = try await transport?.response(to: request("/v1/images/"))
    #expect(server.progress.openConnections == 1)
    transport = nil
    await server.wait { $0.openConnections == 0 }
    while engine.object != nil { await Task.yield() }
  }

  @Test("A transport that was prepared and is not used ends its thread")
  func preparedThreadEnds() async {
    var transport: CurlTransport? = CurlTransport(product: "VesperTests/1.0")
    let engine = WeakReference(transport?.engine)
    transport?.prepare()
    transport?.prepare()
    transport = nil
    while engine.object != nil { await Task.yield() }
  }

  @Test("Where libcurl is missing every request says so")
  func libraryMissing() async {
    let engine = CurlEngine(product: "VesperTests/1.0", clock: .system) { nil }
    let first = request("/1")
    let answers = await withTaskGroup { group in
      for _ in 0..<20 { group.addTask { await engine.response(to: first, proxy: "") } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 20)
    for answer in await answers + [engine.response(to: first, proxy: "")] {
      guard case .outcome(.failure(.libraryMissing(name: "libcurl.so.4"))) = answer else {
        Issue.record("\(answer)")
        continue
      }
    }
    #expect(server.requests.isEmpty)
  }

  @Test("The offline transport sends nothing")
  func offline() async {
    await #expect(throws: HTTPError.offline) { try await OfflineTransport().response(to: request("/x")) }
    #expect(server.requests.isEmpty)
  }
}

/// What a thread of its own keeps and releases.
nonisolated private struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}

nonisolated extension Result where Success == HTTPResponse, Failure == any Error {
  fileprivate var failure: HTTPError? {
    guard case .failure(let error) = self else { return nil }
    return error as? HTTPError
  }
}
