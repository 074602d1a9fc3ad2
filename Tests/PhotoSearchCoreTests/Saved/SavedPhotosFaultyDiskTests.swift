import DiskFaults
import Foundation
import GeneratedCases
import Glibc
import Testing

@testable import PhotoSearchCore

/// Everything that people do with saved photos, while the disk fails at each of its calls in turn: what they are told
/// explains it, what was there is there, nothing is half done, and the same works when the disk does.
///
/// `VESPER_FAULT_CALLS=all` tries each call, otherwise a few are tried, and `VESPER_FAULT_SEED` chooses them.
@Suite(.timeLimit(.minutes(60)))
nonisolated struct SavedPhotosFaultyDiskTests {
  /// Something that people do.
  enum Step: String, CaseIterable, Sendable {
    case saving, savingWithSidecar, savingWhatWasRemoved, savingWhatIsMissing, removing, restoring, noting, collecting
    case importing, exportingFolder, exportingArchive, checking

    /// What happened before, outside Vesper.
    func prepare(_ home: Home) throws {
      switch self {
      case .savingWhatIsMissing: try FileManager.default.removeItem(atPath: home.pictures + "/Cat 3 – Ada.png")
      case .checking:
        DatabaseFile.createDirectory(home.pictures + "/Trip")
        try FileManager.default.moveItem(
          atPath: home.pictures + "/Cat 3 – Ada.png", toPath: home.pictures + "/Trip/Cat.png")
      default: break
      }
    }

    func take(_ library: SavedPhotosLibrary, _ home: Home) async throws(SavedPhotosError) {
      switch self {
      case .saving: try await Home.save(7, library)
      case .savingWithSidecar: try await Home.save(8, library)
      case .savingWhatWasRemoved: try await Home.save(5, library)
      case .savingWhatIsMissing: try await Home.save(3, library)
      case .removing: try await library.remove([1, 2, 4])
      case .restoring: try await library.restore([5, 6])
      case .noting:
        try await library.setNote("For page 3", of: 1)
        try await library.setTags(["a", "b"], of: 1)
      case .collecting:
        let known = try await library.collection(named: "New")
        let new = if let known { known } else { try await library.createCollection(named: "New") }
        _ = try await library.add([1, 2], toCollection: new.id)
        try await library.renameCollection(1, to: "Poster")
      case .importing: _ = try await library.importList(Home.list)
      case .exportingFolder, .exportingArchive:
        let export = PictureExport(
          self == .exportingFolder ? .folder : .archive, to: home.path + "/Export", title: "Cats",
          creditsName: "Credits")
        let outcome = try await library.export([1, 2, 4], as: export)
        // Told, too.
        if !outcome.missing.isEmpty { throw .inaccessible(path: home.path) }
      case .checking: try await library.checkFiles()
      }
    }

    /// Whether all of it has happened.
    func isDone(_ library: SavedPhotosLibrary, _ home: Home) async throws -> Bool {
      switch self {
      case .saving: return try await Home.isSaved(7, library)
      case .savingWithSidecar: return try await Home.isSaved(8, library)
      case .savingWhatWasRemoved: return try await Home.isSaved(5, library)
      case .savingWhatIsMissing: return try await Home.isSaved(3, library)
      case .removing: return try library.photos([1, 2, 4]).isEmpty
      case .restoring: return try library.photos([5, 6]).count == 2
      case .noting:
        let photo = try #require(try library.photos([1]).first)
        return photo.note == "For page 3" && photo.photo.tags == ["a", "b"]
      case .collecting:
        let collections = try await library.collections()
        return collections.map(\.name).sorted() == ["New", "Poster"] && collections.contains { $0.count == 2 }
      case .importing:
        let photo = try await library.photo(for: PhotoID(source: .commons, id: "99"))
        return try await library.collection(named: "Imported") != nil && photo != nil
      case .exportingFolder:
        return ["/Export", "/Export (2)"].contains { name in
          (try? FileManager.default.contentsOfDirectory(atPath: home.path + name))?.count == 6
        }
      case .exportingArchive: return FileManager.default.fileExists(atPath: home.path + "/Export")
      case .checking: return try library.photos([3]).first?.path.hasSuffix("Trip/Cat.png") ?? false
      }
    }
  }

  /// A list of six photos, two of which were removed, and two of which have a sidecar, with a collection.
  struct Home: Sendable {
    let path: String
    var pictures: String { path + "/Pictures" }

    func library() throws(SavedPhotosError) -> SavedPhotosLibrary {
      try SavedPhotosLibrary(directory: pictures, database: path + "/data/saved.sqlite")
    }

    static func picture(_ number: Int) -> Data {
      number % 2 == 0 ? SavedPhotosFixture.gif + Data([UInt8(number)]) : SavedPhotosFixture.picture(number)
    }

    static func save(_ number: Int, _ library: SavedPhotosLibrary) async throws(SavedPhotosError) {
      _ = try await library.save(
        SavedPhotosFixture.photo("\(number)", "Cat \(number)"), picture: picture(number), target: .lastUsed)
    }

    static func isSaved(_ number: Int, _ library: SavedPhotosLibrary) async throws -> Bool {
      guard let photo = try await library.photo(for: PhotoID(source: .commons, id: "\(number)")) else { return false }
      let sidecar = SavedPhotosLibrary.sidecar(of: photo.path)
      return library.isThere(photo) && (number % 2 != 0 || FileManager.default.fileExists(atPath: sidecar))
    }

    static let list = Data(
      """
      {"collections": [{"name": "Imported"}],
       "photos": [{"title": "Owl", "source": "commons", "source_id": "99", "collections": ["Imported"]}]}
      """.utf8)

    func fill() async throws {
      let library = try library()
      let collection = try await library.createCollection(named: "Lesson")
      try await library.setLastUsedCollection(collection.id)
      for number in 1...6 { try await Self.save(number, library) }
      try await library.remove([5, 6])
    }

    /// The contents of all files of pictures, also of those that were removed, but not of what is being written.
    func contents() throws -> [Data] {
      let files = try #require(FileManager.default.enumerator(atPath: pictures)).compactMap { $0 as? String }
      return files.filter { !$0.hasPrefix(".vesper-") }.compactMap { file in
        var isDirectory: ObjCBool = false
        let path = pictures + "/" + file
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue else {
          return nil
        }
        return FileManager.default.contents(atPath: path)
      }
    }

    /// Each photo of the list has its file with its credit, and each file is on the list.
    func expectOrder(_ library: SavedPhotosLibrary, _ what: Comment) async throws {
      // What somebody moved or removed besides is found out.
      try await library.checkFiles()
      let rows = try library.read { connection throws(DatabaseError) in
        try connection.rows("SELECT state, file, draft, digest, source_id FROM photos WHERE is_missing = 0") { row in
          (state: row.int(0), file: row.int(0) == 2 ? row.text(2) : row.text(1), digest: row.text(3), id: row.int(4))
        }
      }
      let folder = PictureFolder(path: pictures)
      var expected: Set<String> = []
      for row in rows {
        expected.insert(row.file)
        #expect(SHA256Digest.hexadecimal(folder.contents(of: row.file) ?? Data()) == row.digest, what)
        if row.id % 2 == 0 { expected.insert(SavedPhotosLibrary.sidecar(of: row.file)) }
      }
      let removed = (try? FileManager.default.contentsOfDirectory(atPath: pictures + "/.removed")) ?? []
      #expect(Set(folder.files() + removed.map { ".removed/" + $0 }) == expected, what)
      #expect(folder.drafts() == [], what)
      let whole = try library.read { connection throws(DatabaseError) in
        try connection.rows("PRAGMA integrity_check") { $0.text(0) }
          + connection.rows("PRAGMA foreign_key_check") { $0.text(0) }
      }
      #expect(whole == ["ok"], what)
    }
  }

  private let fixture = SavedPhotosFixture()

  @Test(.long, arguments: Step.allCases)
  func `A disk that fails at any call loses nothing, and is told about`(step: Step) async throws {
    let environment = ProcessInfo.processInfo.environment
    let all = environment["VESPER_FAULT_CALLS"] == "all"
    let seed = environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
    try await Home(path: fixture.directory.path + "/template").fill()
    await #expect(processExitsWith: .success, "VESPER_FAULT_SEED=\(seed)") {
      [
        path = fixture.directory.path as String, step = step.rawValue as String, all = all as Bool,
        seed = seed as UInt64
      ] in
      DiskFault.allowTime()
      let step = try #require(Step(rawValue: step))
      var random = SplitMix64(seed: seed)
      for fault in DiskFault.allCases {
        let count = try await Self.attempt(step, fault, first: .max, path)
        // Fewer of them, later in what is done, fail for themselves.
        let calls = all ? Array(0..<count) : (0..<2).map { _ in Int.random(in: 0..<max(count, 1), using: &random) }
        for first in calls {
          do {
            _ = try await Self.attempt(step, fault, first: first, path)
          } catch {
            Issue.record(error, "\(step.rawValue), \(fault.rawValue), call \(first), \(DiskFault.failure)")
          }
        }
      }
    }
  }

  /// Returns the number of calls that could have failed.
  private static func attempt(_ step: Step, _ fault: DiskFault, first: Int, _ path: String) async throws -> Int {
    let home = Home(path: path + "/home")
    try? FileManager.default.removeItem(atPath: home.path)
    try FileManager.default.copyItem(atPath: path + "/template", toPath: home.path)
    try step.prepare(home)
    let before = try home.contents()

    var library: SavedPhotosLibrary?
    var error: SavedPhotosError?
    let count = await fault.strike(home.path, first: first) {
      do throws(SavedPhotosError) {
        let opened = try home.library()
        library = opened
        try await step.take(opened, home)
      } catch let failure {
        error = failure
      }
    }
    let what: Comment = "\(step.rawValue), \(fault.rawValue), call \(first), \(DiskFault.failure)"
    if let error {
      #expect(first < count && !fault.isHarmless && fault.explains(error), "\(what): \(error)")
    }
    // The same Vesper goes on, or another one is started.
    if first % 2 == 0 { library = nil }
    try await expectRecovery(
      from: step, error, home, library, before, mayLeave: [.readOnly, .gone, .foreign].contains(fault), what)
    return count
  }

  /// What was there is there, nothing is half done, and what failed works, now that the disk does.
  ///
  /// - Parameters:
  ///   - library: The one that it happened to, or `nil` if its process has ended.
  ///   - pictures: What was there before.
  ///   - mayLeave: Whether what was being written could not be removed.
  static func expectRecovery(
    from step: Step, _ error: SavedPhotosError?, _ home: Home, _ library: consuming SavedPhotosLibrary?,
    _ pictures: [Data], mayLeave: Bool, _ what: Comment
  ) async throws {
    for picture in pictures { #expect(try home.contents().contains(picture), what) }
    let isStarted = library == nil
    var works: SavedPhotosLibrary? = if let library { library } else { try home.library() }
    library = nil
    if let works {
      #expect(works.repair == nil, what)
      for picture in pictures { #expect(try home.contents().contains(picture), what) }
      if isStarted { try await home.expectOrder(works, what) }
      // A folder that could not be read had no photos.
      if error != nil || step == .checking { try await step.take(works, home) }
      #expect(try await step.isDone(works, home), what)
    }
    works = nil
    let next = try home.library()
    #expect(next.repair == nil, what)
    try await home.expectOrder(next, what)
    #expect(try await step.isDone(next, home), what)
    let isCleaned = try FileManager.default.contentsOfDirectory(atPath: home.path)
      .allSatisfy { ["Pictures", "data", "Export", "Export (2)"].contains($0) }
    #expect(isCleaned || error != nil && mayLeave, what)
  }

  @Test(.long) func `A damaged list on a failing disk is rebuilt when the disk works, and is kept as it was`()
    async throws
  {
    let environment = ProcessInfo.processInfo.environment
    let all = environment["VESPER_FAULT_CALLS"] == "all"
    let seed = environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
    try await Home(path: fixture.directory.path + "/template").fill()
    // The rows of photos are somewhere in there.
    let list = "template/data/saved.sqlite"
    try fixture.directory.corrupt(list, at: Array(30...90) + Array(8300...12_200))
    try? FileManager.default.removeItem(atPath: fixture.directory.path + "/\(list)-wal")
    await #expect(processExitsWith: .success, "VESPER_FAULT_SEED=\(seed)") {
      [path = fixture.directory.path as String, all = all as Bool, seed = seed as UInt64] in
      DiskFault.allowTime()
      var random = SplitMix64(seed: seed)
      for fault in DiskFault.allCases {
        let count = try await Self.repair(fault, first: .max, path)
        let calls = all ? Array(0..<count) : (0..<5).map { _ in Int.random(in: 0..<max(count, 1), using: &random) }
        for first in calls {
          do {
            _ = try await Self.repair(fault, first: first, path)
          } catch {
            Issue.record(error, "\(fault.rawValue), call \(first), \(DiskFault.failure)")
          }
        }
      }
    }
  }

  private static func repair(_ fault: DiskFault, first: Int, _ path: String) async throws -> Int {
    let home = Home(path: path + "/home")
    try? FileManager.default.removeItem(atPath: home.path)
    try FileManager.default.copyItem(atPath: path + "/template", toPath: home.path)
    let damaged = try #require(FileManager.default.contents(atPath: home.path + "/data/saved.sqlite"))
    var error: SavedPhotosError?
    let count = await fault.strike(home.path, first: first) {
      do throws(SavedPhotosError) {
        let library = try home.library()
        _ = try await library.count()
        try await library.checkFiles()
      } catch let failure {
        error = failure
      }
    }
    let what: Comment = "\(fault.rawValue), call \(first), \(DiskFault.failure)"
    if let error {
      let isDamage =
        switch error {
        case .damaged, .failed: true
        default: false
        }
      #expect(isDamage || first < count && !fault.isHarmless && fault.explains(error), "\(what): \(error)")
    }
    let library = try home.library()
    let photos = try library.photos(ids(library))
    #expect(
      Set(photos.map(\.photo.title)).isSuperset(of: (1...4).map { "Cat \($0)" }),
      "\(what): \(photos.map(\.photo.title)) \(library.repair) \(error)")
    #expect(photos.allSatisfy(library.isThere), what)
    let lists = try FileManager.default.contentsOfDirectory(atPath: home.path + "/data")
    #expect(lists.contains { FileManager.default.contents(atPath: home.path + "/data/" + $0) == damaged }, what)
    return count
  }

  private static func ids(_ library: SavedPhotosLibrary) throws -> [Int] {
    try library.read { connection throws(DatabaseError) in
      try connection.rows("SELECT id FROM photos WHERE state = 1") { $0.int(0) }
    }
  }

  @Test func `A save that was killed on a disk without locks was in the way of the same photo for ever`() async throws {
    let home = Home(path: fixture.directory.path)
    try await home.fill()
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      let home = Home(path: path)
      let library = try home.library()
      // As it was in the middle of the save.
      let draft = home.pictures + "/.vesper-1.part"
      try FileManager.default.moveItem(atPath: home.pictures + "/Cat 1 – Ada.png", toPath: draft)
      // Just now, however long it took a busy machine to fill the list.
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: draft)
      try library.write { connection throws(DatabaseError) in
        try connection.run("UPDATE photos SET state = 0, draft = '.vesper-1.part' WHERE id = 1")
      }
      let works = await DiskFault.withoutLocks.strike(home.path, first: 0) {
        await #expect(throws: SavedPhotosError.busy) { try await Home.save(1, library) }
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3600)]
        try? FileManager.default.setAttributes(old, ofItemAtPath: draft)
        await #expect(throws: Never.self) { try await Home.save(1, library) }
      }
      #expect(works > 0)
      try await home.expectOrder(library, "without locks")
      #expect(
        try library.read { connection throws(DatabaseError) in
          try connection.rows("SELECT 1 FROM photos WHERE title = 'Cat 1'") { $0.int(0) }
        } == [1])
    }
  }
}

nonisolated extension DiskFault {
  /// Whether people are told what is wrong.
  fileprivate func explains(_ error: SavedPhotosError) -> Bool {
    switch (self, error) {
    case (.full, .full): true
    case (.readOnly, .inaccessible), (.fails, .inaccessible), (.gone, .inaccessible), (.foreign, .inaccessible),
      (.unreadable, .inaccessible):
      true
    default: false
    }
  }
}
