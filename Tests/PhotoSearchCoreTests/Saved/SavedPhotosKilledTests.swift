import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// A process that is killed while it saves, removes, brings back, edits or imports: whatever it was at has happened as a
/// whole or not at all. `VESPER_KILLS` tells how often.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct SavedPhotosKilledTests {
  private let fixture = SavedPhotosFixture()

  /// Every fourth cannot carry a credit, which lies beside it then.
  private static func picture(_ number: Int) -> Data {
    number % 4 == 0 ? SavedPhotosFixture.gif + Data([UInt8(number)]) : SavedPhotosFixture.picture(number)
  }

  private static func doAnything(_ library: SavedPhotosLibrary, _ random: inout SplitMix64) async throws {
    let number = Int.random(in: 0..<25, using: &random)
    let photo = SavedPhotosFixture.photo("\(number)", "Cat \(number % 3)")
    let saved = try await library.photo(for: photo.id)
    switch (Int.random(in: 0..<9, using: &random), saved) {
    case (0, let saved?), (1, let saved?): try await library.remove([saved.id])
    case (2, let saved?):
      try await library.setNote("A note", of: saved.id)
      try await library.setTags(["a", "b\(number)"], of: saved.id)
    case (3, _): try await library.restore(Array((1...60).shuffled(using: &random).prefix(5)))
    case (4, _): _ = try await library.importList(Data(try await library.exportList(.json).utf8))
    case (5, _), (6, _): await changeCollections(library, saved?.id, &random)
    default: _ = try await library.save(photo, picture: picture(number), target: .lastUsed)
    }
  }

  private static func changeCollections(
    _ library: SavedPhotosLibrary, _ photo: Int?, _ random: inout SplitMix64
  ) async {
    let id = Int.random(in: 1...6, using: &random)
    // The collection may not be there, or its name may be taken.
    switch Int.random(in: 0..<5, using: &random) {
    case 0: _ = try? await library.createCollection(named: "Lesson \(id)")
    case 1: try? await library.renameCollection(id, to: "Poster \(id)")
    case 2:
      if let deleted = try? await library.deleteCollection(id), id % 2 == 0 {
        try? await library.restoreCollection(deleted)
      }
    case 3: _ = try? await library.remove([photo ?? 1], fromCollection: id)
    default: _ = try? await library.add([photo ?? 1], toCollection: id)
    }
  }

  @Test func aProcessThatIsKilledInTheMiddleOfAnythingLeavesNothingHalfDone() async throws {
    let rounds = ProcessInfo.processInfo.environment["VESPER_KILLS"].flatMap { Int($0) } ?? 8
    var round = 0
    // Until there is something to lose, each waits for the first file, which may be taken back all the same.
    while round < rounds || round < 20 * rounds && fixture.files.isEmpty {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = fixture.directory.path as String, round = round as Int, isEmpty = fixture.files.isEmpty as Bool] in
        let library = try SavedPhotosLibrary(directory: path + "/Pictures", database: path + "/data/saved.sqlite")
        Thread.detachNewThread {
          while isEmpty, PictureFolder(path: path + "/Pictures").files().isEmpty { usleep(1000) }
          usleep(UInt32(2_000 + round * 7_919 % 50_000))
          kill(getpid(), SIGKILL)
        }
        var random = SplitMix64(seed: UInt64(round))
        while true { try await SavedPhotosKilledTests.doAnything(library, &random) }
      }
      try await expectOrder()
      round += 1
    }
    #expect(!fixture.files.isEmpty)
  }

  @Test func whatLiesBesideAPictureStayedBehindWhenAMoveWasInterrupted() async throws {
    var library = try fixture.library()
    let photo = SavedPhotosFixture.photo("4", "Cat")
    guard case .saved(let saved) = try await library.save(photo, picture: Self.picture(4)) else { return }
    let files = FileManager.default
    try await library.remove([saved.id])
    let draft = try library.read { connection throws(DatabaseError) in
      try connection.first("SELECT draft FROM photos") { $0.text(0) } ?? ""
    }
    let hidden = fixture.pictures + "/" + draft
    try files.moveItem(atPath: hidden + ".xmp", toPath: saved.path + ".xmp")
    library = try fixture.library()
    #expect(files.fileExists(atPath: hidden + ".xmp") && fixture.files == [])
    try await library.restore([saved.id])
    try files.moveItem(atPath: saved.path + ".xmp", toPath: hidden + ".xmp")
    try library.write { connection throws(DatabaseError) in try connection.run("UPDATE photos SET draft = ?", draft) }
    library = try fixture.library()
    #expect(fixture.files == ["Cat – Ada.gif", "Cat – Ada.gif.xmp"])
    #expect(try await library.checkFiles() == .init())
  }

  @Test func processesThatWorkOnTheSameListAndAreKilledLeaveNothingHalfDone() async throws {
    let rounds = ProcessInfo.processInfo.environment["VESPER_KILLS"].flatMap { Int($0) } ?? 3
    for round in 0..<rounds {
      async let one: Void = Self.work(fixture.directory.path, seed: 2 * round)
      async let two: Void = Self.work(fixture.directory.path, seed: 2 * round + 1)
      _ = await (one, two)
      try await expectOrder()
    }
  }

  @Test func `A photo was lost when it was restored by one process while another removed it`() async throws {
    let (one, other) = try (fixture.library(), fixture.library())
    let saved = try await one.keep(SavedPhotosFixture.photo("1", "Cat"), 1)
    let file = String(saved.path.dropFirst(fixture.pictures.count + 1))
    try await one.remove([saved.id])
    let draft = try one.read { connection throws(DatabaseError) in
      try connection.first("SELECT draft FROM photos WHERE id = ?", saved.id) { $0.text(0) }
    }
    try await other.restore([saved.id])
    // One is slow to move its file.
    let late = SavedPhotosLibrary.Move(id: saved.id, from: file, to: try #require(draft))
    guard case .overtaken = try one.carry(late, ifStill: .removed, draft: late.to) else {
      Issue.record("it was moved")
      return
    }
    #expect(fixture.files == [file])
    #expect(try await fixture.library().checkFiles() == .init())
    #expect(fixture.files == [file])
  }

  private static func work(_ path: String, seed: Int) async {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path, seed = seed as Int] in
      // The other may stand still in the middle of a write.
      let library = try SavedPhotosLibrary(
        directory: path + "/Pictures", database: path + "/data/saved.sqlite", patience: 600_000)
      Thread.detachNewThread {
        usleep(UInt32(2_000 + seed * 7_919 % 80_000))
        kill(getpid(), SIGKILL)
      }
      var random = SplitMix64(seed: UInt64(seed))
      while true {
        // What the other has just removed is not there to be changed.
        try? await SavedPhotosKilledTests.doAnything(library, &random)
      }
    }
  }

  /// Each photo of the list has its file with its credit, and each file is on the list.
  private func expectOrder() async throws {
    let library = try fixture.library()
    #expect(library.repair == nil)
    #expect(try await library.checkFiles() == .init())
    var expected: Set<String> = []
    for number in 0..<25 {
      guard let photo = try await library.photo(for: PhotoID(source: .commons, id: "\(number)")) else { continue }
      let data = try Data(contentsOf: URL(filePath: photo.path))
      if number % 4 == 0 {
        #expect(data == Self.picture(number))
        expected.insert(photo.path + ".xmp")
      } else {
        #expect(try PhotoMetadata.credit(in: data)?.title == photo.photo.title)
      }
      expected.insert(photo.path)
    }
    let others = Set(fixture.files.map { fixture.pictures + "/" + $0 }).symmetricDifference(expected)
    #expect(others == [])
    #expect(PictureFolder(path: fixture.pictures).drafts().isEmpty)
    try await expectOrderInCollections(library)
  }

  /// Each collection has a name of its own and photos that exist, and the count of those that are not removed.
  private func expectOrderInCollections(_ library: SavedPhotosLibrary) async throws {
    let collections = try await library.collections()
    #expect(Set(collections.map { $0.name.lowercased() }).count == collections.count)
    #expect(collections.count(where: \.isLastUsed) <= 1)
    for collection in collections {
      #expect(try await library.photos(in: collection.id).count == collection.count)
    }
    let strays = try library.read { connection throws(DatabaseError) in
      try connection.rows("PRAGMA foreign_key_check") { $0.text(0) }
    }
    #expect(strays == [])
  }

  @Test func aProcessThatIsKilledSavesNoPhotoWithoutItsCollection() async throws {
    let first = try fixture.library()
    let collection = try await first.createCollection(named: "Lesson 3")
    try await first.setLastUsedCollection(collection.id)
    for round in 0..<4 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = fixture.directory.path as String, round = round as Int] in
        let library = try SavedPhotosLibrary(directory: path + "/Pictures", database: path + "/data/saved.sqlite")
        Thread.detachNewThread {
          usleep(UInt32(5_000 + round * 17_919))
          kill(getpid(), SIGKILL)
        }
        for number in (200 * round)... {
          _ = try await library.save(
            SavedPhotosFixture.photo("\(number)", "Cat"), picture: SavedPhotosFixture.picture(number), target: .lastUsed
          )
        }
      }
      let library = try fixture.library()
      #expect(try await library.photos(in: collection.id).count == library.count())
    }
  }
}
