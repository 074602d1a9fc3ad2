import Foundation
import Testing

@testable import PhotoSearchCore

/// One library and several processes, some of which are killed. `VESPER_KILLS` tells how many.
@Suite(.timeLimit(.minutes(30)))
nonisolated struct SavedPhotosProcessTests {
  private let fixture = SavedPhotosFixture()

  private static func library(_ path: String) throws -> SavedPhotosLibrary {
    try SavedPhotosLibrary(
      directory: path + "/Pictures", database: path + "/data/saved.sqlite", patience: 600_000)
  }

  private static func file(_ path: String) -> FileHandle? {
    if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    return FileHandle(forWritingAtPath: path)
  }

  @Test func aProcessThatIsKilledLosesAtMostThePhotoThatItWasSaving() async throws {
    let rounds = ProcessInfo.processInfo.environment["VESPER_KILLS"].flatMap { Int($0) } ?? 5
    var first = 0
    for round in 0..<rounds {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = fixture.directory.path as String, first = first as Int, round = round as Int] in
        let library = try SavedPhotosProcessTests.library(path)
        let journal = try #require(SavedPhotosProcessTests.file(path + "/journal"))
        try journal.seekToEnd()
        Thread.detachNewThread {
          usleep(UInt32(3_000 + round * 7_919 % 60_000))
          kill(getpid(), SIGKILL)
        }
        for number in first... {
          let saved = try await library.keep(SavedPhotosFixture.photo("\(number)", "Cat"), number)
          if number % 3 == 0 {
            try await library.remove([saved.id])
            try await library.restore([saved.id])
          }
          try journal.write(contentsOf: Data("\(number)\n".utf8))
        }
      }
      let text = (try? String(contentsOfFile: fixture.directory.path + "/journal", encoding: .utf8)) ?? ""
      let written = text.split(separator: "\n").compactMap { Int($0) }
      // Before anybody tidies up: what is under the name of a photo is whole.
      for file in fixture.files {
        let data = try Data(contentsOf: URL(filePath: fixture.pictures + "/" + file))
        #expect(try PhotoMetadata.credit(in: data) != nil)
      }
      let library = try fixture.library()
      #expect(library.repair == nil)
      // Where it was killed the photo is there as a whole, or removed as a whole, or was never there.
      let count = try await library.count()
      #expect([written.count, written.count + 1].contains(count))
      for number in written {
        let id = PhotoID(source: .commons, id: "\(number)")
        let photo = try #require(try await library.photo(for: id))
        #expect(library.isThere(photo))
      }
      #expect(fixture.files.count == count)
      #expect(try await library.checkFiles() == .init())
      #expect(PictureFolder(path: fixture.pictures).drafts().isEmpty)
      first = (written.last ?? -1) + 1
      // What it was at does not stay, so that the counts are known.
      if let last = try await library.photo(for: PhotoID(source: .commons, id: "\(first)")) {
        try await library.remove([last.id])
      }
      try library.deleteRemoved(before: .distantFuture)
      #expect(fixture.files.count == written.count)
    }
  }

  @Test func twoProcessesSaveTheSamePhotosOnce() async throws {
    let path = fixture.directory.path
    async let one: Void = Self.saveAll(path)
    async let two: Void = Self.saveAll(path)
    _ = await (one, two)
    let library = try fixture.library()
    #expect(try await library.count() == 30)
    #expect(fixture.files.count == 30)
    #expect(try await library.checkFiles() == .init())
  }

  private static func saveAll(_ path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      let library = try SavedPhotosProcessTests.library(path)
      for number in 0..<30 {
        _ = try await library.save(
          SavedPhotosFixture.photo("\(number)", "Cat"), picture: SavedPhotosFixture.picture(number))
      }
    }
  }
}
