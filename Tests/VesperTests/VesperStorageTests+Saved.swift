import Foundation
import GeneratedCases
import ReplayServer
import Testing

@testable import PhotoSearchCore

extension VesperStorageTests {
  private static let samples = ["--search", "birds", "--source", "samples"]

  @Test func `Control and D lead to the saved photos and back, which are searched as one types`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      let titles = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the last saved first, and where they are") { window in
        window.photoLines.map(\.title) == titles.reversed() && window.searchEntry?.text == ""
          && window.labels.contains("~/Pictures/Vesper") && window.first("button", named: "Open the Folder") != nil
      }
      try await vesper.display.press("ctrl+f")
      try await vesper.display.type("qqqq")
      try await vesper.wait(until: "nothing") { $0.photoLines.isEmpty && $0.labels.contains("No photos found") }
      // Another text takes the place of the one that is there.
      try await vesper.display.press("ctrl+f")
      try await vesper.display.type("zzzz")
      try await vesper.wait(until: "the other text") { $0.searchEntry?.text == "zzzz" }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the way back") { window in
        window.searchEntry?.text == "birds" && window.photoLines.count > 2
      }
    }
  }

  @Test func `the way back leads from the saved photos to the search`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.wait(until: "the birds") { $0.photoLines.count > 2 }
      #expect(try await vesper.read().first("button", named: "Back to the search") == nil)
      try await vesper.display.press("ctrl+d")
      try await vesper.clickWithMouse("Back to the search")
      try await vesper.wait(until: "the birds again") { window in
        window.searchEntry?.text == "birds" && window.photoLines.count > 2
          && window.first("button", named: "Back to the search") == nil
      }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photos") { $0.searches("Saved Photos") }
      try await vesper.display.press("alt+Left")
      try await vesper.wait(until: "the birds once more") { $0.searchEntry?.text == "birds" }
    }
  }

  @Test func `an empty place says what comes there`() async throws {
    try await withVesper { vesper, server in
      try await vesper.click(
        try await vesper.wait(for: "the way") { window in
          window.first { $0.name == "Saved photos" && $0.role.hasSuffix("button") }
        })
      let label = try await vesper.wait(for: "the words") { $0.first("label", named: "Photos you save appear here") }
      try await eventually(for: "the page") { try await vesper.area(of: label).isEmpty ? nil : true }
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `a picture that is gone is told about, and one that was renamed is found`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      // Else the next run might save them again.
      try await eventually(for: "the session") { (home.session?["saves"] as? [Any])?.isEmpty ?? false ? true : nil }
    }
    let folder = home.url.appendingPathComponent("Pictures/Vesper")
    let files = home.savedPictures
    try FileManager.default.removeItem(at: folder.appendingPathComponent(files[0]))
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent(files[1]), to: folder.appendingPathComponent("mine.jpg"))
    try await withVesper(home: home) { vesper, _ in
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the word about it") { window in
        window.labels.contains(
          "1 picture was moved or renamed, and was found again. "
            + "1 picture is no longer in the folder. Save its photo again to get it back.")
          && window.photoLines.count == 2
      }
    }
  }

  @Test(.long) func `the credits of all saved photos become a file, which is read again`() async throws {
    let home = try TemporaryDirectory()
    let file = home.url.appendingPathComponent("all.csv")
    // The dialog remembers its size, but there is no service that keeps settings.
    let environment = ["GSETTINGS_BACKEND": "memory"]
    try await withVesper(home: home, arguments: Self.samples, environment: environment) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "both") { $0.photoLines.count == 2 }
      try await vesper.clickWithMouse("Export Credits")
      let table = try await vesper.wait(for: "the table") { window in
        window.all.last { $0.name == "A spreadsheet (CSV)" && $0.role == "button" }
      }
      try await vesper.click(table)
      try await vesper.answerFileChooser(file.path, suggesting: "Photo Credits.csv")
      let text = try await eventually(for: "the file") { try? String(contentsOf: file, encoding: .utf8) }
      #expect(text.split(whereSeparator: \.isNewline).count >= 3)
    }
    // Somebody else has none of them yet.
    try await withVesper(arguments: ["--source", "saved"], environment: environment) { vesper, _ in
      try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: Self.importList) })
      try await vesper.chooseFile(file.path)
      try await vesper.wait(until: "what came") { window in
        window.labels.contains("2 photos were added to the list.") && window.photoLines.count == 2
      }
    }
  }

  @Test(.long) func `the receipts of all saved photos become a file, and everything goes to another computer`()
    async throws
  {
    let home = try TemporaryDirectory()
    let environment = ["GSETTINGS_BACKEND": "memory"]
    let backup = home.url.appendingPathComponent("all.json")
    try await withVesper(home: home, arguments: Self.samples, environment: environment) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "both") { $0.photoLines.count == 2 }
      let receipts = home.url.appendingPathComponent("receipts.txt")
      for (button, name, file, mark) in [
        ("Proof of the licences, as text", "Receipts.txt", receipts, "SHA-256 as the service delivered it: "),
        ("Another computer (JSON)", "Photo Credits.json", backup, "\"receipts\" : "),
      ] {
        try await vesper.clickWithMouse("Export Credits")
        let item = try await vesper.wait(for: "the item") { window in
          window.all.last { $0.name == button && $0.role == "button" }
        }
        try await vesper.click(item)
        try await vesper.answerFileChooser(file.path, suggesting: name)
        let text = try await eventually(for: "the file") { try? String(contentsOf: file, encoding: .utf8) }
        #expect(text.components(separatedBy: mark).count == 3, "\(text)")
      }
    }
    try await withVesper(arguments: ["--source", "saved"], environment: environment) { vesper, _ in
      try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: Self.importList) })
      try await vesper.chooseFile(backup.path)
      try await vesper.wait(until: "what came") { window in
        window.labels.contains("2 photos were added to the list.") && window.photoLines.count == 2
      }
    }
  }

  @Test(.long) func `An import that takes longer says how far it is, and is given up without a trace`() async throws {
    let lines = (0..<60_000).map { "https://photos.example/\($0),Photo \($0),Somebody" }
    let list = Data((["page_url,title,author"] + lines).joined(separator: "\n").utf8)
    var wasGivenUp = false
    // On a busy machine it may be over before anybody has looked.
    for _ in 0..<10 where !wasGivenUp {
      let home = try TemporaryDirectory()
      let file = home.url.appendingPathComponent("long.csv")
      try list.write(to: file)
      let environment = ["GSETTINGS_BACKEND": "memory"]
      try await withVesper(home: home, arguments: ["--source", "saved"], environment: environment) { vesper, _ in
        try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: Self.importList) })
        try await vesper.chooseFile(file.path)
        let window = try await vesper.wait(until: "how far it is") { window in
          window.first { $0.role == "progress bar" && $0.name.hasSuffix("of 60,000 photos") } != nil
            || !window.photoLines.isEmpty
        }
        guard let cancel = window.first("button", named: "Cancel") else { return }
        try? await vesper.click(cancel)
        wasGivenUp = try await vesper.wait(for: "the end of it") { window in
          if window.first(where: { $0.role == "progress bar" }) != nil { return nil }
          if !window.photoLines.isEmpty { return false }
          return window.labels.contains("Photos you save appear here") ? true : nil
        }
        #expect(try await vesper.read().children.count == 1)
      }
      guard wasGivenUp else { continue }
      let count = try await SavedPhotosLibrary(
        directory: home.url.path + "/Pictures/Vesper", database: home.url.path + "/data/vesper/saved-photos.sqlite"
      ).count()
      // All had come when it was cancelled.
      #expect([0, 60_000].contains(count))
      wasGivenUp = count == 0
    }
    #expect(wasGivenUp)
  }

  private static let importList = "Import a list that Vesper exported"

  private func writeNote(_ text: String, in vesper: RunningVesper) async throws {
    let note = try await vesper.wait(for: "the note") { window in
      window.first { $0.name == "Note" && $0.interfaces.contains("org.a11y.atspi.EditableText") }
    }
    try await vesper.write(text, into: note)
  }

  @Test func `a note about a saved photo is kept as it is typed, and finds it`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "both") { $0.photoLines.count == 2 }
      try await vesper.showFirstPhoto()
      try await writeNote("For the cover", in: vesper)
      try await vesper.wait(until: "it is kept") { $0.labels.contains("Saved") }
      try await vesper.display.press("ctrl+f")
      try await vesper.display.type("cover")
      try await vesper.wait(until: "the photo with the note") { $0.photoLines.count == 1 }
    }
    let found = try await Launch.run(["--print", "cover", "--source", "saved"], home: home)
    #expect(found.lines.count == 1)
  }

  @Test(.long, arguments: ["ctrl+w", "ctrl+q"])
  func `Ending the program lost the note that was being typed`(key: String) async throws {
    let home = try TemporaryDirectory()
    let vesper = try await RunningVesper.start(on: display, home: home, arguments: Self.samples, environment: [:])
    defer { vesper.process.kill() }
    _ = try await vesper.saveFirstPhotos(1)
    try await vesper.showFirstPhoto()
    try await writeNote("For the cover", in: vesper)
    try await vesper.display.press(key)
    #expect(try await vesper.process.waitForExit() == 0)
    let found = try await Launch.run(["--print", "cover", "--source", "saved"], home: home)
    #expect(found.lines.count == 1)
  }

  @Test(.long) func `a saved photo shows what the service said about its licence`() async throws {
    let server = try ReplayServer.started()
    let photo = ServiceAnswer.Photo(title: "Cat", image: "Cat.jpg", license: ("by-nc", "2.0"))
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos([photo], of: server))
    let picture = Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")
    server.answer("/Cat.jpg", with: .image(picture))
    try await withVesper(server, arguments: ["--search", "cat", "--source", "openverse"]) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(1)
      try await vesper.showFirstPhoto()
      let button = try await vesper.wait(for: "the button") { $0.first("button", named: "Show Receipt") }
      try await vesper.click(button)
      let text = try await vesper.wait(for: "the receipt") { window in
        window.children.last?.first { $0.text?.contains("Licence: CC BY-NC 2.0") ?? false }?.text
      }
      #expect(text.contains("Request: \(server.baseURL.absoluteString)v1/images/?"))
      #expect(text.contains(#""license":"by-nc""#) && text.contains(#""title":"Cat""#))
      #expect(text.contains("SHA-256 as the service delivered it: \(SHA256Digest.hexadecimal(picture))"))
      try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: "Copy Receipt") })
      try await vesper.wait(until: "the word about it") { $0.first("button", named: "Copied") != nil }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "one window") { $0.children.count == 1 }
    }
  }

  @Test(.long) func `photos are found by colour among the samples, and once they are saved`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.wait(until: "the birds") { $0.photoLines.count > 2 }
      try await vesper.openFilters()
      try await vesper.choose("Green", of: "Colour", presses: 4)
      try await vesper.display.press("Escape")
      let samples = SamplePhotosSource(directory: TestEnvironment.root.appending(path: "data/sample-photos").path)
      var query = PhotoQuery(text: "birds")
      query.color = .green
      let green = try await samples.search(query, page: nil).photos.map(\.title)
      try await vesper.wait(until: "those that are green") { window in
        window.photoLines.map(\.title) == green && window.first("button", named: "Remove filter: Green") != nil
      }
      let titles = try await vesper.saveFirstPhotos(1)
      try await vesper.display.press("ctrl+d")
      // Once it has been looked at.
      try await vesper.wait(until: "the green one") { $0.photoLines.map(\.title) == titles }
      try await vesper.click(
        try await vesper.wait(for: "the chip") { $0.first("button", named: "Remove filter: Green") })
      try await vesper.wait(until: "no filter") { $0.photoLines.map(\.title) == titles }
    }
  }

  @Test(.long) func `a photo that is looked at is removed from the saved ones, and comes back`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(1)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "it") { $0.photoLines.count == 1 }
      try await vesper.showFirstPhoto()
      try await vesper.click(
        try await vesper.wait(for: "the button") { window in
          window.labels.contains("Note")
            ? window.all.last { $0.role == "button" && $0.labels.contains("Remove from Saved Photos") } : nil
        })
      try await vesper.wait(until: "nothing") { $0.photoLines.isEmpty && !$0.labels.contains("Note") }
      #expect(home.savedPictures == [])
      try await vesper.click(try await vesper.wait(for: "Undo") { $0.first("button", named: "Undo") })
      try await vesper.wait(until: "it is back") { $0.photoLines.count == 1 }
      #expect(home.savedPictures.count == 1)
    }
  }
}

