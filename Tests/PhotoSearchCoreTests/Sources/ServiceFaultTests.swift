import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Every way in which a service can fail, for every service, over a real connection.
@Suite(.timeLimit(.minutes(5)))
struct ServiceFaultTests {
  enum Service: CaseIterable {
    case openverse, commons, flickr, fiveHundredPixels

    /// A good answer with one photo.
    var body: String {
      switch self {
      case .openverse: #"{"result_count":1,"page_count":1,"results":[{"id":"a","license":"by"}]}"#
      case .commons:
        #"{"batchcomplete":true,"query":{"pages":[{"pageid":1,"title":"File:1.jpg","imageinfo":[{"url":"https://u.org/1.jpg"}]}]}}"#
      case .flickr: #"{"photos":{"pages":1,"total":"1","photo":[{"id":"1","owner":"7@N06"}]},"stat":"ok"}"#
      case .fiveHundredPixels: #"{"total_pages":1,"total_items":1,"photos":[{"id":1}]}"#
      }
    }

    func source(_ base: URL, key: APIKey, clock: NetworkClock) -> any PhotoSource {
      let transport = CurlTransport(product: "VesperTests/1.0")
      let keys = FixedAPIKeys([.flickr: key, .fiveHundredPixels: key])
      return switch self {
      case .openverse: OpenverseSource(baseURL: base, key: key, transport: transport, clock: clock)
      case .commons: CommonsSource(baseURL: base, transport: transport, clock: clock)
      case .flickr: FlickrSource(baseURL: base, keys: keys, transport: transport, clock: clock)
      case .fiveHundredPixels: FiveHundredPixelsSource(baseURL: base, keys: keys, transport: transport, clock: clock)
      }
    }
  }

  private static let secret = "s3cret-key-42"
  private let server = ReplayServer()
  private let time = ManualTime()
  private let key: APIKey

  init() throws {
    try server.start()
    key = try #require(APIKey(Self.secret))
  }

  private func source(_ service: Service) -> any PhotoSource {
    service.source(server.baseURL, key: key, clock: time.clock)
  }

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
  private func failure(_ service: Service, _ reply: Reply) async -> PhotoSearchError? {
    let source = source(service)
    server.answer("/*", with: .json(service.body))
    server.answer("/*", with: reply)
    let error = await failure(source)
    var text = "\(error.map(String.init(describing:)) ?? "") \(String(reflecting: error)) \(source)"
    dump(error, to: &text)
    dump(source, to: &text)
    // Commons gets none, so it can repeat none.
    #expect(service == .commons || !text.contains(Self.secret))
    server.removeAllRules()
    server.answer("/*", with: .json(service.body))
    time.advance(by: .seconds(86_400))
    #expect(await failure(source) == nil)
    server.stop()
    return error
  }

  @Test(
    arguments: Service.allCases,
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
    service: Service, fault: (reply: Reply, error: PhotoSearchError)
  ) async {
    #expect(await failure(service, fault.reply) == fault.error)
  }

  @Test(
    arguments: Service.allCases,
    [
      ("file:///etc/passwd?s3cret-key-42", "file:"), ("https://10.0.0.1/?s3cret-key-42", "10.0.0.1"),
      ("gopher://x/s3cret-key-42", "x"),
    ])
  func `A redirect to where nobody may go is not followed, and told without the key`(
    service: Service, target: (address: String, server: String)
  ) async {
    guard case .redirectRefused(let told)? = await failure(service, .redirect(to: target.address)) else {
      Issue.record("It was not refused.")
      return
    }
    // Commons has no key, so its address is told in full, as libcurl writes it.
    #expect(service == .commons ? told.contains(target.server) : told == target.server)
  }

  @Test(arguments: [Service.openverse, .flickr, .fiveHundredPixels])
  func `A key is taken to no other host`(service: Service) async {
    #expect(
      await failure(service, .redirect(to: "https://evil.example.org/?s3cret-key-42"))
        == .redirectRefused("evil.example.org"))
  }

  @Test(arguments: [Service.openverse, .flickr, .fiveHundredPixels], [401, 403])
  func `A key that is not accepted is to be checked in the settings`(service: Service, status: Int) async {
    let error = await failure(service, .json(#"{"detail":"s3cret-key-42","error":"s3cret-key-42"}"#, status: status))
    #expect(error == .keyRefused(source(service).id))
    #expect(error?.description.contains("settings") == true)
  }

  @Test(arguments: Service.allCases)
  func `A service that repeats the key in its words is not quoted with it`(service: Service) async {
    let words = #"{"detail":"no s3cret-key-42","error":"no s3cret-key-42"}"#
    let error = await failure(service, .json(words, status: 400))
    #expect(error == .badRequest(message: service == .commons ? nil : "no •••"))
  }

  @Test(arguments: [
    (18, PhotoSearchError.badRequest(message: "No •••")), (100, .keyRefused(.flickr)),
    (105, .serviceError(status: 503, message: "No •••")),
  ])
  func `Flickr's failures with the status of success are without the key too`(code: Int, told: PhotoSearchError) async {
    let body = #"{"stat":"fail","code":\#(code),"message":"No s3cret-key-42"}"#
    #expect(await failure(.flickr, .json(body)) == told)
  }

  @Test(arguments: Service.allCases)
  func `An answer in chunks is read`(service: Service) async {
    #expect(await failure(service, .json(service.body, delivery: .chunked)) == nil)
  }

  @Test(arguments: Service.allCases)
  func `An answer that is called a picture is read`(service: Service) async {
    #expect(await failure(service, .image(Data(service.body.utf8))) == nil)
  }

  @Test(arguments: [Service.flickr, .fiveHundredPixels])
  func `The key is sent, and without one nothing is`(service: Service) async throws {
    server.answer("/*", with: .json(service.body))
    #expect(await failure(source(service)) == nil)
    let query = try #require(server.requests.first).query
    #expect((query["api_key"] ?? query["consumer_key"]) == Self.secret)
    let count = server.requests.count
    let flickr = FlickrSource(baseURL: server.baseURL, keys: FixedAPIKeys([:]), transport: OfflineTransport())
    #expect(await failure(flickr) == .keyMissing(.flickr))
    let pixels = FiveHundredPixelsSource(keys: FixedAPIKeys([:]), transport: OfflineTransport())
    #expect(await failure(pixels) == .keyMissing(.fiveHundredPixels))
    #expect(server.requests.count == count)
    server.stop()
  }

  @Test func `A server of one's own needs no key for 500px`() async {
    server.answer("/v1/photos/search", with: .json(Service.fiveHundredPixels.body))
    let source = FiveHundredPixelsSource(
      baseURL: server.baseURL, keys: FixedAPIKeys([:]), transport: CurlTransport(product: "VesperTests/1.0"))
    #expect(await failure(source) == nil)
    #expect(server.requests.first?.query["consumer_key"] == nil)
    server.stop()
  }

  @Test func `A base that may not be visited is named without the key`() async throws {
    let source = FlickrSource(
      baseURL: try #require(URL(string: "http://10.0.0.1/")), keys: FixedAPIKeys([.flickr: key]),
      transport: CurlTransport(product: "VesperTests/1.0"))
    #expect(await failure(source) == .refusedURL("10.0.0.1"))
  }
}
