import Foundation
import GeneratedCases
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Recorded answers with damage that nobody thought of: they are read or refused, and never more than that.
@Suite(.timeLimit(.minutes(30))) nonisolated struct MutatedAnswerTests {
  private static let scraps = [
    "null", "-1", "1e400", "99999999999999999999", "\"\"", "[]", "{}", "\"<b>\"", "\\u0000", "\\ud800", "\u{FFFF}",
    "true",
    "\"999999999999-99-99T99:99:99Z\"", "\"http://[::1\"", "\"//\"", "\"&#x110000;\"", "\"a|b\"", "{", "]", ",", "\"",
  ].map { Data($0.utf8) }

  private static func mutated(_ body: Data, with numbers: inout SplitMix64) -> Data {
    var body = body
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let start = Int.random(in: 0..<body.count, using: &numbers)
      let end = min(start + Int.random(in: 0...12, using: &numbers), body.count)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: body.replaceSubrange(start..<end, with: scraps.randomElement(using: &numbers)!)
      case 1: body[start] = UInt8.random(in: 0...255, using: &numbers)
      case 2:
        // A value in the place of another.
        let colon = body[start...].firstIndex(of: UInt8(ascii: ":")) ?? start
        let after = body[colon...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? end
        if colon < after { body.replaceSubrange((colon + 1)..<after, with: scraps.randomElement(using: &numbers)!) }
      default: body = body.prefix(max(start, 1))
      }
      if body.isEmpty { body = Data("{".utf8) }
    }
    return body
  }

  /// Returns how many of the answers could still be read.
  private func play(_ service: PhotoService, _ file: String) async -> Int {
    var numbers = SplitMix64(seed: 42)
    let body = Fixtures.data(file)
    var readCount = 0
    for _ in 0..<200 {
      // An answer that promises more is followed by one without anything.
      let source = service.source(answering: Self.mutated(body, with: &numbers), service.nothing)
      guard let page = try? await source.search(query, page: nil) else { continue }
      readCount += 1
      for photo in page.photos {
        let texts = [photo.title, photo.author ?? "", photo.summary ?? ""] + photo.tags
        #expect(texts.allSatisfy { $0 == PhotoText.sanitized($0) })
        let urls = [photo.pageURL, photo.imageURL, photo.authorURL, photo.previewURL, photo.reportURL]
        #expect(urls.compactMap(\.self).allSatisfy(URLPolicy().permits))
      }
    }
    return readCount
  }

  private let query = PhotoQuery(text: "cat", creativeCommons: true, dateFilter: true)

  @Test(.long, arguments: PhotoService.all)
  func `Damaged answers are read or refused`(service: PhotoService) async {
    for file in service.recordings {
      let whole = service.source(answering: Fixtures.data(file), service.nothing)
      // Some were recorded because they are errors.
      guard (try? await whole.search(query, page: nil)) != nil else { continue }
      #expect(await play(service, file) > 10, "\(file)")
    }
  }
}
