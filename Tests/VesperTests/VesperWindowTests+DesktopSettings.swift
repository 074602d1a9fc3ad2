import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// What a person sets for all programs: letters twice as large as usual, dark windows.
extension VesperWindowTests {
  private nonisolated static let widths = [800, 360]

  @Test(.long, arguments: widths)
  func `with letters twice as large nothing is outside of the window`(width: Int) async throws {
    try await withLargeText(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.showList()
      try await vesper.expectEverything(within: width, height: 600, of: "the list")
      // A line is as high as its letters: the setting is followed.
      try await vesper.wait(
        untilAreas: "a title in large letters",
        of: { window in [window.foundPhotos.first.flatMap { window.first("label", named: $0.title) }] },
        { $0[0].height >= 30 })
      try await vesper.display.press("ctrl+2")
      _ = try await vesper.tiles(20)
      try await vesper.expectEverything(within: width, height: 600, of: "the grid")
      try await vesper.showList()
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.expectEverything(within: width, height: 600, of: "the photo")
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the cats again") { !$0.labels.contains("Credit") }
      try await vesper.display.press("ctrl+comma")
      // The dialog is as wide as its window at most.
      try await vesper.wait(
        untilAreas: "the settings", of: { [$0.settings, $0.settings?.first("switch", named: "Safe search")] },
        { $0[0].width <= width })
    }
  }

  @Test(.long, arguments: widths)
  func `pages without photos and filters have room for letters twice as large`(width: Int) async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"licenseWishes": "changes,commercialUse", "orientation": "landscape", "source": "openverse"}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos([], of: server))
    try await withLargeText(server, home: home, arguments: ["--search", "snail"]) { vesper, _ in
      try await vesper.wait(until: "nothing") { $0.labels.contains("Nothing was found for “snail”.") }
      try await vesper.expectEverything(within: width, height: 600, of: "nothing")
    }
  }

  @Test func `the window is dark where the desktop asks for dark windows`() async throws {
    // Not the word that keeps the program from asking.
    try await withVesper(environment: ["GTK_USE_PORTAL": ""]) { vesper, _ in
      try await vesper.waitToSee("Find free photos")
      // In the header bar: the page has a photo behind it.
      try await eventually(for: "light") { try vesper.display.screenshot()[9, 25].lightness > 200 ? true : nil }
      let portal = try FakePortal(on: vesper.bus)
      defer { portal.end() }
      try await eventually(for: "dark") { try vesper.display.screenshot()[9, 25].lightness < 80 ? true : nil }
    }
  }

  private func withLargeText(
    _ server: ReplayServer? = nil, home: TemporaryDirectory? = nil, arguments: [String],
    _ body: (RunningVesper, ReplayServer) async throws -> Void
  ) async throws {
    let settings = try await DesktopSettings(Look.largeText.settings, on: display)
    defer { settings.end() }
    try await withVesper(server, home: home, arguments: arguments, body)
  }
}
