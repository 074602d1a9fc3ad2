import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Each service answers with what another one, or no service at all, would say: it is refused as a whole or skipped
/// record by record, and no photo comes of it that has no name or leads where nobody may go.
@Suite(.timeLimit(.minutes(30)))
struct SwappedAnswerTests {
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

  /// - Returns: How many photos there were.
  private func play(_ body: Data, _ name: String) async -> [PhotoSourceID: Int] {
    var counts: [PhotoSourceID: Int] = [:]
    let sources = PhotoService.all.map { $0.source(answering: body) }
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
    let services = PhotoService.all
    #expect(services.flatMap(\.recordings).count > 10)
    let answers = services.flatMap { service in
      service.recordings.map { (service.id, $0, Fixtures.data($0)) } + [(service.id, service.name, service.onePhoto)]
    }
    var readCount = 0
    for (own, name, body) in answers {
      for (source, count) in await play(body, name) where count > 0 {
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
