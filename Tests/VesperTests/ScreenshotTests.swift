import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// The main states of the window, compared with pictures of how they are to look.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct ScreenshotTests: ProgramTests {
  init() { expectMainLoop() }

  /// Days that do not follow the calendar.
  private static let settings = #"{"minUploadDate": "2024-05-01", "maxUploadDate": "2025-04-30"}"#

  @Test(
    .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"), arguments: Look.thorough)
  func `every state looks as it should, and all of it stands out`(look: Look) async throws {
    try await withGallery(look) { gallery, server, home in
      // What opens over the window is found by its English name, and by its place.
      let isUsual = [Look.light.name, Look.dark.name].contains(look.name)
      let gallery = Gallery(
        look: look, vesper: gallery.vesper, measuresContrast: isUsual && Gallery.isComparable && !isBrief)
      try await showEveryState(in: gallery, server)
      if isUsual {
        try await gallery.vesper.showDocument(in: gallery, home: home)
      } else {
        try await gallery.vesper.showDroppedDocument(in: gallery, home: home)
      }
    }
  }

  @Test(
    .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"), arguments: Look.thorough)
  func `sample photos without a network look as they should`(look: Look) async throws {
    try await withGallery(look, ["VESPER_OFFLINE": "1"]) { gallery, _, _ in
      try await gallery.vesper.search("birds")
      try await gallery.vesper.waitForPhotos()
      try await gallery.expect("offline")
    }
  }

  @Test(.long, .enabled(if: Gallery.isComparable, "this version of GTK does not tell where elements are"))
  func `texts that are too faint are found`() async throws {
    let settings = try await DesktopSettings(Look.light.allSettings, on: display)
    defer { settings.end() }
    let home = try TemporaryDirectory()
    let sheet = home.url.appendingPathComponent("style.css")
    let style = try String(contentsOf: TestEnvironment.root.appending(path: "data/style.css"), encoding: .utf8)
    try (style + ".dim-label, popover label { opacity: 0.45; }").write(to: sheet, atomically: true, encoding: .utf8)
    try await withVesper(
      home: home, arguments: ["--source", "samples", "--search", "birds"],
      environment: ["VESPER_STYLE_SHEET": sheet.path]
    ) { vesper, _ in
      try await vesper.wait(until: "photos") { !$0.foundPhotos.isEmpty }
      let author = try await vesper.showList()[0].author
      let mistake = "the label “\(author)” has a contrast of 3."
      let _: Bool = try await eventually(for: mistake) {
        let mistakes = try await Gallery(look: .light, vesper: vesper).contrastMistakes()
        return mistakes.contains { $0.hasPrefix(mistake) } ? true : nil
      }
      // In what opens over the window as well.
      try await vesper.openFilters()
      try await vesper.display.pointAtNothing()
      let label = "the label “Intended use” has a contrast of 3."
      let _: Bool = try await eventually(for: label) {
        let mistakes = try await Gallery(look: .light, vesper: vesper).contrastMistakes()
        return mistakes.contains { $0.hasPrefix(label) } ? true : nil
      }
    }
  }

  @Test(
    .long, .enabled(if: Gallery.isComparable, "this version of GTK does not tell where elements are"),
    arguments: [Look.light, .dark])
  func `earlier searches stand out below the field`(look: Look) async throws {
    let settings = try await DesktopSettings(look.allSettings, on: display)
    defer { settings.end() }
    try await withVesper(arguments: ["--source", "samples", "--search", "birds"]) { vesper, _ in
      try await vesper.wait(until: "photos") { !$0.foundPhotos.isEmpty }
      let _: Bool = try await eventually(for: "the search among the earlier ones") {
        try await vesper.display.press("ctrl+f", "ctrl+a", "b", "i")
        return try await vesper.read().suggestions == ["birds"] ? true : nil
      }
      try await Gallery(look: look, vesper: vesper).expectContrast("suggestions")
      let window = try await vesper.read()
      let opened = try await vesper.areas(of: window.popovers)
      #expect(window.suggestions == ["birds"] && opened.contains { !$0.isEmpty })
    }
  }

  @Test(
    .long, .enabled(if: Gallery.isComparable, "this version of GTK does not tell where elements are"),
    arguments: [Look.light, .dark])
  func `the days of a calendar and the chooser of collections stand out`(look: Look) async throws {
    let settings = try await DesktopSettings(look.allSettings, on: display)
    defer { settings.end() }
    try await withVesper(arguments: ["--source", "samples", "--search", "birds"]) { vesper, _ in
      let gallery = Gallery(look: look, vesper: vesper)
      try await vesper.wait(until: "photos") { !$0.foundPhotos.isEmpty }
      try await vesper.selectAll(12)
      try await vesper.display.press("ctrl+shift+s")
      try await vesper.wait(until: "the question") { $0.says("Name of the collection") }
      try await vesper.display.type("Poster")
      try await vesper.wait(until: "the new collection") { $0.first("button", named: "Create “Poster”") != nil }
      try await gallery.expectContrast("collections")
      #expect(try await vesper.openPopovers() == 1)
      try await vesper.display.press("Escape")
      let filters = try await vesper.openFilters()
      try await vesper.click(try #require(filters.first("switch", named: "Filter by upload date")))
      try await vesper.showWhatOpens(from: "Pick a date: ", in: gallery)
    }
  }

  private func showEveryState(in gallery: Gallery, _ server: ReplayServer) async throws {
    let vesper = gallery.vesper
    try await vesper.showMainStates(in: gallery)
    try await vesper.showFilters(in: gallery)
    try await gallery.expect("filters")
    try await vesper.closePopover()
    try await eventually(for: "it closed") { try await vesper.openPopovers() == 0 ? true : nil }
    try await vesper.display.pointAtNothing()
    if gallery.measuresContrast { try await vesper.showWhatOpens(in: gallery) }
    try await vesper.selectPhotos(2)
    try await gallery.expect("selection")
    try await vesper.display.press("Escape")
    try await vesper.showPagesWithoutPhotos(in: gallery, server: server)
    try await vesper.showSections(in: gallery, server: server)
    try await vesper.showSavedPhotos(in: gallery)
  }

  @Test(
    .long, .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"),
    arguments: Look.others)
  func `the main states look as they should in other looks`(look: Look) async throws {
    try await withGallery(look) { gallery, _, home in
      try await gallery.vesper.showMainStates(in: gallery)
      try await gallery.vesper.showDroppedDocument(in: gallery, home: home)
    }
  }

  /// Opens a window that looks the same on every machine.
  private func withGallery(
    _ look: Look, _ more: [String: String] = [:], _ body: (Gallery, ReplayServer, URL) async throws -> Void
  ) async throws {
    let server = try ReplayServer.started()
    let photos = try PaintedPhotos()
    try photos.serve(from: server)
    let home = try TemporaryDirectory()
    try Data(Self.settings.utf8).write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    let display = try await self.display
    let settings = try await DesktopSettings(look.allSettings, on: display)
    defer { settings.end() }
    let installed = look.language != nil ? try InstalledVesper() : nil
    try await installed?.addTranslations()
    let environment = try look.environment.merging(Look.fonts(in: home)) { $1 }.merging(more) { $1 }
    try await withVesper(
      server, home: home, executable: installed?.executable ?? TestEnvironment.vesper,
      environment: environment.merging([
        "VESPER_COMMONS_URL": server.baseURL.absoluteString,
        // A message stays until its picture is taken.
        "VESPER_MESSAGE_TIME": "60",
      ]) { $1 }
    ) { [url = home.url] vesper, server in
      try await vesper.takeSize(of: look)
      try await body(Gallery(look: look, vesper: vesper), server, url)
    }
  }
}
