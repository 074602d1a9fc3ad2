import CArchive
import Foundation
import Synchronization
import Testing

@testable import PhotoSearchCore

/// Exporting pictures with their credits, to folders and ZIP files.
nonisolated struct PictureExportTests {
  private let fixture = SavedPhotosFixture()

  private func filled() async throws -> SavedPhotosLibrary {
    let library = try fixture.library()
    for (number, title) in ["Łódź: the “mill”?", "Cat", "CAT", "CON", "東京"].enumerated() {
      try await library.keep(SavedPhotosFixture.photo("\(number)", title, author: nil), number)
    }
    let collection = try await library.createCollection(named: "Lesson 3")
    try await library.add([1, 2, 3, 4, 5], toCollection: collection.id)
    return library
  }

  private func export(_ form: PictureExport.Form, _ name: String) -> PictureExport {
    PictureExport(form, to: fixture.directory.path + "/" + name, title: "Lesson <3>", creditsName: "Photo Credits")
  }

  private let names: Set = [
    "Łódź- the “mill”-.png", "Cat.png", "CAT (2).png", "_CON.png", "東京.png", "Photo Credits.txt", "Photo Credits.html",
    "Receipts.txt",
  ]

  @Test func aFolderHasThePicturesAndTheirCredits() async throws {
    let library = try await filled()
    let steps = Mutex<[PictureExport.Progress]>([])
    let outcome = try await library.export(collection: 1, as: export(.folder, "Lesson 3")) { step in
      steps.withLock { $0.append(step) }
    }
    #expect(outcome == .init(path: fixture.directory.path + "/Lesson 3", count: 5, missing: []))
    #expect(steps.withLock { $0.map(\.done) } == [0, 1, 2, 3, 4, 5])
    let files = try FileManager.default.contentsOfDirectory(atPath: outcome.path)
    // The last saved comes first.
    let expected = Set(names.map { $0 == "Cat.png" ? "Cat (2).png" : $0 == "CAT (2).png" ? "CAT.png" : $0 })
    #expect(Set(files) == expected)
    let saved = try #require(try await library.photo(1))
    let copy = outcome.path + "/Łódź- the “mill”-.png"
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data(contentsOf: URL(filePath: saved.path)))
    let text = try String(contentsOfFile: outcome.path + "/Photo Credits.txt", encoding: .utf8)
    #expect(text.hasPrefix("Lesson <3>\n\n“東京”"))
    #expect(text.split(separator: "\n").count == 6)
    let page = try String(contentsOfFile: outcome.path + "/Photo Credits.html", encoding: .utf8)
    #expect(page.contains("<h1>Lesson &lt;3&gt;</h1>"))
  }

  @Test func aFolderThatExistsIsNotTouched() async throws {
    let library = try await filled()
    let first = try await library.export([1], as: export(.folder, "Lesson 3"))
    let second = try await library.export([2], as: export(.folder, "Lesson 3"))
    #expect(second.path == first.path + " (2)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: first.path).count == 4)
    let file = export(.folder, "a file")
    try Data("x".utf8).write(to: URL(filePath: file.path))
    #expect(try await library.export([1], as: file).path == file.path + " (2)")
    #expect(try Data(contentsOf: URL(filePath: file.path)) == Data("x".utf8))
  }

  @Test func aZIPFileReadsBackWithItsNamesInUTF8() async throws {
    let library = try await filled()
    let saved = try #require(try await library.photo(5))
    let outcome = try await library.export([1, 2, 3, 4, 5], as: export(.archive, "Lesson 3.zip"))
    #expect(outcome.count == 5)
    let entries = try Self.entries(outcome.path)
    #expect(Set(entries.map(\.name)) == names)
    #expect(entries.first { $0.name == "東京.png" }?.data == (try Data(contentsOf: URL(filePath: saved.path))))
    let bytes = try Data(contentsOf: URL(filePath: outcome.path))
    // In the directory at the end, each entry is stored (0), and the flag of names in UTF-8 (2048) is set if needed.
    let directory = Self.directory(bytes)
    #expect(directory.count == names.count)
    for entry in directory {
      #expect(entry.method == 0)
      #expect(entry.isUTF8 || entry.name.utf8.allSatisfy { $0 < 0x80 }, "\(entry.name)")
    }
    #expect(Set(directory.map(\.name)) == names)
  }

  @Test func anExportedFileReplacesTheOneThatTheUserChose() async throws {
    let library = try await filled()
    let export = export(.archive, "x.zip")
    try Data("x".utf8).write(to: URL(filePath: export.path))
    #expect(try await library.export([1], as: export).path == export.path)
    #expect(try Self.entries(export.path).count == 4)
  }

  @Test(arguments: PictureExport.Form.allCases)
  func aMissingPictureIsNamedAndNotCredited(form: PictureExport.Form) async throws {
    let library = try await filled()
    let gone = try #require(try await library.photo(2))
    try FileManager.default.removeItem(atPath: gone.path)
    let outcome = try await library.export(collection: 1, as: export(form, "x"))
    #expect(outcome.count == 4)
    #expect(outcome.missing.map(\.title) == ["Cat"])
  }

  @Test(arguments: PictureExport.Form.allCases)
  func nothingIsLeftOfACancelledExport(form: PictureExport.Form) async throws {
    let library = try await filled()
    let export = export(form, "cancelled")
    let task = Task {
      try await library.export(collection: 1, as: export) { step in
        if step.done == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: SavedPhotosError.cancelled) { try await task.value }
    let left = try FileManager.default.contentsOfDirectory(atPath: fixture.directory.path)
    #expect(Set(left) == ["Pictures", "data"])
  }

  @Test(arguments: PictureExport.Form.allCases)
  func aFolderThatIsNotThereIsAnError(form: PictureExport.Form) async throws {
    let library = try await filled()
    let export = export(form, "none/x")
    await #expect(throws: SavedPhotosError.inaccessible(path: export.path)) {
      try await library.export([1], as: export)
    }
    await #expect(throws: SavedPhotosError.collectionNotFound) { try await library.export(collection: 9, as: export) }
  }

  // MARK: Reading

  private struct Entry {
    let name: String
    let data: Data
  }

  /// Reads an archive with libarchive.
  private static func entries(_ path: String) throws -> [Entry] {
    try #require(vesper_archive_load() == nil)
    let archive = try #require(archive_read_new())
    defer { archive_read_free(archive) }
    archive_read_support_format_zip(archive)
    try #require(archive_read_open_filename(archive, path, 10_240) == ARCHIVE_OK)
    // Names are converted to the characters of the locale.
    let utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let before = uselocale(utf8)
    defer {
      uselocale(before)
      freelocale(utf8)
    }
    var entries: [Entry] = []
    var entry: OpaquePointer?
    while archive_read_next_header(archive, &entry) == ARCHIVE_OK {
      let name = try #require(archive_entry_pathname(entry))
      var data = Data()
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = archive_read_data(archive, &buffer, buffer.count)
        try #require(count >= 0)
        if count == 0 { break }
        data.append(contentsOf: buffer.prefix(count))
      }
      entries.append(Entry(name: String(cString: name), data: data))
    }
    return entries
  }

  private struct DirectoryEntry {
    let name: String
    let method: Int
    let isUTF8: Bool
  }

  /// Reads the central directory as the format describes it.
  private static func directory(_ bytes: Data) -> [DirectoryEntry] {
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let end = bytes.range(of: Data([0x50, 0x4B, 5, 6]), options: .backwards)?.lowerBound else { return [] }
    var start = number(end + 16, 4)
    var entries: [DirectoryEntry] = []
    while start + 46 <= end, number(start, 4) == 0x0201_4B50 {
      let length = number(start + 28, 2)
      let name = String(decoding: bytes[start + 46..<start + 46 + length], as: UTF8.self)
      let flags = number(start + 8, 2)
      entries.append(DirectoryEntry(name: name, method: number(start + 10, 2), isUTF8: flags & 2048 != 0))
      start += 46 + length + number(start + 30, 2) + number(start + 32, 2)
    }
    return entries
  }
}
