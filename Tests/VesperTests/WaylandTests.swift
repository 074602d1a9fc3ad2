import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// The main journeys on Wayland, where most people are. Without what opens over the window: a menu or popover of GTK wants
/// a seat, which Weston has none of without a screen.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct WaylandTests: ProgramTests {
  init() { expectMainLoop() }

  var display: Display {
    get async throws { try await WaylandDisplay.shared.value }
  }

  /// What the display shows has changed since the picture before, and the window is on it: many colours beside each other.
  @discardableResult
  private func look(at vesper: RunningVesper, _ state: String, after before: Screenshot? = nil) async throws
    -> Screenshot
  {
    let display = try #require(vesper.display as? WaylandDisplay)
    let middle = Area(x: 200, y: 150, width: 500, height: 400)
    var last: Screenshot?
    let picture: Screenshot = try await eventually(for: "the window on the screen, at rest") {
      let picture = try await display.picture()
      defer { last = picture }
      guard let last, !picture.differs(from: last, in: middle, byPixels: 1) else { return nil }
      if let before, !picture.differs(from: before, in: middle, byPixels: 10_000) { return nil }
      return Set(picture.colors(in: middle)).count > 50 ? picture : nil
    }
    Attachment.record(try picture.png, named: "Wayland - \(state).png")
    return picture
  }

  @Test func `a search, a photo, back, and the settings`() async throws {
    try await withVesper(arguments: ["--source", "samples"]) { vesper, _ in
      let entry = try await vesper.wait(for: "the search") { $0.searchEntry }
      try await vesper.write("cats", into: entry)
      let row = try await vesper.wait(for: "cats") { $0.finds(20) ? $0.foundPhotos.first : nil }
      let list = try await look(at: vesper, "list")
      let line = try await vesper.wait(for: "a line") { window in window.first { PhotoRow($0) != nil } }
      try await vesper.click(line)
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.says(row.title) }
      try await look(at: vesper, "photo", after: list)
      try await vesper.click(
        try await vesper.wait(for: "the way back") { $0.first("button", named: "Back to the results") })
      try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") && $0.finds(20) }

      // Not in the menu, which would open over the window.
      _ = try await vesper.bus.call(
        "io.github.vesper_photos.Vesper", "/io/github/vesper_photos/Vesper", "org.gtk.Actions", "Activate",
        [.string("settings"), .emptyArray, .emptyDictionary])
      try await vesper.wait(until: "the settings") { $0.children.count == 2 }
      try await look(at: vesper, "settings")
    }
  }

  @Test(.long) func `five photos for a brochure are found, selected and saved`() async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"licenseWishes": "commercialUse"}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    try await withVesper(try Journey.server(), home: home, arguments: ["--search", "animals"]) { vesper, _ in
      let journey = Journey(vesper: vesper, home: home, manner: .assistiveTechnology)
      try await vesper.wait(until: "the photos for the brochure") { $0.foundPhotos.count == 5 }
      try await journey.select()
      try await journey.save()
      try await journey.expectSaved()
      try await look(at: vesper, "saved")
    }
  }

  @Test func `a photo is there again after the program was killed`() async throws {
    let home = try TemporaryDirectory()
    let first = try await RunningVesper.start(on: display, home: home, arguments: ["--source", "samples"])
    try await first.write("dogs", into: try await first.wait(for: "the search") { $0.searchEntry })
    try await first.wait(until: "dogs") { !$0.foundPhotos.isEmpty }
    try await eventually(for: "the memory") { home.session?["text"] as? String == "dogs" ? true : nil }
    first.process.kill()
    let second = try await RunningVesper.start(on: display, home: home)
    defer { second.process.kill() }
    try await second.wait(until: "the dogs again") { !$0.foundPhotos.isEmpty && $0.searchEntry?.text == "dogs" }
    try await look(at: second, "again")
  }
}
