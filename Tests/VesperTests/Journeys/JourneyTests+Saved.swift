import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// Journeys with photos that are saved.
extension JourneyTests {
  @Test func `After all saved photos were removed the window said that they are saved`() async throws {
    let home = try TemporaryDirectory()
    try await go(home: home, "--search", "flower", "--source", "samples") { vesper in
      let photos = try await vesper.wait(for: "the flowers") { $0.photoLines.count == 3 ? $0.photoLines : nil }
      try await vesper.openPhoto()
      try await vesper.leavePhoto()
      try await vesper.display.press("ctrl+a")
      try await vesper.display.press("ctrl+s")
      let saved = "\(photos.count) photos are saved."
      try await vesper.wait(until: "all saved") { $0.labels.contains(saved) }
      #expect(home.savedPictures.count == photos.count)
      try await vesper.display.press("ctrl+d")
      // Not the same number of found ones, which are there until the others come.
      try await vesper.wait(until: "all of them") {
        $0.labels.contains("\(photos.count) photos") && $0.searches("Saved Photos")
          && $0.photoLines.count == photos.count
      }
      try await vesper.openPhoto()
      try await vesper.leavePhoto()
      try await vesper.display.press("ctrl+a", "Delete")
      let removed = "\(photos.count) photos removed."
      try await vesper.wait(until: "nothing, told once") { window in
        window.photoLines.isEmpty && window.labels.contains(removed)
          && !window.labels.contains(saved) && window.labels.contains("Photos you save appear here")
          && !window.labels.contains("No photos found")
      }
      #expect(home.savedPictures == [])
      try await vesper.press("Undo")
      try await vesper.wait(until: "all again") { window in
        window.photoLines.count == photos.count && !window.labels.contains(removed)
          && !window.labels.contains("Photos you save appear here")
      }
      #expect(home.savedPictures.count == photos.count)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the flowers, saved") {
        $0.searchEntry?.text == "flower" && $0.photoLines.count == 3
      }
    }
    try await go(home: home, "--source", "saved") { vesper in
      try await vesper.wait(until: "the saved photos") { $0.photoLines.count == home.savedPictures.count }
    }
  }

  @Test(.long) func `a folder in which nothing can be saved, another photo, the folder back, Try Again saves both`()
    async throws
  {
    let home = try TemporaryDirectory()
    // A file in the place of the directory: unlike a directory for reading only it stops everybody.
    let pictures = home.url.appending(path: "Pictures")
    try Data().write(to: pictures)
    try await go(home: home, "--search", "flower", "--source", "samples") { vesper in
      let titles = try await vesper.wait(for: "the flowers") { $0.photoLines.count == 3 ? $0.photoLines : nil }
        .map(\.title)
      try await vesper.select(titles[0])
      try await vesper.wait(until: "the first") { $0.labels.contains("1 photo selected") }
      try await vesper.display.press("ctrl+s")
      try await vesper.wait(until: "the reason") { window in
        window.labels.contains { $0.hasPrefix("“\(titles[0])” could not be saved. ") && $0.contains("Pictures") }
      }
      try await vesper.select(titles[0])
      try await vesper.wait(until: "no selection") { !$0.labels.contains("1 photo selected") }
      try await vesper.select(titles[1])
      try await vesper.wait(until: "the other one") { $0.labels.contains("1 photo selected") }
      try await vesper.display.press("ctrl+s")
      let again = try await vesper.wait(for: "both") { window in
        window.first { $0.role == "alert" && $0.name.hasPrefix("2 photos could not be saved: ") }?
          .first("button", named: "Try Again")
      }
      try FileManager.default.removeItem(at: pictures)
      try await vesper.click(again)
      try await vesper.wait(until: "both saved") { $0.labels.contains("2 photos are saved.") }
      #expect(home.savedPictures.count == 2)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "them") { Set($0.photoLines.map(\.title)) == Set(titles.prefix(2)) }
    }
  }

  @Test(.long) func `a note for a saved photo, found by it, removed at the photo, undone, a kill: the note is there`()
    async throws
  {
    let home = try TemporaryDirectory()
    try await go(home: home, "--search", "bird", "--source", "samples") { vesper in
      let titles = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "both") { $0.photoLines.count == 2 }
      try await vesper.openPhoto()
      let note = try await vesper.wait(for: "the note") { $0.note }
      try await vesper.write("For the cover", into: note)
      try await vesper.wait(until: "it is kept") { $0.labels.contains("Saved") }
      try await vesper.leavePhoto()
      try await vesper.search("cover")
      try await vesper.wait(until: "the photo with the note") { $0.photoLines.map(\.title) == [titles[1]] }
      try await vesper.openPhoto()
      let remove = try await vesper.wait(for: "the button") { window in
        window.labels.contains("Note")
          ? window.all.last { $0.role == "button" && $0.labels.contains("Remove from Saved Photos") } : nil
      }
      try await vesper.click(remove)
      try await vesper.wait(until: "nothing") { $0.photoLines.isEmpty && !$0.labels.contains("Note") }
      #expect(home.savedPictures.count == 1)
      try await vesper.display.press("ctrl+z")
      try await vesper.wait(until: "it is back") { $0.photoLines.map(\.title) == [titles[1]] }
      #expect(home.savedPictures.count == 2)
      try await home.waitForSession("cover")
    }
    try await go(home: home) { vesper in
      try await vesper.wait(until: "the search of before") { window in
        window.searches("Saved Photos") && window.searchEntry?.text == "cover" && window.photoLines.count == 1
      }
      try await vesper.openPhoto()
      try await vesper.wait(until: "the note") { $0.note?.text == "For the cover" }
    }
  }
}

extension AccessibleNode {
  fileprivate var note: AccessibleNode? {
    first { $0.name == "Note" && $0.interfaces.contains("org.a11y.atspi.EditableText") }
  }
}
