import Foundation
import GeneratedCases
import PhotoSearchCore
import Testing

/// Collections of saved photos in the window and in the terminal.
extension VesperStorageTests {
  private static let samples = ["--search", "birds", "--source", "samples"]

  @Test func `the name for a collection that was chosen in the menu of a photo went nowhere`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      let line = try await vesper.wait(for: "a photo") { $0.photoLines.first }
      let place = try await vesper.restingArea(of: line).center
      try await vesper.display.click(x: place.x, y: place.y, button: 3)
      try await vesper.chooseInMenu("Add to Collection")
      try await vesper.chooseInMenu("New Collection…")
      try await vesper.wait(until: "the question") { $0.says("Name of the collection") }
      try await vesper.display.type("Poster")
      try await vesper.wait(until: "the name") { $0.first("button", named: "Create “Poster”") != nil }
      // Afterwards the keyboard is at the photo again.
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the keyboard at the photo") {
        $0.photoLines.first?.states.contains(.focused) ?? false
      }
    }
  }

  @Test(.long) func `photos go to the collection that is typed, and those that are saved later go there too`()
    async throws
  {
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
    let all = try await Launch.run(["--print=", "--source", "saved", "--collection", "lesson 3"], home: home)
    #expect(all.exitCode == 0 && all.lines.count == 3)
    let none = try await Launch.run(print + ["--collection", "Poster"], home: home)
    #expect(none.exitCode == 1 && none.lines.isEmpty)
    #expect(none.errors.contains("there is no collection “Poster”"))
  }

  @Test func `all saved photos are printed without a text, those of a service are not`() async throws {
    let none = try await Launch.run(["--print", " ", "--source", "saved"])
    #expect(none.exitCode == 0 && none.lines.isEmpty && none.errors == "vesper: No photos found\n")
    let unasked = try await Launch.run(["--print=", "--source", "samples"])
    #expect(unasked.exitCode == 2 && unasked.errors.contains("there is nothing to search for"))
  }

  @Test func `a collection belongs to the saved photos in the terminal`() async throws {
    for arguments in [["--print", "cat"], ["--print", "cat", "--source", "samples"], ["--source", "saved"]] {
      let result = try await Launch.run(arguments + ["--collection", "x"])
      #expect(result.exitCode == 2 && result.lines.isEmpty)
      #expect(result.errors.contains("--collection"))
    }
  }

  @Test(.long) func `a collection is made, shown, renamed and deleted with the keyboard`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(1)
      try await vesper.display.press("ctrl+d")
      _ = try await vesper.createCollection("Poster")
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

  @Test(.long) func `a saved photo shows its collections, which are opened, added and left with the keyboard`()
    async throws
  {
    try await withVesper(home: try TemporaryDirectory(), arguments: Self.samples) { vesper, _ in
      try await vesper.saveIntoNewCollection()
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "both") { $0.photoLines.count == 2 }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the collection") { $0.collectionsOfPhoto == ["Lesson 3"] }
      try await vesper.focus("Add to Collection…")
      try await vesper.display.press("space")
      try await vesper.wait(until: "the question") { $0.says("Name of the collection") }
      try await vesper.display.type("Poster")
      try await vesper.display.press("Return")
      try await vesper.wait(until: "both collections, and the keyboard where it was") { window in
        window.collectionsOfPhoto == ["Lesson 3", "Poster"] && window.hasKeyboard(at: "Add to Collection…")
      }
      try await vesper.focus("Remove from “Lesson 3”")
      try await vesper.display.press("space")
      try await vesper.wait(until: "the other one, which has the keyboard") { window in
        window.collectionsOfPhoto == ["Poster"] && window.hasKeyboard(at: "Remove from “Poster”")
          && window.labels.contains("Removed 1 photo from “Lesson 3”.")
      }
      try await vesper.display.press("ctrl+z")
      try await vesper.wait(until: "both again") { $0.collectionsOfPhoto == ["Lesson 3", "Poster"] }
      try await vesper.focus("Poster")
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the photos of the collection") { window in
        window.photoLines.count == 1 && window.collectionsOfPhoto == nil
          && window.first { $0.name == "Poster, 1 photo" }?.states.contains(.selected) ?? false
      }
    }
  }

  @Test(.long) func `twenty collections of a photo with long names have their place in a narrow window`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in _ = try await vesper.saveFirstPhotos(1) }
    let library = try SavedPhotosLibrary(
      directory: home.url.appendingPathComponent("Pictures/Vesper").path,
      database: home.url.appendingPathComponent("data/vesper/saved-photos.sqlite").path)
    for number in 1...20 {
      let name = "Collection \(number)" + String(repeating: " that has a long name", count: number % 5)
      try await library.add([1], toCollection: try await library.createCollection(named: name).id)
    }
    try await withVesper(home: home, arguments: ["--source", "saved"]) { vesper, _ in
      try await vesper.wait(until: "it") { $0.photoLines.count == 1 }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the collections") { $0.collectionsOfPhoto?.count == 20 }
      try await vesper.expectEverything(within: 360, of: "the collections")
    }
  }

  @Test(.long) func `a collection becomes a folder and a ZIP file with the pictures and their credits`() async throws {
    let home = try TemporaryDirectory()
    let folder = try home.directory("out")
    let archive = home.url.appendingPathComponent("lesson.zip")
    let environment = ["GSETTINGS_BACKEND": "memory"]
    try await withVesper(home: home, arguments: Self.samples, environment: environment) { vesper, _ in
      try await vesper.saveIntoNewCollection()
      try await vesper.display.press("ctrl+d")
      try await vesper.clickWithMouse("Lesson 3, 2 photos")
      try await vesper.chooseCollectionAction("Export as a Folder…")
      try await vesper.wait(until: "the folder of pictures, and what it is for") { window in
        // GTK's own dialog tells the texts of its buttons twice.
        let button = window.first { $0.role == "button" && $0.name.hasSuffix("Export Here") }
        return window.children.count == 2 && button != nil && window.says("Pictures")
      }
      try await vesper.chooseFile(folder.path)
      let exported = folder.appendingPathComponent("Lesson 3").path
      try await vesper.wait(until: "what came of it") { window in
        window.labels.contains("2 pictures were exported with their credits.") && window.says("~/out/Lesson 3")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: exported)
      #expect(Set(names) == Set(home.savedPictures + ["Photo Credits.txt", "Photo Credits.html", "Receipts.txt"]))

      try await vesper.chooseCollectionAction("Export as a ZIP File…")
      try await vesper.answerFileChooser(archive.path, suggesting: "Lesson 3.zip")
      try await vesper.wait(until: "what came of it") { $0.says("~/lesson.zip") }
      #expect(try Data(contentsOf: archive).starts(with: [0x50, 0x4B, 3, 4]))
    }
  }

  @Test(.long) func `in a narrow window the collection that is shown is above the photos`() async throws {
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

extension AccessibleNode {
  /// The collections that the open photo is in, as far as both their buttons are there, or nil if it shows none.
  fileprivate var collectionsOfPhoto: [String]? {
    first { $0.name == "Collections" && $0.says("Add to Collection…") && $0.role != "window" }?.all
      .filter { $0.role == "button" && $0.name.hasPrefix("Remove from “") }.map { $0.name.dropFirst(13).dropLast() }
      .map(String.init)
  }

  fileprivate func hasKeyboard(at name: String) -> Bool {
    first { $0.name == name && $0.states.contains(.focused) } != nil
  }
}

extension RunningVesper {
  /// Saves the first two photos, and puts them into the collection “Lesson 3”, which is created for them.
  func saveIntoNewCollection() async throws {
    _ = try await saveFirstPhotos(2)
    try await display.press("ctrl+shift+s")
    try await wait(until: "the question") { $0.says("Name of the collection") }
    try await display.type("Lesson 3")
    try await wait(until: "the offer") { $0.first("button", named: "Create “Lesson 3”") != nil }
    try await display.press("Return")
    try await wait(until: "what came of it") { $0.labels.contains("Added 2 photos to “Lesson 3”.") }
  }

  /// Creates a collection beside the saved photos, and returns its line.
  func createCollection(_ name: String) async throws -> AccessibleNode {
    try await click(try await wait(for: "the way") { $0.first("button", named: "New Collection…") })
    try await wait(until: "the question") { $0.says("Name of the collection") }
    try await display.type(name)
    try await display.press("Return")
    return try await wait(for: name) { $0.first { $0.name == "\(name), 0 photos" } }
  }

  /// Chooses from the menu of the collection that is shown.
  fileprivate func chooseCollectionAction(_ name: String) async throws {
    try await click(try await wait(for: "the menu") { $0.pressable("Actions for the collection") })
    try await click(try await wait(for: name) { window in window.first { $0.isMenuItem && $0.name == name } })
  }
}
