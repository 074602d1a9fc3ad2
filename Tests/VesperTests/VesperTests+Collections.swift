import Foundation
import Testing

/// Collections of saved photos in the window and in the terminal.
extension VesperTests {
  private static let samples = ["--search", "birds", "--source", "samples"]

  @Test func `photos go to the collection that is typed, and those that are saved later go there too`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.saveIntoNewCollection()
      try await vesper.selectAll(3)
      try await vesper.display.press("ctrl+s")
      try await vesper.wait(until: "where they are") { $0.labels.contains("3 photos are saved to “Lesson 3”.") }
      try await vesper.display.press("ctrl+d")
      let row = try await vesper.wait(for: "the collection") { $0.first { $0.name == "Lesson 3, 3 photos" } }
      #expect(row.role == "list item")
    }
    let print = ["--print", "bird", "--source", "saved"]
    let list = try await Launch.run(print + ["--collection", "lesson 3"], home: home)
    #expect(list.exitCode == 0 && !list.lines.isEmpty)
    let none = try await Launch.run(print + ["--collection", "Poster"], home: home)
    #expect(none.exitCode == 1 && none.lines.isEmpty)
    #expect(none.errors.contains("there is no collection “Poster”"))
  }

  @Test func `a collection belongs to the saved photos in the terminal`() async throws {
    for arguments in [["--print", "cat"], ["--print", "cat", "--source", "samples"], ["--source", "saved"]] {
      let result = try await Launch.run(arguments + ["--collection", "x"])
      #expect(result.exitCode == 2 && result.lines.isEmpty)
      #expect(result.errors.contains("--collection"))
    }
  }

  @Test func `a collection is made, shown, renamed and deleted with the keyboard`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(1)
      try await vesper.display.press("ctrl+d")
      try await vesper.click(try await vesper.wait(for: "the way") { $0.first("button", named: "New Collection…") })
      try await vesper.wait(until: "the question") { $0.says("Name of the collection") }
      try await vesper.display.type("Poster")
      try await vesper.display.press("Return")
      try await vesper.wait(until: "it") { $0.first { $0.name == "Poster, 0 photos" } != nil }
      try await vesper.focus("All Saved Photos, 1 photo")
      try await vesper.display.press("Down")
      try await vesper.wait(until: "that it is empty") { $0.labels.contains("This collection is empty") }
      try await vesper.display.press("F2")
      try await vesper.wait(until: "the question") { $0.says("Name of the collection") }
      try await vesper.display.type("Placard")
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the new name") { $0.first { $0.name == "Placard, 0 photos" } != nil }
      try await vesper.display.press("Delete")
      try await vesper.wait(until: "all photos again") { window in
        window.photoLines.count == 1 && window.first { $0.name == "Placard, 0 photos" } == nil
      }
      try await vesper.display.press("ctrl+z")
      try await vesper.wait(until: "it again") { $0.first { $0.name == "Placard, 0 photos" } != nil }
    }
  }

  @Test func `in a narrow window the collection that is shown is above the photos`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.saveIntoNewCollection()
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the list") { $0.first { $0.name == "Lesson 3, 2 photos" } != nil }
      let _: AccessibleNode = try await eventually(for: "the choice") {
        // The window can be narrower once the header has given way.
        try await vesper.display.resizeWindow(width: 360, height: 640)
        return try await vesper.read().first { $0.name == "Collections, All Saved Photos, 2 photos" }
      }
    }
  }
}

extension RunningVesper {
  /// Saves the first two photos, and puts them into the collection “Lesson 3”, which is created for them.
  fileprivate func saveIntoNewCollection() async throws {
    _ = try await saveFirstPhotos(2)
    try await display.press("ctrl+shift+s")
    try await wait(until: "the question") { $0.says("Name of the collection") }
    try await display.type("Lesson 3")
    try await wait(until: "the offer") { $0.first("button", named: "Create “Lesson 3”") != nil }
    try await display.press("Return")
    try await wait(until: "what came of it") { $0.labels.contains("Added 2 photos to “Lesson 3”.") }
  }
}
