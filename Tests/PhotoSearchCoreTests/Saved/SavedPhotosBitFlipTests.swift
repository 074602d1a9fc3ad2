import DiskFaults
import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// A list of saved photos in which one bit has flipped: it can be used, what it was is kept, and all photos whose
/// pictures are there stay. `VESPER_FAULT_FLIPS` tells how many bits are tried, `VESPER_FAULT_SEED` which.
@Suite(.timeLimit(.minutes(60)))
nonisolated struct SavedPhotosBitFlipTests {
  private let fixture = SavedPhotosFixture()
  private static let count = 20

  private func fill() async throws {
    let library = try SavedPhotosLibrary(
      directory: fixture.directory.path + "/template/Pictures",
      database: fixture.directory.path + "/template/data/saved.sqlite")
    let collection = try await library.createCollection(named: "Lesson")
    try await library.createCollection(named: "Poster")
    for number in 1...Self.count {
      var photo = SavedPhotosFixture.photo("\(number)", "Cat \(number)", author: "Ada \(number % 5)", tags: ["cat"])
      let text = (0..<200).map { "\($0 * number)" }.joined(separator: " ")
      photo.evidence = PhotoEvidence(statements: [ServiceStatement(address: "https://x", date: Date(), text: text)])
      let picture =
        number % 4 == 0 ? SavedPhotosFixture.gif + Data([UInt8(number)]) : SavedPhotosFixture.picture(number)
      guard case .saved(let saved) = try await library.save(photo, picture: picture, query: "cats") else { return }
      try await library.setNote("Note \(number)", of: saved.id)
      if number % 3 == 0 { _ = try await library.add([saved.id], toCollection: collection.id) }
    }
  }

  @Test func `A bit that flips in the list loses nothing but what it stood for, and the old list is kept`() async throws
  {
    let environment = ProcessInfo.processInfo.environment
    let rounds = environment["VESPER_FAULT_FLIPS"].flatMap { Int($0) } ?? 40
    let seed = environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
    try await fill()
    await #expect(processExitsWith: .success, "VESPER_FAULT_SEED=\(seed)") {
      [path = fixture.directory.path as String, rounds = rounds as Int, seed = seed as UInt64] in
      DiskFault.allowTime()
      var random = SplitMix64(seed: seed)
      var repairs = 0
      for round in 0..<rounds {
        do {
          repairs += try await Self.flip(path, bit: nil, round, &random) ? 1 : 0
        } catch {
          Issue.record(error, "round \(round)")
        }
      }
      #expect(repairs > 0)
    }
  }

  @Test func `Notes were lost when the number of the page flipped that they were on`() async throws {
    try await fill()
    await #expect(processExitsWith: .success) { [path = fixture.directory.path as String] in
      var random = SplitMix64(seed: 1)
      // The second page is the root of the photos: it ends its header with the number of the last page of rows.
      for byte in 4104...4107 {
        for bit in [0, 3, 7] {
          do {
            _ = try await Self.flip(path, bit: byte * 8 + bit, 0, &random)
          } catch {
            Issue.record(error, "bit \(bit) of byte \(byte)")
          }
        }
      }
    }
  }

  /// Returns whether the list was repaired.
  private static func flip(
    _ path: String, bit: Int?, _ round: Int, _ random: inout SplitMix64
  ) async throws -> Bool {
    let home = path + "/home"
    let files = FileManager.default
    try? files.removeItem(atPath: home)
    try files.copyItem(atPath: path + "/template", toPath: home)
    let list = home + "/data/saved.sqlite"
    var bytes = try #require(files.contents(atPath: list))
    // The first page says where everything is.
    let bit = bit ?? Int.random(in: 0..<(round % 4 == 0 ? 4096 : bytes.count) * 8, using: &random)
    bytes[bit / 8] ^= UInt8(1 << (bit % 8))
    try bytes.write(to: URL(filePath: list))
    let what: Comment = "round \(round), bit \(bit % 8) of byte \(bit / 8) of \(bytes.count)"

    var library: SavedPhotosLibrary?
    // The first use that finds the damage says so, the next one works.
    for attempt in 1...3 {
      do throws(SavedPhotosError) {
        let opened = try SavedPhotosLibrary(directory: home + "/Pictures", database: list)
        library = opened
        try await use(opened)
        break
      } catch {
        if case .damaged = error, attempt < 3 { continue }
        // The bit was that of its number.
        if error == .collectionNotFound { return false }
        Issue.record("\(what): \(error)")
        return false
      }
    }
    guard let library else { return false }
    let kept = try files.contentsOfDirectory(atPath: home + "/data").filter {
      $0.hasPrefix("saved.sqlite.broken") && !$0.hasSuffix("wal") && !$0.hasSuffix("lock")
    }
    // What it was is there still, unless it works as it is.
    if let first = kept.first {
      #expect(files.contents(atPath: home + "/data/" + first)?.count ?? 0 >= bytes.count, what)
    }
    let photos = try library.photos(ids(library))
    let titles = Set(photos.filter(library.isThere).map(\.photo.title))
    let lost = (1...count).filter { !titles.contains("Cat \($0)") }
    #expect(lost.count <= 1, "\(what): \(lost), \(kept)")
    // What pictures do not have.
    let notes = photos.count { $0.note.hasPrefix("Note ") }
    let collected = try await library.collections().map(\.count).reduce(0, +)
    #expect(notes >= count - 1 && collected >= 4, "\(what): \(notes) notes, \(collected), \(kept), \(library.repair)")
    let again = try SavedPhotosLibrary(directory: home + "/Pictures", database: list)
    #expect(again.repair == nil, what)
    return !kept.isEmpty
  }

  private static func ids(_ library: SavedPhotosLibrary) throws(SavedPhotosError) -> [Int] {
    try library.read { connection throws(DatabaseError) in
      try connection.rows("SELECT id FROM photos WHERE state = 1") { $0.int(0) }
    }
  }

  /// All that people do.
  private static func use(_ library: SavedPhotosLibrary) async throws(SavedPhotosError) {
    _ = try library.search(PhotoQuery(text: "cat"), page: nil, limit: 50)
    _ = try library.search(PhotoQuery(text: ""), page: nil, limit: 50)
    for collection in try await library.collections() { _ = try await library.photos(in: collection.id) }
    try await library.checkFiles()
    _ = try await library.save(SavedPhotosFixture.photo("99", "Owl"), picture: SavedPhotosFixture.picture(99))
    guard let owl = try await library.photo(for: PhotoID(source: .commons, id: "99")) else { return }
    try await library.setNote("Hoo", of: owl.id)
    try await library.remove([owl.id])
    _ = try await library.exportList(.json)
    _ = try library.photos(ids(library))
    _ = try await library.collections()
  }
}
