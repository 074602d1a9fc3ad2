import Foundation
import Glibc
import Testing

@testable import PhotoSearchCore

/// A list that may not grow any more: that is told as a full disk, and nothing is lost.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct SavedPhotosFullDiskTests {
  private let fixture = SavedPhotosFixture()

  /// Lets no file of this process grow beyond so many bytes.
  private static func limit(_ bytes: Int) {
    var limit = rlimit()
    let files = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    getrlimit(files, &limit)
    limit.rlim_cur = rlim_t(bytes)
    setrlimit(files, &limit)
  }

  private static func library(_ path: String) throws(SavedPhotosError) -> SavedPhotosLibrary {
    try SavedPhotosLibrary(directory: path + "/Pictures", database: path + "/data/saved.sqlite")
  }

  private static func error(_ body: () async throws(SavedPhotosError) -> Void) async -> SavedPhotosError? {
    do throws(SavedPhotosError) {
      try await body()
      return nil
    } catch {
      return error
    }
  }

  private static func save(_ library: SavedPhotosLibrary, _ number: Int) async -> SavedPhotosError? {
    await error { () async throws(SavedPhotosError) in
      _ = try await library.save(
        SavedPhotosFixture.photo("\(number)", "Owl \(number)"), picture: SavedPhotosFixture.picture(number))
    }
  }

  /// The pictures are small: it is the list that reaches the limit, at another place each time.
  @Test func `A list that may not grow says that the disk is full, and goes on when there is room`() async throws {
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      let library = try SavedPhotosFullDiskTests.library(path)
      let first = try await library.keep(SavedPhotosFixture.photo("0", "First"), 0)
      var failures = 0
      var number = 1
      for bytes in stride(from: 8192, to: 1_200_000, by: 39_000) {
        SavedPhotosFullDiskTests.limit(bytes)
        let note = "\(bytes) " + String(repeating: "note ", count: 500)
        var errors: [(SavedPhotosError?, expected: Int)] = []
        let noted = await SavedPhotosFullDiskTests.error { () async throws(SavedPhotosError) in
          try await library.setNote(note, of: first.id)
        }
        // Until it is full, or a few times.
        let start = number
        repeat {
          errors.append((await SavedPhotosFullDiskTests.save(library, number), number))
          number += 1
        } while errors.last?.0 == nil && number < start + 4
        let removed = await SavedPhotosFullDiskTests.error { () async throws(SavedPhotosError) in
          try await library.remove([first.id])
          try await library.restore([first.id])
        }
        let other = await SavedPhotosFullDiskTests.error { () throws(SavedPhotosError) in
          _ = try SavedPhotosFullDiskTests.library(path)
        }
        let found = try? library.search(PhotoQuery(text: "first"), page: nil, limit: 5)
        SavedPhotosFullDiskTests.limit(1 << 40)
        for error in [noted, removed, other] + errors.map(\.0) where error != nil {
          failures += 1
          #expect(error == .full, "\(bytes)")
        }
        #expect(found?.total == 1 || removed != nil, "\(bytes)")
        // What has failed works, and what was there is there.
        for (_, number) in errors {
          #expect(await SavedPhotosFullDiskTests.save(library, number) == nil, "\(bytes)")
        }
        try await library.restore([first.id])
        try await library.setNote(note, of: first.id)
        #expect(try await library.photo(first.id)?.note == SavedPhotoRecord.note(note), "\(bytes)")
        #expect(try await library.count() == number, "\(bytes)")
      }
      #expect(failures > 10, "\(failures)")
      #expect(library.repair == nil)
      let again = try SavedPhotosFullDiskTests.library(path)
      #expect(again.repair == nil)
      #expect(try await again.count() == number)
      #expect(try await again.checkFiles() == .init())
      let pictures = PictureFolder(path: path + "/Pictures")
      #expect(pictures.files().count == number && pictures.drafts().isEmpty)
    }
  }

  @Test func `A cache that may not grow is none, and is not thrown away`() async throws {
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      let migration = Database.Migration.sql("CREATE TABLE entries (id INTEGER PRIMARY KEY, body BLOB)")
      let database = try Database(path: path + "/cache.sqlite", recovery: .startAnew, migrations: [migration])
      func insert(_ count: Int) throws(DatabaseError) {
        try database.write { connection throws(DatabaseError) in
          try connection.run("INSERT INTO entries (body) VALUES (?)", Data(count: count))
        }
      }
      try insert(1000)
      SavedPhotosFullDiskTests.limit(40_000)
      #expect(throws: DatabaseError.full) { try insert(100_000) }
      SavedPhotosFullDiskTests.limit(1 << 40)
      try insert(100_000)
      let count = try database.read { connection throws(DatabaseError) in
        try connection.first("SELECT count(*) FROM entries") { $0.int(0) }
      }
      #expect(count == 2)
      #expect(!FileManager.default.fileExists(atPath: path + "/cache.sqlite.broken"))
    }
  }

  @Test("A picture counts as written only when the disk has it, not when it is on its way there")
  func pictureThatCannotBeSynchronized() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    // A pipe takes what is written to it and cannot be synchronised.
    let draft = PictureDraft(name: "draft", path: "/nowhere/draft", descriptor: ends[1])
    let isWritten = draft.write(Data("picture".utf8))
    #expect(!isWritten && errno == EINVAL)
  }
}
