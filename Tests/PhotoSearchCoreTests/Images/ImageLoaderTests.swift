import Foundation
import PhotoSearchCore
import ReplayServer
import Testing

@Suite(.timeLimit(.minutes(30)))
nonisolated struct ImageLoaderTests {
  private let server = ReplayServer()
  private let time = ManualTime()
  private let base: URL
  private let loader: ImageLoader

  private static let thumbnail = "v1/images/f9384235-b72e-4f1e-9b05-e1b116262a29/thumb/"

  init() throws {
    base = try server.start()
    loader = ImageLoader(
      transport: CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20, clock: time.clock),
      policy: URLPolicy(bases: [base]),
      maximumBytes: 100_000, clock: time.clock)
  }

  private func location(_ path: String) -> ImageLocation {
    .remote(URL(string: base.absoluteString + path)!)
  }

  private func failure(_ location: ImageLocation) async -> PhotoSearchError? {
    do throws(PhotoSearchError) {
      _ = try await loader.data(for: location)
      return nil
    } catch {
      return error
    }
  }

  @Test("A thumbnail arrives byte for byte, and the loader keeps none")
  func thumbnail() async throws {
    let expected = Fixtures.data("openverse/thumbs/f9384235-b72e-4f1e-9b05-e1b116262a29.jpg")
    for count in 1...2 {
      #expect(try await loader.data(for: location(Self.thumbnail)) == expected)
      #expect(server.requests.count == count)
    }
    #expect(server.requests.first?.headers["accept"] == "image/*")
    #expect(server.requests.first?.headers["accept-encoding"] == nil)
  }

  @Test("A picture of a dead source, a failing service and a full one are told apart")
  func statuses() async {
    #expect(await failure(location("v1/images/unknown/thumb/")) == .notFound)
    server.answer("/x", with: .status(404))
    #expect(await failure(location("x")) == .notFound)
    server.answer("/x", with: .throttled(retryAfter: 7))
    #expect(await failure(location("x")) == .rateLimited(retryAfter: .seconds(7)))
    server.answer("/x", with: .status(500, detail: "no"))
    #expect(await failure(location("x")) == .serviceError(status: 500, message: "no"))
  }

  @Test(
    "A host that gets too many requests for pictures is left alone for as long as it asks",
    arguments: [
      (Reply.throttled(retryAfter: 7), Duration.seconds(7)), (.throttled(retryAfter: nil), .seconds(10)),
      (.throttled(retryAfter: 3600), .seconds(60)), (.throttled(retryAfter: 0), .seconds(1)),
    ])
  func throttled(reply: Reply, pause: Duration) async {
    server.answer("/x", with: reply, times: 1)
    server.answer("/y", with: .image(Data([1])))
    #expect(await failure(location("y")) == nil)
    guard case .rateLimited = await failure(location("x")) else {
      Issue.record("too many requests went unnoticed")
      return
    }
    #expect(time.sleeps.isEmpty)
    #expect(await failure(location("y?2")) == nil)
    #expect(time.sleeps == [pause])
    #expect(await failure(location("y?3")) == nil)
    #expect(time.sleeps == [pause])
  }

  @Test("All who load pictures over the same transport leave a throttled host alone")
  func throttledForAll() async throws {
    let transport = CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20, clock: time.clock)
    let loaders = (0..<2).map { _ in
      ImageLoader(transport: transport, policy: URLPolicy(bases: [base]), clock: time.clock)
    }
    server.answer("/x", with: .throttled(retryAfter: 7), times: 1)
    server.answer("/y", with: .image(Data([1])))
    await #expect(throws: PhotoSearchError.rateLimited(retryAfter: .seconds(7))) {
      try await loaders[0].data(for: location("x"))
    }
    #expect(try await loaders[1].data(for: location("y")) == Data([1]))
    #expect(time.sleeps == [.seconds(7)])
    #expect(server.requests.map(\.path) == ["/x", "/y"])
  }

  @Test("A picture waits for the host that a redirect leads to if that host is throttled")
  func throttledAfterRedirect() async throws {
    let other = ReplayServer()
    let target = try other.start()
    other.answer("/x", with: .throttled(retryAfter: 7), times: 1)
    other.answer("/y", with: .image(Data([1])))
    // The same machine under another name, since hosts and not ports are throttled.
    let named = try #require(URL(string: "http://localhost:\(target.port ?? 0)/"))
    let loader = ImageLoader(
      transport: CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20, clock: time.clock),
      policy: URLPolicy(bases: [base, named]),
      clock: time.clock)
    for name in ["x", "y"] { server.answer("/\(name)", with: .redirect(to: named.absoluteString + name)) }
    server.answer("/z", with: .image(Data([2])))
    await #expect(throws: PhotoSearchError.rateLimited(retryAfter: .seconds(7))) {
      try await loader.data(for: location("x"))
    }
    #expect(try await loader.data(for: location("z")) == Data([2]))
    #expect(time.sleeps.isEmpty)
    #expect(try await loader.data(for: location("y")) == Data([1]))
    #expect(time.sleeps == [.seconds(7)])
    other.stop()
  }

  @Test("What is no picture is refused where that can be seen, and never kept")
  func noPicture() async {
    server.answer("/x", with: .html("<html>", status: 200))
    #expect(await failure(location("x")) == .malformedAnswer(reason: "it is a web page, not a picture"))
    server.answer("/x", with: Reply())
    #expect(await failure(location("x")) == .malformedAnswer(reason: "the picture is empty"))
    server.answer("/x", with: .image(Data(count: 100_001)))
    #expect(await failure(location("x")) == .answerTooLarge(limit: 100_000))
    server.answer("/x", with: .gzipBomb(type: "image/png"))
    #expect(await failure(location("x")) == nil)
    #expect(server.requests.count == 4)
  }

  @Test("Only allowed addresses are visited")
  func policy() async {
    let other = ImageLocation.remote(URL(string: "http://127.0.0.1:1/")!)
    #expect(await failure(other) == .refusedURL("http://127.0.0.1:1/"))
  }

  @Test("Those who want the same picture at once share one transfer")
  func sharing() async throws {
    let transport = GatedTransport()
    transport.answer("x", with: Data([1, 2, 3]), type: "image/png")
    let (loader, location) = (ImageLoader(transport: transport), location("x"))
    let priorities = (0..<5).map { _ in HTTPPriority(.background) }
    let tasks = priorities.map { priority in Task { try await loader.data(for: location, priority: priority) } }
    await transport.waitForRequests(1)
    // Who came after the end would begin anew: each is there once its priority counts.
    for priority in priorities {
      priority.level = .visible
      while transport.levels["x"] != .visible { await Task.yield() }
      priority.level = .background
    }
    transport.open()
    for task in tasks { #expect(try await task.value == Data([1, 2, 3])) }
    #expect(transport.requests == ["x"])
  }

  @Test("The transfer ends with the last who wants it, and can begin again")
  func cancellation() async throws {
    server.answer("/x", with: .hanging())
    let (loader, location) = (loader, location("x"))
    let tasks = (0..<2).map { _ in Task { try await loader.data(for: location) } }
    await server.wait { $0.underWay == 1 }
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: PhotoSearchError.cancelled) { try await task.value }
    }
    await server.wait { $0.underWay == 0 }
    server.answer("/x", with: .image(Data([1])))
    #expect(try await loader.data(for: location) == Data([1]))
  }

  @Test("A file is read; what is none, or too large, is not")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vesper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("photo")
    for content in [Data(), Data([1, 2, 3]), Data(repeating: 7, count: 100_000)] {
      try content.write(to: file)
      #expect(try await loader.data(for: .file(path: file.path)) == content)
    }
    try Data(count: 100_001).write(to: file)
    #expect(await failure(.file(path: file.path)) == .answerTooLarge(limit: 100_000))
    let missing = folder.path + "/missing"
    #expect(await failure(.file(path: missing)) == .dataMissing(path: missing))
    #expect(await failure(.file(path: folder.path)) == .dataMissing(path: folder.path))
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(await failure(.file(path: folder.path + "/pipe")) == .dataMissing(path: folder.path + "/pipe"))
  }
}
