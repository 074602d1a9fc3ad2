import Foundation
import GeneratedCases
import ReplayServer
import Testing

@testable import Vesper

extension VesperStorageTests {
  private func search(_ server: ReplayServer, home: TemporaryDirectory) async throws -> Launch.Result {
    try await Launch.run(
      ["--print", "cats"], home: home, environment: ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString])
  }

  @Test(.long) func `what was asked for a short while ago is not asked for again, in another run neither`() async throws
  {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let home = try TemporaryDirectory()
    let first = try await search(server, home: home)
    let second = try await search(server, home: home)
    #expect(first.exitCode == 0 && first.lines.count == 20)
    #expect(second.output == first.output && second.errors == "")
    #expect(server.searches.count == 1)
    let file = home.url.appendingPathComponent("cache/vesper/answers.sqlite").path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(.long) func `a damaged cache begins anew`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let home = try TemporaryDirectory()
    let file = try home.directory("cache/vesper").appendingPathComponent("answers.sqlite")
    try Data("this is no database ".utf8 + Data(count: 9000)).write(to: file)
    for _ in 0..<2 {
      let result = try await search(server, home: home)
      #expect(result.exitCode == 0 && result.lines.count == 20 && result.errors == "")
    }
    #expect(server.searches.count == 1)
  }

  @Test(.long) func `where nothing can be kept the window says so and works`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let home = try TemporaryDirectory()
    // A file in the place of the directory: unlike a directory for reading only it stops everybody.
    try Data().write(to: home.url.appendingPathComponent("cache"))
    let vesper = try await RunningVesper.start(
      on: display,
      home: home, arguments: ["--search", "cats"], environment: ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString])
    defer { vesper.process.kill() }
    let window = try await vesper.wait(until: "the cats") { $0.finds(20) }
    let words = Strings.cacheUnusable(home.url.path + "/cache/vesper")
    #expect(window.labels.contains(words))
    #expect(vesper.process.errors.contains("vesper: \(words)\n"))
    try await vesper.wait(untilColorsOf: window.foundPhotos[0].thumbnail, are: "those of a photograph") {
      $0.areOfPhotograph
    }
    let banner = try #require(window.first { $0.children.contains { $0.name == words } })
    let button = try #require(banner.first("button", named: "Close"))
    // What is below takes its place.
    let row = window.foundPhotos[0].thumbnail
    let place = try await vesper.restingArea(of: row).y
    try await vesper.click(button)
    try await eventually(for: "the warning to go") { try await vesper.area(of: row).y < place ? true : nil }
  }

  @Test(.long) func `the size of the cache is a setting, and it can be cleared`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let dialog = try await vesper.openSettings()
      let tab = try #require(dialog.first { $0.name == "Storage" && $0.role == "tab" }, "\(dialog.dump())")
      try await vesper.clickWithMouse(on: tab)
      let size = try await vesper.wait(for: "the size") { window in
        window.first { $0.name == "Cache size" && $0.text == "256" }
      }
      let place = try await vesper.restingArea(of: size).center
      try await vesper.display.click(x: place.x - 40, y: place.y)
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("64")
      try await vesper.display.press("Return")
      try await eventually(for: "the new size") { home.settings?["cacheSize"] as? Int == 64 ? true : nil }
      try await vesper.clearCache()
    }
  }
}

extension RunningVesper {
  /// Clears the cache in the settings, which are open. A thumbnail that was on its way may come into it at that moment.
  func clearCache() async throws {
    try await eventually(for: "nothing is kept") {
      let window = try await read()
      if window.labels.contains("0 bytes used") { return true }
      let button = window.first("button", named: "Clear cache")
      // It may be in use by now.
      if let button, button.states.contains(.sensitive) { _ = try? await click(button) }
      return nil
    }
  }
}
