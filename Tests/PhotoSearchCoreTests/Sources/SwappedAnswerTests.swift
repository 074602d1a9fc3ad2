import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Each service answers with what another one, or no service at all, would say: it is refused as a whole or skipped
/// record by record, and no photo comes of it that has no name or leads where nobody may go.
@Suite(.timeLimit(.minutes(5)))
struct SwappedAnswerTests {
  /// Everything that was recorded, with the folder of its service.
  nonisolated private static let recordings: [String] = {
    let folders = ["openverse", "wikimedia-commons", "flickr", "faults"]
    return folders.flatMap { folder in
      let path = Fixtures.folder.appendingPathComponent(folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
    }
  }()
  /// What is valid JSON and nobody's answer.
  nonisolated private static let oddities = [
    "null", "true", "0", "\"photos\"", "[]", "[[]]", "{}", #"{"results":null,"photos":null,"query":null}"#,
    #"{"results":{},"photos":[],"query":[],"stat":"ok"}"#, #"{"results":"","photos":"","query":"","stat":7}"#,
    #"{"results":[[]],"photos":{"photo":[[]]},"query":{"pages":[[]]},"stat":"ok"}"#,
    #"{"results":[{"id":{}}],"photos":{"photo":[{"id":[]}]},"query":{"pages":{"1":{"pageid":null}}},"stat":"ok"}"#,
    #"{"result_count":-1,"page_count":1e300,"results":[],"photos":{"pages":-9,"total":1e300,"photo":[]},"stat":"ok"}"#,
    #"{"continue":{"gaioffset":{}},"query":{"pages":[]},"batchcomplete":"maybe"}"#,
    #"{"total_items":-1,"total_pages":1e300,"photos":[{},{"id":-1},{"id":1,"name":{},"images":{},"user":[]}]}"#,
  ]

  private func sources(_ body: Data) -> [any PhotoSource] {
    let transport = FakeTransport { request, _ in
      .success(
        HTTPResponse(
          status: 200, headers: HTTPHeaders([.init(name: "Content-Type", value: "application/json")]), body: body,
          url: request.url))
    }
    let keys = FixedAPIKeys([.flickr: APIKey("a")!, .fiveHundredPixels: APIKey("b")!])
    let clock = ManualTime().clock
    let policy = RetryPolicy(maximumRetries: 0)
    return [
      OpenverseSource(
        baseURL: OpenverseSource.defaultBaseURL, keys: keys, transport: transport, clock: clock, retryPolicy: policy),
      CommonsSource(
        baseURL: CommonsSource.defaultBaseURL, transport: transport, clock: clock, retryPolicy: policy),
      FlickrSource(
        baseURL: FlickrSource.defaultBaseURL, keys: keys, transport: transport, clock: clock, retryPolicy: policy),
      FiveHundredPixelsSource(
        baseURL: FiveHundredPixelsSource.defaultBaseURL, keys: keys, transport: transport, clock: clock,
        retryPolicy: policy),
    ]
  }

  /// - Returns: How many photos there were.
  private func play(_ body: Data, _ name: String) async -> [PhotoSourceID: Int] {
    var counts: [PhotoSourceID: Int] = [:]
    let sources = sources(body)
    for source in sources + [AllSources(sources)] {
      var query = PhotoQuery(text: "cat")
      query.intendedUses = [.freeLicense]
      guard let page = try? await source.search(query, page: nil) else { continue }
      counts[source.id] = page.photos.count
      for photo in page.photos {
        #expect(!photo.id.id.isEmpty && photo.title == PhotoText.sanitized(photo.title), "\(name)")
        let urls = [photo.pageURL, photo.imageURL, photo.authorURL, photo.previewURL, photo.reportURL]
        #expect(urls.compactMap(\.self).allSatisfy(URLPolicy().permits), "\(name)")
      }
      #expect(Set(page.photos.map(\.id)).count == page.photos.count, "\(name)")
      // Whoever asks for the next page gets an answer too, or a failure.
      if let next = page.next { _ = try? await source.search(query, page: next) }
    }
    return counts
  }

  @Test func whatAnotherServiceSaidIsNoPhoto() async {
    #expect(Self.recordings.count > 10)
    var readCount = 0
    for name in Self.recordings {
      let own: PhotoSourceID? =
        switch name.split(separator: "/").first {
        case "openverse": .openverse
        case "wikimedia-commons": .commons
        case "flickr": .flickr
        default: nil
        }
      for (source, count) in await play(Fixtures.data(name), name) where count > 0 {
        #expect(source == own || source == .all, "\(source.rawValue) reads \(name)")
        readCount += 1
      }
    }
    #expect(readCount > 4)
  }

  @Test(arguments: oddities)
  func whatIsNobodysAnswerIsNoPhoto(body: String) async {
    for (source, count) in await play(Data(body.utf8), body) {
      // The last one has a photo of 500px with a number and nothing else.
      #expect(count == 0 || (count == 1 && [.fiveHundredPixels, .all].contains(source)), "\(source.rawValue)")
    }
  }
}
