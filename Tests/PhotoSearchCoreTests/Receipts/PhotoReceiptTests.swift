import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What services said about photos, from their answers into the library and out again.
struct PhotoReceiptTests {
  private let fixture = SavedPhotosFixture()

  nonisolated private static let answered = "Sun, 06 Nov 1994 08:49:37 GMT"

  /// A source that is answered with a body, at a date of long ago.
  private func source(_ service: PhotoService, _ body: Data) -> any PhotoSource {
    service.source(
      FakeTransport { request, _ in
        let fields = [("Content-Type", "application/json"), ("Date", Self.answered)]
        return .success(
          HTTPResponse(
            status: 200, headers: HTTPHeaders(fields.map { .init(name: $0.0, value: $0.1) }), body: body,
            url: request.url))
      })
  }

  @Test(arguments: PhotoService.all)
  func eachPhotoOfEachServiceHasItsOwnRecord(service: PhotoService) async throws {
    var count = 0
    for (name, body) in service.recordings.map({ ($0, Fixtures.data($0)) }) + [(service.name, service.onePhoto)] {
      guard let page = try? await source(service, body).search(PhotoQuery(text: "cat"), page: nil) else { continue }
      for photo in page.photos {
        let statements = photo.statements
        // Commons may have been asked for the rest, and answered the same.
        let statement = try #require(statements.first, "\(name), \(photo.id.id)")
        #expect(statements.count == 1)
        #expect(statement.date == Date(timeIntervalSince1970: 784_111_777))
        #expect(statement.address.hasPrefix("https://"))
        #expect(!statement.address.contains("key-of-") && !statement.text.contains("key-of-"))
        let record = try #require(try JSONSerialization.jsonObject(with: Data(statement.text.utf8)) as? [String: Any])
        // One photo, not the page of all.
        #expect(!record.isEmpty && statement.text.utf8.count < body.count - 8, "\(name)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test func aKeyInAnAnswerOrItsAddressIsNotKept() async throws {
    let service = try #require(PhotoService.all.first { $0.id == .flickr })
    let body = String(decoding: service.onePhoto, as: UTF8.self)
      .replacing("\"stat\"", with: "\"seen\":\"key-of-flickr\",\"stat\"")
    let page = try await source(service, Data(body.utf8)).search(PhotoQuery(text: "cat"), page: nil)
    let statement = try #require(page.photos.first?.statements.first)
    #expect(statement.address.contains("flickr"))
    #expect(!statement.address.contains("key-of-flickr"))
  }

  @Test func thePhotosOfAllSourcesKeepWhatEachSaid() throws {
    func photo(_ source: PhotoSourceID, _ id: String, _ text: String) -> Photo {
      var photo = Photo(
        id: PhotoID(source: source, id: id), title: "Cat", license: License(.by, version: "4.0"),
        imageURL: URL(string: "https://example.org/cat.jpg"))
      photo.evidence = PhotoEvidence(statements: [ServiceStatement(address: "", date: .distantPast, text: text)])
      return photo
    }
    let merged = MergedPhotos([photo(.openverse, "1", "one"), photo(.commons, "2", "two")]).photos
    #expect(merged.count == 1)
    #expect(Set(merged[0].statements.map(\.text)) == ["one", "two"])
  }

  @Test func aPhotoThatIsFoundAgainIsTheSame() {
    var one = SavedPhotosFixture.photo("1", "Cat")
    let other = one
    one.evidence = PhotoEvidence(statements: [ServiceStatement(address: "a", date: .now, text: "{}")])
    #expect(one == other && one.hashValue == other.hashValue)
  }

  // MARK: Saved

  private static let statement = ServiceStatement(
    address: "https://api.example/search?q=cat", date: Date(timeIntervalSince1970: 784_111_777),
    text: #"{"id": "1", "license": "by", "title": "Кот"}"#)

  private func photo(_ id: String = "1") -> Photo {
    var photo = SavedPhotosFixture.photo(id, "Cat")
    photo.evidence = PhotoEvidence(statements: [Self.statement])
    return photo
  }

  private func receipts(_ library: SavedPhotosLibrary, _ id: Int) throws -> [PhotoReceipt] {
    try library.recordsWithReceipts([id])[id]?.receipts ?? []
  }

  @Test func aSavedPhotoShowsItsLicenceAsItWas() async throws {
    let library = try fixture.library()
    let picture = SavedPhotosFixture.picture(1)
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    guard case .saved(let saved) = try await library.save(photo(), picture: picture, date: date) else {
      throw CancellationError()
    }
    let receipt = try #require(try receipts(library, saved.id).first)
    #expect(
      receipt
        == PhotoReceipt(
          saved: date, license: "CC BY 4.0", digest: SHA256Digest.hexadecimal(picture), statements: [Self.statement]))
    let text = try #require(try await library.receipts(of: saved.id))
    let file = try Data(contentsOf: URL(filePath: saved.path))
    #expect(
      text == """
        Photo: Cat
        Author: Ada
        Page: https://example.org/1
        File: Cat – Ada.png
        SHA-256 of the file: \(SHA256Digest.hexadecimal(file))

        Saved: 2025-06-15T15:06:40Z
        Licence: CC BY 4.0
        SHA-256 as delivered: \(SHA256Digest.hexadecimal(picture))

        Request: https://api.example/search?q=cat
        Answered: 1994-11-06T08:49:37Z
        {"id": "1", "license": "by", "title": "Кот"}

        """)
    // The next start, and a removal that is undone.
    let again = try fixture.library()
    try await again.remove([saved.id])
    #expect(try await again.receipts(of: saved.id) == nil)
    try await again.restore([saved.id])
    #expect(try await again.receipts(of: saved.id) == text)
  }

  @Test func aPictureThatWasMissingAndIsSavedAgainHasBothReceipts() async throws {
    let library = try fixture.library()
    let first = try await library.keep(photo(), 1)
    try FileManager.default.removeItem(atPath: first.path)
    let second = try await library.keep(photo(), 2)
    #expect(first.id == second.id)
    let digests = [1, 2].map { SHA256Digest.hexadecimal(SavedPhotosFixture.picture($0)) }
    #expect(try receipts(library, first.id).map(\.digest) == digests)
  }

  @Test func aListThatIsImportedBringsTheReceipts() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(photo(), 1)
    let before = try receipts(library, saved.id)
    let list = try await library.exportList(.json)
    #expect(try await !library.exportList(.csv).contains("api.example"))
    let other = SavedPhotosFixture()
    let imported = try other.library()
    let outcome = try await imported.importList(Data(list.utf8))
    #expect(try receipts(imported, #require(outcome.added.first)) == before)
  }

