import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperStorageTests {
  private static let samples = ["--search", "birds", "--source", "samples"]

  @Test func `several photos that are selected are saved with Control and S`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      let lines = try await vesper.wait(for: "the photos") { $0.photoLines.count >= 3 ? $0.photoLines : nil }
      #expect(try await !vesper.read().labels.contains { $0.hasSuffix("selected") })
      for line in lines.prefix(3) { try await vesper.click(try #require(line.selectButton)) }
      try await vesper.wait(until: "the count") { $0.labels.contains("3 photos selected") }
      try await vesper.display.press("ctrl+s")
      try await vesper.wait(until: "what came of it") { window in
        window.labels.contains { $0 == "3 photos are saved." }
      }
      #expect(home.savedPictures.count == 3)
    }
  }

  @Test func `the photos that cannot be saved are named, and the way can be given up`() async throws {
    let server = try ReplayServer.started()
    let photos = ["Ant", "Bee", "Cow"]
    for name in photos { server.answer("/\(name).jpg", with: Reply.image(Data([1])).held()) }
    server.answer(
      ReplayServer.searchPath,
      with: ServiceAnswer.photos(photos.map { .init(title: $0, image: "\($0).jpg") }, of: server))
    let home = try TemporaryDirectory()
    try await withVesper(server, home: home, arguments: ["--search", "animals"]) { vesper, server in
      try await vesper.wait(until: "the photos") { $0.photoLines.count == 3 }
      try await vesper.selectAll(3)
      try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
      try await vesper.wait(until: "how far it is") { window in
        window.first("progress bar", named: "Saving 1 of 3 photos") != nil
      }
      try await vesper.click(try await vesper.wait(for: "Cancel") { $0.first("button", named: "Cancel") })
      try await vesper.wait(until: "the end") { $0.first("button", named: "Cancel") == nil }
      #expect(home.savedPictures == [])
      server.releaseHeldReplies()
      try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
      for _ in 0..<3 { server.releaseHeldReplies() }
      try await vesper.wait(until: "the names") { window in
        server.releaseHeldReplies()
        return window.labels.contains(
          "3 photos could not be saved: Ant, Bee, Cow. The last one: What the source sent is no picture. "
            + "Open its page to get it.")
      }
    }
  }

  @Test(.long) func `the credits of several photos are copied in any format, Escape deselects`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.photoLines.count >= 2 }
      try await vesper.selectAll(2)
      try await vesper.display.press("ctrl+shift+c")
      var copied = try await vesper.pasteIntoSearch()
      #expect(copied.components(separatedBy: "(https://").count > 2, "\(copied)")
      try await vesper.selectAll(2)
      try await vesper.openCredits()
      try await vesper.click(try await vesper.wait(for: "Wikitext") { $0.first("button", named: "Wikitext") })
      try await vesper.wait(until: "no forms") { $0.first("button", named: "Wikitext") == nil }
      copied = try await vesper.pasteIntoSearch()
      #expect(copied.hasPrefix("* "), "\(copied)")
      try await vesper.selectAll(2)
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "nothing selected") { window in
        !window.photoLines.contains { $0.selectButton?.isPressed ?? false }
      }
    }
  }

  @Test(.long) func `the form of credits is remembered, for several photos and for one`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.selectAll(2)
      try await vesper.openCredits()
      try await vesper.click(try await vesper.wait(for: "Wikitext") { $0.first("button", named: "Wikitext") })
      try await eventually(for: "the memory") { home.settings?["creditFormat"] as? String == "wikitext" ? true : nil }
    }
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.selectAll(2)
      try await vesper.display.press("ctrl+shift+c")
      #expect(try await vesper.pasteIntoSearch().hasPrefix("* "))
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the form") { window in
        window.labels.contains { $0.hasPrefix("[https://") }
      }
    }
  }

  @Test func `the credits of a selection become a file for an article or for slides`() async throws {
    let home = try TemporaryDirectory()
    let environment = ["GSETTINGS_BACKEND": "memory"]
    try await withVesper(home: home, arguments: Self.samples, environment: environment) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.photoLines.count >= 2 }
      try await vesper.selectAll(2)
      for (button, end) in [("An article, as a web page", "html"), ("A spreadsheet (CSV)", "csv")] {
        try await vesper.openCredits()
        // Nobody has proof of what was not saved.
        #expect(try await vesper.read().first("button", named: "Proof of the licences, as text") == nil)
        try await vesper.click(try await vesper.wait(for: button) { $0.first("button", named: button) })
        let file = home.url.appendingPathComponent("credits.\(end)")
        try await vesper.answerFileChooser(file.path, suggesting: "Photo Credits.\(end)")
        let text = try await eventually(for: "the file") { try? String(contentsOf: file, encoding: .utf8) }
        #expect(text.lowercased().contains("bird"), "\(text)")
        #expect(end == "csv" || text.components(separatedBy: "<li>").count == 3)
        let alert = try await vesper.wait(for: "the word about it") { window in
          window.first("alert", named: "The credits are in a file now.").flatMap {
            $0.says("~/credits.\(end)") ? $0 : nil
          }
        }
        #expect(alert.first("button", named: "Show in Folder") != nil)
      }
    }
  }
}

extension TemporaryDirectory {
  /// The pictures in the folder where Vesper saves photos.
  var savedPictures: [String] {
    let folder = url.appendingPathComponent("Pictures/Vesper").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".xmp") }.sorted()
  }
}

extension RunningVesper {
  /// Selects the first photos of the results, as assistive technology does it.
  func selectAll(_ count: Int) async throws {
    let lines = try await wait(for: "the photos") { $0.photoLines.count >= count ? $0.photoLines : nil }
    for line in lines.prefix(count) where line.selectButton?.isPressed == false {
      if let button = line.selectButton { try await click(button) }
    }
    try await wait(until: "the selection") { window in
      window.photoLines.filter { $0.selectButton?.isPressed ?? false }.count == count
    }
  }

  /// Opens the forms of the credits of the selection.
  fileprivate func openCredits() async throws {
    let button = try await wait(for: "the forms") { window in
      window.first { $0.name == "Other forms of the credits" }
    }
    try await clickWithMouse(on: button)
  }

  /// What is on the clipboard, by pasting it into the search entry, where the text of before comes back, and the photos
  /// with it.
  fileprivate func pasteIntoSearch() async throws -> String {
    let window = try await read()
    let before = window.searchEntry?.text ?? ""
    try await display.press("ctrl+f", "ctrl+a", "ctrl+v")
    let text = try await wait(for: "the clipboard") { window -> String? in
      window.searchEntry?.text.flatMap { $0 == before ? nil : $0 }
    }
    // They stay while there is no answer for the new text.
    try await wait(until: "other photos, or none") { $0.photoLines.map(\.title) != window.photoLines.map(\.title) }
    // At once: a word that begins it may find the same photos.
    try await write(before, into: try #require(try await read().searchEntry))
    try await wait(until: "the photos again") {
      $0.searchEntry?.text == before && $0.photoLines.map(\.title) == window.photoLines.map(\.title)
        && !$0.photoLines.contains { $0.selectButton?.isPressed ?? false }
    }
    return text
  }
}
