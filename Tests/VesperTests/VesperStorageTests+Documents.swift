import Foundation
import Testing

@testable import PhotoSearchCore

/// The window about the credits of a document.
extension VesperStorageTests {
  @Test func `the credits of a document are shown and copied, and judged anew when it is sold`() async throws {
    let home = try TemporaryDirectory()
    let document = try await CreditedDocument.write(to: home)
    try await withVesper(home: home, arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      try await vesper.wait(until: "the photos") { !$0.photoLines.isEmpty }
      try await vesper.display.press("ctrl+shift+o")
      try await vesper.chooseFile(document.path)
      try await vesper.wait(until: "the verdicts") { window in
        window.labels.contains("3 pictures: 1 without a complete credit, 1 credited, 1 not looked at")
      }
      let labels = try await vesper.read().labels
      #expect(labels.contains("“A bird in UCD campus” by asinensis is licensed under CC BY 2.0"))
      #expect(labels.contains("Line 3, “Balloons”") && labels.contains("Credited."))
      #expect(labels.contains("Its file is missing or cannot be read."))
      try await vesper.click(
        try await vesper.wait(for: "the button") { $0.first("button", named: "Copy Missing Credits") })
      try await vesper.wait(until: "the word about it") { $0.labels.contains("1 credit copied.") }
      let copy = home.url.appending(path: "copy.html")
      try await vesper.click(
        try await vesper.wait(for: "the button") { $0.first("button", named: "Save a Copy with Credits…") })
      try await vesper.answerFileChooser(copy.path, suggesting: "lesson with credits.html")
      try await vesper.wait(until: "the word about it") { window in
        window.labels.contains("A copy with 1 credit was saved as \(copy.path).")
      }
      let text = try String(contentsOf: copy, encoding: .utf8)
      #expect(text.contains("<h2>Photo Credits</h2>") && text.hasSuffix("</section>\n</html>"))
      try await vesper.focus("It is sold, or advertises something")
      try await vesper.display.press("space")
      try await vesper.wait(until: "other verdicts") { window in
        window.labels.contains("3 pictures: 1 not allowed, 1 without a complete credit, 1 not looked at")
      }
      #expect(try await vesper.read().labels.contains("May not be used like this. You may not use it commercially."))
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "one window") { $0.children.count == 1 }
      // What was copied is a credit, to be pasted anywhere.
      try await vesper.display.press("ctrl+f", "ctrl+a", "ctrl+v")
      try await vesper.wait(until: "the credit") { window in
        window.searchEntry?.text?.hasPrefix("“A bird in UCD campus” (https://www.flickr.com/photos/") ?? false
      }
    }
  }

  @Test func `a photo is recognised in documents from when it is saved`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      let environment = Launch.environment(home: home)
      let library = try SavedPhotosLibrary(
        directory: SavedPhotosLibrary.defaultDirectory(environment: environment),
        database: SavedPhotosLibrary.defaultDatabase(environment: environment))
      try await eventually(for: "the fingerprints") {
        try await library.fingerprints().count == 2 ? true : nil
      }
    }
  }

  @Test func `a document that cannot be read is refused in a sentence`() async throws {
    let home = try TemporaryDirectory()
    let document = home.url.appending(path: "broken.odt")
    try Data("PK".utf8).write(to: document)
    try await withVesper(home: home, arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      try await vesper.wait(until: "the photos") { !$0.photoLines.isEmpty }
      try await vesper.display.press("F10")
      try await vesper.chooseInMenu("Check a Document…")
      try await vesper.chooseFile(document.path)
      try await vesper.wait(until: "what is wrong") { window in
        window.labels.contains {
          $0 == "The document is damaged or incomplete. Open it in the program that made it, and save it again."
        }
      }
    }
  }
}
