import CArchive
import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// Documents that do harm, or are damaged.
nonisolated struct HostileDocumentTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.path + "/document.odt" }

  private func error() async -> DocumentError? {
    do throws(DocumentError) {
      _ = try await DocumentReader.read(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsNoDocumentIsRefused() async throws {
    #expect(await error() == .inaccessible(path: path))
    for (bytes, expected) in [
      ([], .unknownFormat), (Array("hello".utf8), .unknownFormat), ([0xFF, 0xD8, 0xFF], .unknownFormat),
      (Array("PK".utf8), .damaged), ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .unknownFormat),
    ] as [([UInt8], DocumentError)] {
      try Data(bytes).write(to: URL(filePath: path))
      #expect(await error() == expected)
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(await error() == .inaccessible(path: path))
  }

  @Test func aPackageOfSomethingElseIsRefused() async throws {
    try DocumentPackage.write(["a.txt": DocumentPackage.data("a")], to: path)
    #expect(await error() == .unknownFormat)
    try DocumentPackage.write(
      ["mimetype": DocumentPackage.data("application/vnd.oasis.opendocument.spreadsheet")], to: path)
    #expect(await error() == .unknownFormat)
    try DocumentPackage.write(["mimetype": DocumentPackage.data("application/vnd.oasis.opendocument.text")], to: path)
    #expect(await error() == .damaged)
  }

  @Test func aPasswordIsAskedForByAnotherProgram() async throws {
    try DocumentPackage.write(
      [
        "mimetype": DocumentPackage.data("application/vnd.oasis.opendocument.text"),
        "META-INF/manifest.xml": DocumentPackage.data("<m:manifest><m:encryption-data/></m:manifest>"),
        "content.xml": Data((0..<100).map { UInt8($0) }),
      ], to: path)
    #expect(await error() == .encrypted)
  }

  // MARK: XML

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b \"bbbbbbbbbb\"><!ENTITY c \"&b;&b;&b;\">]><text:p>&c;</text:p>",
    "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><text:p>&b;</text:p>", "<text:p>&b;</text:p>",
    "<text:p>", "<text:p></text:h>", "<text:p a='1' a='2'/>", "<x:p/>",
  ])
  func xmlThatIsHostileOrDamagedIsRefused(body: String) async throws {
    try DocumentPackage.writeText(body, to: path)
    #expect(await error() == .damaged)
  }

  @Test func nestingWithoutEndIsRefused() async throws {
    let depth = 100_000
    let body = String(repeating: "<text:p>", count: depth) + String(repeating: "</text:p>", count: depth)
    try DocumentPackage.writeText(body, to: path)
    #expect(await error() == .damaged)
  }

  @Test func aDocumentWithMorePicturesThanAnyHasIsRefused() async throws {
    let frame = "<draw:frame><draw:image xlink:href='Pictures/a.jpg'/></draw:frame>"
    try DocumentPackage.writeText(String(repeating: frame, count: DocumentBuilder.maximumPictureCount + 1), to: path)
    #expect(await error() == .tooLarge)
  }

  /// A ZIP file of some hundred kilobytes whose text has 150 million bytes.
  @Test func aBombIsRefusedBeforeItIsUnpacked() async throws {
    try #require(vesper_archive_load() == nil)
    let archive = archive_write_new()
    defer { archive_write_free(archive) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    archive_write_set_format_zip(archive)
    archive_write_open_fd(archive, descriptor)
    func add(_ name: String, _ chunk: [UInt8], times: Int) {
      let entry = archive_entry_new()
      archive_entry_set_pathname(entry, name)
      archive_entry_set_size(entry, la_int64_t(chunk.count * times))
      archive_entry_set_filetype(entry, UInt32(Glibc.S_IFREG))
      archive_write_header(archive, entry)
      for _ in 0..<times { archive_write_data(archive, chunk, chunk.count) }
      archive_entry_free(entry)
    }
    add("mimetype", Array("application/vnd.oasis.opendocument.text".utf8), times: 1)
    add("content.xml", [UInt8](repeating: 0x20, count: 1_000_000), times: 150)
    archive_write_close(archive)
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    #expect(try #require(size) < 1_000_000)
    #expect(await error() == .tooLarge)
  }

  @Test func aPictureThatUnpacksToMoreThanAnyHasNoBytes() async throws {
    try DocumentPackage.write(["a": Data(count: 100), "b": Data(count: 10)], to: path)
    var reader = try ZIPReader.open(path)
    #expect(try reader.next() == "a")
    do throws(DocumentError) {
      _ = try reader.data(limit: 99)
      Issue.record("more than the limit")
    } catch {
      #expect(error == .tooLarge)
    }
    // The next part can be read all the same.
    #expect(try reader.next() == "b")
    #expect(try reader.data(limit: 10) == Data(count: 10))
    #expect(try reader.next() == nil)
  }

  // MARK: Damage

  @Test(arguments: ["lesson.odt", "lesson.docx", "lesson.epub", "slides.odp", "slides.pptx", "lesson.fodt"])
  func aDamagedDocumentIsReadOrRefused(name: String) async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    let whole = Array(try Data(contentsOf: URL(filePath: DocumentReaderTests.path(name))))
    for round in 0..<60 {
      var bytes = whole
      if round % 2 == 0 {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      } else {
        for _ in 0..<8 {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try Data(bytes).write(to: URL(filePath: path))
      do throws(DocumentError) {
        try Self.check(try await DocumentReader.read(path: path), "seed \(seed), round \(round)")
      } catch {
        #expect(error != .cancelled && !error.description.isEmpty, "seed \(seed), round \(round)")
      }
    }
  }

  /// What must hold of any document.
  static func check(_ document: Document, _ comment: String) throws(DocumentError) {
    let counts = document.pictures.map(\.passageCount)
    #expect(counts == counts.sorted() && counts.last ?? 0 <= document.passages.count, "\(comment)")
    #expect(
      document.passages.allSatisfy { $0.place.number >= 0 && (!$0.text.isEmpty || !$0.links.isEmpty) }, "\(comment)")
    _ = try document.pictureFiles.read(Set(document.pictures.map(\.file)), upTo: .max)
  }
}
