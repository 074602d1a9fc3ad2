import Foundation
import Testing

@testable import PhotoSearchCore

nonisolated struct SavedPhotosListTests {
  private let fixture = SavedPhotosFixture()

  private static let texts = [
    "=1+1", "+x", "-x", "@SUM(A1)", "'=x", "''-x", "'twas", "a,b", "\"quoted\"", "<b>&amp;</b>", "＝1", "a;b", "東京",
  ]

  private func filled() async throws -> SavedPhotosLibrary {
    let library = try fixture.library()
    for (number, text) in Self.texts.enumerated() {
      let photo = SavedPhotosFixture.photo(
        "\(number)", text, author: text, uploaded: Date(timeIntervalSince1970: 1_000_000), tags: [text, "b"])
      let saved = try await library.keep(photo, number, query: text)
      try await library.setNote("\(text)\n\r\nline\n", of: saved.id)
    }
    return library
  }

  @Test(arguments: [SavedPhotosLibrary.ExportFormat.csv, .json])
  func anImportGivesBackAllOnceAndFindsTheFiles(format: SavedPhotosLibrary.ExportFormat) async throws {
    let library = try await filled()
    let list = try await library.exportList(format)
    let other = try SavedPhotosLibrary(directory: fixture.pictures, database: fixture.directory.path + "/other.sqlite")
    let outcome = try await other.importList(Data(list.utf8))
    #expect(outcome.added.count == Self.texts.count)
    #expect(try await other.exportList(format, of: outcome.added) == list)
    let first = try #require(try await other.photo(outcome.added[0]))
    #expect(other.isThere(first) && !first.isMissing)
    let again = try await other.importList(Data(list.utf8))
    #expect(again == .init(added: [], knownCount: Self.texts.count, unreadableCount: 0))
    #expect(try await library.importList(Data(list.utf8)).added.isEmpty)
  }

  @Test func aPhotoWhoseFileIsElsewhereIsMissingUntilTheFileComes() async throws {
    let library = try await filled()
    let list = try await library.exportList(.csv)
    let folder = fixture.directory.path + "/Other"
    let other = try SavedPhotosLibrary(directory: folder, database: fixture.directory.path + "/other.sqlite")
    let outcome = try await other.importList(Data(list.utf8))
    #expect(try await other.photo(outcome.added[0])?.isMissing == true)
    try FileManager.default.copyItem(atPath: fixture.pictures, toPath: folder)
    #expect(try await other.checkFiles().moved.count == Self.texts.count)
  }

  @Test func aSpreadsheetRunsNoFormula() async throws {
    let list = try await filled().exportList(.csv)
    let rows = try #require(CommaSeparatedValues.rows(list))
    #expect(rows.count == Self.texts.count + 1)
    #expect(rows.allSatisfy { $0.count == SavedPhotoRecord.exportedFields.count })
    for field in list.split(whereSeparator: { ",\r\n".unicodeScalars.contains($0.unicodeScalars.first!) }) {
      let start = field.drop { $0 == "\"" }.first
      #expect(!"=+-@＝".contains(start ?? " "), "\(field)")
    }
  }

  @Test func everyFormNamesThePhotosOfASelectionInItsOrder() async throws {
    let library = try fixture.library()
    var ids: [Int] = []
    for number in 1...3 {
      ids.append(try await library.keep(SavedPhotosFixture.photo("\(number)", "<P\(number)>"), number).id)
    }
    let wanted = [ids[2], ids[0]]
    let text = try await library.exportList(.plainText, of: wanted)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("<P3>") && lines[1].contains("<P1>"))
    #expect(text.contains("(https://creativecommons.org/licenses/by/4.0/)"))
    let html = try await library.exportList(.html, of: wanted, title: "A & B")
    #expect(html.contains("<title>A &amp; B</title>") && html.contains("&lt;P3&gt;") && !html.contains("<P3>"))
    #expect(html.components(separatedBy: "<li>").count == 3)
    #expect(try await library.exportList(.markdown, of: wanted).hasPrefix("- [“\\<P3\\>”]"))
    #expect(try await library.exportList(.plainText).split(separator: "\n").count == 3)
  }

  @Test(arguments: ["", "a,b\r\n1,2", "{}", "[]", "title\n\"x", "\u{FEFF}"])
  func whatIsNoListIsAnError(text: String) async throws {
    let library = try fixture.library()
    await #expect(throws: SavedPhotosError.unreadableImport) { try await library.importList(Data(text.utf8)) }
  }

  @Test func `A file that is larger than any list was read all the same`() async throws {
    let library = try fixture.library()
    let file = fixture.directory.path + "/large.csv"
    let limit = SavedPhotosLibrary.maximumImportSize
    // Without any blocks on the disk.
    try Data("title\n".utf8).write(to: URL(filePath: file))
    truncate(file, limit + 1)
    await #expect(throws: SavedPhotosError.importTooLarge(limit: limit)) {
      try await library.importList(contentsOf: file)
    }
  }

  @Test func `A pipe to which nobody writes and a folder are no lists`() async throws {
    let library = try fixture.library()
    let pipe = fixture.directory.path + "/pipe"
    // A memory stick has none.
    #expect(mkfifo(pipe, 0o600) == 0 || [EPERM, EIO, ENOSYS, EINVAL, EOPNOTSUPP].contains(errno))
    for path in [pipe, fixture.directory.path] {
      await #expect(throws: SavedPhotosError.unreadableImport) { try await library.importList(contentsOf: path) }
    }
  }

  @Test func aListFromSomebodyElseLeadsNowhere() async throws {
    let library = try fixture.library()
    let list = """
      title,page_url,file,saved,size,is_sensitive\r
      "a\u{202E}b",javascript:alert(1),../../etc/passwd,never,-5,maybe\r
      x,https://example.org/1,/etc/passwd,2020-01-01T00:00:00Z,9999999999999999999999,1\r
      """
    let outcome = try await library.importList(Data(list.utf8))
    #expect(outcome.unreadableCount == 1)
    let photo = try #require(try await library.photo(outcome.added[0]))
    #expect(photo.isMissing)
    #expect(!photo.path.contains("passwd"))
    #expect(photo.photo.isSensitive)
    #expect(photo.saved == Date(timeIntervalSince1970: 1_577_836_800))
  }

  @Test func everyTableComesBackAsItWas() {
    let rows = [["", "a", "\r\n", "\"", "=", "''=", "é,", "-"], Array(repeating: "", count: 8)]
    #expect(CommaSeparatedValues.rows(CommaSeparatedValues.text(rows)) == rows)
    #expect(CommaSeparatedValues.rows("a,b\nc,") == [["a", "b"], ["c", ""]])
    for text in ["\"a", "a\"b", "\"a\"b"] { #expect(CommaSeparatedValues.rows(text) == nil) }
  }

  @Test func aQuotationMarkWithAnAccentOnItComesBackAsItWas() {
    let rows = [["a \"\u{301}b\"\u{5B4}", "c"], ["\"\u{301}"]]
    #expect(CommaSeparatedValues.rows(CommaSeparatedValues.text(rows)) == rows)
  }

  @Test func everyLicenceComesBackAsItWas() {
    let plain: [License.Kind] = [
      .sa, .nc, .nd, .ncSA, .ncND, .cc0, .publicDomainMark, .publicDomain, .sampling, .samplingPlus, .ncSamplingPlus,
      .noKnownRestrictions, .usGovernmentWork, .allRightsReserved, .other(name: ""), .other(name: "My own"),
      .other(name: "CC BY 4.0"), .other(name: "Unknown licence"),
    ]
    let all = plain + FreeLicense.allCases.map { .free($0) } + RightsStatement.allCases.map { .rightsStatement($0) }
    for kind in all {
      let license = License(kind)
      #expect(License(stored: license.stored) == license, "\(license.stored)")
    }
    for kind: License.Kind in [.by, .bySA, .byNC, .byND, .byNCSA, .byNCND] {
      for version in [nil, "1.0", "2.0", "2.5", "3.0", "4.0"] {
        for place in [nil, "de", "us", "igo"] where version != nil || place == nil {
          let license = License(kind, version: version, jurisdiction: place)
          #expect(License(stored: license.stored) == license, "\(license.stored)")
        }
      }
    }
  }

  @Test func whatAnotherProcessChangesIsNoticedOnce() async throws {
    let library = try fixture.library()
    try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    #expect(try await !library.wasChangedElsewhere())
    try await library.keep(SavedPhotosFixture.photo("2", "Dog"), 2)
    #expect(try await !library.wasChangedElsewhere(), "that was here")
    try await fixture.library().keep(SavedPhotosFixture.photo("3", "Owl"), 3)
    #expect(try await library.wasChangedElsewhere())
    #expect(try await !library.wasChangedElsewhere())
  }
}
