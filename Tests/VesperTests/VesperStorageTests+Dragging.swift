import Foundation
import GeneratedCases
import Testing

/// Photos that are dragged with the mouse.
extension VesperStorageTests {
  private static let samples = ["--search", "birds", "--source", "samples"]

  @Test func `a photo that is dragged onto a collection is added to it`() async throws {
    try await withVesper(home: try TemporaryDirectory(), arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+d")
      let row = try await vesper.createCollection("Poster")
      let photo = try await vesper.wait(for: "the photos") { $0.photoLines.count == 2 ? $0.photoLines.first : nil }
      try await vesper.drag(photo, onto: row)
      try await vesper.wait(until: "what came of it") { $0.labels.contains("Added 1 photo to “Poster”.") }
      try await vesper.wait(until: "the number") { $0.first { $0.name == "Poster, 1 photo" } != nil }
      // Not on all saved photos, where they are anyway.
      #expect(try await vesper.read().photoLines.count == 2)
    }
  }

  @Test(.long) func `all selected photos are dragged together`() async throws {
    try await withVesper(home: try TemporaryDirectory(), arguments: Self.samples) { vesper, _ in
      try await vesper.saveIntoNewCollection()
      try await vesper.display.press("ctrl+d")
      let row = try await vesper.createCollection("Poster")
      try await vesper.selectAll(2)
      try await vesper.drag(try #require(try await vesper.read().photoLines.last), onto: row)
      try await vesper.wait(until: "both") { $0.first { $0.name == "Poster, 2 photos" } != nil }
    }
  }

  /// The entry took its credit for words, and searched for them.
  @Test(.long) func `a photo that is dropped on the search field leaves its words alone`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      let photo = try await vesper.wait(for: "the photos") { $0.photoLines.first }
      let entry = try #require(try await vesper.read().searchEntry)
      try await vesper.display.drag(from: try await vesper.middle(of: photo), to: try await vesper.middle(of: entry))
      for _ in 0..<2 {
        try await vesper.display.nudge()
        _ = try await vesper.read()
      }
      try await vesper.display.drop()
      // Until then the keys go to what is dragged.
      try await eventually(for: "the words and one more letter") {
        try await vesper.display.press("ctrl+f", "End")
        try await vesper.display.type("s")
        return try await vesper.read().searchEntry?.text?.wholeMatch(of: /birdss+/) != nil ? true : nil
      }
    }
  }

  @Test func `other programs get the file of a photo that is dragged to them, and its credit`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      let photo = try await vesper.wait(for: "the photos") { $0.photoLines.first }
      let middle = try await vesper.middle(of: photo)
      let other = try await DropWindow(on: vesper.display)
      try await vesper.display.drag(from: middle, to: DropWindow.place)
      let got = try await other.take()
      let uri = try #require(got["text/uri-list"]?.trimmingCharacters(in: .whitespacesAndNewlines))
      let file = try #require(URL(string: uri))
      #expect(try Data(contentsOf: file).starts(with: [0xFF, 0xD8, 0xFF]))
      #expect(file.lastPathComponent.hasPrefix(photo.title))
      // It is a copy for the other program, not one of the saved photos.
      #expect(home.savedPictures.isEmpty)
      let text = try #require(got["text/plain;charset=utf-8"])
      #expect(text.contains(photo.title) && text.contains("https://") && !text.contains("<"))
      #expect(try #require(got["text/html"]).contains("<a href="))
      #expect(try await !vesper.read().labels.contains("Credit"), "the photo stays closed")
    }
  }

  @Test(.long) func `other programs get the file of a saved photo that is dragged to them`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(1)
      try await vesper.display.press("ctrl+d")
      let name = try #require(home.savedPictures.first)
      // Not one of the search, whose lines go as those of the saved photos come.
      let photo = try await vesper.wait(for: "it") { window in
        window.photoLines.count == 1 ? window.photoLines.first { name.hasPrefix($0.title) } : nil
      }
      let middle = try await vesper.middle(of: photo)
      var other = try await DropWindow(on: vesper.display)
      try await vesper.display.drag(from: middle, to: DropWindow.place)
      let file = home.url.appendingPathComponent("Pictures/Vesper").appendingPathComponent(name)
      let uri = try #require(try await other.take()["text/uri-list"])
      #expect(URL(string: uri.trimmingCharacters(in: .whitespacesAndNewlines)) == file)

      // The large photo gives the same file, and its credit.
      try await vesper.click(photo)
      let picture = try await vesper.wait(for: "the photo") { window in
        window.labels.contains("Credit") ? window.first { $0.role == "image" && $0.states.contains(.focusable) } : nil
      }
      let large = try await vesper.middle(of: picture)
      other = try await DropWindow(on: vesper.display)
      try await vesper.display.drag(from: large, to: DropWindow.place)
      let got = try await other.take()
      #expect(got["text/uri-list"] == file.absoluteString + "\r\n")
      #expect(got["text/plain;charset=utf-8"]?.contains(photo.title) == true, "\(got)")
    }
  }
}

extension RunningVesper {
  /// Drags one element onto another one, which must show that it takes what is dragged.
  fileprivate func drag(_ node: AccessibleNode, onto target: AccessibleNode) async throws {
    let (start, end) = (try await middle(of: node), try await middle(of: target))
    let before = try await colors(of: target)
    try await display.drag(from: start, to: end)
    try await wait(untilColorsOf: target, are: "ready") { $0 != before }
    // The window knows that it takes it once it has heard of another place.
    for _ in 0..<2 {
      try await display.nudge()
      _ = try await read()
    }
    try await display.drop()
  }
}
