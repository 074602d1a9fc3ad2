import Foundation
import GeneratedCases
import Testing

/// The page before the first search.
extension VesperWindowTests {
  /// Sample photos of one colour, which is the worst for white letters.
  private static func whitePhotos(_ count: Int) throws -> (directory: TemporaryDirectory, environment: [String: String])
  {
    let directory = try TemporaryDirectory()
    let collection = try directory.directory("sample-photos")
    let white = Screenshot(width: 60, height: 40, pixels: Array(repeating: 255, count: 60 * 40 * 4))
    try white.writePNG(to: collection.appendingPathComponent("white.png").path)
    let records = (0..<count).map { index in
      [
        "id": "white-\(index)", "file": "white.png", "width": 60, "height": 40, "title": "White \(index)",
        "author": "Mira Holt", "pageURL": "https://photos.example/\(index)", "license": "CC0-1.0", "tags": ["white"],
      ] as [String: Any]
    }
    try JSONSerialization.data(withJSONObject: ["version": 1, "photos": records])
      .write(to: collection.appendingPathComponent("catalogue.json"))
    return (directory, ["VESPER_DATA_DIR": directory.url.path, "VESPER_START_PHOTOS": "0"])
  }

  @Test(
    .enabled(if: Gallery.isComparable, "this version of GTK does not tell where elements are"),
    arguments: ["Default", "Adwaita-dark", "HighContrast"])
  func `texts on the start page can be read even on a white photo`(theme: String) async throws {
    let look = Look.light.allSettings.merging(["Net/ThemeName": .text(theme)]) { $1 }
    let settings = try await DesktopSettings(look, on: display)
    defer { settings.end() }
    let photos = try Self.whitePhotos(9)
    try await withVesper(environment: photos.environment) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.says("White 8, by Mira Holt") }
      // Under the scrim it is no longer white.
      try await eventually(for: "the photo behind the page") {
        let ground = try vesper.display.screenshot()[40, 200]
        return ground.chroma < 60 && (90...140).contains(ground.lightness) ? true : nil
      }
      let texts = try await vesper.read().all.filter { $0.role == "label" && !$0.name.isEmpty }
      let picture = try vesper.display.screenshot()
      var measured: [(name: String, contrast: Double)] = []
      for text in texts {
        let area = try await vesper.area(of: text)
        if let contrast = picture.colors(in: area).contrast { measured.append((text.name, contrast)) }
      }
      for name in ["Find free photos", "Birds", "Photo: Mira Holt · CC0 1.0"] {
        #expect(measured.contains { $0.name == name }, "\(name)")
      }
      for text in measured { #expect(text.contrast >= Contrast.ofText, "\(text.name)") }
    }
  }

  @Test(.long) func `a photo of the start page opens, and Escape comes back to it`() async throws {
    let photos = try Self.whitePhotos(9)
    try await withVesper(environment: photos.environment) { vesper, server in
      let credit = "Show the photo behind this page: White 0, by Mira Holt, CC0 1.0"
      for name in [credit, "White 8, by Mira Holt"] {
        try await vesper.focus(name)
        try await vesper.display.press("space")
        try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
        try await vesper.display.press("Escape")
        try await vesper.wait(until: "the start again") { window in
          window.first("button", named: name)?.states.contains(.focused) ?? false
        }
      }
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `a subject is searched for with one click`() async throws {
    try await withVesper(arguments: ["--source", "samples"]) { vesper, _ in
      try await vesper.click(try await vesper.wait(for: "the subject") { $0.first("button", named: "Space") })
      try await vesper.wait(until: "photos of it") { window in
        window.first("search box", named: "Search free photos")?.text == "space" && window.foundPhotos.count >= 4
      }
    }
  }

  @Test func `without sample photos the start page is there, without a row`() async throws {
    let photos = try Self.whitePhotos(0)
    try await withVesper(environment: photos.environment) { vesper, _ in
      try await vesper.wait(until: "the start") { $0.says("Birds") && !$0.says("Sample Photos") }
    }
  }
}