extension RunningVesper {
  /// Selects the first photos of the results and saves them. Returns their titles.
  func saveFirstPhotos(_ count: Int) async throws -> [String] {
    try await selectAll(count)
    let titles = try await read().photoLines.prefix(count).map(\.title)
    try await display.press("ctrl+s")
    try await wait(until: "the last one") { window in
      window.labels.contains {
        $0.hasPrefix(count == 1 ? "“\(titles[0])” is saved" : "\(count) photos are saved.")
      }
    }
    return titles
  }

  /// Gives the path of a file that is there to the dialog that asks for one.
  func chooseFile(_ path: String) async throws {
    try await wait(until: "the question which") { $0.children.count == 2 }
    // Where the path is typed, in GTK's dialog.
    try await display.press("ctrl+l")
    let entry = try await wait(for: "the entry for the path") { window in
      window.children.last?.first { $0.isWritable && $0.states.contains(.focused) }
    }
    try await write(path, into: entry)
    try await display.press("Return")
    try await wait(until: "it is closed") { window in !window.all.contains { $0.text == path } }
  }

  /// Gives the path to the dialog that asks for a file.
  func answerFileChooser(_ path: String, suggesting name: String) async throws {
    let dialog = try await wait(for: "the question where") { window in
      window.children.last { $0.first { $0.text == name && $0.isWritable } != nil }
    }
    guard let entry = dialog.first(where: { $0.text == name && $0.isWritable }) else { return }
    try await write(path, into: entry)
    let button = try await wait(for: "the button") { window in
      window.children.last { $0.first { $0.text == path } != nil }?.first {
        $0.role == "button" && $0.name.hasSuffix("Save") && $0.states.contains(.sensitive)
      }
    }
    try await click(button)
  }
}

extension AccessibleNode {
  fileprivate var isWritable: Bool { interfaces.contains("org.a11y.atspi.EditableText") }
}
