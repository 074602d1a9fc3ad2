import DiskFaults
import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// What went wrong with disks that fail and lists that are damaged. See `SavedPhotosFaultyDiskTests`.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct SavedPhotosDiskRegressionTests {
  private typealias Home = SavedPhotosFaultyDiskTests.Home

  private let fixture = SavedPhotosFixture()

  @Test func `A disk that could not be read was taken for a damaged list`() async throws {
    try await Home(path: fixture.directory.path).fill()
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      let home = Home(path: path)
      for first in 0..<12 {
        var told: SavedPhotosError?
        _ = await DiskFault.unreadable.strike(home.path, first: first, suffix: "saved.sqlite") {
          do throws(SavedPhotosError) {
            let library = try home.library()
            _ = try await library.collections()
            _ = try library.search(PhotoQuery(text: "cat"), page: nil, limit: 5)
          } catch { told = error }
        }
        let expected = [nil, SavedPhotosError.inaccessible(path: home.path + "/data/saved.sqlite")]
        #expect(expected.contains(told), "call \(first): \(DiskFault.failure)")
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: home.path + "/data")
      #expect(!files.contains { $0.contains("broken") })
    }
  }

  @Test func `Photos on a read-only disk could not be viewed, nor saved when it was not read-only any more`()
    async throws
  {
    try await Home(path: fixture.directory.path).fill()
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      let home = Home(path: path)
      var library: SavedPhotosLibrary?
      _ = await DiskFault.readOnly.strike(home.path, first: 0) {
        library = try? home.library()
        let count = try? await library?.count()
        #expect(count == 4)
        let error = SavedPhotosError.inaccessible(path: home.pictures)
        await #expect(throws: error) { try await Home.save(7, library!) }
      }
      let opened = try #require(library)
      try await Home.save(7, opened)
      try await opened.setNote("Mine", of: 1)
      #expect(try await opened.count() == 5)
    }
  }

  @Test func `A photo whose sidecar could not be moved was neither saved nor removed`() async throws {
    try await Home(path: fixture.directory.path).fill()
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      let home = Home(path: path)
      let library = try home.library()
      let calls = await DiskFault.foreign.strike(home.pictures, first: 1) {
        await #expect(throws: SavedPhotosError.inaccessible(path: home.pictures)) { try await library.remove([2]) }
      }
      #expect(calls > 1)
      // The folder can be written again, and somebody looks.
      try await library.checkFiles()
      let photo = try #require(try library.photos([2]).first)
      #expect(library.isThere(photo) && !photo.isMissing)
      try await home.expectOrder(library, "sidecar")
    }
  }

  @Test func `A picture stayed without its row when the last step of a save failed`() async throws {
    try await Home(path: fixture.directory.path).fill()
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      let home = Home(path: path)
      for first in 0..<40 {
        var library: SavedPhotosLibrary? = try home.library()
        _ = await DiskFault.fails.strike(home.path, first: first, suffix: "-wal") {
          try? await Home.save(7, library!)
        }
        library = nil
        let next = try home.library()
        try await home.expectOrder(next, "call \(first), \(DiskFault.failure)")
        try await Home.save(7, next)
        try await home.expectOrder(next, "call \(first), \(DiskFault.failure)")
        try await next.remove([#require(try await next.photo(for: PhotoID(source: .commons, id: "7"))).id])
        try next.deleteRemoved(before: .distantFuture)
      }
    }
  }

  @Test func `A full disk was told as a matter of permissions`() async throws {
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      let home = Home(path: path)
      _ = DiskFault.full.strike(home.path, first: 0) {
        #expect(throws: SavedPhotosError.full) { _ = try home.library() }
      }
      _ = try home.library()
      for suffix in ["-wal", "-shm"] {
        try FileManager.default.removeItem(atPath: home.path + "/data/saved.sqlite" + suffix)
        _ = DiskFault.full.strike(home.path, first: 0) {
          #expect(throws: SavedPhotosError.full) { _ = try home.library() }
        }
      }
    }
  }

  @Test(.long) func `A damaged list became an empty one when the disk filled up while it was rebuilt`() async throws {
    try await Home(path: fixture.directory.path + "/template").fill()
    try fixture.directory.corrupt("template/data/saved.sqlite", at: Array(0..<60))
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      let home = Home(path: path + "/home")
      // Also for a moment only.
      for fault in [DiskFault.full, .fails] {
        var count = 1
        var first = 0
        while first < count {
          try? FileManager.default.removeItem(atPath: home.path)
          try FileManager.default.copyItem(atPath: path + "/template", toPath: home.path)
          count = fault.strike(home.path, first: first) { _ = try? home.library() }
          let kept = try await home.library().count()
          #expect(kept == 4, "\(fault.rawValue), call \(first), \(DiskFault.failure)")
          first += 1
        }
      }
    }
  }

  // MARK: - Damage

  @Test func `Pictures with a sidecar were not found when the list was rebuilt`() async throws {
    let home = Home(path: fixture.directory.path)
    try await home.fill()
    let size = try Data(contentsOf: URL(filePath: fixture.database)).count
    try fixture.directory.corrupt("data/saved.sqlite", at: Array(0..<size)) { _ in 7 }
    let library = try home.library()
    #expect(library.repair?.foundCount == 4)
    let titles = try library.photos([1, 2, 3, 4]).map(\.photo.title)
    #expect(titles.sorted() == ["Cat 1", "Cat 2", "Cat 3", "Cat 4"])
  }

  @Test func `Notes and collections were lost with the page that says where they are`() async throws {
    let home = Home(path: fixture.directory.path)
    try await home.fill()
    var library: SavedPhotosLibrary? = try home.library()
    try await library?.setNote("For page 3", of: 1)
    library = nil
    try fixture.directory.corrupt("data/saved.sqlite", at: Array(100..<4096))
    let repaired = try home.library()
    #expect(repaired.repair?.readCount == 4)
    let photos = try await repaired.photos(in: #require(try await repaired.collection(named: "Lesson")).id)
    #expect(photos.count == 4 && photos.map(\.note).contains("For page 3"))
  }

  @Test func `A list whose index of words was damaged was said to be damaged again and again`() async throws {
    let home = Home(path: fixture.directory.path)
    try await home.fill()
    let library = try home.library()
    try library.write { connection throws(DatabaseError) in
      try connection.execute("UPDATE words_data SET block = x'00ff00ff' WHERE id > 10")
    }
    var isTold = false
    do throws(SavedPhotosError) {
      _ = try library.search(PhotoQuery(text: "cat"), page: nil, limit: 5)
    } catch {
      if case .damaged(let kept) = error { isTold = kept.hasSuffix(".broken") }
    }
    #expect(isTold)
    #expect(try library.search(PhotoQuery(text: "cat"), page: nil, limit: 5).total == 4)
  }

  @Test func `A list whose version had a flipped bit was that of a later Vesper`() async throws {
    let home = Home(path: fixture.directory.path)
    try await home.fill()
    // The version of the tables: https://www.sqlite.org/fileformat2.html
    try fixture.directory.corrupt("data/saved.sqlite", at: [63]) { $0 ^ 8 }
    let library = try home.library()
    #expect(library.repair?.readCount == 4)
  }
}
