import Foundation
import Testing

@testable import PhotoSearchCore

nonisolated struct SavedPhotosPlacesTests {
  private let home = TemporaryDirectory()

  @Test(arguments: [
    ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", "HOME/Bilder/Vesper"), ("XDG_PICTURES_DIR=\"/mnt/p/\"", "/mnt/p/Vesper"),
    ("# XDG_PICTURES_DIR=\"/x\"\nXDG_MUSIC_DIR=\"/m\"", "HOME/Pictures/Vesper"), ("", "HOME/Pictures/Vesper"),
    ("XDG_PICTURES_DIR=\"$HOME/\"", "HOME/Pictures/Vesper"), ("XDG_PICTURES_DIR=\"relative\"", "HOME/Pictures/Vesper"),
    ("XDG_PICTURES_DIR=\"", "HOME/Pictures/Vesper"),
  ])
  func picturesAreWhereTheDesktopSays(file: String, directory: String) throws {
    try FileManager.default.createDirectory(atPath: home.path + "/.config", withIntermediateDirectories: true)
    try file.write(toFile: home.path + "/.config/user-dirs.dirs", atomically: true, encoding: .utf8)
    let expected = directory.replacingOccurrences(of: "HOME", with: home.path)
    #expect(SavedPhotosLibrary.defaultDirectory(environment: ["HOME": home.path]) == expected)
  }

  @Test func theListIsAmongTheUsersData() {
    let path = SavedPhotosLibrary.defaultDatabase
    #expect(path(["HOME": "/h"]) == "/h/.local/share/vesper/saved-photos.sqlite")
    #expect(path(["HOME": "/h", "XDG_DATA_HOME": "/d"]) == "/d/vesper/saved-photos.sqlite")
    #expect(path(["HOME": "/h", "XDG_DATA_HOME": "d"]) == "/h/.local/share/vesper/saved-photos.sqlite")
  }
}
