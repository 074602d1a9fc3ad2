import Foundation
import Testing

@testable import PhotoSearchCore

nonisolated struct SavedPhotosFilesTests {
  private let fixture = SavedPhotosFixture()

  private func rename(_ old: String, _ new: String) throws {
    let target = fixture.pictures + "/" + new
    try FileManager.default.createDirectory(
      atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: old, toPath: target)
  }

  @Test func filesAreFoundAgainWhereverTheyWereMovedAndOthersAreMarked() async throws {
    let library = try fixture.library()
    var saved: [SavedPhoto] = []
    for number in 1...4 {
      saved.append(try await library.keep(SavedPhotosFixture.photo("\(number)", "P\(number)"), number))
    }
    try rename(saved[0].path, "Trip/renamed.png")
    try FileManager.default.removeItem(atPath: saved[1].path)
    let check = try await library.checkFiles()
    #expect(check == .init(moved: [saved[0].id], missing: [saved[1].id], back: []))
    #expect(try await library.photo(saved[0].id)?.path == fixture.pictures + "/Trip/renamed.png")
    #expect(try await library.photo(saved[1].id)?.isMissing == true)
    #expect(try await library.checkFiles() == .init())
  }

  @Test func aMissingFileThatIsBackIsNotMissing() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    let outside = fixture.directory.path + "/aside.png"
    try FileManager.default.moveItem(atPath: saved.path, toPath: outside)
    try await library.checkFiles()
    try FileManager.default.moveItem(atPath: outside, toPath: saved.path)
    #expect(try await library.checkFiles().back == [saved.id])
    #expect(try await library.photo(saved.id) == saved)
  }

  @Test func `A photo that was saved again while the files were checked was missing, and its new file on no list`()
    async throws
  {
    let library = try fixture.library()
    let photos = [SavedPhotosFixture.photo("1", "Cat"), SavedPhotosFixture.photo("2", "Dog")]
    var saved: [SavedPhoto] = []
    for (number, photo) in photos.enumerated() { saved.append(try await library.keep(photo, number)) }
    try FileManager.default.removeItem(atPath: saved[0].path)
    try rename(saved[1].path, "Elsewhere.png")
    let search = try library.searchFiles()
    #expect(search.check == .init(moved: [saved[1].id], missing: [saved[0].id], back: []))
    for (number, photo) in photos.enumerated() { try await library.keep(photo, number) }
    #expect(try library.note(search).missing == [])
    for (number, photo) in photos.enumerated() {
      // Saved under a name of its own.
      let now = try #require(try await library.photo(for: photo.id))
      #expect(!now.isMissing && FileManager.default.fileExists(atPath: now.path), "\(number)")
      #expect(!now.path.hasSuffix("Elsewhere.png"))
    }
  }

  @Test func `A list that another Vesper was writing to was put aside as damaged`() throws {
    let library = try fixture.library()
    let folder = PictureFolder(path: fixture.pictures)
    try library.write { [fixture] _ throws(DatabaseError) in
      _ = #expect(throws: SavedPhotosError.busy) {
        try SavedPhotosLibrary.repaired(fixture.database, folder, patience: 1)
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.directory.path + "/data")
    #expect(!files.contains { $0.contains("broken") })
    #expect(try SavedPhotosLibrary.repaired(fixture.database, folder).1 == nil)
  }

  @Test func aFileThatWasMovedAndChangedIsFoundByItsCredit() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    let changed = try PhotoMetadata.data(
      SavedPhotosFixture.picture(77), carrying: Credit(SavedPhotosFixture.photo("1", "My cat")))
    try FileManager.default.removeItem(atPath: saved.path)
    try changed.write(to: URL(filePath: fixture.pictures + "/mine.png"))
    #expect(try await library.checkFiles().moved == [saved.id])
    #expect(try await library.photo(saved.id)?.path.hasSuffix("/mine.png") == true)
  }

  @Test func aDamagedListIsKeptAndRebuiltFromItselfAndThePictures() async throws {
    do {
      let library = try fixture.library()
      for number in 1...40 {
        let saved = try await library.keep(SavedPhotosFixture.photo("\(number)", "P\(number)"), number)
        try await library.setNote(String(repeating: "n", count: 2000), of: saved.id)
      }
      try library.write { _ throws(DatabaseError) in }
      try Database(path: fixture.database, migrations: SavedPhotosLibrary.schema)
        .maintain("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let size = try Data(contentsOf: URL(filePath: fixture.database)).count
    try fixture.directory.corrupt("data/saved.sqlite", at: Array((size / 2)..<(size / 2 + 8192)))
    try fixture.directory.corrupt("data/saved.sqlite", at: Array(0..<100))
    let library = try fixture.library()
    let repair = try #require(library.repair)
    #expect(repair.kept == fixture.database + ".broken")
    #expect(repair.readCount + repair.foundCount == 40)
    #expect(FileManager.default.fileExists(atPath: repair.kept))
    #expect(try await library.count() == 40)
    #expect(try library.search(PhotoQuery(text: "P17"), page: nil, limit: 5).photos.first?.photo.author == "Ada")
    #expect(try fixture.library().repair == nil)
  }

  @Test func theNotesOfADamagedListOfAnEarlierVersionWereLost() async throws {
    do {
      let library = try fixture.library()
      for number in 1...40 {
        let saved = try await library.keep(SavedPhotosFixture.photo("\(number)", "P\(number)"), number)
        try await library.setNote(String(repeating: "n", count: 2000), of: saved.id)
      }
      let database = try Database(path: fixture.database, migrations: SavedPhotosLibrary.schema)
      for statement in [
        "DROP INDEX photos_by_traits", "ALTER TABLE photos DROP COLUMN traits",
        "ALTER TABLE photos DROP COLUMN report_url", "PRAGMA user_version = 1", "PRAGMA wal_checkpoint(TRUNCATE)",
      ] { try database.maintain(statement) }
    }
    let size = try Data(contentsOf: URL(filePath: fixture.database)).count
    try fixture.directory.corrupt("data/saved.sqlite", at: Array((size / 2)..<(size / 2 + 8192)))
    let library = try fixture.library()
    #expect(try #require(library.repair).readCount > 20)
    #expect(try await library.count() == 40)
    let noted = try library.search(PhotoQuery(text: "P"), page: nil, limit: 100).photos.filter { $0.note.count == 2000 }
    #expect(noted.count > 20)
  }

  @Test func theSecondPhotoOfAPageWasNotOnTheRebuiltList() async throws {
    do {
      let library = try fixture.library()
      for id in ["front", "back"] {
        let photo = Photo(
          id: PhotoID(source: .openverse, id: id), title: id, license: License(.cc0),
          pageURL: URL(string: "https://museum.example.org/vase"))
        try await library.keep(photo, id.count)
      }
      // A copy of the same bytes is no other photo.
      let name = try #require(fixture.files.first)
      let copy = fixture.pictures + "/copy.png"
      try FileManager.default.copyItem(atPath: fixture.pictures + "/" + name, toPath: copy)
    }
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.database + suffix) }
    try Data(repeating: 7, count: 5000).write(to: URL(filePath: fixture.database))
    let library = try fixture.library()
    #expect(library.repair?.foundCount == 2)
    #expect(try await library.count() == 2)
  }

  @Test func damageThatIsFoundLaterIsToldAndRepairedAndNothingPutAsideIsOverwritten() async throws {
    let library = try fixture.library()
    for number in 1...40 {
      let saved = try await library.keep(SavedPhotosFixture.photo("\(number)", "P\(number)"), number)
      try await library.setNote(String(repeating: "n", count: 2000), of: saved.id)
    }
    try Data("earlier".utf8).write(to: URL(filePath: fixture.database + ".broken"))
    try Database(path: fixture.database, migrations: SavedPhotosLibrary.schema)
      .maintain("PRAGMA wal_checkpoint(TRUNCATE)")
    let size = try Data(contentsOf: URL(filePath: fixture.database)).count
    try fixture.directory.corrupt("data/saved.sqlite", at: Array(4096..<size))
    let other = try? fixture.library()
    let kept = fixture.database + ".broken2"
    #expect(other?.repair?.kept == kept || other == nil)
    _ = try? await library.exportList(.json)
    #expect(try Data(contentsOf: URL(filePath: fixture.database + ".broken")) == Data("earlier".utf8))
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(try await fixture.library().count() == 40)
  }

  @Test func aListOfALaterVersionIsLeftAlone() throws {
    do {
      let database = try Database(path: fixture.database, migrations: SavedPhotosLibrary.schema)
      try database.maintain("PRAGMA user_version = 99")
    }
    #expect(throws: SavedPhotosError.newer(version: 99)) { try fixture.library() }
    #expect(!FileManager.default.fileExists(atPath: fixture.database + ".broken"))
  }
}
