import Foundation
import ReplayServer
import Testing

extension VesperWindowTests {
  private static let all = ["--search", "snail", "--source", "all"]

  /// A server that is Openverse, with as many photos, and Commons, with one.
  private static func services(_ count: Int = 3) throws -> (ReplayServer, [String: String]) {
    let server = try ReplayServer.started()
    let photos = (1...count).map { ServiceAnswer.Photo(title: "Snail \($0)") }
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos(photos, of: server))
    server.answer("/w/api.php", with: .json(commonsSnail))
    return (server, ["VESPER_COMMONS_URL": server.baseURL.absoluteString])
  }

  private static let commonsSnail = """
    {"query": {"pages": {"7": {"pageid": 7, "ns": 6, "title": "File:Garden snail.jpg", "index": 1, "imageinfo": [{
    "url": "https://upload.wikimedia.org/wikipedia/commons/1/11/Garden_snail.jpg",
    "descriptionurl": "https://commons.wikimedia.org/wiki/File:Garden_snail.jpg",
    "width": 400, "height": 300, "size": 10000, "mime": "image/jpeg", "timestamp": "2020-01-01T00:00:00Z",
    "extmetadata": {"LicenseShortName": {"value": "CC BY-SA 4.0"}, "License": {"value": "cc-by-sa-4.0"},
    "LicenseUrl": {"value": "https://creativecommons.org/licenses/by-sa/4.0"}, "Artist": {"value": "Anna"}}}]}}}}
    """

  @Test func `all sources are shown by source, in the list and in the rows`() async throws {
    let (server, environment) = try Self.services()
    try await withVesper(server, arguments: Self.all, environment: environment) { vesper, _ in
      let expected = [
        "Openverse, 3 photos", "Snail 1, Somebody, CC BY-SA 4.0", "Snail 2, Somebody, CC BY-SA 4.0",
        "Snail 3, Somebody, CC BY-SA 4.0", "Wikimedia Commons, 1 photo", "Garden snail, Anna, CC BY-SA 4.0",
      ]
      try await vesper.wait(until: "the sections") { $0.lines == expected }
      try await vesper.showList()
      try await vesper.wait(until: "the sections of the list") { $0.lines == expected }
      try await vesper.display.press("ctrl+2")
      try await vesper.wait(until: "the sections of the rows") { $0.photoRows.isEmpty && $0.lines == expected }
      try await vesper.wait(untilAreas: "a section below the other", of: { $0.photoLines }) { areas in
        areas.count == 4 && areas[0].y == areas[2].y && areas[3].y > areas[2].y && areas[3].x == areas[0].x
      }
    }
  }

  @Test func `the arrow keys go from section to section without a stop between them`() async throws {
    let (server, environment) = try Self.services(6)
    try await withVesper(server, arguments: Self.all, environment: environment) { vesper, _ in
      try await vesper.wait(until: "the sections") { $0.hasLines($0.lines.count, of: 9) }
      let tiles = try await vesper.tiles(7)
      try await vesper.clickWithMouse(on: tiles[2], holding: "ctrl")
      // Three beside each other.
      for (key, index) in [("Down", 5), ("Down", 6), ("Up", 3), ("Home", 0), ("End", 6), ("Left", 5), ("Right", 6)] {
        try await vesper.display.press(key)
        try await vesper.wait(until: "\(key) to \(index)") { window in
          let lines = window.photoLines
          return lines.firstIndex { $0.states.contains(.focused) } == index
        }
      }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.labels.contains("Anna") }
    }
  }

  @Test(arguments: ["rows", "list"])
  func `A section that came late pushed the photos out of sight, though nobody had scrolled`(
    layout: String
  ) async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"layout": "\#(layout)"}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    let (server, environment) = try Self.services()
    let photos = (1...6).map { ServiceAnswer.Photo(title: "Snail \($0)") }
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos(photos, of: server).held())
    try await withVesper(server, home: home, arguments: Self.all, environment: environment) { vesper, _ in
      try await vesper.wait(until: "the first section") { $0.lines.last == "Garden snail, Anna, CC BY-SA 4.0" }
      server.releaseHeldReplies()
      try await vesper.wait(until: "both") { $0.hasLines($0.lines.count, of: 9) }
      try await vesper.wait(untilAreas: "the photos from the beginning", of: { $0.photoLines }) { areas in
        areas.count > 3 && areas[0].y > 80 && areas[0].y < areas[3].y
      }
    }
  }

  @Test func `who wants no sections has the best of all sources first`() async throws {
    let home = try TemporaryDirectory()
    let (server, environment) = try Self.services()
    try Data(#"{"groupsBySource": false}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    try await withVesper(server, home: home, arguments: Self.all, environment: environment) { vesper, _ in
      try await vesper.wait(until: "the photos of both mixed") { window in
        window.foundPhotos.map(\.title) == ["Snail 1", "Garden snail", "Snail 2", "Snail 3"]
          && window.lines.count == 4
      }
    }
  }
}

extension AccessibleNode {
  /// The names of the lines of the results: headers and photos.
  fileprivate var lines: [String] {
    guard let results = first(where: { $0.name == "Photos found" }) else { return [] }
    return results.children.map(\.name).filter { !$0.isEmpty }
  }
}