  @Test func aReceiptInAListThatIsNoneIsLeftOut() async throws {
    let library = try fixture.library()
    try await library.keep(photo(), 1)
    let list = try await library.exportList(.json)
    for (good, bad) in [("\"sha256\" : \"", "\"sha256\" : \"x"), ("1994-11-06", "yesterday"), ("\"text\"", "\"word\"")]
    {
      let other = SavedPhotosFixture()
      let imported = try other.library()
      let damaged = list.replacing(good, with: bad)
      #expect(damaged != list)
      let outcome = try await imported.importList(Data(damaged.utf8))
      #expect(try receipts(imported, #require(outcome.added.first)).isEmpty)
    }
  }

  @Test func aDamagedListKeepsTheReceipts() async throws {
    let before: [PhotoReceipt]
    do {
      let saved = try await fixture.library().keep(photo(), 1)
      before = try receipts(fixture.library(), saved.id)
      try Database(path: fixture.database, migrations: SavedPhotosLibrary.schema)
        .maintain("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try fixture.directory.corrupt("data/saved.sqlite", at: Array(0..<100))
    let library = try fixture.library()
    #expect(library.repair?.readCount == 1)
    #expect(before.count == 1)
    #expect(try receipts(library, #require(try await library.saved(photo())).id) == before)
  }

  @Test func aSaveThatIsFinishedAtTheNextStartKeepsWhatWasSaid() throws {
    let data = try JSONEncoder().encode(UnfinishedSave(photo: photo(), query: "q"))
    #expect(try JSONDecoder().decode(UnfinishedSave.self, from: data).photo.statements == [Self.statement])
  }

  @Test func exportedPicturesHaveTheirReceiptsBesideThem() async throws {
    let library = try fixture.library()
    let saved = try await [library.keep(photo("1"), 1), library.keep(photo("2"), 2)]
    let path = fixture.directory.path + "/export"
    let outcome = try await library.export(
      saved.map(\.id), as: PictureExport(.folder, to: path, title: "Cats", creditsName: "Credits"))
    let text = try String(contentsOfFile: outcome.path + "/Receipts.txt", encoding: .utf8)
    #expect(text.contains("File: Cat.png\n") || text.contains("File: Cat – Ada.png\n"))
    #expect(text.components(separatedBy: Self.statement.text).count == 3)
    for name in try FileManager.default.contentsOfDirectory(atPath: outcome.path) where name.hasSuffix(".png") {
      let file = try Data(contentsOf: URL(filePath: outcome.path + "/" + name))
      #expect(text.contains("File: \(name)\nSHA-256 of the file: \(SHA256Digest.hexadecimal(file))\n"))
    }
  }
}
