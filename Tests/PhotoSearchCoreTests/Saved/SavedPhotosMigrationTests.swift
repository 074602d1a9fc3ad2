import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Lists that earlier versions wrote, see Tests/Fixtures/saved-photos/SOURCES.md.
nonisolated struct SavedPhotosMigrationTests {
  private let fixture = SavedPhotosFixture()

  @Test func aListOfTheFirstVersionIsReadInFull() async throws {
    try FileManager.default.createDirectory(
      atPath: fixture.directory.path + "/data", withIntermediateDirectories: true)
    try Fixtures.data("saved-photos/version-1.sqlite").write(to: URL(filePath: fixture.database))
    let library = try fixture.library()
    #expect(library.repair == nil)
    #expect(try await library.count() == 2)
    let found = try library.search(PhotoQuery(text: "lodz"), page: nil, limit: 5)
    let photo = try #require(found.photos.first)
    #expect(photo.photo.title == "Łódź")
    #expect(photo.photo.license == License(.bySA, version: "3.0", jurisdiction: "de"))
    #expect(photo.note == "first\nversion")
    #expect(photo.query == "towns")
    #expect(photo.photo.tags == ["red brick", "sea"])
    #expect(try library.search(PhotoQuery(text: "removed"), page: nil, limit: 5).photos.isEmpty)
    // Nothing but the steps that came later was done to it.
    #expect(try await library.exportList(.json).contains("\"title\" : \"Łódź\""))
    // Filters find what was there before they had an index.
    var query = PhotoQuery(text: "lodz")
    for (use, count) in [(IntendedUse.commercialUse, 1), (.publicDomain, 0)] {
      query.intendedUses = [use]
      #expect(try library.search(query, page: nil, limit: 5).total == count)
    }
    let saved = try await library.keep(SavedPhotosFixture.photo("9", "New"), 9)
    #expect(saved.id > 3)
  }

  @Test func theFirstStepStillMakesTheTablesOfTheFirstVersion() throws {
    func tables(_ database: Database) throws -> [String] {
      try database.read { connection throws(DatabaseError) in
        try connection.rows("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name") { $0.text(0) }
      }
    }
    let first = [SavedPhotosLibrary.schema[0]]
    let earlier = fixture.directory.path + "/earlier.sqlite"
    try Fixtures.data("saved-photos/version-1.sqlite").write(to: URL(filePath: earlier))
    #expect(
      try tables(Database(path: fixture.database, migrations: first))
        == tables(Database(path: earlier, migrations: first)))
  }

  @Test(arguments: 1..<SavedPhotosLibrary.schema.count)
  func aListOfEachEarlierVersionKeepsItsPhotosAndTakesNewOnes(version: Int) async throws {
    try Database(path: fixture.database, migrations: Array(SavedPhotosLibrary.schema[..<version]))
      .maintain("INSERT INTO photos (state, file, title) VALUES (1, 'cat.png', 'Cat')")
    let library = try fixture.library()
    #expect(library.repair == nil)
    #expect(try await library.photo(1)?.photo.title == "Cat")
    let saved = try await library.keep(SavedPhotosFixture.photo("9", "New"), 9)
    #expect(try await library.photo(saved.id) == saved)
  }

  @Test func aColumnNamedPlaceWasAmbiguousInAStatement() async throws {
    let library = try fixture.library()
    let saved = try await library.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    for name in ["place", "number"] {
      // Unless the schema has such a column by now.
      try? library.write { connection throws(DatabaseError) in
        try connection.execute("ALTER TABLE photos ADD COLUMN \(name) TEXT")
      }
    }
    #expect(try await library.photo(saved.id) == saved)
  }
}
