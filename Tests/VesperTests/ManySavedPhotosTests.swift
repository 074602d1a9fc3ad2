import Foundation
import GeneratedCases
import PhotoSearchCore
import Testing

/// More saved photos than anybody has: they are shown, found, removed and brought back, and take no memory.
///
/// `VESPER_LONG_SAVED` tells how many, see `script/soak searches`.
@Suite(.long, .serialized, .timeLimit(.minutes(600)))
struct ManySavedPhotosTests: ProgramTests {
  init() { expectMainLoop() }

  @Test func `a hundred thousand saved photos are shown, found, removed and brought back`() async throws {
    let count = ProcessInfo.processInfo.environment["VESPER_LONG_SAVED"].flatMap { Int($0) } ?? 120
    let home = try TemporaryDirectory()
    try await home.save(count)
    let all = count.formatted(.number.locale(Locale(identifier: "en_US")))
    try await withVesper(home: home, arguments: ["--source", "saved"]) { vesper, _ in
      @MainActor func showsAll(_ window: AccessibleNode) -> Bool {
        guard window.photoElements.count > 1 else { return false }
        return window.first { $0.name == "All Saved Photos, \(all) photos" } != nil
      }
      try await vesper.wait(until: "all photos", showsAll)
      let before = try ProcessUsage(of: vesper.process.pid)
      try await vesper.moveKeyboard(to: "the photos") { window in
        window.photoElements.contains { $0.states.contains(.focused) }
      }
      // Each leads to the end of what has been loaded, and loads more.
      try await vesper.display.press(Array(repeating: "End", count: 40))
      try await vesper.wait(until: "photos further on") { window in
        !window.photoElements.isEmpty && !window.photoElements.contains { $0.name.hasPrefix("Photo \(count),") }
      }
      try await vesper.search("Photo \(count / 2)")
      try await vesper.wait(until: "the one in the middle") { window in
        window.photoElements.first?.name.hasPrefix("Photo \(count / 2),") ?? false
      }
      try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace")
      try await vesper.wait(until: "all again") { window in
        guard showsAll(window) else { return false }
        return window.photoElements[0].name.hasPrefix("Photo \(count),")
      }
      try await vesper.moveKeyboard(to: "the photos") { window in
        window.photoElements.contains { $0.states.contains(.focused) }
      }
      try await vesper.display.press("ctrl+a", "Delete")
      try await vesper.wait(until: "fewer") { $0.labels.contains { $0.hasSuffix(" photos removed.") } }
      #expect(home.savedPictures.count < count)
      try await vesper.press("Undo")
      try await vesper.wait(until: "all are back", showsAll)
      #expect(home.savedPictures.count == count)
      let after = try ProcessUsage(of: vesper.process.pid)
      #expect(after.megabytes - before.megabytes < 60, "\(before), then \(after)")
      // The pools of GLib and libdispatch fill when a busy machine keeps their threads waiting, by a dozen at most.
      // A thread that each photo leaves behind would be a hundred.
      #expect(after.threads <= before.threads + 30 && after.files <= before.files + 4, "\(before), then \(after)")
    }
  }
}

extension TemporaryDirectory {
  /// Saves small pictures with the titles "Photo 1" and so on.
  fileprivate func save(_ count: Int) async throws {
    let library = try SavedPhotosLibrary(
      directory: url.path + "/Pictures/Vesper", database: url.path + "/data/vesper/saved-photos.sqlite")
    // A PNG file of a pixel.
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let pixel = try #require(Data(base64Encoded: text))
    for number in 1...count {
      let photo = Photo(
        id: PhotoID(source: .commons, id: "\(number)"), title: "Photo \(number)", author: "Ada",
        license: License(.cc0, version: "1.0"), pageURL: URL(string: "https://example.org/\(number)"))
      _ = try await library.save(photo, picture: pixel + Data("\(number)".utf8))
    }
  }
}
