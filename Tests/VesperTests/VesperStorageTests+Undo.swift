import Foundation
import Testing

extension VesperStorageTests {
  private static let samples = ["--search", "birds", "--source", "samples"]

  @Test func `photos are removed from the saved ones, and come back with their files`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      let titles = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "both") { $0.photoLines.count == 2 }
      try await vesper.selectAll(1)
      try await vesper.click(
        try await vesper.wait(for: "the button") { $0.first("button", named: "Remove from Saved Photos") })
      let told = "Removed “\(titles[1])” from the saved photos."
      try await vesper.wait(until: "one is left, and the offer") { window in
        window.photoLines.map(\.title) == [titles[0]] && window.labels.contains(told)
      }
      #expect(home.savedPictures.count == 1)
      try await vesper.click(try await vesper.wait(for: "Undo") { $0.first("button", named: "Undo") })
      try await vesper.wait(until: "both again") { $0.photoLines.map(\.title) == titles.reversed() }
      #expect(home.savedPictures.count == 2)
      // With keys alone.
      let line = try #require(try await vesper.read().photoLines.first)
      try await vesper.clickWithMouse(on: line, holding: "ctrl")
      try await vesper.display.press("ctrl+a", "Delete")
      try await vesper.wait(until: "nothing is left") { window in
        window.photoLines.isEmpty && window.labels.contains("2 photos removed.")
      }
      #expect(home.savedPictures == [])
      try await vesper.display.press("ctrl+z")
      try await vesper.wait(until: "both once more") { $0.photoLines.map(\.title) == titles.reversed() }
      #expect(home.savedPictures.count == 2)
    }
  }

  @Test func `The keyboard was lost with the photos that were removed`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(3)
      try await vesper.display.press("ctrl+d")
      let lines = try await vesper.wait(for: "all") { $0.photoLines.count == 3 ? $0.photoLines : nil }
      let titles = lines.map(\.title)
      try await vesper.clickWithMouse(on: lines[0], holding: "ctrl")
      try await vesper.click(
        try await vesper.wait(for: "the button") { $0.first("button", named: "Remove from Saved Photos") })
      try await vesper.wait(until: "the next photo has it") { $0.hasKeyboard(onPhoto: titles[1]) }
      try await vesper.display.press("ctrl+a", "Delete")
      try await vesper.wait(until: "the offer has it") { window in
        window.photoLines.isEmpty
          && window.first { $0.states.contains(.focused) && $0.answersTo("Undo") } != nil
      }
      try await vesper.display.press("ctrl+z")
      try await vesper.wait(until: "the first that is back has it") { $0.hasKeyboard(onPhoto: titles[1]) }
    }
  }

  @Test func `an earlier search that was forgotten comes back`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.wait(until: "the photos") { !$0.photoLines.isEmpty }
      try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace", "Down")
      try await vesper.wait(until: "the search of before") { $0.suggestions.contains("birds") }
      try await vesper.display.press("Down")
      try await vesper.display.press("shift+Delete")
      let undo = try await vesper.wait(for: "the offer") { window in
        window.labels.contains("The search “birds” is forgotten.") ? window.first("button", named: "Undo") : nil
      }
      try await vesper.click(undo)
      try await vesper.wait(until: "the search on the page") { $0.says("Search again for birds") }
      try await vesper.display.press("ctrl+f", "Down")
      try await vesper.wait(until: "the search again") { $0.suggestions.contains("birds") }
    }
  }

  @Test func `filters that were removed come back`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples", "--creative-commons"]) { vesper, _ in
      func isFiltered(_ window: AccessibleNode) -> Bool {
        window.all.contains { $0.role == "button" && $0.name.hasPrefix("Remove filter: ") }
      }
      try await vesper.wait(until: "the filter", isFiltered)
      try await vesper.click(try #require(try await vesper.read().first("button", named: "Remove Filters")))
      try await vesper.wait(until: "the offer") { !isFiltered($0) && $0.labels.contains("Removed all filters.") }
      try await vesper.click(try await vesper.wait(for: "Undo") { $0.first("button", named: "Undo") })
      try await vesper.wait(until: "the filter again", isFiltered)
    }
  }
}

extension AccessibleNode {
  fileprivate func hasKeyboard(onPhoto title: String) -> Bool {
    photoLines.contains { $0.title == title && $0.states.contains(.focused) }
  }
}
