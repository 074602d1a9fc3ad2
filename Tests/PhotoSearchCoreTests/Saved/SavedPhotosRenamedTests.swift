import Foundation
import Testing

@testable import PhotoSearchCore

/// Saved photos whose files have names that people or their file manager gave them.
nonisolated struct SavedPhotosRenamedTests {
  private let fixture = SavedPhotosFixture()

  private static let names = [
    "Trip 2.5/owl", "a.b/c.d/e", "owl (2).png", "owl.", "o\u{301}wl.PNG", "owl." + String(repeating: "x", count: 251),
    String(repeating: "o", count: 251) + ".png", String(repeating: "🦉", count: 62) + ".png",
    String(repeating: "o", count: 255), "long/" + String(repeating: "o", count: 249) + ".gif",
  ]

  @Test(arguments: names)
  func `A photo is removed, restored and exported, whatever its file is called`(name: String) async throws {
    let files = FileManager.default
    let library = try fixture.library()
    // With a file for the credit beside it, and without.
    for (number, picture) in [SavedPhotosFixture.picture(1), SavedPhotosFixture.gif].enumerated() {
      let photo = SavedPhotosFixture.photo("\(number)", "Owl")
      guard case .saved(let saved) = try await library.save(photo, picture: picture) else { throw CancellationError() }
      let path = fixture.pictures + "/\(number)/" + name
      try files.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      // Windows has no names that end with a dot.
      guard rename(saved.path, path) == 0 || errno != EINVAL else { return }
      // Names end somewhere.
      if number == 1 { try? files.moveItem(atPath: saved.path + ".xmp", toPath: path + ".xmp") }
      #expect(try await library.checkFiles().moved == [saved.id])
      let data = try Data(contentsOf: URL(filePath: path))

      try await library.remove([saved.id])
      #expect(!files.fileExists(atPath: path))
      // Somebody else's file has the name now.
      try Data("mine".utf8).write(to: URL(filePath: path))
      try await library.restore([saved.id])
      let restored = try #require(try await library.photo(saved.id))
      #expect(!restored.isMissing && restored.path != path)
      #expect((restored.path as NSString).deletingLastPathComponent == (path as NSString).deletingLastPathComponent)
      #expect((restored.path as NSString).pathExtension.count == (path as NSString).pathExtension.count)
      #expect(try Data(contentsOf: URL(filePath: restored.path)) == data)
      #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))

      for form in [PictureExport.Form.folder, .archive] {
        let export = PictureExport(
          form, to: fixture.directory.path + "/Export \(number)-\(form)", title: "Owls", creditsName: "Credits")
        let outcome = try await library.export([saved.id], as: export)
        #expect(outcome.count == 1 && outcome.missing.isEmpty)
      }
      #expect(try await library.checkFiles() == .init())
    }
    let again = try fixture.library()
    #expect(again.repair == nil)
    #expect(try await again.checkFiles() == .init())
    #expect(PictureFolder(path: fixture.pictures).drafts() == [])
  }

  @Test func `Names that differ in case only are two names`() async throws {
    let library = try fixture.library()
    let owl = try await library.keep(SavedPhotosFixture.photo("1", "Owl"), 1)
    try await library.remove([owl.id])
    let other = try await library.keep(SavedPhotosFixture.photo("2", "OWL"), 2)
    try await library.restore([owl.id])
    try await library.keep(SavedPhotosFixture.photo("3", "owl"), 3)
    let photos = try library.photos([1, 2, 3])
    #expect(Set(photos.map(\.path)).count == 3 && other.path == photos[1].path)
    for (number, photo) in photos.enumerated() {
      let credit = try PhotoMetadata.credit(in: Data(contentsOf: URL(filePath: photo.path)))
      #expect(credit?.pageURL?.absoluteString == "https://example.org/\(number + 1)")
    }
    #expect(fixture.files.count == 3)
    #expect(try await library.checkFiles() == .init())
  }
}
