import Foundation
import Testing

@testable import PhotoSearchCore

/// Collections of saved photos, with a library on disk.
nonisolated struct PhotoCollectionsTests {
  private let fixture = SavedPhotosFixture()

  /// A library with the photos "Cat 1" to "Cat 4".
  private func filled() async throws -> SavedPhotosLibrary {
    let library = try fixture.library()
    for number in 1...4 { try await library.keep(SavedPhotosFixture.photo("\(number)", "Cat \(number)"), number) }
    return library
  }

  @Test func aPhotoIsInSeveralCollectionsAndEachHasItsCount() async throws {
    let library = try await filled()
    let lesson = try await library.createCollection(named: "Lesson 3")
    let poster = try await library.createCollection(named: "Poster")
    #expect(try await library.add([1, 2, 2, 99], toCollection: lesson.id) == [1, 2])
    #expect(try await library.add([2, 3], toCollection: poster.id) == [2, 3])
    #expect(try await library.add([2, 4], toCollection: lesson.id) == [4])
    #expect(try await library.collections().map(\.name) == ["Lesson 3", "Poster"])
    #expect(try await library.collections().map(\.count) == [3, 2])
    #expect(try await library.collections(of: 2).map(\.name) == ["Lesson 3", "Poster"])
    #expect(try await library.photos(in: lesson.id).map(\.id) == [4, 2, 1])
    #expect(try await library.remove([2, 3], fromCollection: lesson.id) == [2])
    #expect(try await library.collections().map(\.count) == [2, 2])
    #expect(try await library.count() == 4)
    await #expect(throws: SavedPhotosError.collectionNotFound) { try await library.add([1], toCollection: 77) }
  }

  @Test func aNameIsTrimmedAndShortAndNoTwoDifferInCaseAlone() async throws {
    let library = try fixture.library()
    let first = try await library.createCollection(named: "  Große\nReise\u{202E} ")
    #expect(first.name == "Große Reise")
    for name in ["große reise", "GROßE  REISE"] {
      await #expect(throws: SavedPhotosError.collectionNameTaken(name: "Große Reise")) {
        try await library.createCollection(named: name)
      }
    }
    // One character, whether it comes as one scalar or as two.
    try await library.createCollection(named: "Caf\u{E9}")
    await #expect(throws: SavedPhotosError.collectionNameTaken(name: "Caf\u{E9}")) {
      try await library.createCollection(named: "CAFE\u{301}")
    }
    for name in ["", " \n", "\u{200B}"] {
      await #expect(throws: SavedPhotosError.collectionNameEmpty) { try await library.createCollection(named: name) }
    }
    let long = try await library.createCollection(named: String(repeating: "é", count: 5000))
    #expect(long.name.count == PhotoCollection.maximumNameLength)
    // It may be renamed to itself in another case.
    try await library.renameCollection(first.id, to: "GROSSE REISE")
    try await library.renameCollection(first.id, to: "Grosse Reise")
    #expect(try await library.collection(named: "grosse reise")?.id == first.id)
    await #expect(throws: SavedPhotosError.collectionNameTaken(name: "Café")) {
      try await library.renameCollection(first.id, to: "café")
    }
    await #expect(throws: SavedPhotosError.collectionNotFound) { try await library.renameCollection(99, to: "x") }
  }

  @Test func thereIsALimit() async throws {
    let library = try fixture.library()
    try library.write { connection throws(DatabaseError) in
      for number in 1...PhotoCollection.maximumCount {
        _ = try SavedPhotosLibrary.insertCollection("C\(number)", query: nil, connection)
      }
    }
    await #expect(throws: SavedPhotosError.tooManyCollections(limit: PhotoCollection.maximumCount)) {
      try await library.createCollection(named: "One more")
    }
    try await library.renameCollection(1, to: "Another name")
  }

  @Test func aDeletedCollectionComesBackToItsPlaceWithItsPhotos() async throws {
    let library = try await filled()
    for name in ["A", "B", "C"] { try await library.createCollection(named: name) }
    try await library.add([1, 2, 3], toCollection: 2)
    let deleted = try await library.deleteCollection(2)
    #expect(try await library.collections().map(\.name) == ["A", "C"])
    #expect(try await library.count() == 4)
    // Meanwhile, one of its photos is gone for good and its name is used again.
    try await library.remove([1])
    try library.deleteRemoved(before: .distantFuture)
    try await library.createCollection(named: "b")
    try await library.restoreCollection(deleted)
    try await library.restoreCollection(deleted)
    #expect(try await library.collections().map(\.name) == ["A", "B (2)", "C", "b"])
    #expect(try await library.photos(in: 2).map(\.id) == [3, 2])
    #expect(try await library.collections().first(where: \.isLastUsed)?.id == 2)
    await #expect(throws: SavedPhotosError.collectionNotFound) { try await library.deleteCollection(99) }
  }

  @Test func aRemovedPhotoLeavesItsCollectionsAndComesBackToThem() async throws {
    let library = try await filled()
    let lesson = try await library.createCollection(named: "Lesson 3")
    try await library.add([1, 2], toCollection: lesson.id)
    try await library.remove([1])
    #expect(try await library.collections().map(\.count) == [1])
    #expect(try await library.photos(in: lesson.id).map(\.id) == [2])
    // In another process, too.
    let other = try fixture.library()
    try await other.restore([1])
    #expect(try await library.collections().map(\.count) == [2])
    try await library.remove([1])
    try library.deleteRemoved(before: .distantFuture)
    #expect(try await library.collections().map(\.count) == [1])
  }

  @Test func aPhotoIsSavedToCollectionsAsFarAsTheyStillExist() async throws {
    let library = try await filled()
    for name in ["A", "B", "C"] { try await library.createCollection(named: name) }
    try await library.setLastUsedCollection(3)
    try await library.createCollection(named: "Cats", query: PhotoQuery(text: "cat"))
    func save(_ number: Int, to ids: Set<PhotoCollection.ID>) async throws {
      _ = try await library.save(
        SavedPhotosFixture.photo("\(number)", "Cat"), picture: SavedPhotosFixture.picture(number),
        target: .collections(ids))
    }
    try await save(5, to: [])
    try await save(6, to: [1, 2, 4, 99])
    // What was saved before is added too.
    try await save(5, to: [2])
    try await save(5, to: [])
    var members: [[Int]] = []
    for id in 1...3 { members.append(try await library.photos(in: id).map(\.id)) }
    #expect(members == [[6], [6, 5], []])
    let count = try library.read { connection throws(DatabaseError) in
      try connection.first("SELECT count(*) FROM collected") { $0.int(0) }
    }
    #expect(count == 3, "none is in a smart one, or in one that does not exist")
  }

  @Test func aSavedPhotoGoesToTheCollectionThatWasUsedLast() async throws {
    let library = try await filled()
    func save(_ number: Int) async throws {
      _ = try await library.save(
        SavedPhotosFixture.photo("\(number)", "Cat"), picture: SavedPhotosFixture.picture(number), target: .lastUsed)
    }
    try await save(5)
    for name in ["A", "B"] { try await library.createCollection(named: name) }
    try await save(6)
    #expect(try await library.collections().map(\.count) == [0, 0], "none was used yet")
    try await library.add([1], toCollection: 2)
    try await save(7)
    #expect(try await library.photos(in: 2).map(\.id) == [7, 1])
    // What was saved before is added too, but only once.
    try await save(3)
    try await save(3)
    #expect(try await library.photos(in: 2).map(\.id) == [7, 3, 1])
    try await library.setLastUsedCollection(1)
    try await save(8)
    #expect(try await fixture.library().photos(in: 1).map(\.id) == [8], "it is remembered")
    try await library.setLastUsedCollection(nil)
    try await save(9)
    #expect(try await library.collections().map(\.count) == [1, 3])
    await #expect(throws: SavedPhotosError.collectionNotFound) { try await library.setLastUsedCollection(99) }
  }

  // MARK: Searching

  private func titles(_ library: SavedPhotosLibrary, _ collection: Int?, _ text: String = "") throws -> [String] {
    var query = PhotoQuery(text: text)
    query.collection = collection
    return try library.search(query, page: nil, limit: 10).photos.map(\.photo.title)
  }

  @Test func aSearchStaysWithinTheCollection() async throws {
    let library = try await filled()
    try await library.keep(SavedPhotosFixture.photo("5", "Dog"), 5)
    let lesson = try await library.createCollection(named: "Lesson 3")
    try await library.add([1, 3, 5], toCollection: lesson.id)
    #expect(try titles(library, lesson.id) == ["Dog", "Cat 3", "Cat 1"])
    #expect(try titles(library, lesson.id, "cat") == ["Cat 3", "Cat 1"])
    #expect(try titles(library, lesson.id, "-cat") == ["Dog"])
    #expect(try titles(library, 99) == [], "it was deleted")
    #expect(try titles(library, nil).count == 5)
  }

  @Test func aSmartCollectionFollowsWhatIsSaved() async throws {
    let library = try await filled()
    var query = PhotoQuery(text: "cat \"3")
    query.intendedUses = [.commercialUse]
    let smart = try await library.createCollection(named: "Cats", query: query)
    #expect(smart.isSmart)
    #expect(try titles(library, smart.id) == ["Cat 3"])
    try await library.keep(SavedPhotosFixture.photo("5", "Cat 3, again"), 5)
    try await library.keep(
      SavedPhotosFixture.photo("6", "Cat 3, not for sale", license: License(.byNC, version: "4.0")), 6)
    #expect(try titles(library, smart.id) == ["Cat 3", "Cat 3, again"], "the title that is the text comes first")
    #expect(try titles(library, smart.id, "again") == ["Cat 3, again"], "the phrase ended with the stored text")
    #expect(try await library.collections().map(\.count) == [2])
    #expect(try await library.photos(in: smart.id).map(\.id) == [5, 3])
    await #expect(throws: SavedPhotosError.collectionNotFound) { try await library.add([1], toCollection: smart.id) }
    // Another process has deleted it.
    _ = try await library.deleteCollection(smart.id)
    #expect(try titles(library, smart.id) == [])
    await #expect(throws: SavedPhotosError.collectionNotFound) { try await library.photos(in: smart.id) }
  }

  @Test func aSmartCollectionHasItsOwnDatesBesideThoseOfTheSearch() async throws {
    let library = try fixture.library()
    for year in 2001...2004 {
      let date = try Date("\(year)-06-15T12:00:00Z", strategy: .iso8601)
      try await library.keep(SavedPhotosFixture.photo("\(year)", "\(year)", uploaded: date), year)
    }
    func query(_ first: Int, _ last: Int) throws -> PhotoQuery {
      PhotoQuery(
        dateFilter: true, minDate: try Date("\(first)-01-01T12:00:00Z", strategy: .iso8601),
        maxDate: try Date("\(last)-12-31T12:00:00Z", strategy: .iso8601))
    }
    let smart = try await library.createCollection(named: "Early", query: query(2001, 2003))
    var search = try query(2002, 2004)
    search.collection = smart.id
    #expect(try library.search(search, page: nil, limit: 9).photos.map(\.photo.title) == ["2003", "2002"])
  }

  @Test(.timeLimit(.minutes(30))) func aHundredThousandPhotosInCollectionsAreCountedByTheIndexAlone() async throws {
    let library = try fixture.library()
    for name in ["A", "B"] { try await library.createCollection(named: name) }
    let plans = try library.read { connection throws(DatabaseError) in
      try connection.rows("EXPLAIN QUERY PLAN SELECT collection, count(*) FROM collected GROUP BY collection") {
        $0.text(3)
      }
    }
    #expect(plans.allSatisfy { !$0.contains("TEMP B-TREE") }, "\(plans)")
    try library.write { connection throws(DatabaseError) in
      try connection.run(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
        INSERT INTO photos (state, file, title) SELECT 1, 'photo-' || i || '.png', 'Photo ' || i FROM n
        """)
      try connection.run("INSERT INTO collected SELECT 1, id FROM photos")
      try connection.run("INSERT INTO collected SELECT 2, id FROM photos WHERE id % 1000 = 0")
    }
    #expect(try await library.collections().map(\.count) == [100_000, 100])
    #expect(try titles(library, 2).first == "Photo 100000")
    #expect(try titles(library, 1).count == 10)
  }

  // MARK: Lists

  @Test(arguments: [SavedPhotosLibrary.ExportFormat.csv, .json])
  func anExportedListBringsTheCollectionsBack(format: SavedPhotosLibrary.ExportFormat) async throws {
    let library = try await filled()
    for name in ["B, \"x\"", "A"] { try await library.createCollection(named: name) }
    try await library.add([1, 2], toCollection: 1)
    try await library.add([2, 3], toCollection: 2)
    try await library.createCollection(named: "Cats", query: PhotoQuery(text: "cat"))
    try await library.createCollection(named: "Empty")
    let list = Data(try await library.exportList(format).utf8)
    let other = try SavedPhotosLibrary(directory: fixture.pictures, database: fixture.directory.path + "/other.sqlite")
    _ = try await other.importList(list)
    let collections = try await other.collections()
    if format == .json {
      #expect(collections.map(\.name) == ["B, \"x\"", "A", "Cats", "Empty"])
      #expect(collections.map(\.count) == [2, 2, 4, 0])
      #expect(collections[2].query?.text == "cat")
    } else {
      #expect(Set(collections.map(\.name)) == ["B, \"x\"", "A"])
      #expect(collections.map(\.count) == [2, 2])
    }
    let photo = try #require(try await other.photo(for: PhotoID(source: .commons, id: "2")))
    #expect(try await Set(other.collections(of: photo.id).map(\.name)) == ["B, \"x\"", "A"])
  }

  @Test func anImportMergesCollectionsOfPhotosThatAreThereAlready() async throws {
    let library = try await filled()
    try await library.createCollection(named: "Lesson 3")
    try await library.add([1], toCollection: 1)
    let list = Data(try await library.exportList(.json).utf8)
    try await library.remove([1], fromCollection: 1)
    try await library.renameCollection(1, to: "LESSON 3")
    try await library.add([2], toCollection: 1)
    #expect(try await library.importList(list).knownCount == 4)
    #expect(try await library.collections().map(\.name) == ["LESSON 3"])
    #expect(try await library.photos(in: 1).map(\.id) == [2, 1])
  }

  @Test func aListFromSomebodyElseMakesNoStrangeCollections() async throws {
    let library = try fixture.library()
    let names = ["", " ", "a\u{202E}b", String(repeating: "x", count: 1000), "Cats"] + (0..<900).map { "N\($0)" }
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ",")
    let list = """
      {"photos": [{"title": "x", "page_url": "https://example.org/1", "collections": [\(quoted)]},
      {"title": "y", "page_url": "https://example.org/2", "collections": 7}],
      "collections": [7, {"name": 3}, {"name": "Cats", "query": {"text": "cat", "scope": {"everything": {}}}}]}
      """
    #expect(try await library.importList(Data(list.utf8)).added.count == 2)
    let collections = try await library.collections()
    #expect(collections.count <= PhotoCollection.maximumCount)
    #expect(collections.allSatisfy { !$0.name.isEmpty && $0.name.count <= PhotoCollection.maximumNameLength })
    #expect(collections.contains { $0.name == "ab" && $0.count == 1 })
  }

  @Test func aDamagedListIsRecoveredWithItsCollections() async throws {
    do {
      let library = try await filled()
      for name in ["B", "A"] { try await library.createCollection(named: name) }
      try await library.createCollection(named: "Cats", query: PhotoQuery(text: "cat"))
      try await library.add([1, 2], toCollection: 2)
      try await library.add([2, 3], toCollection: 1)
      try await library.remove([3])
    }
    // A flipped bit: the list says that it is of an earlier version, and cannot be migrated.
    try Database(path: fixture.database, migrations: SavedPhotosLibrary.schema).maintain("PRAGMA user_version = 1")
    let library = try fixture.library()
    #expect(try #require(library.repair).readCount == 3)
    #expect(try await library.collections().map(\.name) == ["B", "A", "Cats"])
    #expect(try await library.collections().map(\.count) == [1, 2, 3])
    #expect(try await library.collections().first(where: \.isLastUsed)?.name == "B")
  }
}
