import Foundation
import Testing

@testable import PhotoSearchCore

@Suite nonisolated struct APIKeyDirectoryTests {
  /// A directory that is gone at the end of the test.
  private final class Home {
    let path = NSTemporaryDirectory() + "vesper-keys-\(UUID().uuidString)"
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let home = Home()
  private var directory: String { home.path + "/vesper/keys" }
  private var keys: APIKeyDirectory { APIKeyDirectory(directory: directory) }
  private var file: String { directory + "/flickr.key" }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Puts a file in the place of the key.
  private func write(_ text: String, permissions: Int = 0o600) throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    #expect(
      FileManager.default.createFile(
        atPath: file, contents: Data(text.utf8), attributes: [.posixPermissions: permissions]))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
  }

  @Test func `A key is kept for the user alone, replaced and forgotten`() throws {
    #expect(try keys.key(for: .flickr) == nil)
    try keys.removeKey(for: .flickr)
    let first = try #require(APIKey("first-key"))
    let second = try #require(APIKey("second"))
    try keys.setKey(first, for: .flickr)
    #expect(try keys.key(for: .flickr) == first)
    #expect(try keys.key(for: .fiveHundredPixels) == nil)
    #expect(try permissions(file) == 0o600)
    #expect(try permissions(directory) == 0o700)
    try keys.setKey(second, for: .flickr)
    #expect(try keys.key(for: .flickr) == second)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["flickr.key"])
    try keys.removeKey(for: .flickr)
    #expect(try keys.key(for: .flickr) == nil)
  }

  @Test(arguments: [0o640, 0o604, 0o660, 0o620, 0o601])
  func `A key that others may read or change is not used`(mode: Int) throws {
    try write("s3cret\n", permissions: mode)
    #expect(throws: PhotoSearchError.keyUnreadable(path: file, reason: "others may read it")) {
      try keys.key(for: .flickr)
    }
    try keys.setKey(try #require(APIKey("new")), for: .flickr)
    #expect(try keys.key(for: .flickr) == APIKey("new"))
    #expect(try permissions(file) == 0o600)
  }

  @Test(arguments: ["", "two words", String(repeating: "k", count: 2000)])
  func `What cannot be a key is told without repeating it`(text: String) throws {
    try write(text)
    #expect(throws: PhotoSearchError.keyUnreadable(path: file, reason: "what is in it cannot be a key")) {
      try keys.key(for: .flickr)
    }
  }

  @Test func `A link, a directory and a pipe are no keys`() throws {
    try write("s3cret")
    try FileManager.default.moveItem(atPath: file, toPath: directory + "/other")
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: directory + "/other")
    #expect(throws: PhotoSearchError.keyUnreadable(path: file, reason: "it is a link")) { try keys.key(for: .flickr) }
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(throws: PhotoSearchError.keyUnreadable(path: file, reason: "it is not a regular file")) {
      try keys.key(for: .flickr)
    }
    try FileManager.default.removeItem(atPath: file)
    #expect(mkfifo(file, 0o600) == 0)
    #expect(throws: PhotoSearchError.keyUnreadable(path: file, reason: "it is not a regular file")) {
      try keys.key(for: .flickr)
    }
  }

  @Test(arguments: ["../flickr", "a/b", "", "A", "."])
  func `The name of a source leads nowhere else`(name: String) {
    #expect(throws: PhotoSearchError.self) { try keys.key(for: PhotoSourceID(rawValue: name)) }
  }

  @Test func `The directory is the user's`() {
    #expect(APIKeyDirectory.defaultDirectory(environment: ["HOME": "/h"]) == "/h/.config/vesper/keys")
    #expect(APIKeyDirectory.defaultDirectory(environment: ["HOME": "/h", "XDG_CONFIG_HOME": "/c"]) == "/c/vesper/keys")
    #expect(
      APIKeyDirectory.defaultDirectory(environment: ["HOME": "/h", "XDG_CONFIG_HOME": "c"]) == "/h/.config/vesper/keys")
  }
}
