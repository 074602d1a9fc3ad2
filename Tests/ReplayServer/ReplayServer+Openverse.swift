import Foundation

// The recordings of Openverse, by path and query.

extension ReplayServer {
  public static let searchPath = "/v1/images/"

  /// The recorder's name for the server that it recorded.
  private static let recordedBase = "http://localhost:49153/"

  /// What is served without a rule: searches for cats (two pages), birds, dogs and games, no results for anything
  /// else, twelve thumbnails, and for all other thumbnails the failure that Openverse reports for dead sources.
  public func recordedReply(to request: ReceivedRequest) -> Reply {
    guard request.method == "GET" else { return .status(405, detail: "Method not allowed.") }
    if request.path == Self.searchPath { return searchReply(to: request) }
    let parts = request.path.split(separator: "/")
    guard parts.count == 4, parts[0] == "v1", parts[1] == "images", parts[3] == "thumb" else {
      return .status(404, detail: "Not found.")
    }
    let file = Fixtures.folder.appendingPathComponent("openverse/thumbs/\(parts[2]).jpg")
    guard let bytes = try? Data(contentsOf: file) else {
      return .status(424, detail: "Could not render thumbnail due to upstream provider error.")
    }
    return .image(bytes)
  }

  /// A body of the recordings with this server's address in it.
  public func recording(_ name: String) -> String {
    Fixtures.text("openverse/\(name)").replacingOccurrences(of: Self.recordedBase, with: baseURL.absoluteString)
  }

  private func searchReply(to request: ReceivedRequest) -> Reply {
    let (isAllowed, limit) = update { state in (state.rateLimit.count(), state.rateLimit) }
    var reply: Reply
    if isAllowed {
      reply = .json(recording(Self.recordingName(for: request.query)))
    } else {
      reply = .json(recording("error-429-throttled.json"), status: 429)
    }
    reply.headers += limit.headers
    return reply
  }

  private static func recordingName(for query: [String: String]) -> String {
    let words = query["q", default: ""].lowercased()
    let page = query["page"].flatMap { Int($0) } ?? 1
    switch page {
    case 1 where words.contains("cat"): return "search-cat-page1.json"
    case 2 where words.contains("cat"): return "search-cat-page2.json"
    case 1 where words.contains("bird"): return "search-birds-page1.json"
    case 1 where words.contains("dog"): return "search-dog-license-by-jpg.json"
    case 1 where words.contains("game"): return "search-games-2024-first6-of-20.json"
    default: return "search-no-results.json"
    }
  }
}
