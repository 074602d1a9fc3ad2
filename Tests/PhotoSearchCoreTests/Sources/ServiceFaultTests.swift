import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Every way in which a service can fail, for every service, over a real connection.
@Suite(.timeLimit(.minutes(30)))
struct ServiceFaultTests {
  private static let secret = "s3cret-key-42"
  private let server = ReplayServer()
  private let time = ManualTime()
  private let key: APIKey

  init() throws {
    try server.start()
    key = try #require(APIKey(Self.secret))
  }

  private func source(_ service: PhotoService) -> any PhotoSource {
    service.source(
      baseURL: server.baseURL, keys: PhotoService.keys { _ in Self.secret },
      transport: CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20), clock: time.clock)
  }

  private func good(_ service: PhotoService) -> Reply { .json(String(decoding: service.onePhoto, as: UTF8.self)) }

  private func failure(_ source: any PhotoSource) async -> PhotoSearchError? {
    do throws(PhotoSearchError) {
      let page = try await source.search(PhotoQuery(text: "cat"), page: nil)
      #expect(page.photos.count == 1)
      return nil
    } catch {
      return error
    }
  }

  /// Searches with the reply to everything, looks for the key in what comes of it, and searches again without the
  /// reply.
  private func failure(_ service: PhotoService, _ reply: Reply) async -> PhotoSearchError? {
    let source = source(service)
    server.answer("/*", with: good(service))
    server.answer("/*", with: reply)
    let error = await failure(source)
    var text = "\(error.map(String.init(describing:)) ?? "") \(String(reflecting: error)) \(source)"
    dump(error, to: &text)
    dump(source, to: &text)
    // A service without keys gets none, so it can repeat none.
    #expect(service.key == .none || !text.contains(Self.secret))
    server.removeAllRules()
    server.answer("/*", with: good(service))
    time.advance(by: .seconds(86_400))
    #expect(await failure(source) == nil)
    server.stop()
    return error
  }

  @Test(
    arguments: PhotoService.all,
    [
      (
        Reply.html("<html>Log in</html>"),
        PhotoSearchError.malformedAnswer(reason: "it is a web page, not search results")
      ),
      (.json("{\"a\":"), .malformedAnswer(reason: "it is not valid JSON")),
      (.json(""), .malformedAnswer(reason: "it is not valid JSON")),
      (.json("[1]"), .malformedAnswer(reason: "it contains no list of results")),
      (.html("<html>Bad gateway</html>", status: 502), .serviceError(status: 502, message: nil)),
      (.html("", status: 503), .serviceError(status: 503, message: nil)),
      (.html("", status: 404), .notFound), (.html("", status: 400), .badRequest(message: nil)),
      (Reply(status: 429, headers: [("Retry-After", "30")]), .rateLimited(retryAfter: .seconds(30))),
      (Reply(status: 429), .rateLimited(retryAfter: nil)),
      (.endless(), .answerTooLarge(limit: 4_000_000)), (.gzipBomb(), .answerTooLarge(limit: 4_000_000)),
      (.json("{}", delivery: .truncated(missing: 100)), .connectionLost(host: "127.0.0.1")),
      (.reset(), .connectionLost(host: "127.0.0.1")),
      (.redirect(to: "/elsewhere?s3cret-key-42"), .tooManyRedirects),
    ])
  func `A fault is told once, in its own words, and forgotten`(
    service: PhotoService, fault: (reply: Reply, error: PhotoSearchError)
  ) async {
    #expect(await failure(service, fault.reply) == fault.error)
  }

  @Test(
    arguments: PhotoService.all,
    [
      ("file:///etc/passwd?s3cret-key-42", "file:"), ("https://10.0.0.1/?s3cret-key-42", "10.0.0.1"),
      ("gopher://x/s3cret-key-42", "x"),
    ])
  func `A redirect to where nobody may go is not followed, and told without the key`(
    service: PhotoService, target: (address: String, server: String)
  ) async {
    guard case .redirectRefused(let told)? = await failure(service, .redirect(to: target.address)) else {
      Issue.record("It was not refused.")
      return
    }
    // Without a key in it, the address is told in full, as libcurl writes it.
    #expect(service.key == .none ? told.contains(target.server) : told == target.server)
  }

  @Test(arguments: PhotoService.keyed)
  func `A key is taken to no other host`(service: PhotoService) async {
    #expect(
      await failure(service, .redirect(to: "https://evil.example.org/?s3cret-key-42"))
        == .redirectRefused("evil.example.org"))
  }

  @Test(arguments: PhotoService.keyed, [401, 403])
  func `A key that is not accepted is to be checked in the settings`(service: PhotoService, status: Int) async {
    let error = await failure(service, .json(#"{"detail":"s3cret-key-42","error":"s3cret-key-42"}"#, status: status))
    #expect(error == .keyRefused(source(service).id))
    #expect(error?.description.contains("settings") == true)
  }

  @Test(arguments: PhotoService.keyed)
  func `A service that repeats the key in its words is not quoted with it`(service: PhotoService) async {
    let words = #"{"detail":"no s3cret-key-42","error":"no s3cret-key-42"}"#
    let error = await failure(service, .json(words, status: 400))
    #expect(error == .badRequest(message: "no •••"))
  }

  @Test(arguments: [
    (18, PhotoSearchError.badRequest(message: "No •••")), (100, .keyRefused(.flickr)),
    (105, .serviceError(status: 503, message: "No •••")),
  ])
  func `Flickr's failures with the status of success are without the key too`(code: Int, told: PhotoSearchError) async {
    let body = #"{"stat":"fail","code":\#(code),"message":"No s3cret-key-42"}"#
    #expect(await failure(.flickr, .json(body)) == told)
  }

  @Test(arguments: PhotoService.all)
  func `An answer in chunks is read`(service: PhotoService) async {
    #expect(await failure(service, .json(String(decoding: service.onePhoto, as: UTF8.self), delivery: .chunked)) == nil)
  }

  @Test(arguments: PhotoService.all)
  func `An answer that is called a picture is read`(service: PhotoService) async {
    #expect(await failure(service, .image(service.onePhoto)) == nil)
  }

  @Test(arguments: PhotoService.locked)
  func `The key is sent, and without one nothing is`(service: PhotoService) async throws {
    server.answer("/*", with: good(service))
    #expect(await failure(source(service)) == nil)
    #expect(try #require(server.requests.first).query.values.contains(Self.secret))
    let count = server.requests.count
    let keyless = service.source(keys: FixedAPIKeys([:]), transport: OfflineTransport())
    #expect(await failure(keyless) == .keyMissing(service.id))
    #expect(server.requests.count == count)
    server.stop()
  }

  @Test func `A server of one's own needs no key for 500px`() async {
    server.answer("/v1/photos/search", with: good(.fiveHundredPixels))
    let source = FiveHundredPixelsSource(
      baseURL: server.baseURL, keys: FixedAPIKeys([:]),
      transport: CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20))
    #expect(await failure(source) == nil)
    #expect(server.requests.first?.query["consumer_key"] == nil)
    server.stop()
  }

  @Test func `A base that may not be visited is named without the key`() async throws {
    let source = FlickrSource(
      baseURL: try #require(URL(string: "http://10.0.0.1/")), keys: FixedAPIKeys([.flickr: key]),
      transport: CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20))
    #expect(await failure(source) == .refusedURL("10.0.0.1"))
  }
}
