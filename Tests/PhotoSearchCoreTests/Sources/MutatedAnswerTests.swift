import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Recorded answers with damage that nobody thought of: they are read or refused, and never more than that.
@Suite(.timeLimit(.minutes(5))) nonisolated struct MutatedAnswerTests {
  /// The same numbers in each run (https://prng.di.unimi.it/splitmix64.c).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }

  private static let base = URL(string: "https://api.example.org/")!
  private static let scraps = [
    "null", "-1", "1e400", "99999999999999999999", "\"\"", "[]", "{}", "\"<b>\"", "\\u0000", "\\ud800", "\u{FFFF}",
    "true",
    "\"999999999999-99-99T99:99:99Z\"", "\"http://[::1\"", "\"//\"", "\"&#x110000;\"", "\"a|b\"", "{", "]", ",", "\"",
  ].map { Data($0.utf8) }

  private static func mutated(_ body: Data, with numbers: inout Numbers) -> Data {
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

  /// How many of the answers could still be read.
  private func play(_ file: String, _ read: (HTTPResponse) throws -> PhotoPage) -> Int {
    var numbers = Numbers(state: 42)
    let body = Fixtures.data(file)
    var readCount = 0
    for _ in 0..<200 {
      let response = HTTPResponse(status: 200, body: Self.mutated(body, with: &numbers), url: Self.base)
      do {
        let page = try read(response)
        readCount += 1
        for photo in page.photos {
          let texts = [photo.title, photo.author ?? "", photo.summary ?? ""] + photo.tags
          #expect(texts.allSatisfy { $0 == PhotoText.sanitized($0) })
          let urls = [photo.pageURL, photo.imageURL, photo.authorURL, photo.previewURL, photo.reportURL]
          #expect(urls.compactMap(\.self).allSatisfy(URLPolicy().permits))
        }
      } catch {
        #expect(error is PhotoSearchError)
      }
    }
    return readCount
  }

  private let query = PhotoQuery(text: "cat", creativeCommons: true, dateFilter: true)

  @Test func `Openverse`() throws {
    let search = try #require(try OpenverseQuery(query, page: nil))
    let capabilities = OpenverseSource(transport: OfflineTransport()).capabilities
    let count = play("openverse/search-games-2024-first6-of-20.json") { response in
      try OpenverseAnswer(response, policy: URLPolicy()).page(for: query, search, capabilities: capabilities)
    }
    #expect(count > 10)
  }

  @Test func `Wikimedia Commons`() throws {
    let search = try #require(try CommonsQuery(query, page: nil))
    let capabilities = CommonsSource(transport: OfflineTransport()).capabilities
    let count = play("wikimedia-commons/allimages-pretty1.json") { response in
      try CommonsAnswer(response)
        .page(for: query, search, capabilities: capabilities, policy: URLPolicy(), base: Self.base)
    }
    #expect(count > 10)
  }

  @Test func `Flickr`() throws {
    let search = try #require(try FlickrQuery(query, page: nil))
    let capabilities = FlickrSource(keys: FixedAPIKeys([:]), transport: OfflineTransport()).capabilities
    for file in ["photos-search-media-videos-1", "photos-search-cc-by-nc-sa-full-extras"] {
      let count = play("flickr/\(file).json") { response in
        try FlickrAnswer(response, policy: URLPolicy()).page(for: query, search, capabilities: capabilities)
      }
      #expect(count > 10)
    }
  }
}
