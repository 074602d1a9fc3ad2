import Foundation
import GeneratedCases
import Testing

extension VesperStorageTests {
  private static let samples = ["--search", "birds", "--source", "samples"]

  @Test(.long)
  func `photos that are saved say so in the rows and the list, also in another run, until they are removed`()
    async throws
  {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.wait(until: "unmarked photos") { $0.marks.count > 3 && !$0.marks.contains("Saved") }
      _ = try await vesper.saveFirstPhotos(2)
      try await vesper.wait(until: "the marks") { $0.marks.prefix(3) == ["Saved", "Saved", ""] }
      try await vesper.display.press("ctrl+1")
      try await vesper.wait(until: "the marks in the list") { window in
        !window.photoRows.isEmpty && window.marks.prefix(3) == ["Saved", "Saved", ""]
      }
      try await vesper.display.press("ctrl+2")
    }
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.wait(until: "the marks once more") { $0.marks.prefix(3) == ["Saved", "Saved", ""] }
      // In their own place they need none.
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "them") { $0.photoLines.count == 2 && $0.marks == ["", ""] }
      try await vesper.selectAll(1)
      try await vesper.click(
        try await vesper.wait(for: "the button") { $0.first("button", named: "Remove from Saved Photos") })
      try await vesper.wait(until: "one") { $0.photoLines.count == 1 }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "one mark less") { $0.marks.count > 2 && $0.marks.count { $0 == "Saved" } == 1 }
    }
  }

  @Test func `Saving what is saved already was silent`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      let banner = try await vesper.wait(for: "the word about it") { window in
        window.first { $0.offers("Close") && $0.name == "2 photos are saved." }
      }
      try await vesper.click(try #require(banner.first("button", named: "Close")))
      try await vesper.wait(until: "no word") { !$0.labels.contains("2 photos are saved.") }
      try await vesper.display.press("ctrl+s")
      try await vesper.wait(until: "the word again") { $0.labels.contains("2 photos are saved.") }
      #expect(home.savedPictures.count == 2)
    }
  }

  @Test func `A line that came above the photos moved them below it`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      try await vesper.wait(
        untilAreas: "the first photo at the top",
        of: {
          [
            $0.first { $0.role == "list" && $0.name == "Photos found" }, $0.photoLines.first,
            $0.first { $0.role == "alert" },
          ]
        }
      ) { areas in (0...8).contains(areas[1].y - areas[0].y) && areas[2].height > 30 }
    }
  }

  @Test(.long) func `the word that photos are saved goes by itself`() async throws {
    try await withVesper(arguments: Self.samples, environment: ["VESPER_MESSAGE_TIME": "4"]) { vesper, _ in
      try await vesper.selectAll(1)
      try await vesper.display.press("ctrl+s")
      // On a busy machine it may have gone before anybody has looked.
      _ = try? await vesper.wait(until: "the word", within: .seconds(20)) { window in
        window.first { $0.role == "alert" } != nil
      }
      try await vesper.wait(until: "no word about it") { window in
        window.first { $0.role == "alert" } == nil && window.marks.first == "Saved"
      }
    }
  }

  @Test func `A saved picture that somebody deleted could not be saved again in the same run`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(1)
      for file in home.savedPictures {
        try FileManager.default.removeItem(at: home.url.appendingPathComponent("Pictures/Vesper/\(file)"))
      }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the word about it") {
        $0.labels.contains { $0.hasPrefix("1 picture is no longer") }
      }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "no mark") { $0.marks.count > 2 && !$0.marks.contains("Saved") }
      try await vesper.selectAll(1)
      try await vesper.display.press("ctrl+s")
      try await eventually(for: "the file") { home.savedPictures.count == 1 ? true : nil }
    }
  }
}

extension AccessibleNode {
  /// What the photos say beside their names.
  fileprivate var marks: [String] {
    all.filter { $0.role == "list item" || $0.role == "grid cell" }.filter { line in
      line.first { $0.role == "image" } != nil && line.first { $0.name.hasPrefix("Select ") } != nil
    }.map(\.description)
  }
}
