import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// Five photos for a brochure, and the page with their credits, in the ways in which people do it.
extension VesperWindowTests {
  private static let environment = ["GSETTINGS_BACKEND": "memory"]

  private func go(_ manner: Journey.Manner) async throws {
    let home = try TemporaryDirectory()
    try await withVesper(try Journey.server(), home: home, environment: Self.environment) { vesper, _ in
      let journey = Journey(vesper: vesper, home: home, manner: manner)
      try await journey.find()
      try await journey.select()
      try await journey.save()
      try await journey.expectSaved()
      try await journey.exportCredits()
    }
  }

  @Test(.long) func `five photos for a brochure, and their credits, with keys alone`() async throws {
    try await go(.keys)
  }

  @Test(.long) func `five photos for a brochure, and their credits, through the accessibility tree alone`() async throws
  {
    try await go(.assistiveTechnology)
  }

  @Test(.long) func `five photos for a brochure, and their credits, with the mouse`() async throws {
    try await go(.mouse)
  }

  @Test(.long) func `five photos for a brochure, and their credits, in a window of 360 pixels`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(try Journey.server(), home: home, environment: Self.environment) { vesper, _ in
      let journey = Journey(vesper: vesper, home: home, manner: .mouse)
      // So high that all lines are there.
      try await vesper.leaveWideLayout(height: 940)
      let isNarrow: Bool = try await eventually(for: "a narrow window") {
        try await vesper.display.resizeWindow(width: 370, height: 950)
        // Newer versions of GTK count the frame.
        return try await vesper.area(of: vesper.read().children[0]).width <= 370 ? true : nil
      }
      #expect(isNarrow)
      try await journey.find()
      try await journey.select()
      try await journey.save()
      try await journey.expectSaved()
      try await journey.exportCredits()
    }
  }

  @Test(.long) func `five photos for a brochure, and their credits, with the network cut in the middle`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(try Journey.server(), home: home, environment: Self.environment) { vesper, server in
      let journey = Journey(vesper: vesper, home: home, manner: .assistiveTechnology)
      try await journey.find()
      try await journey.select()
      server.stopAndWait()
      try await journey.save()
      let alert = try await vesper.wait(for: "what happened") { window in
        window.first { $0.offers("Try Again") && $0.name.hasPrefix("5 photos could not be saved: ") }
      }
      #expect(alert.name.contains("Could not reach 127.0.0.1"), "\(alert.name)")
      #expect(home.savedPictures == [])
      // Nothing is lost.
      let window = try await vesper.read()
      #expect(window.photoLines.count { $0.selectButton?.isPressed ?? false } == 5)
      try server.restart()
      try await vesper.click(try #require(alert.first("button", named: "Try Again")))
      try await journey.expectSaved()
      try await journey.exportCredits()
    }
  }

  @Test(.long, .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"))
  func `five photos for a brochure, and their credits, in Arabic`() async throws {
    let installed = try InstalledVesper()
    try await installed.addTranslations()
    let arabic = try Translation(language: "ar")
    let home = try TemporaryDirectory()
    let server = try Journey.server()
    defer { server.stop() }
    let vesper = try await RunningVesper.start(
      on: display,
      home: home, executable: installed.executable,
      environment: [
        "VESPER_OPENVERSE_URL": server.baseURL.absoluteString, "GSETTINGS_BACKEND": "memory", "LC_ALL": "ar_EG.UTF-8",
      ])
    defer { vesper.process.kill() }
    let journey = Journey(vesper: vesper, home: home, manner: .keys, words: arabic.words)
    try await journey.find()
    try await journey.select()
    try await journey.save()
    try await journey.expectSaved()
    try await journey.exportCredits()
    // In the person's language.
    let page = try #require(journey.creditsPage)
    #expect(page.contains("مرخّصة بموجب") && !page.contains("licensed"), "\(page)")
    #expect(vesper.process.errors == "")
  }
}
