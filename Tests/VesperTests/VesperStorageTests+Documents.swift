import Foundation
import GeneratedCases
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// The window about the credits of a document.
extension VesperStorageTests {
  @Test(.long) func `the credits of a document are shown and copied, and judged anew when it is sold`() async throws {
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
      try await vesper.clickWithMouse("Copy the credits as")
      let format = try await vesper.wait(for: "a format") { window in
        window.all.last { $0.name == "Wikitext" && $0.role == "button" }
      }
      try await vesper.click(format)
      let text = try await vesper.saveCopy(home.url.appending(path: "copy.html"))
      #expect(text.contains("<h2>Photo Credits</h2>") && text.hasSuffix("</section>\n</html>"))
      try await vesper.focus("Write credits below the pictures")
      try await vesper.display.press("space")
      let page = try await vesper.saveCopy(home.url.appending(path: "captioned.html"))
      #expect(page.contains("alt=\"A bird\"><br/><small lang=\"en\"><a href=") && page.hasSuffix("gone.jpg\"></html>"))
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
        window.searchEntry?.text?.contains("[https://www.flickr.com/photos/") ?? false
      }
    }
  }

  @Test(.long) func `documents that are dropped on the window are checked, each in a window of its own`() async throws {
    let home = try TemporaryDirectory()
    let document = try await CreditedDocument.write(to: home)
    let other = home.url.appending(path: "other.md")
    try Data("# Nothing\n".utf8).write(to: other)
    try await withVesper(home: home, arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      let photo = try await vesper.wait(for: "the photos") { $0.photoLines.first }
      let source = try await DropWindow(on: vesper.display, files: [document.path, other.path])
      try await source.drag(to: try await vesper.middle(of: photo))
      try await vesper.wait(until: "both verdicts") { window in
        window.labels.contains("3 pictures: 1 without a complete credit, 1 credited, 1 not looked at")
          && window.children.map(\.name).contains("Credits of “other.md”")
      }
      #expect(try await vesper.read().children.count == 3)
    }
  }

  @Test(.long) func `an unknown picture is looked for in the services, and saved when it is there`() async throws {
    let home = try TemporaryDirectory()
    // None of the samples.
    let picture = Fixtures.data("openverse/thumbs/14463e0e-cff5-4872-9085-7b8d9a251344.jpg")
    try picture.write(to: home.url.appending(path: "black cat.jpg"))
    let document = home.url.appending(path: "lesson.md")
    try Data("# Cats\n\n![](black%20cat.jpg)\n".utf8).write(to: document)
    let server = try ReplayServer.started()
    server.answer("/dog", with: .image(Fixtures.data("openverse/thumbs/5c3a8fa6-26b3-49de-987d-449596387d18.jpg")))
    server.answer("/cat", with: .image(picture))
    server.answer("/cat.jpg", with: .image(picture))
    let photos = [
      ServiceAnswer.Photo(title: "Dog", thumbnail: "dog"),
      ServiceAnswer.Photo(title: "Cat", page: "https://photos.example/cat", thumbnail: "cat", image: "cat.jpg"),
    ]
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos(photos, of: server))
    try await withVesper(server, home: home) { vesper, _ in
      try await vesper.display.press("ctrl+shift+o")
      try await vesper.chooseFile(document.path)
      try await vesper.wait(until: "the verdict") { $0.labels.contains("1 picture: 1 not known") }
      try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: "Look for It…") })
      try await vesper.wait(until: "the words of its name") { window in
        window.all.contains { $0.text == "black cat" }
      }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the photo") { window in
        window.labels.contains("1 picture: 1 without a complete credit")
          && window.labels.contains("“Cat” by Somebody is licensed under CC BY-SA 4.0")
      }
      // The picture stays here: only the words were sent.
      #expect(server.requests.allSatisfy { $0.method == "GET" })
      #expect(server.requests.contains { $0.query["q"] == "black cat" })
      try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: "Save the Photo") })
      try await vesper.wait(until: "it is saved") { $0.first("button", named: "The photo is saved") != nil }
      #expect(home.savedPictures.count == 1)
    }
    let again = try await Launch.run(["--credits", document.path], home: home)
    #expect(again.exitCode == 1 && again.output.contains("“Cat”"))
  }

  @Test func `a photo is recognised in documents from when it is seen, until the cache is emptied`() async throws {
    let home = try TemporaryDirectory()
    let picture = Fixtures.data("openverse/thumbs/14463e0e-cff5-4872-9085-7b8d9a251344.jpg")
    try picture.write(to: home.url.appending(path: "x.jpg"))
    let document = home.url.appending(path: "lesson.md")
    try Data("![](x.jpg)\n".utf8).write(to: document)
    let server = try ReplayServer.started()
    server.answer("/cat", with: .image(picture))
    let photo = ServiceAnswer.Photo(title: "Cat", thumbnail: "cat")
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos([photo], of: server))
    // Makes the file of seen photos, which two programs would otherwise make at once.
    _ = try await Launch.run(["--credits", document.path], home: home)
    try await withVesper(server, home: home, arguments: ["--search", "cat", "--source", "openverse"]) { vesper, _ in
      try await eventually(for: "it is known") {
        try await Launch.run(["--credits", document.path], home: home).output.contains("“Cat”") ? true : nil
      }
      let dialog = try await vesper.openSettings()
      try await vesper.clickWithMouse(on: try #require(dialog.first { $0.name == "Storage" && $0.role == "tab" }))
      try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: "Clear cache") })
      try await eventually(for: "it is forgotten") {
        try await Launch.run(["--credits", document.path], home: home).output.contains("1 not known") ? true : nil
      }
    }
  }

  @Test(.long) func `a photo is recognised in documents from when it is saved`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      let environment = Launch.environment(home: home)
      // The program may be writing.
      let library = try await eventually(for: "the library") {
        try? SavedPhotosLibrary(
          directory: SavedPhotosLibrary.defaultDirectory(environment: environment),
          database: SavedPhotosLibrary.defaultDatabase(environment: environment))
      }
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

extension RunningVesper {
  /// Saves a copy of the document with the one credit that it lacks, and returns its text.
  fileprivate func saveCopy(_ file: URL) async throws -> String {
    try await click(try await wait(for: "the button") { $0.first("button", named: "Save a Copy with Credits…") })
    try await answerFileChooser(file.path, suggesting: "lesson with credits.html")
    try await wait(until: "the word about it") { window in
      window.labels.contains("A copy with 1 credit was saved as \(file.path).")
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
