import Foundation
import Glibc
import Testing

@testable import PhotoSearchCore

private nonisolated let smallDisk = ProcessInfo.processInfo.environment["VESPER_SMALL_DISK"]

/// A real disk that has room for so many blocks, is mounted for reading only, or is taken away.
///
/// `VESPER_SMALL_DISK` names the directory to mount it at, which needs root: `script/soak disks`.
@Suite(.serialized, .enabled(if: smallDisk != nil), .timeLimit(.minutes(60)))
nonisolated struct SavedPhotosSmallDiskTests {
  private typealias Step = SavedPhotosFaultyDiskTests.Step
  private typealias Home = SavedPhotosFaultyDiskTests.Home

  private let path = smallDisk ?? ""
  private let fixture = SavedPhotosFixture()
  private static let block = 4096

  private func mountDisk() throws {
    guard mount("vesper", path, "tmpfs", 0, "size=64m") == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  private func unmountDisk() { umount2(path, Int32(MNT_DETACH)) }

  /// Runs `body` while the disk is there, with photos saved elsewhere that an attempt begins with.
  private func withDisk(_ body: () async throws -> Void) async throws {
    try await Home(path: fixture.directory.path + "/template").fill()
    try mountDisk()
    defer { unmountDisk() }
    try await body()
  }

  private func change(size: Int, isReadOnly: Bool = false) {
    let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
    #expect(mount("vesper", path, "tmpfs", flags, "size=\(size)") == 0, "\(errno)")
  }

  private var usedBytes: Int {
    var status = statvfs()
    statvfs(path, &status)
    return Int(status.f_blocks - status.f_bfree) * Int(status.f_frsize)
  }

  /// Takes a step on the disk, with what was there before it.
  private func attempt(
    _ step: Step, change prepare: () -> Void
  ) async throws -> (home: Home, library: SavedPhotosLibrary?, error: SavedPhotosError?, before: [Data]) {
    let home = Home(path: path + "/home")
    try? FileManager.default.removeItem(atPath: home.path)
    try FileManager.default.copyItem(atPath: fixture.directory.path + "/template", toPath: home.path)
    try step.prepare(home)
    let before = try home.contents()
    prepare()
    var library: SavedPhotosLibrary?
    do throws(SavedPhotosError) {
      let opened = try home.library()
      library = opened
      try await step.take(opened, home)
      return (home, library, nil, before)
    } catch {
      return (home, library, error, before)
    }
  }

  @Test(arguments: SavedPhotosFaultyDiskTests.Step.allCases)
  func `A disk that is full at any block loses nothing, and is told about`(
    step: SavedPhotosFaultyDiskTests.Step
  ) async throws {
    var failures = 0
    try await withDisk {
      for blocks in 0... {
        var attempt = try await attempt(step) { change(size: usedBytes + blocks * Self.block) }
        change(size: 64 << 20)
        let what: Comment = "\(step.rawValue), room for \(blocks) blocks"
        if let error = attempt.error { #expect(error == .full, what) }
        failures += attempt.error == nil ? 0 : 1
        if blocks % 2 == 0 { attempt.library = nil }
        try await SavedPhotosFaultyDiskTests.expectRecovery(
          from: step, attempt.error, attempt.home, attempt.library, attempt.before, mayLeave: false, what)
        // A write-ahead log has a size of its own.
        if attempt.error == nil, blocks > 40 { break }
        guard blocks < 2000 else {
          Issue.record("never enough")
          break
        }
      }
    }
    #expect(failures > 0 || step == .checking)
  }

  @Test(arguments: SavedPhotosFaultyDiskTests.Step.allCases)
  func `A disk that is mounted for reading only loses nothing, and is told about`(
    step: SavedPhotosFaultyDiskTests.Step
  ) async throws {
    try await withDisk {
      let attempt = try await attempt(step) { change(size: 64 << 20, isReadOnly: true) }
      change(size: 64 << 20)
      if let error = attempt.error { #expect(isTold(error), "\(error)") }
      try await SavedPhotosFaultyDiskTests.expectRecovery(
        from: step, attempt.error, attempt.home, attempt.library, attempt.before, mayLeave: true, "\(step.rawValue)")
    }
  }

  private func isTold(_ error: SavedPhotosError) -> Bool {
    if case .inaccessible = error { true } else { false }
  }

  @Test func `Photos on a memory stick that is taken away are missing, and back with it`() async throws {
    let library = try SavedPhotosLibrary(directory: path + "/Vesper", database: fixture.database)
    try mountDisk()
    let stick = fixture.directory.path + "/stick"
    DatabaseFile.createDirectory(stick)
    for number in 1...3 { try await library.keep(SavedPhotosFixture.photo("\(number)", "Cat \(number)"), number) }
    // It stays what it is while it is elsewhere.
    #expect(mount(path, stick, nil, UInt(MS_BIND), nil) == 0)
    unmountDisk()
    #expect(try await library.checkFiles() == .init(missing: [1, 2, 3]))
    #expect(try await library.photo(2)?.isMissing == true)
    // The directory at which it was mounted is still there.
    try await library.keep(SavedPhotosFixture.photo("4", "Cat 4"), 4)
    try await library.remove([3])
    #expect(mount(stick, path, nil, UInt(MS_BIND), nil) == 0)
    defer {
      unmountDisk()
      umount2(stick, Int32(MNT_DETACH))
      try? FileManager.default.removeItem(atPath: path + "/Vesper")
    }
    let check = try await library.checkFiles()
    #expect(check == .init(missing: [4], back: [1, 2]))
    try await library.restore([3])
    #expect(try await library.photo(3)?.isMissing == false)
    #expect(try await library.checkFiles() == .init())
  }
}
