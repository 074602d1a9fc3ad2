import Foundation
import PhotoSearchCore
import ReplayServer
import Synchronization

/// A transport that gives the same answer to everything.
nonisolated struct FixedTransport: HTTPTransport {
  let body: Data

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: HTTPHeaders([.init(name: "Content-Type", value: "application/json")]), body: body,
      url: request.url)
  }
}

/// A time in which every budget has grown back whenever it is asked for.
nonisolated final class HastyTime: Sendable {
  private let hours = Mutex(0)
  private let start = ContinuousClock.now

  var clock: NetworkClock {
    NetworkClock(
      now: {
        self.start
          + .seconds(
            3600
              * self.hours.withLock {
                $0 += 1
                return $0
              })
      }, sleep: { _ in })
  }
}

/// A page of Openverse in the fewest words: what the decoder alone needs for it.
private nonisolated struct BarePage: Decodable {
  let results: [Record]

  struct Record: Decodable {
    let id: String
    let license: String
    let licenseVersion: String?
    let licenseURL: String?
    let title: String?
    let creator: String?
    let creatorURL: String?
    let pageURL: String?
    let url: String?
    let thumbnail: String?
    let width: Int?
    let height: Int?
    let filesize: Int?
    let filetype: String?
    let category: String?
    let source: String?
    let tags: [Tag]?
    let mature: Bool?

    enum CodingKeys: String, CodingKey {
      case id, license, title, creator, url, thumbnail, width, height, filesize, filetype, category, source, tags,
        mature
      case licenseVersion = "license_version"
      case licenseURL = "license_url"
      case creatorURL = "creator_url"
      case pageURL = "foreign_landing_url"
    }
  }

  struct Tag: Decodable {
    let name: String
  }
}

/// A recorded page, read as the application does it, and by the decoder alone.
func measurePages() async throws {
  for page in ["search-cat-page1", "search-cat-page2"] {
    let body = Fixtures.data("openverse/\(page).json")
    let source = OpenverseSource(transport: FixedTransport(body: body), clock: HastyTime().clock)
    var ours: [Double] = []
    var bare: [Double] = []
    for turn in 0..<200 {
      let query = PhotoQuery(text: "cat \(turn)")
      var count = 0
      ours.append(try await processorTime { count = try await source.search(query, page: nil).photos.count })
      bare.append(
        try await processorTime { count -= try JSONDecoder().decode(BarePage.self, from: body).results.count })
      precondition(count == 0, "not the same photos")
    }
    let ratio = median(ours) / median(bare)
    row(
      "\(page), \(body.count / 1000) kB", "\(median(ours).rounded(2)) ms, \(ratio.rounded(2)) times the decoder",
      "(5 times)", isKept: ratio <= 5)
  }
}
